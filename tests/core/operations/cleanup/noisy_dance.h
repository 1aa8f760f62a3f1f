// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/frame.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// Dances that animators made by hand, with noise of known size, and what is left of it.
namespace furitsuke::test {

/// The noise of a recording.
struct KnownNoise {
  enum class Kind : std::uint8_t {
    White,      ///< independent from frame to frame
    Smoothed,   ///< with `correlation` from frame to frame, as estimators leave it
    Rounded,    ///< values rounded to multiples of the sizes
    Spikes,     ///< one frame in fifty is off by ten times the sizes, besides white noise
    LostFrames  ///< white noise, and one key in twenty is missing
  };
  Kind kind = Kind::White;
  double degrees = 0;      ///< usual size of the rotation (root of the mean square)
  double units = 0;        ///< usual distance of the position
  double correlation = 0;  ///< of Smoothed
};

/// A key at every frame from 0 to `last` of all bones, without other tracks.
[[nodiscard]] motion::Motion everyFrameOf(const motion::Motion& dance, Frame last);

/// The motion with noise in each rotation of the bones that turn and each position of the bones that move. The same for
/// the same seed on all machines.
[[nodiscard]] motion::Motion withNoise(const motion::Motion& clean, const KnownNoise& noise, std::uint32_t seed = 3);

/// How far a motion is from the clean one: roots of mean squares over all bones with noise and all frames.
struct NoiseLeft {
  double degrees = 0;
  double units = 0;
};
[[nodiscard]] NoiseLeft distanceFrom(const motion::Motion& clean, const motion::Motion& motion);

/// The largest share of the noise that a bone has left, and which bone that is: of rotations and of positions.
struct WorstBone {
  double share = 0;
  std::string bone;
};
[[nodiscard]] WorstBone worstBone(const motion::Motion& clean, const motion::Motion& noisy, const motion::Motion& left);

/// The mean size of the hundred largest accelerations of rotations of a clean motion in another motion, as a share.
[[nodiscard]] double accentsKept(const motion::Motion& clean, const motion::Motion& motion);

/// The root of the mean square of the distance of hands and head in model space: model units.
[[nodiscard]] double worldDistance(const model::Model& model, const motion::Motion& a, const motion::Motion& b);

}  // namespace furitsuke::test
