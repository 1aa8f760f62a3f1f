// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/eval/rig/rig.h"
#include "core/quality/motion_quality.h"

// The parts of measureQuality(). Used inside core/quality only.
namespace furitsuke::quality {

/// What is measured.
struct QualityInput {
  const motion::Motion& motion;
  const model::Model& model;
  const eval::Rig& rig;
  eval::PreExtrapolation preExtrapolation;
  FrameRange frames;
  QualityControl& control;

  [[nodiscard]] std::size_t frameCount() const { return static_cast<std::size_t>(frames.last - frames.first) + 1; }
};

/// The row of a kind.
[[nodiscard]] inline QualityRow& rowOf(MotionQuality& quality, QualityKind kind) {
  return quality.rows[static_cast<std::size_t>(kind)];
}

/// Keys, Flips and Spikes: from the keys of each track.
void measureTracks(const QualityInput& in, MotionQuality& quality);
/// Jitter: what removing the noise of recorded bones changes.
void measureNoise(const QualityInput& in, MotionQuality& quality);
/// Slides, Floor, Reach, Limits and Overlap: from the poses of all frames. Sets the progress of the control.
void measurePoses(const QualityInput& in, MotionQuality& quality);

}  // namespace furitsuke::quality
