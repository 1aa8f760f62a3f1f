// SPDX-License-Identifier: MIT
#include "core/landmarks/body_rotations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>

#include "core/eval/rig/rotation_math.h"
#include "core/retarget/body_math.h"

namespace furitsuke::landmarks {

namespace {

using retarget::HumanoidBone;
using retarget::Limb;
using retarget::Side;
using retarget::unitOf;
using Points = LandmarkValues<glm::dvec3>;

/// The axes of hinges and palms change slowly; straight limbs do not show them.
constexpr double kAxisCutoff = 2.4;  // Hz
/// A hand turns against its forearm by at most this much; more is an error of its few landmarks.
constexpr double kMostWristTurn = 80;  // degrees

struct LimbMarks {
  Landmark shoulder, elbow, wrist, pinky, index, hip, knee, ankle, heel, toe;
};

LimbMarks marksOf(Side side) {
  using enum Landmark;
  if (side == Side::Left)
    return {LeftShoulder, LeftElbow, LeftWrist, LeftPinky, LeftIndex,
            LeftHip,      LeftKnee,  LeftAnkle, LeftHeel,  LeftFootIndex};
  return {RightShoulder, RightElbow, RightWrist, RightPinky, RightIndex,
          RightHip,      RightKnee,  RightAnkle, RightHeel,  RightFootIndex};
}

glm::dquat halfWay(const glm::dquat& a, const glm::dquat& b) { return glm::normalize(glm::slerp(a, b, 0.5)); }

glm::dquat headOf(const Points& points) {
  using enum Landmark;
  const glm::dvec3 left = points[LeftEye] - points[RightEye] + points[LeftEar] - points[RightEar];
  const glm::dvec3 up = middleOf(points, LeftEye, RightEye) - middleOf(points, MouthLeft, MouthRight);
  return frameAlong(0, left, 1, up);
}

void turnTrunk(const Points& points, retarget::HumanoidBoneValues<glm::dquat>& out) {
  using enum Landmark;
  const glm::dvec3 up = middleOf(points, LeftShoulder, RightShoulder) - middleOf(points, LeftHip, RightHip);
  out[HumanoidBone::Hips] = frameAlong(1, up, 0, points[LeftHip] - points[RightHip]);
  out[HumanoidBone::Chest] = frameAlong(1, up, 0, points[LeftShoulder] - points[RightShoulder]);
  out[HumanoidBone::Spine] = halfWay(out[HumanoidBone::Hips], out[HumanoidBone::Chest]);
  out[HumanoidBone::Head] = headOf(points);
  out[HumanoidBone::Neck] = halfWay(out[HumanoidBone::Chest], out[HumanoidBone::Head]);
}

/// `turn` limited to an angle in degrees.
glm::dquat limited(const glm::dquat& turn, double degrees) {
  const double angle = eval::degreesBetween(eval::kNoRotation, turn);
  return angle > degrees ? eval::scaledRotation(turn, degrees / angle) : turn;
}

class LimbTurner {
 public:
  LimbTurner(const MarkSeries& series, BodyRotations& out) : series_(series), out_(out) {}

  void turnArm(Side side) {
    const LimbMarks marks = marksOf(side);
    const double sign = side == Side::Left ? 1 : -1;
    // The axis of the elbow, y in a T-pose: shown by a bent elbow, else as that of an arm that hangs or is stretched
    // out.
    std::vector<glm::dvec3> hinges, palms;
    for (std::size_t i = 0; i < out_.frames.size(); ++i) {
      const Points& points = series_.marks[i].points;
      const glm::dvec3 upper = unitOf(points[marks.elbow] - points[marks.shoulder]);
      const glm::dvec3 lower = unitOf(points[marks.wrist] - points[marks.elbow]);
      const glm::dmat3 chest = glm::mat3_cast(out_.frames[i][HumanoidBone::Chest]);
      const double hanging = std::clamp(-glm::dot(upper, chest[1]), 0.0, 1.0);
      const glm::dvec3 unbent = unitOf(chest[1] + 0.5 * hanging * sign * chest[0]);
      hinges.push_back(unitOf(-sign * glm::cross(upper, lower) + 0.25 * unbent));
      palms.push_back(unitOf(points[marks.index] - points[marks.pinky]));
    }
    smooth(hinges, kAxisCutoff, series_.rate);
    smooth(palms, kAxisCutoff, series_.rate);
    for (std::size_t i = 0; i < out_.frames.size(); ++i) {
      const Points& points = series_.marks[i].points;
      auto& turns = out_.frames[i];
      const glm::dvec3 hand = (points[marks.pinky] + points[marks.index]) / 2.0 - points[marks.wrist];
      const glm::dquat lower = frameAlong(0, sign * (points[marks.wrist] - points[marks.elbow]), 1, hinges[i]);
      turns[roleOf(side, Limb::UpperArm)] =
          frameAlong(0, sign * (points[marks.elbow] - points[marks.shoulder]), 1, hinges[i]);
      turns[roleOf(side, Limb::LowerArm)] = lower;
      const glm::dquat turn = glm::conjugate(lower) * frameAlong(0, sign * hand, 2, palms[i]);
      turns[roleOf(side, Limb::Hand)] = glm::normalize(lower * limited(turn, kMostWristTurn));
    }
  }

  void turnLeg(Side side) {
    const LimbMarks marks = marksOf(side);
    std::vector<glm::dvec3> hinges;  // the axis of the knee, x in a T-pose
    for (std::size_t i = 0; i < out_.frames.size(); ++i) {
      const Points& points = series_.marks[i].points;
      const glm::dvec3 upper = unitOf(points[marks.knee] - points[marks.hip]);
      const glm::dvec3 lower = unitOf(points[marks.ankle] - points[marks.knee]);
      const glm::dvec3 foot = unitOf(points[marks.toe] - points[marks.heel]);
      const glm::dvec3 left = glm::mat3_cast(out_.frames[i][HumanoidBone::Hips])[0];
      hinges.push_back(unitOf(glm::cross(upper, lower) + 0.3 * left + 0.2 * unitOf(glm::cross(-upper, foot))));
    }
    smooth(hinges, kAxisCutoff, series_.rate);
    for (std::size_t i = 0; i < out_.frames.size(); ++i) {
      const Points& points = series_.marks[i].points;
      auto& turns = out_.frames[i];
      turns[roleOf(side, Limb::UpperLeg)] = frameAlong(1, points[marks.hip] - points[marks.knee], 0, hinges[i]);
      turns[roleOf(side, Limb::LowerLeg)] = frameAlong(1, points[marks.knee] - points[marks.ankle], 0, hinges[i]);
      turns[roleOf(side, Limb::Foot)] = frameAlong(2, points[marks.toe] - points[marks.heel], 0, hinges[i]);
    }
  }

  void hangLeg(Side side) {
    for (auto& turns : out_.frames) {
      for (const Limb limb : {Limb::UpperLeg, Limb::LowerLeg, Limb::Foot})
        turns[roleOf(side, limb)] = turns[HumanoidBone::Hips];
    }
  }

 private:
  const MarkSeries& series_;
  BodyRotations& out_;
};

}  // namespace

glm::dquat frameAlong(int primary, const glm::dvec3& p, int secondary, const glm::dvec3& s) {
  glm::dvec3 first = unitOf(p);
  if (first == glm::dvec3(0)) first[primary] = 1;
  glm::dvec3 second = unitOf(s - first * glm::dot(s, first));
  if (second == glm::dvec3(0)) {  // any direction across
    glm::dvec3 other(0);
    other[std::abs(first[secondary]) < 0.9 ? secondary : primary] = 1;
    second = unitOf(other - first * glm::dot(other, first));
  }
  const int third = 3 - primary - secondary;
  const bool isInOrder = (secondary - primary + 3) % 3 == 1;
  glm::dmat3 axes;
  axes[primary] = first;
  axes[secondary] = second;
  axes[third] = isInOrder ? glm::cross(first, second) : glm::cross(second, first);
  return glm::normalize(glm::quat_cast(axes));
}

BodyRotations bodyRotations(const MarkSeries& series, bool hasLegs) {
  BodyRotations rotations;
  rotations.frames.resize(series.marks.size());
  for (std::size_t i = 0; i < series.marks.size(); ++i) {
    rotations.frames[i].values.fill(eval::kNoRotation);
    turnTrunk(series.marks[i].points, rotations.frames[i]);
  }
  LimbTurner turner(series, rotations);
  for (const Side side : retarget::kEachSide) {
    turner.turnArm(side);
    hasLegs ? turner.turnLeg(side) : turner.hangLeg(side);
  }
  return rotations;
}

}  // namespace furitsuke::landmarks
