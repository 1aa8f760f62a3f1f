// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace furitsuke::lips {

/// What the mouth shows: the vowels and ん, which have a morph each, or a closed mouth.
enum class MouthShape : std::uint8_t {
  A,
  I,
  U,
  E,
  O,
  N,
  Closed,
  Same,  ///< the shape of the mora before: ー
};
inline constexpr std::size_t kMorphShapeCount = 6;  ///< the shapes with a morph: those before Closed

/// One beat of Japanese: か, きゃ, っ, ん, ー.
struct Mora {
  MouthShape shape = MouthShape::Closed;
  bool closesLips = false;  ///< begins with m, b or p
  friend bool operator==(const Mora&, const Mora&) = default;
};

enum class LyricKind : std::uint8_t {
  Line,  ///< words and sentences
  /// The text of one note: "+", "-" and "ー" continue the note before, "R" is a rest, "a か" stands for か after an a,
  /// and Latin letters beside kana name a pitch or a variant of the voice.
  Note,
};

struct MoraText {
  std::vector<Mora> moras;
  std::size_t unread = 0;  ///< characters without a known reading, such as kanji; each is a mora with a closed mouth
  std::vector<std::size_t> ends = {};  ///< of each mora: the number of characters of the text up to its last one
};

/// The morae of a UTF-8 text in kana of any width, or in Latin letters, which are read as romaji. Other characters,
/// such as punctuation and digits, are skipped.
[[nodiscard]] MoraText morasOf(std::string_view text, LyricKind kind = LyricKind::Line);

/// The text of each mora of a line, without what is between them: か, きゃ, n, shi. A mora without characters of its
/// own, as in ō, is ー.
[[nodiscard]] std::vector<std::string> moraTexts(std::string_view text);

}  // namespace furitsuke::lips
