// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/media/sound.h"
#include "core/media/sound_control.h"

namespace furitsuke::media {

/// The beats of music at a constant tempo.
struct EstimatedTempo {
  double bpm = 120;       ///< beats per minute
  double firstBeat = 0;   ///< seconds; the first beat that is not before the first onset
  double confidence = 0;  ///< 0: no beat can be heard, to 1: all beats are clear and regular

  [[nodiscard]] double beatSeconds() const noexcept { return 60 / bpm; }
  /// The time of a beat in seconds; 0 is the first one.
  [[nodiscard]] double beat(double number) const noexcept { return firstBeat + number * beatSeconds(); }
};

/// The start of a note, a stroke or a syllable.
struct Onset {
  double seconds = 0;
  float strength = 0;  ///< 0 to 1, the strongest of the sound
};

struct Rhythm {
  std::optional<EstimatedTempo> tempo;  ///< not set if the sound is silent or shorter than two seconds
  std::vector<Onset> onsets;            ///< in order
};

/// Estimates the tempo, the first beat and the onsets. The tempo is between 60 and 240; of several that fit, the one
/// closest to 125 is preferred. An Error if it was canceled or the memory is full.
[[nodiscard]] Result<Rhythm> findRhythm(const Sound& sound, SoundControl& control);

}  // namespace furitsuke::media
