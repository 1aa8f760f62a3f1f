// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/footing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "resources/samples/baked_turns.h"
#include "resources/samples/figure.h"
#include "resources/samples/outline.h"

namespace furitsuke::samples {

namespace {

constexpr double kLevelError = 0.8;  ///< degrees

/// The ankle rotation that makes the foot's rotation equal to that of its IK bone; less the higher it is lifted.
glm::dvec3 levelling(const eval::RigPose& pose, const Skeleton& skeleton, const Side& side) {
  const auto transform = [&](std::string_view bone) {
    return pose.transforms[static_cast<std::size_t>(skeleton.index(side.named(bone)))];
  };
  const glm::dquat parent = transform("ひざD").rotation, goal = transform("足ＩＫ").rotation;
  glm::dquat turn = glm::inverse(parent) * goal * glm::inverse(transform("足首D").rotation) * parent;
  if (turn.w < 0) turn = -turn;
  const glm::dvec3 axis{turn.x, turn.y, turn.z};
  const double sine = glm::length(axis);
  if (sine < 1e-9) return {0, 0, 0};
  const double share = 1 - ramp(kAnkle.y + 0.8, kAnkle.y + 1.8, transform("足ＩＫ").position.y);
  return axis * (share * 2 * std::atan2(sine, turn.w) / sine);
}

}  // namespace

void levelFeet(motion::Motion& motion, const model::Model& model) {
  const Skeleton skeleton;
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion bound(motion, model, rig);
  eval::RigPose pose(rig);
  std::array<std::vector<glm::dvec3>, 2> turns;
  for (Frame frame = 0; frame <= motion.frameRange().last; ++frame) {
    eval::evaluatePose(rig, bound, frame, pose);
    for (std::size_t i = 0; i < kSides.size(); ++i) turns[i].push_back(levelling(pose, skeleton, kSides[i]));
  }
  for (std::size_t i = 0; i < kSides.size(); ++i) {
    writeTurns(motion, kSides[i].named("足首D"), turns[i], kLevelError);
  }
}

}  // namespace furitsuke::samples
