// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "core/base/frame.h"

namespace furitsuke::session {

/// How the position of playback follows from the time of its clock.
struct ClockMapping {
  double startSeconds = 0;   ///< time of the clock at startPosition
  double startPosition = 0;  ///< frame
  double speed = 1;          ///< 1: 30 frames per second; negative: backward
  bool loops = false;        ///< `frames` are repeated
  FrameRange frames = {};

  /// The end of the loop. Its last frame is shown as long as every other one.
  [[nodiscard]] double loopEnd() const { return frames.last + 1.0; }
  /// The frame after that many seconds; can be fractional. Without a loop it has no end.
  [[nodiscard]] double positionAfter(double seconds) const {
    const double frame = startPosition + seconds * kFramesPerSecond * speed;
    if (!loops || frame < loopEnd()) return frame;
    return frames.first + std::fmod(frame - frames.first, loopEnd() - frames.first);
  }

  friend bool operator==(const ClockMapping&, const ClockMapping&) = default;
};

}  // namespace furitsuke::session
