// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/physics/physics_rig.h"

namespace furitsuke::physics {

/// How far a joint lets its bodies move along an axis, or rotate about it: model units or radians. The axis is free if
/// the lower limit is above the upper one, as in Bullet, and locked if they are equal.
struct JointRange {
  double lower = 0;
  double upper = 0;
  [[nodiscard]] bool isFree() const noexcept { return lower > upper; }
  [[nodiscard]] bool isLocked() const noexcept { return lower == upper; }
  friend bool operator==(const JointRange&, const JointRange&) = default;
};
inline constexpr JointRange kFreeRange{1, -1};

/// Of body B relative to body A, along and about the axes x, y and z of the joint.
struct JointLimits {
  std::array<JointRange, 3> move;
  std::array<JointRange, 3> turn;
};

/// As the simulation applies them: kinds that share the fields for other values give the ranges that these mean.
[[nodiscard]] JointLimits jointLimits(const model::Joint& joint);

/// The place of a joint in model space as its body A carries it, or else body B; at rest without both.
/// @param joint of the model that `rig` is made from
/// @param rig with the bodies at rest
/// @param transforms of all bodies, in the order of the model
/// @return nullopt if its position or rotation is not finite
[[nodiscard]] std::optional<RigidTransformF> jointTransform(const model::Joint& joint, const PhysicsRig& rig,
                                                            std::span<const RigidTransformF> transforms);

}  // namespace furitsuke::physics
