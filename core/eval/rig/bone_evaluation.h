// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/eval/rig/rig_pose.h"

// Internal to core/eval/rig.
namespace furitsuke::eval {

/// Computes the matrices of a bone from its keys, its append and the matrix of its parent, as before its chain.
void evaluateBone(const Rig& rig, RigPose& pose, std::size_t bone);
/// The matrix in model space from that of the parent and the local one.
void placeInModel(const Rig& rig, RigPose& pose, std::size_t bone);
/// The matrix that moves the rest pose of a bone relative to its parent.
[[nodiscard]] inline FloatMatrix localMatrixOf(FloatRow place, FloatRow translation, const FloatAxes& axes) {
  const FloatRow back = place.negatedBy({-1, -1, -1});
  return {axes, back.times(axes[0], axes[1], axes[2]) + translation + place};
}
/// What a bone is on instead of its parent, or null.
[[nodiscard]] const OutsideTransform* outsideTransformOf(const RigPose& pose, std::size_t bone);
/// A matrix that moves points of the rest pose around `place`, where the bone rests.
[[nodiscard]] FloatMatrix matrixOf(const RigidTransform& transform, const Vec3& place);
/// The translation of a bone, with its append.
[[nodiscard]] Vec3 translationOf(const Rig& rig, const RigPose& pose, std::size_t bone);
/// Where a bone is in model space.
[[nodiscard]] inline Vec3 positionOf(const Rig& rig, const RigPose& pose, std::size_t bone) {
  return pointTimes(FloatRow(rig.bones[bone].place), pose.matrices[bone]).toVec3();
}

/// Rotates the links of those chains of a group that are on toward their goals.
void solveChains(const Rig& rig, std::span<const std::int32_t> group, RigPose& pose);

}  // namespace furitsuke::eval
