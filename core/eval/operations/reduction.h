// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/model/model.h"
#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// How far a motion may stray from what it was, at every whole frame; all above 0.
struct ReductionBounds {
  double position = 0.05;        ///< of bones: model units
  double angle = 0.5;            ///< of bones: degrees
  double weight = 0.01;          ///< of morphs
  double cameraPosition = 0.05;  ///< of the target: model units
  double cameraAngle = 0.1;      ///< of each of the three: degrees
  double cameraDistance = 0.1;   ///< model units
  double viewAngle = 0.5;        ///< degrees
};

/// Leaves out selected keys of bones, morphs and the camera as long as the rest, with curves that are fitted to what is
/// gone, keeps within the bounds. Without a model the bounds of bones are for each bone in its parent; with one they
/// are for every bone of the model as it stands in the world, with all that moves it: parents, IK, append, bone morphs
/// (without physics); each bone keeps them in its parent too, and tracks of bones that the model lacks are taken as
/// without one. Keys that stay keep their values. Those always stay: the first and the last of each run of selected
/// keys, where a bone is given to physics or taken from it, where a channel turns back by more than twice what it may
/// stray, the ends of stretches where nothing moves, both sides of camera cuts and where the perspective changes. The
/// largest errors that came about are told. Depends on its input alone. An Error when a bound is not above 0.
[[nodiscard]] Result<OperationResult> reduceKeys(const Motion& motion, const KeySelection& keys,
                                                 const ReductionBounds& bounds, const Model* model);

}  // namespace furitsuke
