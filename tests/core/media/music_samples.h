// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/media/sound.h"

namespace furitsuke::test {

enum class Instrument { Click, Kick, Snare, Hat, Bass, Pad };

/// A note of a bar of four beats.
struct MusicNote {
  double beat = 0;  ///< 0 to 4
  Instrument instrument = Instrument::Click;
  double volume = 1;
};

struct MusicSample {
  double bpm = 120;
  double firstBeat = 0;  ///< seconds
  std::vector<MusicNote> bar = {};
  bool hasPad = false;  ///< long chords that change every bar
  double noise = 0;     ///< of full scale
  double seconds = 20;
  int rate = 44'100;
};

/// Synthesizes bars from the first beat to the end. Each call gives the same samples.
[[nodiscard]] media::Sound musicOf(const MusicSample& sample);

/// Noise without a beat, of a level relative to full scale.
[[nodiscard]] media::Sound noiseOf(double seconds, double level, int rate = 44'100);

}  // namespace furitsuke::test
