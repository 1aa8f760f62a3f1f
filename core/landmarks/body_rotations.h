// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <vector>

#include "core/landmarks/body_marks.h"
#include "core/retarget/humanoid_bone.h"

// How the parts of a body are turned. Used inside core/landmarks only.
namespace furitsuke::landmarks {

/// The rotations of the joints of a body over time, relative to a T-pose that faces z with its left side at x, in the
/// axes of the marks. Roles without a joint of this skeleton do not turn.
struct BodyRotations {
  std::vector<retarget::HumanoidBoneValues<glm::dquat>> frames;
};

/// `series` is smooth. With `hasLegs` false, legs hang from the hips.
[[nodiscard]] BodyRotations bodyRotations(const MarkSeries& series, bool hasLegs);

/// The rotation that turns the axis `primary` (0, 1, 2 for x, y, z) to the direction `p`, and the axis `secondary` as
/// near to `s` as it can. Neither has length 0, nor are they parallel, or the result is only some rotation.
[[nodiscard]] glm::dquat frameAlong(int primary, const glm::dvec3& p, int secondary, const glm::dvec3& s);

}  // namespace furitsuke::landmarks
