// SPDX-License-Identifier: MIT
#include "core/media/sound.h"

#include <algorithm>

namespace furitsuke::media {

double gainOf(int percent) noexcept {
  const double share = std::clamp(percent, 0, 100) / 100.0;
  return share * share;
}

std::vector<std::int16_t> samplesBetween(const Sound& sound, std::int64_t firstFrame, std::size_t count) {
  std::vector<std::int16_t> samples(count * 2);
  const std::int64_t first = std::max<std::int64_t>(firstFrame, 0);
  const std::int64_t end = std::min(firstFrame + static_cast<std::int64_t>(count), sound.frameCount());
  if (first < end) {
    std::copy(sound.samples.begin() + first * 2, sound.samples.begin() + end * 2,
              samples.begin() + (first - firstFrame) * 2);
  }
  return samples;
}

}  // namespace furitsuke::media
