// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace furitsuke {
inline namespace base {
namespace cp932 {

/// CP932 (Windows-31J, Microsoft's table) to UTF-8. Never fails: each byte that cannot be decoded, such as a lone lead
/// byte at the end, becomes U+FFFD. An ASCII byte that does not form a character with the lead byte before it is
/// decoded separately.
[[nodiscard]] std::string decode(std::string_view bytes);

/// Whether decode() returns this text. Much faster if it does not, because it ends at the first different character.
[[nodiscard]] bool decodesTo(std::string_view bytes, std::string_view text);

/// Whether every byte can be decoded, so that decode() inserts no U+FFFD.
[[nodiscard]] bool isValid(std::string_view bytes);

/// Reports the first character of a text that CP932 cannot encode.
struct EncodeError {
  /// Byte offset in the UTF-8 text of the first character that cannot be encoded.
  std::size_t offset = 0;
  /// That character as UTF-8, or the offending bytes when the text is not UTF-8.
  std::string character;
};

struct Encoded {
  /// The CP932 bytes, empty when error is set: nothing is ever replaced silently.
  std::string bytes;
  std::optional<EncodeError> error;
  [[nodiscard]] bool ok() const noexcept { return !error; }
};

/// UTF-8 to CP932. If a character has several codes, the one that Windows chooses is used. Both members of each
/// ambiguous pair (～〜, ∥‖, －−, ￠¢, ￡£, ￢¬, ―—, \¥, ~‾) give the same bytes, so that names match however they were
/// typed.
[[nodiscard]] Encoded encode(std::string_view text);

/// The size in bytes of the character at `at`, which must be below bytes.size(): 2 for a double-byte character,
/// otherwise 1. Needed to scan text in which the second byte of a character may look like a brace or a backslash.
[[nodiscard]] std::size_t characterSize(std::string_view bytes, std::size_t at);

/// The longest prefix of `bytes` of at most `limit` bytes that does not end inside a double-byte character.
[[nodiscard]] std::string_view cutAtCharacter(std::string_view bytes, std::size_t limit);

}  // namespace cp932
}  // namespace base
}  // namespace furitsuke
