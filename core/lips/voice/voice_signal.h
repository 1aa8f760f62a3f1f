// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "core/media/sound.h"

namespace furitsuke::lips {

/// Sample frames per second of a VoiceSignal. Vowels differ below 3 kHz, and consonants above 5 kHz would only mislead
/// the estimate of formants.
inline constexpr int kVoiceRate = 10'000;
/// Sample frames per second of the slowest sound whose vowels can be told apart.
inline constexpr int kLowestVoiceRate = 6'000;

/// Gets the share of the work that is done, 0..1, and returns whether to go on.
using VoiceProgress = std::function<bool(double)>;

/// A sound as the analysis of voices needs it: the middle of its channels, where the singer of a mix is, without what
/// is below the voice.
struct VoiceSignal {
  int rate = kVoiceRate;       ///< that of the sound if it is lower
  std::vector<float> samples;  ///< 1 is full scale
};

/// Empty if it was stopped. About a third of a second for four minutes of sound.
[[nodiscard]] VoiceSignal voiceSignal(const media::Sound& sound, const VoiceProgress& progress);

}  // namespace furitsuke::lips
