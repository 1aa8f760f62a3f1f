// SPDX-License-Identifier: MIT
#include "core/operations/folded_text.h"

#include <algorithm>
#include <cstddef>

#include "core/base/utf8.h"

namespace furitsuke::operations {

namespace {

// Full-width forms of the half-width katakana U+FF66 to U+FF9D.
constexpr std::u32string_view kWideKatakana =
    U"ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン";
// In Unicode the voiced form follows these characters.
constexpr std::u32string_view kVoiced = U"カキクケコサシスセソタチツテトハヒフヘホ";
constexpr std::u32string_view kHalfVoiced = U"ハヒフヘホ";
constexpr char32_t kNarrowVoiced = 0xFF9E;
constexpr char32_t kNarrowHalfVoiced = 0xFF9F;

bool isInRange(char32_t c, char32_t first, char32_t last) { return c >= first && c <= last; }

bool isSilent(char32_t c) {
  constexpr std::u32string_view kSilent = U" _.-・()[]{}+/\\,:'\"　";
  return kSilent.find(c) != kSilent.npos;
}

/// Appends one character in normalized form; nothing for punctuation and spaces.
void appendFolded(std::u32string& text, char32_t c) {
  if (isInRange(c, 0xFF01, 0xFF5E)) c -= 0xFEE0;  // wide ASCII
  if (isInRange(c, 0xFF66, 0xFF9D)) c = kWideKatakana[c - 0xFF66];
  if (isInRange(c, 0x3041, 0x3096)) c += 0x60;  // hiragana
  if (isInRange(c, 'A', 'Z')) c += 'a' - 'A';
  const char32_t number = isInRange(c, 0x2460, 0x2473)   ? c - 0x2460 + 1
                          : isInRange(c, 0x2160, 0x2169) ? c - 0x2160 + 1
                                                         : 0;
  if (number > 0) {  // circled and Roman
    if (number >= 10) text += static_cast<char32_t>(U'0' + number / 10);
    text += static_cast<char32_t>(U'0' + number % 10);
  } else if (!isSilent(c)) {
    text += c;
  }
}

}  // namespace

std::u32string foldedText(std::string_view text) {
  std::u32string result;
  result.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    at += std::max<std::size_t>(character.size, 1);
    const bool isVoiced = character.code == kNarrowVoiced && !result.empty();
    const bool isHalfVoiced = character.code == kNarrowHalfVoiced && !result.empty();
    if (isVoiced && kVoiced.find(result.back()) != kVoiced.npos) {
      ++result.back();
    } else if (isVoiced && result.back() == U'ウ') {
      result.back() = U'ヴ';
    } else if (isHalfVoiced && kHalfVoiced.find(result.back()) != kHalfVoiced.npos) {
      result.back() += 2;
    } else {
      appendFolded(result, character.code);
    }
  }
  return result;
}

}  // namespace furitsuke::operations
