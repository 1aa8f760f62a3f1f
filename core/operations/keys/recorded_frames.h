// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/track.h"

namespace furitsuke::operations {

/// The frames after which a motion is recorded: a track has different keys on this frame and the next. What it shows
/// between them is chance; elsewhere the curves were set by an animator and 60 pictures per second show the half
/// frames. Used inside core/operations only.
class RecordedFrames {
 public:
  template <class Value>
  void add(const motion::Track<Value>& track) {
    const auto frames = track.frames();
    for (std::size_t i = 1; i < frames.size(); ++i) {
      if (frames[i] - frames[i - 1] == 1 && !(track.values()[i] == track.values()[i - 1])) {
        frames_.push_back(frames[i - 1]);
      }
    }
  }
  /// To be called after the last add().
  void settle() {
    std::sort(frames_.begin(), frames_.end());
    frames_.erase(std::unique(frames_.begin(), frames_.end()), frames_.end());
  }
  /// Whether the time half a frame after this frame is compared.
  [[nodiscard]] bool hasHalf(Frame frame) const { return !std::binary_search(frames_.begin(), frames_.end(), frame); }

 private:
  std::vector<Frame> frames_;
};

}  // namespace furitsuke::operations
