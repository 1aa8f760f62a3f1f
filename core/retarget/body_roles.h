// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "core/retarget/body_skeleton.h"

namespace furitsuke::retarget {

/// Joints of roles that are known; kNoJoint leaves the role without one. The last of several for a role counts.
using ChosenJoints = std::vector<std::pair<HumanoidBone, JointIndex>>;

/// Finds the roles of a skeleton by its structure: two legs, two arms and a head on a trunk. Names in any of the usual
/// conventions and languages help where the structure leaves a choice, and find fingers and toes below hands and feet.
/// `chosen` come first, and the parts above a chosen joint follow it.
[[nodiscard]] JointRoles findBodyRoles(const BodySkeleton& skeleton, const ChosenJoints& chosen = {});

}  // namespace furitsuke::retarget
