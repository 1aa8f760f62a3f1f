// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/key.h"
#include "core/motion/track.h"
#include "core/operations/cleanup/value_space.h"
#include "core/operations/denoise/series.h"

// The noise of a bone track, measured from the track itself. Used inside core/operations and core/quality only.
namespace furitsuke::operations {

/// How a part of a track changes without its noise.
struct NoiseCorrection {
  FrameRange frames;
  Frame step = 1;               ///< frames between the steps: 1 or 2
  std::vector<BoneStep> steps;  ///< from the values of the track, from frames.first on

  /// At a frame of `frames`.
  [[nodiscard]] BoneStep at(Frame frame) const;
};

struct TrackNoise {
  SeriesNoise position;                      ///< model units
  SeriesNoise turn;                          ///< radians
  std::vector<NoiseCorrection> corrections;  ///< of the recorded parts in order of time; empty without noise
  std::size_t spikes = 0;                    ///< single values that left the movement

  [[nodiscard]] bool isNone() const { return corrections.empty(); }
};

/// Tracks of one recording, and what is wanted of each.
struct NoiseRequest {
  const motion::Track<motion::BoneKey>* track = nullptr;
  bool isCorrected = true;  ///< false: the track only helps to know the noise of the recording
};

struct DenoiseOptions {
  double strength = 1;  ///< the noise is taken to be this many times larger
  /// Also removes single values that leave the movement. Dances have accents of a single frame, which look the same.
  bool removesSpikes = false;
};

/// Measures the noise of the tracks of a recording and what remains without it, on all cores. Nothing for tracks whose
/// keys are far apart, because they were set by hand. Incomplete after a cancellation.
[[nodiscard]] std::vector<TrackNoise> noiseOfTracks(std::span<const NoiseRequest> tracks, const DenoiseOptions& options,
                                                    const std::function<bool()>& isCanceled);

}  // namespace furitsuke::operations
