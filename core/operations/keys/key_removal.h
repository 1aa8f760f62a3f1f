// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <type_traits>
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

// Removes single keys of bones and of bone morphs as long as every bone of the model stays near enough to where it was.
// Used inside core/operations only.
namespace furitsuke::operations {

/// The allowed error of a morph that moves bones.
struct MorphTolerance {
  double weight = 0;
  double pose = 0;  ///< moves a bone by about its bound; at most `weight`
};

/// The remaining keys of a bone or morph of the model.
template <class Value>
struct RemovalTrack {
  using Tolerance = std::conditional_t<std::is_same_v<Value, motion::BoneKey>, BoneTolerance, MorphTolerance>;
  std::size_t part = 0;                         ///< the bone or morph
  const motion::Track<Value>* track = nullptr;  ///< before any key was removed
  Tolerance tolerance;
  std::vector<KeptKey<Value>> keys;  ///< ascending
  bool isChanged = false;            ///< by the last pass
};

struct RemovalTracks {
  std::vector<RemovalTrack<motion::BoneKey>> bones;
  std::vector<RemovalTrack<motion::MorphKey>> morphs;  ///< those that move bones
};

struct RemovalBounds {
  PoseBounds pose;
  double rejectAbove = 6;  ///< see ReductionOptions
};

/// Removes the key that costs least, poses the model at every frame that this changes, takes it back if a bone is then
/// too far from its place, and goes on with the next, until no key can go. Time is divided into windows that are
/// independent of each other and of the number of threads, so the result depends on the input only. Two passes are
/// needed: the second one is for keys near the borders of the windows of the first.
class KeyRemoval {
 public:
  enum class Pass { Windows, Borders };

  /// `rig`, `before`, `recorded`, `feet`, `check`, `control` and the tracks must outlive this object. `check`: has
  /// posed some frames of `before` already.
  KeyRemoval(const eval::Rig& rig, const eval::BoundMotion& before, const RecordedFrames& recorded,
             RemovalBounds bounds, const PlantedFeet& feet, const PoseCheck& check, RemovalTracks tracks,
             OperationControl& control);

  /// `after` must have the remaining keys of all tracks. Sets the progress from 0 to 1 over both passes. After a
  /// cancellation the tracks are still valid.
  void run(Pass pass, const eval::BoundMotion& after);

  [[nodiscard]] const RemovalTracks& tracks() const noexcept { return tracks_; }

 private:
  [[nodiscard]] Frame windowLength() const;

  const eval::Rig& rig_;
  const eval::BoundMotion& before_;
  const RecordedFrames& recorded_;
  RemovalBounds bounds_;
  const PlantedFeet& feet_;
  const PoseCheck& check_;
  RemovalTracks tracks_;
  PoseFollowers followers_;
  OperationControl& control_;
  std::size_t expected_ = 1;  ///< fits and poses, about
  std::atomic<std::size_t> attempts_ = 0;
};

}  // namespace furitsuke::operations
