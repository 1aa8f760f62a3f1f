// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace furitsuke::media {

/// A decoded sound: 16-bit stereo in memory. Mono is stored in both channels, more channels are mixed down.
struct Sound {
  int rate = 44'100;                  ///< sample frames per second, 1 or more
  std::vector<std::int16_t> samples;  ///< left and right by turns

  /// The number of sample frames, each with a left and a right sample.
  [[nodiscard]] std::int64_t frameCount() const noexcept { return static_cast<std::int64_t>(samples.size() / 2); }
  [[nodiscard]] double seconds() const noexcept { return static_cast<double>(frameCount()) / rate; }
};

/// The factor of the samples at a volume of 0 to 100 percent. Half as many percent sound about half as loud.
[[nodiscard]] double gainOf(int percent) noexcept;

/// The samples from `firstFrame` on, `count` sample frames; silence before the start and after the end. A film is cut
/// to its range with this, and a loop begins again with it.
[[nodiscard]] std::vector<std::int16_t> samplesBetween(const Sound& sound, std::int64_t firstFrame, std::size_t count);

}  // namespace furitsuke::media
