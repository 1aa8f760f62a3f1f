// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "core/base/frame.h"
#include "core/eval/operations/pose_influence.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"

namespace furitsuke {

/// How far a pose is from another: the bone that is furthest off, and the one that is turned most.
struct PoseError {
  double distance = 0;  ///< model units
  double degrees = 0;
  BoneIndex distanceBone = kNoIndex, degreesBone = kNoIndex;
  Frame distanceFrame = 0, degreesFrame = 0;
};

/// A bone or morph of the model whose keys at a frame move something too far.
struct PoseStrain {
  TrackKind kind = TrackKind::Bone;
  std::size_t index = 0;  ///< of the bone or morph
  Frame frame = 0;
  friend auto operator<=>(const PoseStrain&, const PoseStrain&) = default;
};

/// Compares how a model stands by two motions, frame by frame, and remembers what it found where nothing changes any
/// more. Used inside core/eval/operations only.
class PoseCheck {
 public:
  /// `before` and `rig` must outlive this; `reducedBones` and `reducedMorphs` say whose keys may have changed.
  PoseCheck(const Rig& rig, const BoundMotion& before, double distance, double degrees,
            std::vector<PoseInfluence> influences, std::vector<bool> reducedBones, std::vector<bool> reducedMorphs);

  /// Looks at these frames (of neighbours perhaps too). What has the largest share in each error above a bound: sorted,
  /// each once; empty when all is well.
  [[nodiscard]] std::vector<PoseStrain> check(const BoundMotion& after, const std::vector<FrameRange>& ranges);
  /// The largest errors at all frames that were looked at, as they were found last.
  [[nodiscard]] PoseError worst() const;

 private:
  /// Frames that are looked at together.
  static constexpr Frame kBlock = 16;
  struct Worker;

  PoseError checkBlock(const BoundMotion& after, Frame first, Worker& worker, std::vector<PoseStrain>& strains) const;
  void findStrains(const BoundMotion& after, Frame frame, Worker& worker, std::vector<PoseStrain>& strains) const;
  [[nodiscard]] bool findStrain(std::size_t bone, bool byTurn, Frame frame, Worker& worker,
                                std::vector<PoseStrain>& strains) const;
  [[nodiscard]] bool isAncestor(std::size_t ancestor, std::size_t bone) const;

  const Rig& rig_;
  const BoundMotion& before_;
  double distance_, degrees_;
  std::vector<PoseInfluence> influences_;
  std::vector<bool> reducedBones_, reducedMorphs_;
  PoseMovers movers_;
  std::map<Frame, PoseError> blocks_;  ///< by their first frames
};

}  // namespace furitsuke
