// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/media/sound.h"

namespace furitsuke::test {

/// The resonances of a synthesized voice for a, i, u, e and o: three formants each, in Hz.
struct Singer {
  std::string_view name;
  std::array<std::array<double, 3>, 5> formants;
};

/// Sings about as textbooks say.
extern const Singer kMan;
/// A short throat and an u with rounded lips, which is nearer to the o of textbooks.
extern const Singer kWoman;

/// A part of a song.
struct SungPart {
  char sound = ' ';  ///< a, i, u, e or o; s: noise, as a consonant; space: silence
  double seconds = 0.4;
  double level = -18;  ///< decibels, 0 is full scale
};

struct Song {
  std::vector<SungPart> parts;
  double pitch = 140;  ///< Hz
  int rate = 44'100;
};

/// One part of 0.4 seconds per character.
[[nodiscard]] std::vector<SungPart> partsOf(std::string_view sounds);

/// Synthesizes the song: pulses with vibrato through resonators. Each call gives the same samples.
[[nodiscard]] media::Sound sungBy(const Singer& singer, const Song& song);

}  // namespace furitsuke::test
