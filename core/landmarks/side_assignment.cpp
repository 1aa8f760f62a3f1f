// SPDX-License-Identifier: MIT
#include "core/landmarks/side_assignment.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/landmarks/body_marks.h"

namespace furitsuke::landmarks {

namespace {

constexpr std::array kReadings = {SideReading::AsFound, SideReading::Exchanged, SideReading::SeenFromBehind};

// What it costs to read pictures otherwise than they were found, in meters per second, and to change that. Joints move
// by some centimeters from a picture to the next, but by 20 to 40 where sides are exchanged.
constexpr double kCostPerSecond = 0.08;
constexpr std::array kCostOfReading = {0.0, 0.02, 0.12};  // where one of kReadings begins or ends; the last is rare
constexpr double kLongestStep = 0.5;  // seconds after which positions say nothing about those before

/// Meters between the same joints in two pictures, on average: both as points in space and as seen, which is free of
/// errors of depth.
double distanceBetween(const PersonLandmarks& a, const PersonLandmarks& b) {
  using enum Landmark;
  constexpr std::array kJoints = {LeftShoulder, RightShoulder, LeftElbow, RightElbow, LeftWrist, RightWrist,
                                  LeftHip,      RightHip,      LeftKnee,  RightKnee,  LeftAnkle, RightAnkle};
  double sum = 0;
  for (const Landmark joint : kJoints) {
    const auto at = static_cast<std::size_t>(joint);
    const glm::dvec3 way = toDouble(a.world[at]) - toDouble(b.world[at]);
    sum += std::sqrt(glm::dot(way, way)) + std::hypot(way.x, way.y);
  }
  return sum / (2 * kJoints.size());
}

/// The cheapest readings up to a picture, for each reading of that picture.
struct CheapestPaths {
  std::array<double, kReadings.size()> costs{};
  std::array<std::size_t, kReadings.size()> before{};  ///< the reading of the found picture before
};

CheapestPaths extended(const CheapestPaths& paths, const PersonLandmarks& from, const PersonLandmarks& to) {
  const double seconds = to.seconds - from.seconds;
  CheapestPaths next;
  for (std::size_t reading = 0; reading < kReadings.size(); ++reading) {
    PersonLandmarks now = to;
    readAs(kReadings[reading], now);
    next.costs[reading] = std::numeric_limits<double>::infinity();
    for (std::size_t before = 0; before < kReadings.size(); ++before) {
      PersonLandmarks then = from;
      readAs(kReadings[before], then);
      const double way = seconds < kLongestStep ? distanceBetween(then, now) : 0;
      const double cost = paths.costs[before] + way +
                          (reading == before ? 0 : std::max(kCostOfReading[reading], kCostOfReading[before])) +
                          (reading == 0 ? 0 : kCostPerSecond * std::min(seconds, kLongestStep));
      if (cost >= next.costs[reading]) continue;
      next.costs[reading] = cost;
      next.before[reading] = before;
    }
  }
  return next;
}

}  // namespace

void readAs(SideReading reading, PersonLandmarks& person) {
  if (reading == SideReading::AsFound) return;
  for (const LandmarkPair& pair : landmarkPairs()) {
    const auto left = static_cast<std::size_t>(pair.left), right = static_cast<std::size_t>(pair.right);
    std::swap(person.picture[left], person.picture[right]);
    std::swap(person.world[left], person.world[right]);
    std::swap(person.visibility[left], person.visibility[right]);
  }
  if (reading == SideReading::Exchanged) return;
  for (Vec3& point : person.world) point.z = -point.z;
  for (Vec3& point : person.picture) point.z = -point.z;
}

std::vector<SideReading> findSides(const FilmLandmarks& film) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < film.pictures.size(); ++i) {
    if (film.pictures[i].isFound) found.push_back(i);
  }
  std::vector<SideReading> readings(film.pictures.size(), SideReading::AsFound);
  if (found.empty()) return readings;
  std::vector<CheapestPaths> paths(found.size());
  for (std::size_t i = 1; i < found.size(); ++i) {
    paths[i] = extended(paths[i - 1], film.pictures[found[i - 1]], film.pictures[found[i]]);
  }
  const auto& costs = paths.back().costs;
  auto reading = static_cast<std::size_t>(std::ranges::min_element(costs) - costs.begin());
  for (std::size_t i = found.size(); i-- > 0; reading = paths[i].before[reading]) {
    readings[found[i]] = kReadings[reading];
  }
  return readings;
}

}  // namespace furitsuke::landmarks
