// SPDX-License-Identifier: MIT
#include "core/landmarks/person_networks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>
#include <string_view>
#include <utility>

#include "core/base/file.h"

namespace furitsuke::landmarks {

namespace {

constexpr float kLeastScore = 0.5F;
/// Multiplications of a network; ten times those of the largest one that is used.
constexpr std::uint64_t kMostCost = 20'000'000'000;
/// The region is larger than the circle around the person.
constexpr float kMargin = 1.25F;

float logistic(float value) { return 1 / (1 + std::exp(-value)); }

struct ExpectedOutput {
  const char* name;
  network::Shape shape;
};

/// Opens a network and checks that it is what the code below expects.
Result<network::Network> openNetwork(const std::filesystem::path& file, const network::Shape& input,
                                     const std::vector<ExpectedOutput>& outputs) {
  const Result<Bytes> bytes = readFile(file);
  if (!bytes) return bytes.error();
  network::NetworkOptions options;
  options.threads = 2;
  for (const ExpectedOutput& output : outputs) options.outputs.emplace_back(output.name);
  Result<network::Network> opened = network::Network::open(*bytes, options);
  const Message name = Message::verbatim(displayPath(file));
  if (!opened) return Error::in(name, opened.error().sentence());
  bool isExpected = opened->inputShape() == input;
  for (const ExpectedOutput& output : outputs) {
    isExpected = isExpected && opened->outputShape(output.name) == output.shape;
  }
  isExpected = isExpected && opened->cost() <= kMostCost;
  if (!isExpected) return Error::in(name, Core::tr("the network is not of the expected kind"));
  return opened;
}

/// The region of a person of whom the middle of the hips and a point at the edge of a circle around the body are known.
PictureRegion regionOf(float hipsX, float hipsY, float edgeX, float edgeY) {
  const float x = edgeX - hipsX;
  const float y = edgeY - hipsY;
  return {hipsX, hipsY, 2 * kMargin * std::hypot(x, y), std::numbers::pi_v<float> / 2 - std::atan2(-y, x)};
}

// --- people in a picture -----------------------------------------------------------------------------------------

constexpr int kDetectorSide = 224;
constexpr std::size_t kAnchorCount = 2'254;
constexpr std::size_t kBoxValues = 12;
constexpr const char* kBoxes = "Identity";
constexpr const char* kScores = "Identity_1";

/// Points of the picture, 0 to 1, from which the network counts.
struct Anchor {
  float x, y;
};

std::vector<Anchor> makeAnchors() {
  std::vector<Anchor> anchors;
  // Grids, and the answers for each of their cells.
  for (const auto& [cells, answers] : {std::pair(28, 2), std::pair(14, 2), std::pair(7, 6)}) {
    for (int cell = 0; cell < cells * cells; ++cell) {
      const float size = 1 / static_cast<float>(cells);
      const int row = cell / cells;
      const Anchor anchor{(static_cast<float>(cell % cells) + 0.5F) * size, (static_cast<float>(row) + 0.5F) * size};
      anchors.insert(anchors.end(), static_cast<std::size_t>(answers), anchor);
    }
  }
  return anchors;
}

/// An answer of the network: the box of a face (center and size), the middle of the hips, a point at the edge of the
/// circle around the body, and two more that are not used; 0 to 1 within the square that was looked at.
struct DetectedBox {
  std::array<float, kBoxValues> values{};
  float score = 0;

  [[nodiscard]] float left() const { return values[0] - values[2] / 2; }
  [[nodiscard]] float right() const { return values[0] + values[2] / 2; }
  [[nodiscard]] float top() const { return values[1] - values[3] / 2; }
  [[nodiscard]] float bottom() const { return values[1] + values[3] / 2; }
};

/// The area that both cover, of the area that they cover together.
float overlap(const DetectedBox& a, const DetectedBox& b) {
  const float width = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
  const float height = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
  if (!(width > 0 && height > 0)) return 0;
  return width * height / (a.values[2] * a.values[3] + b.values[2] * b.values[3] - width * height);
}

/// The mean of the answers for each person, weighted by their scores.
std::vector<DetectedBox> merged(std::vector<DetectedBox> boxes) {
  constexpr float kSamePerson = 0.3F;
  std::ranges::stable_sort(boxes, [](const DetectedBox& a, const DetectedBox& b) { return a.score > b.score; });
  std::vector<DetectedBox> people;
  while (!boxes.empty()) {
    const DetectedBox best = boxes.front();
    const auto others = std::stable_partition(
        boxes.begin() + 1, boxes.end(), [&](const DetectedBox& each) { return overlap(each, best) > kSamePerson; });
    DetectedBox mean{.score = best.score};
    float total = 0;
    for (auto each = boxes.begin(); each != others; ++each) {
      total += each->score;
      for (std::size_t i = 0; i < kBoxValues; ++i) mean.values[i] += each->score * each->values[i];
    }
    for (float& value : mean.values) value /= total;
    people.push_back(mean);
    boxes.erase(boxes.begin(), others);
  }
  return people;
}

// --- landmarks of a region ---------------------------------------------------------------------------------------

constexpr int kLandmarkSide = 256;
constexpr int kHeatSide = 64;
constexpr std::size_t kHips = kLandmarkCount;
constexpr std::size_t kEdge = kLandmarkCount + 1;
constexpr std::size_t kPointValues = 5;  ///< x, y, z, visibility, presence
constexpr const char* kPoints = "Identity";
constexpr const char* kPersonScore = "Identity_1";
constexpr const char* kHeat = "Identity_3";
constexpr const char* kWorldPoints = "Identity_4";

/// The mean of the heat map around a point, all 0 to 1; the point itself where the map is not sure.
std::pair<float, float> refined(std::span<const float> heat, std::size_t point, float x, float y) {
  constexpr int kReach = 3;
  constexpr float kSure = 0.5F;
  if (!(x >= 0 && y >= 0 && x < 1 && y < 1)) return {x, y};
  const int centerX = static_cast<int>(x * kHeatSide);
  const int centerY = static_cast<int>(y * kHeatSide);
  float sum = 0, sumX = 0, sumY = 0, most = 0;
  for (int cellY = std::max(centerY - kReach, 0); cellY <= std::min(centerY + kReach, kHeatSide - 1); ++cellY) {
    for (int cellX = std::max(centerX - kReach, 0); cellX <= std::min(centerX + kReach, kHeatSide - 1); ++cellX) {
      const float value = logistic(heat[static_cast<std::size_t>(cellY * kHeatSide + cellX) * kPointCount + point]);
      sum += value;
      most = std::max(most, value);
      sumX += value * static_cast<float>(cellX);
      sumY += value * static_cast<float>(cellY);
    }
  }
  if (!(most >= kSure)) return {x, y};
  return {sumX / sum / kHeatSide, sumY / sum / kHeatSide};
}

/// Turns points of a region into those of the picture.
struct RegionTurn {
  explicit RegionTurn(float angle) : cosine(std::cos(angle)), sine(std::sin(angle)) {}

  [[nodiscard]] float x(float fromX, float fromY) const { return fromX * cosine - fromY * sine; }
  [[nodiscard]] float y(float fromX, float fromY) const { return fromX * sine + fromY * cosine; }

  float cosine, sine;
};

/// The landmark that a mirror makes of one.
std::size_t otherSide(std::size_t point) {
  // The eyes are in threes, all others in pairs that begin with an odd number.
  constexpr std::size_t kFirstEye = 1, kFirstPair = 7;
  if (point == 0 || point >= kLandmarkCount) return point;
  if (point < kFirstPair) return point < kFirstEye + 3 ? point + 3 : point - 3;
  return point % 2 != 0 ? point + 1 : point - 1;
}

void copyFlipped(std::span<const float> from, std::span<float> to) {
  constexpr std::size_t kSide = kLandmarkSide, kColors = 3;
  for (std::size_t y = 0; y < kSide; ++y) {
    for (std::size_t x = 0; x < kSide; ++x) {
      std::copy_n(from.data() + (y * kSide + x) * kColors, kColors, to.data() + (y * kSide + kSide - 1 - x) * kColors);
    }
  }
}

Vec3 meanOf(const Vec3& a, const Vec3& b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2}; }

float distance(const RegionPoint& a, const RegionPoint& b) {
  return std::hypot(a.world.x - b.world.x, a.world.y - b.world.y, a.world.z - b.world.z);
}

/// Whether both say the same of which arm and leg is the left one. The mean of those that do not would be between them.
bool agreeOnSides(const RegionPoints& a, const RegionPoints& b) {
  float straight = 0, crossed = 0;
  for (auto i = static_cast<std::size_t>(Landmark::LeftShoulder); i < kLandmarkCount; ++i) {
    straight += distance(a.points[i], b.points[i]);
    crossed += distance(a.points[i], b.points[otherSide(i)]);
  }
  return straight <= crossed;
}

/// The first alone if they do not agree.
RegionPoints meanOf(const RegionPoints& a, const RegionPoints& b) {
  if (!agreeOnSides(a, b)) return a;
  RegionPoints mean;
  mean.score = a.score;
  for (std::size_t i = 0; i < kPointCount; ++i) {
    mean.points[i] = {meanOf(a.points[i].picture, b.points[i].picture), meanOf(a.points[i].world, b.points[i].world),
                      (a.points[i].visibility + b.points[i].visibility) / 2};
  }
  return mean;
}

PictureBox boxAround(const std::array<Vec3, kLandmarkCount>& points) {
  float left = points[0].x, right = left, top = points[0].y, bottom = top;
  for (const Vec3& point : points) {
    left = std::min(left, point.x);
    right = std::max(right, point.x);
    top = std::min(top, point.y);
    bottom = std::max(bottom, point.y);
  }
  return {left, top, right - left, bottom - top};
}

bool isFinite(const PersonLandmarks& person) {
  const auto finite = [](const Vec3& point) {
    return std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.z);
  };
  return std::ranges::all_of(person.picture, finite) && std::ranges::all_of(person.world, finite) &&
         std::ranges::all_of(person.visibility, [](float value) { return std::isfinite(value); });
}

}  // namespace

Result<PersonDetector> PersonDetector::open(const std::filesystem::path& folder) {
  constexpr auto kCount = static_cast<std::int32_t>(kAnchorCount);
  Result<network::Network> opened =
      openNetwork(folder / kPersonDetectorFile, {1, kDetectorSide, kDetectorSide, 3},
                  {{kBoxes, {1, kCount, static_cast<std::int32_t>(kBoxValues)}}, {kScores, {1, kCount, 1}}});
  if (!opened) return opened.error();
  return PersonDetector(*std::move(opened));
}

std::vector<PersonRegion> PersonDetector::find(const SeenPicture& picture) {
  static const std::vector<Anchor> anchors = makeAnchors();
  const float size = std::max(picture.width(), picture.height());
  const PictureRegion whole{picture.width() / 2, picture.height() / 2, size, 0};
  if (!whole.isUsableIn(picture.width(), picture.height())) return {};
  crop_.cut(picture.picture, picture.pixelAspect, whole, kDetectorSide, -1, 1, network_.input());
  network_.run();
  const std::span<const float> boxes = network_.output(kBoxes);
  const std::span<const float> scores = network_.output(kScores);
  std::vector<DetectedBox> found;
  for (std::size_t i = 0; i < kAnchorCount; ++i) {
    const float score = logistic(scores[i]);
    if (!(score >= kLeastScore)) continue;
    DetectedBox box{.score = score};
    for (std::size_t k = 0; k < kBoxValues; ++k) {
      const bool isSize = k == 2 || k == 3;
      const float origin = isSize ? 0 : k % 2 == 0 ? anchors[i].x : anchors[i].y;
      box.values[k] = boxes[i * kBoxValues + k] / kDetectorSide + origin;
    }
    found.push_back(box);
  }
  const float left = whole.x - size / 2;
  const float top = whole.y - size / 2;
  std::vector<PersonRegion> people;
  for (const DetectedBox& box : merged(std::move(found))) {
    const auto& at = box.values;
    const PictureRegion region =
        regionOf(left + at[4] * size, top + at[5] * size, left + at[6] * size, top + at[7] * size);
    if (region.isUsableIn(picture.width(), picture.height())) people.push_back({region, box.score});
  }
  std::ranges::stable_sort(people, [](const PersonRegion& a, const PersonRegion& b) {
    return a.region.size * a.score > b.region.size * b.score;
  });
  return people;
}

Result<LandmarkNetwork> LandmarkNetwork::open(const std::filesystem::path& folder, LandmarkQuality quality) {
  constexpr auto kCount = static_cast<std::int32_t>(kPointCount);
  Result<network::Network> opened =
      openNetwork(folder / landmarkNetworkFile(quality), {1, kLandmarkSide, kLandmarkSide, 3},
                  {{kPoints, {1, kCount * static_cast<std::int32_t>(kPointValues)}},
                   {kPersonScore, {1, 1}},
                   {kHeat, {1, kHeatSide, kHeatSide, kCount}},
                   {kWorldPoints, {1, kCount * 3}}});
  if (!opened) return opened.error();
  return LandmarkNetwork(*std::move(opened), quality != LandmarkQuality::Fast);
}

RegionPoints LandmarkNetwork::look(bool isFlipped) {
  network_.run();
  const std::span<const float> points = network_.output(kPoints);
  const std::span<const float> world = network_.output(kWorldPoints);
  const std::span<const float> heat = network_.output(kHeat);
  RegionPoints found;
  found.score = network_.output(kPersonScore).front();
  for (std::size_t i = 0; i < kPointCount; ++i) {
    const float* const point = points.data() + i * kPointValues;
    const float* const inWorld = world.data() + i * 3;
    const auto [x, y] = refined(heat, i, point[0] / kLandmarkSide, point[1] / kLandmarkSide);
    RegionPoint& to = found.points[isFlipped ? otherSide(i) : i];
    to.picture = {isFlipped ? 1 - x : x, y, point[2] / kLandmarkSide};
    to.world = {isFlipped ? -inWorld[0] : inWorld[0], inWorld[1], inWorld[2]};
    to.visibility = logistic(point[3]);
  }
  return found;
}

std::optional<RegionLandmarks> LandmarkNetwork::find(const SeenPicture& picture, const PictureRegion& region) {
  if (!region.isUsableIn(picture.width(), picture.height())) return {};
  crop_.cut(picture.picture, picture.pixelAspect, region, kLandmarkSide, 0, 1, network_.input());
  const std::vector<float> seen(network_.input().begin(), network_.input().end());
  RegionPoints points = look(false);
  if (!(points.score > kLeastScore)) return {};
  if (looksTwice_) {
    copyFlipped(seen, network_.input());
    points = meanOf(points, look(true));
  }
  RegionLandmarks found;
  PersonLandmarks& person = found.person;
  person.score = points.score;
  person.isFound = true;
  const RegionTurn turn(region.angle);
  const auto pictured = [&](const RegionPoint& point) {
    const float fromX = (point.picture.x - 0.5F) * region.size;
    const float fromY = (point.picture.y - 0.5F) * region.size;
    return Vec3{region.x + turn.x(fromX, fromY), region.y + turn.y(fromX, fromY), point.picture.z * region.size};
  };
  for (std::size_t i = 0; i < kLandmarkCount; ++i) {
    const RegionPoint& point = points.points[i];
    person.picture[i] = pictured(point);
    // The network's y points down.
    person.world[i] = {turn.x(point.world.x, point.world.y), -turn.y(point.world.x, point.world.y), point.world.z};
    person.visibility[i] = point.visibility;
  }
  person.box = boxAround(person.picture);
  const Vec3 hips = pictured(points.points[kHips]);
  const Vec3 edge = pictured(points.points[kEdge]);
  found.next = regionOf(hips.x, hips.y, edge.x, edge.y);
  if (!isFinite(person)) return {};
  return found;
}

}  // namespace furitsuke::landmarks
