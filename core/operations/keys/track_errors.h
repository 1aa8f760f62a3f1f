// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/motion/track.h"
#include "core/operations/keys/reduce.h"

// The difference of two tracks. Used inside core/operations only.
namespace furitsuke::operations {

struct TrackErrors {
  std::vector<LargestError> errors;  ///< one of each kind that the track has; the caller sets `where`
  /// A frame with an error above its bound.
  struct Exceeded {
    Frame frame = 0;
    bool isHalf = false;  ///< half a frame later
    friend bool operator==(const Exceeded&, const Exceeded&) = default;
  };
  std::vector<Exceeded> exceeded;

  void note(ErrorKind kind, double value, double bound, Exceeded at);
};

/// Adds the differences from the first frame of the range up to, but not including, the last one; at every `step`-th
/// frame only. With a step of 1, bones and the camera are also compared at the half frames at which the earlier track
/// has no keys on both sides.
void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const motion::Track<motion::BoneKey>& before,
                   const motion::Track<motion::BoneKey>& after, FrameRange range, Frame step = 1);
void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const motion::Track<motion::MorphKey>& before,
                   const motion::Track<motion::MorphKey>& after, FrameRange range, Frame step = 1);
void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const motion::Track<motion::CameraKey>& before,
                   const motion::Track<motion::CameraKey>& after, FrameRange range, Frame step = 1);

}  // namespace furitsuke::operations
