// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>

#include "core/model/model.h"
#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The allowed errors at every whole frame, and at half frames where the motion is not recorded; all above 0, except
/// `feet`.
struct ReductionBounds {
  double position = 0.05;        ///< of bones: model units
  double angle = 0.5;            ///< of bones: degrees
  double feet = 0;               ///< of an ankle that stands still, if less than `position`: model units; 0: no bound
  double weight = 0.01;          ///< of morphs
  double cameraPosition = 0.05;  ///< of the target: model units
  double cameraAngle = 0.1;      ///< of each of the three: degrees
  double cameraDistance = 0.1;   ///< model units
  double viewAngle = 1;          ///< degrees; files store whole ones, so that less follows their rounding
};

/// What a caller with a special need may ask for.
struct ReductionOptions {
  /// Bones with a smaller allowed rotation than the others, such as those that carry the hands: bytes, as in the model.
  std::set<std::string> exactBones = {};
  double exactAngle = 0.5;  ///< their allowed error: degrees, above 0; only with a model
  /// The removal of a key is tried up to this multiple of the error that its bone may have whatever other bones do. At
  /// 3 it takes a fifth less time and leaves 0.1 % more keys.
  double rejectAbove = 6;
};

/// Removes selected keys of bones, morphs and the camera as long as the remaining keys, with fitted curves, keep the
/// motion within the bounds. Without a model the bounds of bones apply to each bone relative to its parent. With a
/// model they also apply to every bone in world space, including parents, IK, append transforms and bone morphs (but
/// not physics), and `feet` to its ankles where they stand still; bones that the model lacks are treated as without
/// one. Remaining keys keep their values. These keys are always kept: the first and the last of each run of selected
/// keys, keys where the physics flag or perspective changes, keys where a morph reverses by more than twice its
/// bound, both ends of stretches without movement, and both sides of camera cuts. The largest
/// errors are reported. The result depends on the input only. An Error when a bound is not above 0, or when the control
/// stops.
[[nodiscard]] Result<OperationResult> reduceKeys(const motion::Motion& motion, const motion::KeySelection& keys,
                                                 const ReductionBounds& bounds, const model::Model* model,
                                                 OperationControl& control, const ReductionOptions& options = {});

}  // namespace furitsuke::operations
