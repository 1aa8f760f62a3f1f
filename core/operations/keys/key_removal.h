// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/motion/track.h"
#include "core/operations/keys/joined_span.h"
#include "core/operations/keys/kept_key.h"
#include "core/operations/keys/planted_feet.h"
#include "core/operations/keys/pose_check.h"
#include "core/operations/keys/recorded_frames.h"
#include "core/operations/operation_control.h"

// Removes single keys of bones as long as every bone of the model stays near enough to where it was. Used inside
// core/operations only.
namespace furitsuke::operations {

/// The remaining keys of a bone of the model.
struct RemovalTrack {
  std::size_t bone = 0;
  const motion::Track<motion::BoneKey>* track = nullptr;  ///< before any key was removed
  BoneReach reach;
  std::vector<KeptKey<motion::BoneKey>> keys;  ///< ascending
  bool isChanged = false;                      ///< by the last pass
};

struct RemovalBounds {
  PoseBounds pose;
  double hopeless = 6;  ///< see ReductionOptions
};

/// Removes the key that costs least, poses the model at every frame that this changes, takes it back if a bone is then
/// too far from its place, and goes on with the next, until no key can go. Time is divided into windows that are
/// independent of each other and of the number of threads, so the result depends on the input only. Two passes are
/// needed: the second one is for keys near the borders of the windows of the first.
class KeyRemoval {
 public:
  enum class Pass { Windows, Borders };

  /// `rig`, `before`, `recorded`, `feet`, `control` and the tracks must outlive this object.
  KeyRemoval(const eval::Rig& rig, const eval::BoundMotion& before, const RecordedFrames& recorded,
             RemovalBounds bounds, const PlantedFeet& feet, std::vector<RemovalTrack> tracks,
             OperationControl& control);

  /// `after` must have the remaining keys of all tracks. Sets the progress from 0 to 1 over both passes. After a
  /// cancellation the tracks are still valid.
  void run(Pass pass, const eval::BoundMotion& after);

  [[nodiscard]] const std::vector<RemovalTrack>& tracks() const noexcept { return tracks_; }

 private:
  [[nodiscard]] Frame windowLength() const;

  const eval::Rig& rig_;
  const eval::BoundMotion& before_;
  const RecordedFrames& recorded_;
  RemovalBounds bounds_;
  const PlantedFeet& feet_;
  std::vector<RemovalTrack> tracks_;
  PoseFollowers followers_;
  OperationControl& control_;
  std::size_t expected_ = 1;  ///< fits and poses, about
  std::atomic<std::size_t> attempts_ = 0;
};

}  // namespace furitsuke::operations
