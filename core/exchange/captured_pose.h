// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "core/base/rigid_transform.h"
#include "core/exchange/captured_motion.h"

// Poses of captured skeletons, in the lengths and axes of the file.
namespace furitsuke::exchange {

/// The transform of each joint relative to its parent at a time in seconds. `out` has an element for each joint.
void sampleLocalTransforms(const CapturedMotion& motion, const CapturedClip& clip, double seconds,
                           std::span<RigidTransform> out);

/// The same in the space of the file.
void sampleTransforms(const CapturedMotion& motion, const CapturedClip& clip, double seconds,
                      std::span<RigidTransform> out);

/// The value of a track, which is not empty, at a time in seconds.
[[nodiscard]] double sampleTrack(const CapturedTrack<float>& track, double seconds);
[[nodiscard]] glm::dquat sampleTrack(const CapturedTrack<Quat>& track, double seconds);

/// The transforms at rest in the space of the file: the zero pose of a BVH.
[[nodiscard]] std::vector<RigidTransform> restTransforms(const CapturedMotion& motion);

}  // namespace furitsuke::exchange
