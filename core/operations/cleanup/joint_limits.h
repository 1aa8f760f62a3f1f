// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <optional>
#include <vector>

#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"

// How far joints can be turned. Used inside core/operations and core/quality only.
namespace furitsuke::operations {

/// A joint with limits: those of an IK link of the model, such as a knee, or the range of a person.
struct LimitedJoint {
  std::size_t bone = 0;
  std::optional<eval::LinkLimits> link = {};
  double degrees = 180;                  ///< the largest rotation relative to the base, compared with the rest pose
  std::optional<std::size_t> base = {};  ///< the parent if not set
};

[[nodiscard]] std::vector<LimitedJoint> limitedJoints(const model::Model& model, const eval::Rig& rig);

/// The rotation of the joint relative to its base in a pose, and the nearest one that is within the limits.
struct JointTurn {
  glm::dquat base;
  glm::dquat turn;
  glm::dquat limited;
};
[[nodiscard]] JointTurn turnOf(const LimitedJoint& joint, const eval::Rig& rig, const eval::RigPose& pose);
/// Brings a rotation within the limits.
[[nodiscard]] glm::dquat limitedTurn(const LimitedJoint& joint, const glm::dquat& turn);

/// By how many degrees the joint is turned too far in a pose; 0 within the limits.
[[nodiscard]] double excessOf(const LimitedJoint& joint, const eval::Rig& rig, const eval::RigPose& pose);

}  // namespace furitsuke::operations
