// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

#include "resources/samples/outline.h"
#include "resources/samples/sculpt.h"

namespace furitsuke::samples {

namespace {

constexpr double kSkirtTop = 7.72, kSkirtHem = 5.15, kFrillHem = 4.85;

Skin trunkSkin(const Skeleton& skeleton, const glm::dvec3& at) {
  const std::array<SkinNode, 5> nodes{{{7.15, skeleton.index("下半身")},
                                       {7.85, skeleton.index("上半身")},
                                       {8.35, skeleton.index("上半身")},
                                       {9.15, skeleton.index("上半身2")},
                                       {11, skeleton.index("上半身2")}}};
  const double shoulder = 0.75 * ramp(0.55, 1.1, std::abs(at.x)) * ramp(9.3, 10.0, at.y);
  if (shoulder <= 0) return skinAlong(nodes, at.y);
  return twoBones(skeleton.index("上半身2"), skeleton.index(at.x > 0 ? "左肩" : "右肩"), shoulder);
}

constexpr std::array<Slice, 10> kTrunk{{{5.85, 0.62, -0.5, 0.55},
                                        {6.2, 0.98, -0.7, 0.78},
                                        {6.8, 1.06, -0.74, 0.84},
                                        {7.4, 0.84, -0.6, 0.62},
                                        {7.75, 0.77, -0.55, 0.54},
                                        {8.5, 0.88, -0.66, 0.56},
                                        {9.2, 1.0, -0.78, 0.6},
                                        {9.8, 1.05, -0.68, 0.58},
                                        {10.25, 0.88, -0.48, 0.52},
                                        {10.58, 0.42, -0.3, 0.45}}};

void sculptTrunk(Shape& shape, const Skeleton& skeleton) {
  const SkinOf skin = [&](const SheetPlace& p) { return trunkSkin(skeleton, p.at); };
  std::vector<Row> breeches, bodice;
  for (const Slice& slice : smoothSlices(kTrunk, 22)) {
    (slice.y < 7.45 ? breeches : bodice).push_back(outlineOf(slice, 24, 2.2));
  }
  breeches.push_back(bodice.front());
  shape.beginPiece();
  SheetOptions bottom;
  bottom.startTip = true;
  shape.sheet(Part::White, breeches, skin, bottom);
  shape.sheet(Part::Cloth, bodice, skin);
  for (const Side& side : kSides) {
    // Short puffed legs of the breeches.
    constexpr std::array<std::array<double, 2>, 6> kPuff{
        {{6.75, 0.5}, {6.5, 0.68}, {6.1, 0.76}, {5.7, 0.72}, {5.48, 0.58}, {5.5, 0.5}}};
    std::vector<Row> rows;
    for (const auto& [y, radius] : kPuff) {
      Row row = outlineOf({y, radius * 0.92, -radius, radius}, 18);
      for (std::size_t i = 0; i < row.size(); ++i) {
        row[i] = side.place(glm::dvec3{row[i].x + kHip.x, y, row[i].z + 0.02});
      }
      rows.push_back(std::move(row));
    }
    shape.beginPiece();
    shape.sheet(Part::White, rows, [&](const SheetPlace& p) {
      return twoBones(skeleton.index("下半身"), skeleton.index(side.named("足D")), ramp(6.9, 5.9, p.at.y));
    });
  }
}

/// Weights of parts that hang with the skirt: two adjacent bone columns, down from the waist.
Skin skirtSkin(const Skeleton& skeleton, double angle, double y) {
  const double down = (kSkirtTop - y) / (kSkirtTop - kSkirtHem);
  const double position = angle / (2 * kPi) * kSkirtColumns - 0.5;
  const double whole = std::floor(position);
  const int left = (static_cast<int>(whole) + kSkirtColumns) % kSkirtColumns;
  const int right = (left + 1) % kSkirtColumns;
  const double share = ramp(0, 1, position - whole);
  const double lower = ramp(0.35, 0.85, down), waist = 1 - ramp(0.0, 0.3, down);
  const model::BoneIndex body = skeleton.index("下半身");
  if (waist > 0) {
    return {{body, skeleton.index(skirtBone(left, 0)), skeleton.index(skirtBone(right, 0)), 0},
            {waist, (1 - waist) * (1 - share), (1 - waist) * share, 0},
            {}};
  }
  return {{skeleton.index(skirtBone(left, 0)), skeleton.index(skirtBone(right, 0)), skeleton.index(skirtBone(left, 1)),
           skeleton.index(skirtBone(right, 1))},
          {(1 - share) * (1 - lower), share * (1 - lower), (1 - share) * lower, share * lower},
          {}};
}

/// A bell with folds; `from` and `to` are heights, `closer` the distance to the skirt toward the body.
std::vector<Row> bell(double from, double to, int rows, double closer, int folds, double depth) {
  constexpr std::array<glm::dvec2, 6> kRadius{
      {{0, 0.8}, {0.12, 1.02}, {0.35, 1.42}, {0.65, 1.86}, {0.9, 2.14}, {1.1, 2.3}}};
  constexpr std::size_t kAround = 80;
  std::vector<Row> result;
  for (int i = 0; i < rows; ++i) {
    const double y = from + (to - from) * i / (rows - 1);
    const double down = (kSkirtTop - y) / (kSkirtTop - kSkirtHem);
    Row row;
    for (std::size_t k = 0; k < kAround; ++k) {
      const double angle = kPi + 2 * kPi * static_cast<double>(k) / kAround;
      const double fold = depth * ramp(0.05, 1, down) * std::cos(folds * angle);
      const double radius = curveThrough(kRadius, down) - closer + fold;
      row.push_back(
          {radius * std::sin(angle), y + 0.35 * std::abs(fold) - 0.2 * fold, 0.03 - 0.9 * radius * std::cos(angle)});
    }
    result.push_back(std::move(row));
  }
  return result;
}

void sculptSkirt(Shape& shape, const Skeleton& skeleton) {
  const SkinOf skin = [&](const SheetPlace& p) {
    const double angle = std::atan2(p.at.x, -p.at.z);
    return skirtSkin(skeleton, angle < 0 ? angle + 2 * kPi : angle, p.at.y);
  };
  shape.beginPiece();
  SheetOptions options;
  options.uvTo = {6, 1};
  shape.sheet(Part::Skirt, bell(kSkirtTop, kSkirtHem, 10, 0, 16, 0.13), skin, options);
  shape.beginPiece();
  shape.sheet(Part::White, bell(5.7, kFrillHem, 4, 0.2, 20, 0.08), skin);
  // The sash hides the seam of skirt and bodice.
  std::vector<Row> sash;
  for (const auto& [y, more] : {std::array{7.5, 0.02}, {7.52, 0.13}, {7.72, 0.13}, {7.94, 0.12}, {7.97, 0.01}}) {
    sash.push_back(outlineOf({y, 0.8 + more, -0.57 - more, 0.57 + more}, 24, 2.2));
  }
  shape.beginPiece();
  shape.sheet(Part::Trim, sash, [&](const SheetPlace& p) { return trunkSkin(skeleton, p.at); });
}

void sculptSleeve(Shape& shape, const Skeleton& skeleton, const Side& side) {
  const glm::dvec3 along = glm::normalize(kElbow - kArm);
  const auto skin = [&](const SheetPlace& p) {
    const double way = glm::dot(p.at - side.place(kArm), side.place(along));
    const auto bone = [&](std::string_view name) { return skeleton.index(side.named(name)); };
    const std::array<SkinNode, 5> nodes{{{-0.45, skeleton.index("上半身2")},
                                         {-0.15, bone("肩")},
                                         {0.25, bone("腕")},
                                         {0.6, bone("腕捩1")},
                                         {1.1, bone("腕捩2")}}};
    return skinAlong(nodes, way);
  };
  std::vector<TubePoint> puff, band, cuff;
  for (const auto& [way, radius] : {std::array{-0.45, 0.3},
                                    {-0.32, 0.5},
                                    {-0.1, 0.62},
                                    {0.15, 0.69},
                                    {0.42, 0.7},
                                    {0.65, 0.62},
                                    {0.8, 0.48},
                                    {0.84, 0.38}}) {
    puff.push_back({side.place(kArm + along * way), radius, radius});
  }
  for (const auto& [way, radius] : {std::array{0.8, 0.36}, {0.8, 0.44}, {0.98, 0.43}, {1.0, 0.36}, {0.99, 0.33}}) {
    band.push_back({side.place(kArm + along * way), radius, radius});
  }
  std::vector<Row> rows = tube(puff, {0, 0, -1}, 18);
  for (std::size_t r = 2; r + 2 < rows.size(); ++r) {
    for (std::size_t k = 0; k < rows[r].size(); ++k) {
      if (k % 2 == 0) rows[r][k] += (puff[r].at - rows[r][k]) * 0.06;  // gathered cloth
    }
  }
  shape.beginPiece();
  shape.sheet(Part::White, rows, skin);
  shape.beginPiece();
  shape.sheet(Part::Trim, tube(band, {0, 0, -1}, 16), skin);
  const glm::dvec3 down = glm::normalize(kWrist - kElbow);
  for (const auto& [way, radius] :
       {std::array{-0.42, 0.2}, {-0.42, 0.31}, {-0.28, 0.34}, {-0.12, 0.345}, {-0.13, 0.2}}) {
    cuff.push_back({side.place(kWrist + down * way), radius * 0.95, radius});
  }
  const std::array<SkinNode, 2> cuffNodes{
      {{0, skeleton.index(side.named("手捩3"))}, {1, skeleton.index(side.named("手捩"))}}};
  shape.beginPiece();
  shape.sheet(Part::Cloth, tube(cuff, {0, 0, -1}, 16), [&](const SheetPlace& p) { return skinAlong(cuffNodes, p.v); });
}

void sculptBoot(Shape& shape, const Skeleton& skeleton, const Side& side) {
  constexpr std::array<Slice, 8> kUpper{{{0.14, 0.4, -0.98, 0.56},
                                         {0.3, 0.42, -0.99, 0.57},
                                         {0.5, 0.4, -0.88, 0.54},
                                         {0.68, 0.36, -0.6, 0.48},
                                         {0.86, 0.34, -0.33, 0.45},
                                         {1.15, 0.36, -0.26, 0.47},
                                         {1.45, 0.4, -0.28, 0.5},
                                         {1.62, 0.43, -0.3, 0.53}}};
  constexpr std::array<Slice, 4> kSole{
      {{0.0, 0.38, -0.96, 0.54}, {0.02, 0.43, -1.01, 0.59}, {0.15, 0.44, -1.02, 0.6}, {0.17, 0.38, -0.94, 0.53}}};
  constexpr std::array<Slice, 5> kCuff{{{1.42, 0.4, -0.27, 0.49},
                                        {1.42, 0.49, -0.37, 0.58},
                                        {1.55, 0.52, -0.4, 0.62},
                                        {1.72, 0.52, -0.4, 0.62},
                                        {1.74, 0.3, -0.2, 0.42}}};
  const SkinOf skin = [&](const SheetPlace& p) {
    if (p.at.y > 0.75) {
      return twoBones(skeleton.index(side.named("足首D")), skeleton.index(side.named("ひざD")),
                      ramp(0.75, 1.3, p.at.y));
    }
    return twoBones(skeleton.index(side.named("足首D")), skeleton.index(side.named("足先EX")),
                    ramp(-0.2, -0.65, p.at.z));
  };
  const auto rows = [&](std::span<const Slice> slices) {
    std::vector<Row> result;
    for (const Slice& slice : slices) {
      Row row = outlineOf(slice, 16, 2.2);
      for (glm::dvec3& p : row) p = side.place({p.x + kAnkle.x + 0.03 * ramp(0, -1, p.z), p.y, p.z});
      result.push_back(std::move(row));
    }
    return result;
  };
  shape.beginPiece();
  shape.sheet(Part::Shoe, rows(smoothSlices(kUpper, 11)), skin);
  shape.beginPiece();
  SheetOptions sole;
  sole.startTip = true;
  shape.sheet(Part::White, rows(kSole), skin, sole);
  shape.beginPiece();
  shape.sheet(Part::White, rows(kCuff), skin);
}

void sculptCollar(Shape& shape, const Skeleton& skeleton) {
  constexpr std::array<Slice, 5> kCollar{{{10.62, 0.44, -0.33, 0.5},
                                          {10.64, 0.55, -0.44, 0.6},
                                          {10.45, 0.92, -0.66, 0.78},
                                          {10.2, 1.16, -0.86, 0.9},
                                          {10.05, 1.22, -0.92, 0.95}}};
  std::vector<Row> rows;
  for (const Slice& slice : smoothSlices(kCollar, 7)) {
    Row row = outlineOf(slice, 40, 2.2);
    const double out = ramp(10.62, 10.0, slice.y);
    for (glm::dvec3& p : row) {
      const double angle = std::atan2(p.x, -p.z);
      const auto bump = [angle](double at, double wide) { return std::exp(-std::pow((angle - at) / wide, 2)); };
      p.y -= out * (0.34 * (bump(0.42, 0.24) + bump(-0.42, 0.24)) - 0.16 * bump(0, 0.13));
      p.z -= out * 0.04 * bump(0, 0.6);
    }
    rows.push_back(std::move(row));
  }
  SheetOptions options;
  options.uvFrom = {0, 0.0};
  const SkinOf skin = [&](const SheetPlace& p) {
    const double shoulder = 0.45 * ramp(0.6, 1.2, std::abs(p.at.x));
    return twoBones(skeleton.index("上半身2"), skeleton.index(p.at.x > 0 ? "左肩" : "右肩"), shoulder);
  };
  shape.beginPiece();
  shape.sheet(Part::Cloth, rows, skin, options);
  // A band along the edge.
  const auto away = [](const Row& row, double out, double down) {
    Row moved = row;
    for (glm::dvec3& p : moved) p += glm::normalize(glm::dvec3{p.x, 0, p.z - 0.05}) * out - glm::dvec3{0, down, 0};
    return moved;
  };
  const Row& edge = rows.back();
  shape.beginPiece();
  shape.sheet(Part::White,
              {away(edge, -0.1, -0.13), away(edge, -0.05, -0.15), away(edge, 0.05, 0.01), away(edge, 0.03, 0.06),
               away(edge, -0.03, 0.05)},
              skin);
}

/// A loop of a bow that extends from the knot to `to`.
void sculptLoop(Shape& shape, Part part, const glm::dvec3& knot, const glm::dvec3& to, const glm::dvec3& front,
                double wide, const SkinOf& skin) {
  std::vector<TubePoint> line;
  for (const auto& [t, w, h] :
       {std::array{0.0, 0.3, 0.2}, {0.25, 0.55, 0.32}, {0.55, 0.9, 0.4}, {0.85, 1.0, 0.34}, {1.0, 0.82, 0.2}}) {
    line.push_back({knot + (to - knot) * t, wide * w, wide * h});
  }
  SheetOptions options;
  options.endTip = true;
  shape.beginPiece();
  shape.sheet(part, tube(smoothLine(line, 9), front, 10, 2.4), skin, options);
}

/// A loose end of a bow.
void sculptRibbonEnd(Shape& shape, Part part, const std::vector<TubePoint>& points, const glm::dvec3& front,
                     const SkinOf& skin) {
  SheetOptions options;
  options.endTip = true;
  options.endPoint = points.back().at + (points[points.size() - 2].at - points.back().at) * 0.25;
  shape.beginPiece();
  shape.sheet(part, tube(smoothLine(points, 8), front, 8, 3), skin, options);
}

void sculptKnot(Shape& shape, Part part, const glm::dvec3& at, const glm::dvec3& half, const SkinOf& skin) {
  std::vector<Row> rows;
  for (int i = 1; i < 6; ++i) {
    const double angle = kPi * i / 6;
    Row row;
    for (int k = 0; k < 10; ++k) {
      const double turn = 2 * kPi * k / 10;
      row.push_back(
          at + half * glm::dvec3{std::sin(angle) * std::sin(turn), std::cos(angle), std::sin(angle) * std::cos(turn)});
    }
    rows.push_back(std::move(row));
  }
  SheetOptions options;
  options.startTip = options.endTip = true;
  options.startPoint = at + half * glm::dvec3{0, 1, 0};
  options.endPoint = at - half * glm::dvec3{0, 1, 0};
  shape.beginPiece();
  shape.sheet(part, rows, skin, options);
}

void sculptBows(Shape& shape, const Skeleton& skeleton) {
  const SkinOf brooch = [bone = skeleton.index("胸飾り")](const SheetPlace&) { return oneBone(bone); };
  const SkinOf waist = [&skeleton](const SheetPlace& p) {
    return twoBones(skeleton.index("下半身"), skeleton.index("上半身"), ramp(7.0, 8.2, p.at.y));
  };
  const glm::dvec3 chest{0, 9.72, -0.9}, back{0, 7.8, 0.78};
  for (const Side& side : kSides) {
    sculptLoop(shape, Part::Trim, chest, side.place({0.62, 9.83, -0.86}), {0, 0, -1}, 0.27, brooch);
    sculptRibbonEnd(shape, Part::Trim,
                    {{side.place({0.05, 9.68, -0.9}), 0.07, 0.04},
                     {side.place({0.2, 9.3, -0.95}), 0.12, 0.035},
                     {side.place({0.3, 8.9, -0.9}), 0.15, 0.03}},
                    {0, 0, -1}, brooch);
    sculptLoop(shape, Part::Trim, back, side.place({1.25, 8.25, 1.15}), {0, 0.2, 1}, 0.52, waist);
    sculptRibbonEnd(shape, Part::Trim,
                    {{side.place({0.1, 7.75, 0.85}), 0.12, 0.06},
                     {side.place({0.42, 7.0, 1.45}), 0.24, 0.05},
                     {side.place({0.6, 6.1, 1.95}), 0.3, 0.04},
                     {side.place({0.75, 5.4, 2.2}), 0.32, 0.03}},
                    {0, 0.5, 1}, [&](const SheetPlace& p) {
                      const Skin skirt = skirtSkin(skeleton, side.sign > 0 ? kPi - 0.35 : kPi + 0.35, p.at.y);
                      return p.at.y > 7.5 ? waist(p) : skirt;
                    });
  }
  sculptKnot(shape, Part::Trim, back, {0.24, 0.26, 0.22}, waist);
  sculptGem(shape, chest + glm::dvec3{0, 0, -0.1}, {0, 0, -1}, {0, 1, 0}, {0.17, 0.2}, brooch);
}

}  // namespace

void sculptGem(Shape& shape, const glm::dvec3& at, const glm::dvec3& front, const glm::dvec3& up, glm::dvec2 half,
               const SkinOf& skin) {
  const glm::dvec3 ahead = glm::normalize(front);
  const glm::dvec3 side = glm::normalize(glm::cross(up, ahead));
  const glm::dvec3 over = glm::cross(ahead, side);
  const double thick = 0.2 * half.x;
  std::vector<Row> rows;
  for (const auto& [scale, depth] : {std::array{0.6, 1.0}, {1.0, 0.25}, {1.0, -0.3}, {0.6, -1.0}}) {
    Row row;
    for (int k = 0; k < 8; ++k) {
      // Corners in the four directions, and the middles of the edges, so that the edges stay straight.
      const double angle = kPi * k / 4;
      const double reach = k % 2 == 0 ? 1 : 0.7071 * 1.04;
      row.push_back(at + ahead * (thick * depth) + side * (half.x * scale * reach * std::sin(angle)) +
                    over * (half.y * scale * reach * std::cos(angle)));
    }
    rows.push_back(std::move(row));
  }
  SheetOptions options;
  options.startTip = options.endTip = true;
  options.inside = at;
  shape.beginPiece();
  shape.sheet(Part::Gold, rows, skin, options);
}

void sculptClothes(Shape& shape, const Skeleton& skeleton) {
  sculptTrunk(shape, skeleton);
  sculptSkirt(shape, skeleton);
  for (const Side& side : kSides) {
    sculptSleeve(shape, skeleton, side);
    sculptBoot(shape, skeleton, side);
  }
  sculptCollar(shape, skeleton);
  sculptBows(shape, skeleton);
}

}  // namespace furitsuke::samples
