// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <optional>

#include "core/retarget/humanoid_bone.h"
#include "core/retarget/humanoid_model.h"

// Used inside core/exchange only.
namespace furitsuke::retarget {

/// Where the parts of another body are in the pose that corresponds to the rest pose of a model, in the axes of MMD;
/// the length of a unit does not matter. Nothing for parts that it lacks.
using BodyPositions = HumanoidBoneValues<std::optional<glm::dvec3>>;

/// The smallest rotations that turn limbs of the model from their directions at rest to those of the other body. Hands
/// turn as forearms, and fingers with them. Feet turn about the vertical only, so that soles stay level. The other
/// parts do not turn.
[[nodiscard]] HumanoidBoneValues<glm::dquat> limbAlignments(const HumanoidModel& model, const BodyPositions& other);

/// Turns a thigh about itself until the shin is where a knee that bends only about the x axis of the thigh can bring
/// it, because foot IK bends knees so. A straight leg does not say where that axis is and leaves the thigh as it is.
/// `thigh` and `shin` are directions of unit length in model space, `restShin` is that of the shin at rest, of any
/// length; returns the new rotation of the thigh.
[[nodiscard]] glm::dquat turnedToKnee(const glm::dquat& rotation, const glm::dvec3& thigh, const glm::dvec3& shin,
                                      const glm::dvec3& restShin);

}  // namespace furitsuke::retarget
