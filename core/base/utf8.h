// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace furitsuke {
inline namespace base {
namespace utf8 {

inline constexpr char32_t kReplacement = U'\uFFFD';

/// One character of a UTF-8 text.
struct Character {
  char32_t code = kReplacement;
  std::size_t size = 0;  ///< bytes, 1..4; 0 when the bytes are not UTF-8
};

/// The character at `at`, which must be below text.size(). Strict: overlong forms, surrogates, codes above U+10FFFF and
/// truncated sequences have size 0.
[[nodiscard]] Character characterAt(std::string_view text, std::size_t at);

[[nodiscard]] bool isValid(std::string_view text);
/// Whether all bytes are below 0x80, so that the text is the same in every encoding of MMD's languages.
[[nodiscard]] bool isAscii(std::string_view text);

/// Appends the character; U+FFFD for a surrogate or a code above U+10FFFF.
void append(std::string& text, char32_t code);

/// The text with U+FFFD in place of every byte that is not valid UTF-8.
[[nodiscard]] std::string sanitized(std::string_view text);

}  // namespace utf8
}  // namespace base
}  // namespace furitsuke
