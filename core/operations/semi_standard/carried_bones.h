// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/eval/rig/rig_part.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// Bones that move only because other bones carry them. Used inside core/operations only.
namespace furitsuke::operations {

/// The bones of a model whose base tracks or tracks of the active layer differ between two motions; one element for
/// each bone.
[[nodiscard]] std::vector<bool> differingBones(const motion::Motion& before, const motion::Motion& after,
                                               const model::Model& model);

/// A bone that keeps its place relative to its parent bone, or that the motions do not move differently.
struct CarriedBone {
  std::size_t bone = 0;
  std::optional<std::size_t> parentBone;  ///< an ancestor, as index in the part; unset: both motions pose it equally
  double reach = 0;                       ///< its distance from the parent bone is never larger; model units
};

/// How to compare the poses of bones in two motions without posing all of them.
struct BoneDivision {
  eval::RigPart part;  ///< the differing bones and the compared ones that are not carried, with all that these need
  std::vector<CarriedBone> carried;  ///< of the compared bones, in their order; the others are in the part
};

/// Divides the compared bones (ascending), which must not depend on IK. Nothing if the motion does not allow it.
[[nodiscard]] std::optional<BoneDivision> divideBones(const eval::Rig& rig, const model::Model& model,
                                                      const motion::Motion& motion, const std::vector<bool>& differing,
                                                      const std::vector<std::size_t>& compared);

/// The difference of two poses of a parent bone.
struct ParentBoneDifference {
  double distance = 0;  ///< of its positions, model units
  double chord = 0;     ///< the largest movement of a point at distance 1 by the rotation between them
  double degrees = 0;   ///< of that rotation
  double scale = 0;     ///< the size of the coordinates, for the bounds of rounding errors
};
[[nodiscard]] ParentBoneDifference parentBoneDifference(const RigidTransform& before, const RigidTransform& after);

/// What a computation of the poses of a carried bone gives is within these, rounding errors included.
struct DifferenceBounds {
  double least = 0;
  double largest = 0;
};
/// Of the distance between both poses, at most `reach` away from the parent bone.
[[nodiscard]] DifferenceBounds distanceBounds(double reach, const ParentBoneDifference& parentBone);
/// Of the angle between both.
[[nodiscard]] DifferenceBounds degreesBounds(const ParentBoneDifference& parentBone);

}  // namespace furitsuke::operations
