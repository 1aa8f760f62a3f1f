// SPDX-License-Identifier: MIT
#include "core/landmarks/camera_leveling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat2x2.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>
#include <vector>

#include "core/retarget/body_math.h"

namespace furitsuke::landmarks {

namespace {

/// Horizontal, from the right side of a leveled body to the left one.
glm::dvec3 leftOf(const LandmarkValues<glm::dvec3>& points) {
  using enum Landmark;
  glm::dvec3 left = points[LeftShoulder] - points[RightShoulder] + points[LeftHip] - points[RightHip];
  left.y = 0;
  return retarget::unitOf(left);
}

/// The angle in radians by which the trunk is bent forward.
double leanOf(const LandmarkValues<glm::dvec3>& points) {
  using enum Landmark;
  const glm::dvec3 trunk = middleOf(points, LeftShoulder, RightShoulder) - middleOf(points, LeftHip, RightHip);
  return std::atan2(glm::dot(trunk, glm::cross(leftOf(points), glm::dvec3(0, 1, 0))), trunk.y);
}

/// 0 for a leg that is bent by a right angle or more, 1 for a straight one.
double straightness(const LandmarkValues<glm::dvec3>& points, Landmark hip, Landmark knee, Landmark ankle) {
  const double cosine =
      glm::dot(retarget::unitOf(points[knee] - points[hip]), retarget::unitOf(points[ankle] - points[knee]));
  return std::clamp(cosine, 0.0, 1.0);
}

/// What keeps a body in balance at one time: it is carried along the line from its feet to its center of mass, against
/// gravity and the acceleration of that center.
struct Balance {
  glm::dvec3 center{0}, acceleration{0};  ///< meters, meters per second squared
  std::array<glm::dvec3, 2> feet{};       ///< where each would carry it
  double weight = 0;                      ///< how sure it is that the person stands

  /// The direction that is up if the other one, which is nearly up, says which foot is the lower one. With a vector of
  /// no length both feet carry.
  [[nodiscard]] glm::dvec3 upNear(const glm::dvec3& nearly) const {
    constexpr double kHeightError = 0.15;  // meters between two feet, of which the depth is guessed
    constexpr double kGravity = 9.81;      // meters per second squared
    const double left = 1 / (1 + std::exp(glm::dot(nearly, feet[0] - feet[1]) / kHeightError));
    const glm::dvec3 line = center - (feet[0] * left + feet[1] * (1 - left));
    return retarget::unitOf(line - acceleration * (glm::length(line) / kGravity));
  }
};

std::vector<Balance> balancesOf(const MarkSeries& series, const std::vector<glm::dvec3>& hips) {
  using enum Landmark;
  // Shares of the ways from the hips to shoulders and ankles, of which the sum is the center of mass of a person, and
  // of the way from an ankle to the toes, where a standing foot carries.
  constexpr double kTrunk = 0.3, kLegs = 0.14, kToes = 0.25;
  std::vector<Balance> balances(series.marks.size());
  for (std::size_t i = 0; i < balances.size(); ++i) {
    const BodyMarks& marks = series.marks[i];
    const LandmarkValues<glm::dvec3>& points = marks.points;
    Balance& balance = balances[i];
    balance.center = hips[i] + kTrunk * middleOf(points, LeftShoulder, RightShoulder) +
                     kLegs * middleOf(points, LeftAnkle, RightAnkle);
    balance.feet = {hips[i] + glm::mix(points[LeftAnkle], points[LeftFootIndex], kToes),
                    hips[i] + glm::mix(points[RightAnkle], points[RightFootIndex], kToes)};
    balance.weight = straightness(points, LeftHip, LeftKnee, LeftAnkle) *
                     straightness(points, RightHip, RightKnee, RightAnkle) *
                     std::min(marks.visibility[LeftAnkle], marks.visibility[RightAnkle]);
  }
  for (std::size_t i = 1; i + 1 < balances.size(); ++i) {
    const glm::dvec3 bend = balances[i - 1].center - 2.0 * balances[i].center + balances[i + 1].center;
    balances[i].acceleration = bend * (series.rate * series.rate);
  }
  return balances;
}

/// Where a foot is, in meters from the camera, and how sure it is that it rests.
struct FootPlace {
  glm::dvec3 place;
  double weight = 0;
};

/// A foot above the other one does not stand, even if it is still.
std::vector<FootPlace> footPlaces(const MarkSeries& series, const std::vector<glm::dvec3>& hips, const glm::dvec3& up) {
  using enum Landmark;
  constexpr double kStill = 0.03;   // lengths of the picture per second
  constexpr double kRaised = 0.08;  // meters
  constexpr std::array kAnkles = {LeftAnkle, RightAnkle};
  std::vector<FootPlace> places;
  for (std::size_t i = 1; i < series.marks.size(); ++i) {
    const BodyMarks& marks = series.marks[i];
    const auto placeOf = [&](Landmark ankle) {
      return glm::dvec3(marks.rays[ankle], -1) * -(hips[i].z + marks.points[ankle].z);
    };
    const double low = std::min(glm::dot(up, placeOf(LeftAnkle)), glm::dot(up, placeOf(RightAnkle)));
    for (const Landmark ankle : kAnkles) {
      const double speed = glm::distance(marks.rays[ankle], series.marks[i - 1].rays[ankle]) * series.rate;
      const double raised = glm::dot(up, placeOf(ankle)) - low;
      places.push_back({placeOf(ankle), marks.visibility[ankle] / (1 + std::pow(speed / kStill, 4)) /
                                            (1 + std::pow(raised / kRaised, 4))});
    }
  }
  return places;
}

/// The tilt of a camera for which the direction is up.
CameraTilt tiltOf(const glm::dvec3& up) {
  const double down = glm::degrees(std::asin(std::clamp(up.z, -1.0, 1.0)));
  return {std::clamp(down, -kSteepestTilt, kSteepestTilt), glm::degrees(std::atan2(-up.x, up.y))};
}

/// The direction that is up from a floor through the feet that rest, as far as they are apart from each other: least
/// squares of a plane, together with the direction `up` that is known from the body.
glm::dvec3 upOfFloor(const std::vector<FootPlace>& feet, const glm::dvec3& up, double seconds) {
  constexpr double kBodyError = 0.12;       // of a slope, radians
  constexpr double kHeightError = 0.05;     // meters of an ankle above the floor
  constexpr double kPlacesPerSecond = 0.6;  // that do not depend on each other
  double weights = 0;
  glm::dvec3 middle(0);
  for (const FootPlace& foot : feet) {
    weights += foot.weight;
    middle += foot.weight * foot.place;
  }
  if (!(weights > 0)) return up;
  middle /= weights;
  // Slopes are those against a floor across `up`.
  const glm::dmat3 toRoom = leveling(tiltOf(up));
  const double each = kPlacesPerSecond * seconds / weights / (kHeightError * kHeightError);
  glm::dmat2 normal(1 / (kBodyError * kBodyError));
  glm::dvec2 right(0);
  for (const FootPlace& foot : feet) {
    const glm::dvec3 from = toRoom * (foot.place - middle);
    const glm::dvec2 flat(from.x, from.z);
    normal += each * foot.weight * glm::outerProduct(flat, flat);
    right += each * foot.weight * from.y * flat;
  }
  const glm::dvec2 slopes = glm::inverse(normal) * right;
  return glm::transpose(toRoom) * glm::normalize(glm::dvec3(-slopes.x, 1, -slopes.y));
}

}  // namespace

glm::dmat3 leveling(const CameraTilt& tilt) {
  const double down = glm::radians(tilt.down), roll = glm::radians(tilt.roll);
  // What is up in the room, as the camera sees it.
  const glm::dvec3 up(-std::sin(roll) * std::cos(down), std::cos(roll) * std::cos(down), std::sin(down));
  const glm::dvec3 toCamera = glm::normalize(glm::dvec3(0, 0, 1) - up * up.z);
  return glm::transpose(glm::dmat3(glm::cross(up, toCamera), up, toCamera));
}

CameraTilt guessTilt(const MarkSeries& series, const std::vector<glm::dvec3>& hips) {
  const std::vector<Balance> balances = balancesOf(series, hips);
  // The mean, then without what is far from it: a fall, a jump.
  glm::dvec3 up(0);
  constexpr int kRounds = 10;
  constexpr double kFar = 0.15;  // radians
  for (int round = 0; round < kRounds; ++round) {
    glm::dvec3 sum(0);
    for (const Balance& balance : balances) {
      const glm::dvec3 each = balance.upNear(up);
      const double off = round == 0 ? 0 : glm::distance(each, up) / kFar;
      sum += each * (balance.weight / (1 + off * off));
    }
    const glm::dvec3 mean = retarget::unitOf(sum);
    if (mean == glm::dvec3(0)) return {};
    up = mean;
  }
  return tiltOf(upOfFloor(footPlaces(series, hips, up), up, static_cast<double>(series.marks.size()) / series.rate));
}

void correctLean(MarkSeries& series) {
  using enum Landmark;
  std::vector<double> leans;
  for (const BodyMarks& marks : series.marks) leans.push_back(leanOf(marks.points));
  const auto middle = leans.begin() + static_cast<std::ptrdiff_t>(leans.size() / 2);
  std::ranges::nth_element(leans, middle);
  constexpr double kUsual = 10, kLargestError = 8;  // degrees
  const double by = std::clamp(*middle - glm::radians(kUsual), 0.0, glm::radians(kLargestError));
  if (by == 0) return;
  for (BodyMarks& marks : series.marks) {
    const glm::dquat turn = glm::angleAxis(-by, leftOf(marks.points));
    const glm::dvec3 hips = middleOf(marks.points, LeftHip, RightHip);
    for (std::size_t mark = 0; mark < static_cast<std::size_t>(LeftHip); ++mark)
      marks.points.values[mark] = hips + turn * (marks.points.values[mark] - hips);
  }
}

}  // namespace furitsuke::landmarks
