// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "core/base/frame.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/operations/keys/planted_feet.h"
#include "core/operations/keys/pose_influence.h"
#include "core/operations/keys/recorded_frames.h"
#include "core/operations/operation_control.h"

namespace furitsuke::operations {

/// How far bones of the model may be from their places.
struct PoseBounds {
  double distance = 0;          ///< model units
  std::vector<double> degrees;  ///< of each bone
};

/// The difference of two poses: the bone with the largest distance and the bone with the largest angle.
struct PoseError {
  double distance = 0;  ///< model units
  double degrees = 0;
  model::BoneIndex distanceBone = model::kNoIndex, degreesBone = model::kNoIndex;
  Frame distanceFrame = 0, degreesFrame = 0;
};

/// Replaces each of the two if the other one is larger.
void takeWorse(PoseError& worst, const PoseError& other);

/// A bone or morph of the model whose keys at a frame cause an error above its bound.
struct ErrorCause {
  motion::TrackKind kind = motion::TrackKind::Bone;
  std::size_t index = 0;  ///< of the bone or morph
  Frame frame = 0;
  bool isHalf = false;  ///< half a frame after it
  friend auto operator<=>(const ErrorCause&, const ErrorCause&) = default;
};

/// Compares the poses of a model in two motions at whole frames, and at half frames where the motion is not recorded.
/// Keeps the results of earlier checks, so that only
/// changed frames need to be checked again. Used inside core/operations only.
class PoseCheck {
 public:
  /// `before`, `rig`, `recorded`, `feet` and `control` must outlive this object; keys of `reducedBones` and
  /// `reducedMorphs` may have changed.
  PoseCheck(const eval::Rig& rig, const eval::BoundMotion& before, const RecordedFrames& recorded,
            const PlantedFeet& feet, PoseBounds bounds, std::vector<PoseInfluence> influences,
            std::vector<bool> reducedBones, std::vector<bool> reducedMorphs, const OperationControl& control);

  /// The number of frames that check() compares.
  [[nodiscard]] static std::int64_t frameCount(const std::vector<FrameRange>& ranges);

  /// Checks these frames, and possibly neighboring ones. Returns the largest cause of each error above a bound, sorted
  /// and without duplicates; empty when all errors are within the bounds or the control stops.
  [[nodiscard]] std::vector<ErrorCause> check(const eval::BoundMotion& after, const std::vector<FrameRange>& ranges);
  /// The largest errors at all checked frames, from their last check.
  [[nodiscard]] PoseError worst() const;
  /// The transforms before at a frame or half a frame later, if a check has kept them; null otherwise.
  [[nodiscard]] const std::vector<RigidTransform>* transformsBefore(Frame frame, bool isHalf) const;

 private:
  /// The number of frames that are checked together.
  static constexpr Frame kBlock = 16;
  struct Worker;

  /// The first frames of the blocks that contain these frames.
  static std::vector<Frame> blocksOf(const std::vector<FrameRange>& ranges);

  /// `transforms`: those before, which are posed if there are none; null if they are not kept.
  PoseError checkTime(const eval::BoundMotion& after, Frame frame, bool isHalf, std::vector<RigidTransform>* transforms,
                      Worker& worker, std::vector<ErrorCause>& causes) const;
  using Transforms = std::array<std::vector<RigidTransform>, 2 * kBlock>;  ///< of whole and half frames

  PoseError checkBlock(const eval::BoundMotion& after, Frame first, Transforms* transforms, Worker& worker,
                       std::vector<ErrorCause>& causes) const;
  /// Where the poses before are kept for later checks; null for the blocks that would take too much memory.
  [[nodiscard]] std::vector<Transforms*> keptTransforms(const std::vector<Frame>& blocks);
  /// The cause `at` has the time only.
  void findCauses(const eval::BoundMotion& after, ErrorCause at, Worker& worker, std::vector<ErrorCause>& causes) const;
  [[nodiscard]] bool findCause(std::size_t bone, bool byTurn, ErrorCause at, Worker& worker,
                               std::vector<ErrorCause>& causes) const;
  /// Whether the bone is too far from its place.
  [[nodiscard]] bool isTooFar(std::size_t bone, double time, double distance) const;

  const eval::Rig& rig_;
  const eval::BoundMotion& before_;
  const RecordedFrames& recorded_;
  const PlantedFeet& feet_;
  PoseBounds bounds_;
  std::vector<double> sineSquares_;  ///< of half of the largest angle of each bone
  std::vector<PoseInfluence> influences_;
  std::vector<bool> reducedBones_, reducedMorphs_;
  PoseMovers movers_;
  const OperationControl& control_;
  std::map<Frame, PoseError> blocks_;  ///< by first frame
  std::map<Frame, Transforms> kept_;   ///< the same
};

}  // namespace furitsuke::operations
