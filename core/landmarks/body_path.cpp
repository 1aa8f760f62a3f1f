// SPDX-License-Identifier: MIT
#include "core/landmarks/body_path.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>
#include <span>

#include "core/retarget/body_math.h"

namespace furitsuke::landmarks {

namespace {

constexpr double kDepthCutoff = 0.8;  // Hz
constexpr double kNearest = 0.3;      // meters from the camera
constexpr double kUsualDistance = 3;  // meters, where nothing is known
constexpr double kLeastVisibility = 0.05;

/// Least squares of the projection of the large joints, weighted by how well they are seen.
glm::dvec3 hipsAt(const BodyMarks& marks) {
  using enum Landmark;
  constexpr std::array kJoints = {Nose,    LeftShoulder, RightShoulder, LeftElbow, RightElbow, LeftWrist, RightWrist,
                                  LeftHip, RightHip,     LeftKnee,      RightKnee, LeftAnkle,  RightAnkle};
  glm::dmat3 normal(0);
  glm::dvec3 right(0);
  for (const Landmark joint : kJoints) {
    const double weight = std::pow(std::max(marks.visibility[joint], kLeastVisibility), 2);
    const glm::dvec2& ray = marks.rays[joint];
    const glm::dvec3& point = marks.points[joint];
    for (int axis = 0; axis < 2; ++axis) {
      // The point p of a body at h is on the ray r: h.x + p.x = -r.x (h.z + p.z).
      glm::dvec3 row(0, 0, ray[axis]);
      row[axis] = 1;
      normal += weight * glm::outerProduct(row, row);
      right -= weight * row * (point[axis] + ray[axis] * point.z);
    }
  }
  const double determinant = glm::determinant(normal);
  if (!(determinant > 1e-9)) return {0, 0, -kUsualDistance};
  const glm::dvec3 hips = glm::inverse(normal) * right;
  return hips.z < -kNearest ? hips : glm::dvec3(hips.x, hips.y, -kNearest);
}

/// A limb whose depth is corrected, and the landmarks that move with its end.
struct LimbEnds {
  LandmarkPair from, to;
  std::span<const LandmarkPair> carried;
};

Landmark sideOf(const LandmarkPair& pair, bool isLeft) { return isLeft ? pair.left : pair.right; }

/// The length of both limbs in meters: what they have in most frames, but not less than what they show.
double lengthOf(const MarkSeries& series, const std::vector<glm::dvec3>& hips, const LimbEnds& limb) {
  std::vector<double> found, seen;
  for (std::size_t i = 0; i < series.marks.size(); ++i) {
    const BodyMarks& marks = series.marks[i];
    for (const bool isLeft : {true, false}) {
      const Landmark from = sideOf(limb.from, isLeft), to = sideOf(limb.to, isLeft);
      if (std::min(marks.visibility[from], marks.visibility[to]) < 0.5) continue;
      found.push_back(glm::distance(marks.points[from], marks.points[to]));
      const double distance = -(hips[i].z + (marks.points[from].z + marks.points[to].z) / 2);
      seen.push_back(glm::distance(marks.rays[from], marks.rays[to]) * std::max(distance, kNearest));
    }
  }
  if (found.empty()) return 0;
  const auto at = [](std::vector<double>& values, double share) {
    const auto nth = values.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(values.size() - 1) * share);
    std::ranges::nth_element(values, nth);
    return *nth;
  };
  return std::max(at(found, 0.5), at(seen, 0.95));
}

/// How far the end of a limb is along the ray on which it is seen, from the point of the ray nearest to the joint, in
/// lengths of the limb; 0 for a limb that looks too long. There are two such points, one on each side.
double depthSeen(double across, double length) {
  const double share = across / length;
  return share < 1 ? std::sqrt(1 - share * share) : 0;
}

void correctLimb(BodyMarks& marks, const glm::dvec3& hips, const LimbEnds& limb, bool isLeft, double length) {
  const Landmark from = sideOf(limb.from, isLeft), to = sideOf(limb.to, isLeft);
  const glm::dvec3 found = retarget::unitOf(marks.points[to] - marks.points[from]);
  const double distance = std::max(-(hips.z + marks.points[from].z), kNearest);
  const glm::dvec3 joint = glm::dvec3(marks.rays[from], -1) * distance;
  const glm::dvec3 along = glm::normalize(glm::dvec3(marks.rays[to], -1));
  const glm::dvec3 across = along * glm::dot(along, joint) - joint;
  const glm::dvec3 sideward = retarget::unitOf(across);
  if (sideward == glm::dvec3(0)) return;
  const double foundDepth = glm::dot(found, along);
  const double seenDepth = depthSeen(glm::length(across), length);
  // Across the ray a small error of the length is a large one of the depth; there the network is better.
  const double share = seenDepth * std::min(marks.visibility[from], marks.visibility[to]);
  // The network chooses the side; where it is undecided, the limb must not jump from one to the other.
  constexpr double kUndecided = 0.12;
  const double chosenDepth = seenDepth * std::tanh(foundDepth / kUndecided);
  const double depth = foundDepth + (chosenDepth - foundDepth) * share;
  const glm::dvec3 direction = sideward * std::sqrt(std::max(0.0, 1 - depth * depth)) + along * depth;
  const glm::dvec3 moved = marks.points[from] + direction * length - marks.points[to];
  marks.points[to] += moved;
  for (const LandmarkPair& carried : limb.carried) marks.points[sideOf(carried, isLeft)] += moved;
}

}  // namespace

std::vector<glm::dvec3> hipPath(const MarkSeries& series, double cutoff) {
  std::vector<glm::dvec3> path;  // x / -z, y / -z, z
  path.reserve(series.marks.size());
  for (const BodyMarks& marks : series.marks) {
    const glm::dvec3 hips = hipsAt(marks);
    path.emplace_back(hips.x / -hips.z, hips.y / -hips.z, hips.z);
  }
  std::vector<double> depth;
  depth.reserve(path.size());
  for (const glm::dvec3& at : path) depth.push_back(at.z);
  smooth(depth, kDepthCutoff, series.rate);
  smooth(path, cutoff, series.rate);
  for (std::size_t i = 0; i < path.size(); ++i) {
    const double z = std::min(depth[i], -kNearest);
    path[i] = {path[i].x * -z, path[i].y * -z, z};
  }
  return path;
}

void correctLimbDepth(MarkSeries& series, const std::vector<glm::dvec3>& hips) {
  using enum Landmark;
  static constexpr std::array<LandmarkPair, 4> kHand = {
      {{LeftWrist, RightWrist}, {LeftPinky, RightPinky}, {LeftIndex, RightIndex}, {LeftThumb, RightThumb}}};
  static constexpr std::array<LandmarkPair, 3> kFoot = {
      {{LeftAnkle, RightAnkle}, {LeftHeel, RightHeel}, {LeftFootIndex, RightFootIndex}}};
  static constexpr std::array<LandmarkPair, 2> kSole = {{{LeftHeel, RightHeel}, {LeftFootIndex, RightFootIndex}}};
  const std::array<LimbEnds, 3> limbs = {{{{LeftShoulder, RightShoulder}, {LeftElbow, RightElbow}, kHand},
                                          {{LeftHip, RightHip}, {LeftKnee, RightKnee}, kFoot},
                                          {{LeftKnee, RightKnee}, {LeftAnkle, RightAnkle}, kSole}}};
  for (const LimbEnds& limb : limbs) {
    const double length = lengthOf(series, hips, limb);
    if (!(length > 0)) continue;
    for (std::size_t i = 0; i < series.marks.size(); ++i) {
      for (const bool isLeft : {true, false}) correctLimb(series.marks[i], hips[i], limb, isLeft, length);
    }
  }
}

}  // namespace furitsuke::landmarks
