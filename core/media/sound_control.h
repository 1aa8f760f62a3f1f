// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace furitsuke::media {

/// Progress of reading or analyzing a sound and a way to cancel it, from any thread.
struct SoundControl {
  std::atomic<bool> canceled{false};
  std::atomic<double> progress{0};  ///< 0 to 1; an estimate if the file does not say how long it is
};

}  // namespace furitsuke::media
