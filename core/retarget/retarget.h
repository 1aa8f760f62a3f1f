// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/eval/sample_span.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/retarget/body_pose_fit.h"

// Fits motions that were made for one MMD model to another one.
namespace furitsuke::retarget {

struct RetargetOptions {
  bool handsTogether = true;  ///< hands that are together in the source are together
  bool handsToBody = true;    ///< hands keep their place at the head, the hips and the other arm
  bool handsToFloor = true;   ///< hands that touch the floor touch it
  bool locksFeet = false;     ///< hold feet in place while those of the source are planted
  /// The factor of distances on the floor; 0: that of the legs. Several models that dance together need the same.
  double travel = 0;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
};

/// The movement of one bone of the target model.
struct RetargetedBone {
  model::BoneIndex bone = model::kNoIndex;    ///< of the target model
  model::BoneIndex source = model::kNoIndex;  ///< of the source model, whose keys it replaces; kNoIndex: none
  motion::Keys<motion::BoneKey> keys;         ///< one for each frame; empty: the bone is at rest at all of them
};

/// The movement of a body.
struct RetargetedBody {
  std::vector<RetargetedBone> bones;
  /// The bones of the IK of feet and toes that both models have: of the source model, of the target model.
  std::vector<std::pair<model::BoneIndex, model::BoneIndex>> ik;
  /// Bones of the source model whose keys have become part of those of other bones.
  std::vector<model::BoneIndex> absorbed;
  BodyRatios ratios;
  double headHeightRatio = 1;  ///< of 頭 above the floor
};

/// Poses the source model at each of the frames and finds the pose of the target model that looks the same: limbs point
/// in the same directions, feet and hips are where they were, scaled by the legs, and hands touch what they touched.
/// Legs are posed by rotations and by foot IK alike. Without frames, only the ratios are found. An Error if one of the
/// models is not a person, or if one is more than a thousand times as large as the other. Calls `isStopped(share)` for
/// each frame with the share of the work that is done, 0..1; the result is not complete if that returned true.
[[nodiscard]] Result<RetargetedBody> retargetBody(const motion::Motion& motion, FrameRange frames,
                                                  const model::Model& source, const model::Model& target,
                                                  const RetargetOptions& options,
                                                  const std::function<bool(double)>& isStopped);

}  // namespace furitsuke::retarget
