// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/eval/rig/rig_pose.h"

// Internal to core/eval/rig.
namespace furitsuke::eval {

/// Computes the matrices of a bone from its keys, its append and the matrix of its parent, as before its chain.
void evaluateBone(const Rig& rig, RigPose& pose, std::size_t bone);
/// The matrix in model space from that of the parent and the local one.
void placeInModel(const Rig& rig, RigPose& pose, std::size_t bone);
/// The matrix that moves the rest pose of a bone relative to its parent.
[[nodiscard]] FloatMatrix localMatrixOf(const RigBone& bone, const Vec3& translation, const FloatAxes& axes);
/// The translation of a bone, with its append.
[[nodiscard]] Vec3 translationOf(const Rig& rig, const RigPose& pose, std::size_t bone);
/// Where a bone is in model space.
[[nodiscard]] inline Vec3 positionOf(const Rig& rig, const RigPose& pose, std::size_t bone) {
  return pointTimes(FloatRow(rig.bones[bone].place), pose.matrices[bone]).toVec3();
}

/// Rotates the links of a chain toward its goal.
void solveChain(const Rig& rig, const RigIkChain& chain, RigPose& pose);

}  // namespace furitsuke::eval
