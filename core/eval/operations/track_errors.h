// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/eval/operations/reduction.h"
#include "core/motion/track.h"

// How far a track strays from another, at whole frames. Used inside core/eval/operations only.
namespace furitsuke {

struct TrackErrors {
  std::vector<LargestError> errors;  ///< of each kind that the track has; `where` is left to the caller
  std::vector<Frame> strains;        ///< where one is above its bound

  void note(ErrorKind kind, double value, double bound, Frame frame);
};

/// Adds what differs from the first frame of the range up to, but not with, its last one.
void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const Track<BoneKey>& before,
                   const Track<BoneKey>& after, FrameRange range);
void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const Track<MorphKey>& before,
                   const Track<MorphKey>& after, FrameRange range);
void compareTracks(TrackErrors& errors, const ReductionBounds& bounds, const Track<CameraKey>& before,
                   const Track<CameraKey>& after, FrameRange range);

}  // namespace furitsuke
