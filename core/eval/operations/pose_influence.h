// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/motion/motion.h"

// What a small change of one bone or morph does to the whole pose. Used inside core/eval/operations only.
namespace furitsuke {

/// How far the bone of the model that moves most moves when one is changed by a unit.
struct PoseInfluence {
  double positionByMove = 1;  ///< model units for a model unit
  double angleByMove = 0;     ///< radians for a model unit
  double positionByTurn = 0;  ///< model units for a radian
  double angleByTurn = 1;     ///< radians for a radian
};

/// Of each bone, in the middle of what several moments of the range say; of bones that `isAsked` leaves out, nothing.
/// A model too large for that gets the same for all.
[[nodiscard]] std::vector<PoseInfluence> influencesOf(const Rig& rig, const BoundMotion& motion, FrameRange range,
                                                      const std::vector<bool>& isAsked);

/// Who moves whom.
class PoseMovers {
 public:
  explicit PoseMovers(const Rig& rig);
  /// The bones that move one, itself first: parents, sources of append, the chains that it is a link of, and all that
  /// moves those.
  [[nodiscard]] std::vector<BoneIndex> of(BoneIndex bone) const;

 private:
  std::vector<std::vector<BoneIndex>> direct_;
};

}  // namespace furitsuke
