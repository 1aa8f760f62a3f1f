// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "core/base/frame.h"
#include "core/lips/mouth_movement.h"

namespace furitsuke::lips {

/// How the mouth follows the loudness of a sound. Frames are 1/30 s.
struct LoudnessOptions {
  double offset = 0;               ///< seconds from frame 0 to the start of the sound
  Frame rise = 3;                  ///< frames from closed to open at the fastest, >= 1
  Frame fall = 3;                  ///< frames from open to closed at the fastest, >= 1
  Frame overlap = 2;               ///< frames by which the mouth is ahead of the sound, >= 0
  double range = 30;               ///< decibels below the loud parts at which the mouth is closed, > 0
  double weight = 0.7;             ///< at the loud parts, 0..1
  double tolerance = 0.05;         ///< largest error of the keys, as a share of `weight`, >= 0
  FrameRange frames = kAllFrames;  ///< outside of them the mouth is closed
};

/// The keys of a morph that is the more open the louder the sound is. `levels`: see frameLevels(). The first and
/// the last key have the weight 0. Empty if the mouth stays closed. No key is at a frame where the line between those
/// next to it is within the tolerance of what is wanted.
[[nodiscard]] std::vector<WeightKey> loudnessKeys(std::span<const float> levels, const LoudnessOptions& options);

}  // namespace furitsuke::lips
