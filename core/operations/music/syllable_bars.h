// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/frame.h"
#include "core/base/result.h"

// Syllables with their times as an argument of the operation "lip-sync-text" and as what it has found:
// OperationResult::extra.
namespace furitsuke::operations {

/// A syllable, or several, that are sung in these frames.
struct SyllableBar {
  FrameRange frames;
  std::string text;  ///< UTF-8, in kana or Latin letters; without spaces and commas
  friend bool operator==(const SyllableBar&, const SyllableBar&) = default;
};

/// Ascending, without overlap.
using SyllableBars = std::vector<SyllableBar>;

/// The parameter that takes syllables with their times as text.
inline constexpr std::string_view kSyllablesParameter = "syllables";

/// "か 30-36, しゅ 37-45".
[[nodiscard]] std::string syllablesText(const SyllableBars& bars);

/// Reads such a text; where two overlap, the later one counts. Nothing for an empty text. An Error for anything else.
[[nodiscard]] Result<std::optional<SyllableBars>> readSyllables(std::string_view text);

/// A bar for each syllable of a text, without times.
[[nodiscard]] SyllableBars syllablesOf(std::string_view text);

/// Whether both are the same words, however they are divided. What only holds a vowel (ー) is no word.
[[nodiscard]] bool haveSameWords(const SyllableBars& a, const SyllableBars& b);

/// The bars with one divided in two at a frame, which the second begins with. A single syllable goes on in the second
/// as ー. Unchanged if the frame is not inside of it.
[[nodiscard]] SyllableBars withSplitSyllable(SyllableBars bars, std::size_t index, Frame frame);
/// The bars with one joined with the next one, with the time between them. Unchanged if it is the last one.
[[nodiscard]] SyllableBars withJoinedSyllables(SyllableBars bars, std::size_t index);

}  // namespace furitsuke::operations
