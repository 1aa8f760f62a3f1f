// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/media/sound.h"
#include "core/media/sound_control.h"
#include "core/media/tempo.h"

namespace furitsuke::media {

/// How much a sound begins at each moment, in steps of about 6 ms: the increase of its spectrum (spectral flux), less
/// the average around it. And how loud it is, in steps of about 1 ms.
struct OnsetStrength {
  double stepSeconds = 0;
  /// At i * stepSeconds, all frequencies, by their logarithm: soft sounds count nearly as much as loud ones.
  std::vector<float> all;
  /// Frequencies below about 215 Hz, by their amplitude: the loudest drums and bass notes, which mostly are on the
  /// beat.
  std::vector<float> low;
  double levelSeconds = 0;
  std::vector<float> levels;  ///< root mean square from i * levelSeconds on, of full scale 1

  /// Where the level rises most near a time, from the levels within `reach` seconds of it.
  [[nodiscard]] double steepestRise(double seconds, double reach) const;
};

/// Empty if it was canceled.
[[nodiscard]] std::optional<OnsetStrength> onsetStrength(const Sound& sound, SoundControl& control);

/// The peaks of both strengths together.
[[nodiscard]] std::vector<Onset> findOnsets(const OnsetStrength& strength);

/// The index in `levels` at which their increase from the 5 before to the 5 from there on is largest; at least 10.
[[nodiscard]] std::size_t steepestIndex(const std::vector<float>& levels, std::size_t first, std::size_t end);

}  // namespace furitsuke::media
