// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/lips/voice/formants.h"
#include "core/lips/voice/voice_signal.h"

namespace furitsuke::lips {

inline constexpr float kSilentLevel = -100;  ///< decibels; that of silence

/// A sound at one time.
struct VoiceFrame {
  float level = kSilentLevel;        ///< decibels, 0 is full scale; not below kSilentLevel
  std::optional<Formants> formants;  ///< not set where nobody sings a vowel: silence, noise, most consonants
};

/// The levels of a sound, 30 per second: the first one is that of the start.
[[nodiscard]] std::vector<float> frameLevels(const VoiceSignal& signal);

/// The level and the formants of a voice, 30 per second. Empty if it was stopped.
[[nodiscard]] std::vector<VoiceFrame> voiceFrames(const VoiceSignal& signal, const VoiceProgress& progress);

/// The level that all but the loudest twentieth of the sound stay below, where there is sound. kSilentLevel for
/// silence.
[[nodiscard]] float loudLevel(std::vector<float> levels);

}  // namespace furitsuke::lips
