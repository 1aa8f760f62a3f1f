// SPDX-License-Identifier: MIT
#include "core/retarget/limb_alignment.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/eval/rig/rotation_math.h"
#include "core/retarget/body_math.h"

namespace furitsuke::retarget {

namespace {

/// A limb and the one below it, whose joint is its end.
struct LimbEnd {
  Limb limb, end;
};
constexpr std::array kDirectedLimbs = {LimbEnd{Limb::Shoulder, Limb::UpperArm}, LimbEnd{Limb::UpperArm, Limb::LowerArm},
                                       LimbEnd{Limb::LowerArm, Limb::Hand}, LimbEnd{Limb::UpperLeg, Limb::LowerLeg},
                                       LimbEnd{Limb::LowerLeg, Limb::Foot}};

class LimbAlignment {
 public:
  LimbAlignment(const HumanoidModel& model, const BodyPositions& other) : model_(model), other_(other) {
    alignments_.values.fill(eval::kNoRotation);
    for (const Side side : kEachSide) {
      alignLimbs(side);
      alignFoot(side);
      alignFingers(side);
    }
  }
  [[nodiscard]] const HumanoidBoneValues<glm::dquat>& alignments() const noexcept { return alignments_; }

 private:
  void alignLimbs(Side side) {
    for (const LimbEnd& limb : kDirectedLimbs) {
      const HumanoidBone role = roleOf(side, limb.limb), end = roleOf(side, limb.end);
      if (!model_.has(role) || !model_.has(end) || !other_[role] || !other_[end]) continue;
      alignments_[role] = arcBetween(model_.rest(end) - model_.rest(role), *other_[end] - *other_[role]);
    }
    alignments_[roleOf(side, Limb::Hand)] = alignments_[roleOf(side, Limb::LowerArm)];
  }

  void alignFoot(Side side) {
    const HumanoidBone foot = roleOf(side, Limb::Foot), toes = roleOf(side, Limb::Toes);
    if (model_.toes(side) == model::kNoIndex || !other_[foot] || !other_[toes]) return;
    const auto level = [](glm::dvec3 v) {
      v.y = 0;
      return glm::length(v) > 1e-6 ? v : glm::dvec3(0);
    };
    alignments_[foot] =
        arcBetween(level(model_.restOf(model_.toes(side)) - model_.rest(foot)), level(*other_[toes] - *other_[foot]));
    alignments_[toes] = alignments_[foot];
  }

  /// Fingers follow the hand, and point where those of the other body point if these have a next joint.
  void alignFingers(Side side) {
    glm::dquat above = eval::kNoRotation;
    for (auto limb = static_cast<std::size_t>(Limb::Thumb1); limb < kLimbCount; ++limb) {
      const bool isFirst = (limb - static_cast<std::size_t>(Limb::Thumb1)) % 3 == 0;
      const bool isLast = (limb - static_cast<std::size_t>(Limb::Thumb1)) % 3 == 2;
      if (isFirst) above = alignments_[roleOf(side, Limb::Hand)];
      const HumanoidBone role = roleOf(side, static_cast<Limb>(limb));
      const HumanoidBone end = roleOf(side, static_cast<Limb>(isLast ? limb : limb + 1));
      const bool isDirected = !isLast && model_.has(role) && model_.has(end) && other_[role] && other_[end];
      if (isDirected) {
        const glm::dvec3 direction = eval::rotated(above, model_.rest(end) - model_.rest(role));
        above = arcBetween(direction, *other_[end] - *other_[role]) * above;
      }
      alignments_[role] = above;
    }
  }

  const HumanoidModel& model_;
  const BodyPositions& other_;
  HumanoidBoneValues<glm::dquat> alignments_;
};

}  // namespace

HumanoidBoneValues<glm::dquat> limbAlignments(const HumanoidModel& model, const BodyPositions& other) {
  return LimbAlignment(model, other).alignments();
}

glm::dquat turnedToKnee(const glm::dquat& rotation, const glm::dvec3& thigh, const glm::dvec3& shin,
                        const glm::dvec3& restShin) {
  constexpr double kStraight = 0.06, kBent = 0.31;  // sines of 3.5 and 18 degrees
  const double sine = glm::length(glm::cross(thigh, shin));
  const double weight = std::clamp((sine - kStraight) / (kBent - kStraight), 0.0, 1.0);
  if (weight <= 0) return rotation;
  // A shin keeps its part along the x axis of the thigh while the knee bends about that axis. Turning the thigh about
  // itself by `angle` makes that part along * cos(angle) + across * sin(angle) + a constant.
  const glm::dvec3 x = eval::rotated(rotation, glm::dvec3(1, 0, 0));
  const double along = glm::dot(shin, x) - glm::dot(shin, thigh) * glm::dot(x, thigh);
  const double across = glm::dot(shin, glm::cross(thigh, x));
  const double kept = unitOf(restShin).x - glm::dot(shin, thigh) * glm::dot(x, thigh);
  const double reach = std::hypot(along, across);
  if (reach < 1e-9) return rotation;
  const double middle = std::atan2(across, along), apart = std::acos(std::clamp(kept / reach, -1.0, 1.0));
  const double first = std::remainder(middle + apart, 2 * std::numbers::pi);
  const double second = std::remainder(middle - apart, 2 * std::numbers::pi);
  const double angle = std::abs(first) < std::abs(second) ? first : second;
  return glm::normalize(glm::angleAxis(angle * weight, thigh) * rotation);
}

}  // namespace furitsuke::retarget
