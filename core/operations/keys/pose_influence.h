// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/motion/motion.h"
#include "core/operations/operation_control.h"

// The effect of a small change of one bone on the whole pose. Used inside core/operations only.
namespace furitsuke::operations {

/// The largest movement of any bone of the model when one bone changes by a unit.
struct PoseInfluence {
  double positionByMove = 1;  ///< model units for a model unit
  double angleByMove = 0;     ///< radians for a model unit
  double positionByTurn = 0;  ///< model units for a radian
  double angleByTurn = 1;     ///< radians for a radian
};

/// Which values of a bone change at all.
struct BoneChannelsInUse {
  bool moves = false, turns = false;
};

/// Those of the keys of a track.
[[nodiscard]] BoneChannelsInUse channelsInUse(const motion::Track<motion::BoneKey>& track);

/// The median influence of each bone over several frames of the range; zero for what does not change. If the model is
/// too large for this, all bones get the same default influence. Incomplete after a cancellation.
[[nodiscard]] std::vector<PoseInfluence> influencesOf(const eval::Rig& rig, const eval::BoundMotion& motion,
                                                      FrameRange range, const std::vector<BoneChannelsInUse>& inUse,
                                                      const OperationControl& control);

/// A bone that a morph moves, with the offset for a weight of 1.
struct MorphMove {
  std::size_t bone = 0;
  double distance = 0;  ///< model units
  double angle = 0;     ///< radians
};

/// The bones that a morph moves by itself or as a group. Those that a flip morph moves have no offset, because it does
/// not move them in proportion to its weight.
[[nodiscard]] std::vector<MorphMove> movesOfMorph(const eval::MorphRig& rig, std::size_t morph);

/// Which bones move a bone.
class PoseMovers {
 public:
  explicit PoseMovers(const eval::Rig& rig);
  /// The bones that move a bone, itself first: parents, sources of append transforms, the IK chains that it is a link
  /// of, and everything that moves those.
  [[nodiscard]] std::vector<model::BoneIndex> of(model::BoneIndex bone) const;

 private:
  std::vector<std::vector<model::BoneIndex>> direct_;
};

/// The bones that a bone carries along.
class PoseFollowers {
 public:
  explicit PoseFollowers(const eval::Rig& rig);
  /// The bone and its descendants, parents first, if a change of the bone moves no others and if nothing but the
  /// transform of the parent of each is needed to pose them: no chain, no append. Otherwise empty.
  [[nodiscard]] const std::vector<model::BoneIndex>& of(std::size_t bone) const { return followers_[bone]; }

 private:
  std::vector<std::vector<model::BoneIndex>> followers_;
};

}  // namespace furitsuke::operations
