// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/frame.h"
#include "core/lips/lyrics.h"
#include "core/lips/voice/voice_frames.h"

namespace furitsuke::lips {

/// A spot of a sound at which a known vowel or ん is sung.
struct MarkedVowel {
  MouthShape shape = MouthShape::A;  ///< one with a morph
  double seconds = 0;                ///< from the start of the sound
};

/// The vowel that the name of a marker stands for: あ, ア or a, and so on to お and ん. Capital letters are no vowels,
/// because they usually name parts of a song.
[[nodiscard]] std::optional<MouthShape> vowelNamed(std::string_view name);

/// What the vowels of a voice sound like.
struct VowelReferences {
  /// Of each shape, one per spot. Every vowel has at least one; ん only if it was marked.
  std::array<std::vector<Formants>, kMorphShapeCount> formants;
  std::vector<MouthShape> assumed;  ///< the vowels of which no spot could be used, ascending
  std::size_t unusable = 0;         ///< spots outside of the sound and without a voice
};

/// The formants at the marked spots. A vowel without one has the usual formants of a man, shifted as the marked ones
/// are.
[[nodiscard]] VowelReferences vowelReferences(std::span<const VoiceFrame> frames, std::span<const MarkedVowel> marked);

/// Which parts of a sound are sung.
struct SingingOptions {
  double range = 30;   ///< decibels below the loud parts down to which a voice counts as sung, > 0
  Frame shortest = 3;  ///< frames; a shorter vowel next to another is a transition and belongs to it, >= 1
};

/// The vowels that are nearest to the references, with times from the start of the sound: one mora for each stretch of
/// the same vowel, with its loudness. Where nobody sings, there is none.
[[nodiscard]] std::vector<TimedMora> sungVowels(std::span<const VoiceFrame> frames, const VowelReferences& references,
                                                const SingingOptions& options);

}  // namespace furitsuke::lips
