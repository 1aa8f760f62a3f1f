// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/joint_limits.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/eval/rig/rotation_math.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/operations/cleanup/moved_bones.h"
#include "core/retarget/standard_bones.h"

namespace furitsuke::operations {

namespace {

/// How far a person can turn a joint away from the rest pose of a model, in which arms are lowered by about 35 degrees:
/// generous, because models have more elastic bodies and dances use them.
struct JointRange {
  std::string_view name;
  double degrees;
  bool hasSides = false;
  /// The bone that it is turned against, if that is not its parent: bodies are turned round by both halves.
  std::string_view base = {};
};
constexpr std::array kRanges = {
    JointRange{"首", 80},          JointRange{"頭", 90},          JointRange{"上半身", 130, false, "下半身"},
    JointRange{"上半身2", 90},     JointRange{"肩", 90, true},    JointRange{"ひじ", 165, true},
    JointRange{"手首", 120, true}, JointRange{"足首", 100, true},
};

}  // namespace

std::vector<LimitedJoint> limitedJoints(const model::Model& model, const eval::Rig& rig) {
  std::vector<LimitedJoint> joints;
  for (std::size_t c = 0; c < rig.chains.size(); ++c) {
    const eval::RigIkChain& chain = rig.chains[c];
    for (const eval::RigIkLink& link : chain.links) {
      if (link.limits == model::kNoIndex) continue;
      const auto bone = static_cast<std::size_t>(chain.path[link.joint]);
      const bool isKnown = std::ranges::any_of(joints, [&](const LimitedJoint& joint) { return joint.bone == bone; });
      // A closed link is held at rest by its chain; that is not the range of a joint.
      const eval::LinkLimits& limits = chain.limits[static_cast<std::size_t>(link.limits)];
      if (!isKnown && !limits.areClosed()) joints.push_back({bone, limits});
    }
  }
  const retarget::StandardBones index(model);
  for (const JointRange& range : kRanges) {
    const std::array<std::string_view, 2> sides = {range.hasSides ? "左" : "", range.hasSides ? "右" : ""};
    for (std::size_t i = 0; i < (range.hasSides ? 2U : 1U); ++i) {
      const auto bone = boneCalled(index, std::string(sides[i]) + std::string(range.name));
      const auto base = range.base.empty() ? std::nullopt : boneCalled(index, std::string(range.base));
      if (bone) joints.push_back({*bone, {}, range.degrees, base});
    }
  }
  return joints;
}

JointTurn turnOf(const LimitedJoint& joint, const eval::Rig& rig, const eval::RigPose& pose) {
  const glm::dquat base =
      joint.base ? pose.transforms[*joint.base].rotation : parentTransform(rig, pose, joint.bone).rotation;
  const glm::dquat turn = glm::conjugate(base) * pose.transforms[joint.bone].rotation;
  return {base, turn, limitedTurn(joint, turn)};
}

glm::dquat limitedTurn(const LimitedJoint& joint, const glm::dquat& turn) {
  if (!joint.link) {
    const double degrees = eval::degreesBetween(eval::kNoRotation, turn);
    return degrees > joint.degrees ? eval::scaledRotation(turn, joint.degrees / degrees) : turn;
  }
  glm::dquat limited = turn;
  joint.link->apply(limited, false);
  return limited;
}

double excessOf(const LimitedJoint& joint, const eval::Rig& rig, const eval::RigPose& pose) {
  constexpr double kRounding = 0.01;
  const JointTurn turn = turnOf(joint, rig, pose);
  const double excess = eval::degreesBetween(turn.turn, turn.limited);
  return excess > kRounding ? excess : 0;
}

}  // namespace furitsuke::operations
