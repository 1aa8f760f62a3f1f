// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/vec3.hpp>
#include <string_view>
#include <vector>

#include "core/retarget/humanoid_bone.h"

namespace furitsuke::retarget {

/// Index of a joint in a skeleton.
using JointIndex = std::int32_t;
/// The index that means "none".
inline constexpr JointIndex kNoJoint = -1;

/// What tells the parts of a body from each other: the joints of a captured skeleton or the bones of a model.
struct BodySkeleton {
  std::vector<std::string_view> names;
  std::vector<JointIndex> parents;    ///< less than the index of the joint
  std::vector<glm::dvec3> positions;  ///< in any unit, with any right-handed axes

  [[nodiscard]] std::size_t size() const noexcept { return names.size(); }
};

/// The joint of each role, or kNoJoint. Two roles may share a joint: a skeleton with one joint between hips and arms
/// has it as spine and as chest.
using JointRoles = HumanoidBoneValues<JointIndex>;

}  // namespace furitsuke::retarget
