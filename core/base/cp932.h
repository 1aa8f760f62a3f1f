// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace furitsuke::cp932 {

/// CP932 (Windows-31J, Microsoft's table) to UTF-8; total: what does not decode, a lone lead byte at the end
/// included, becomes U+FFFD, one per byte. An ASCII byte behind a lead byte with which it forms no character stands for
/// itself. Stateless: no call influences another.
[[nodiscard]] std::string decode(std::string_view bytes);

/// Whether every byte decodes (no U+FFFD was needed).
[[nodiscard]] bool isValid(std::string_view bytes);

/// The characters of `text` that CP932 cannot hold are named by their place.
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

/// UTF-8 to CP932; of several codes for one character the one that Windows chooses. Both members of each ambiguous pair
/// (～〜, ∥‖, －−, ￠¢, ￡£, ￢¬, ―—, \¥, ~‾) give the same bytes, so that names bind whichever keyboard typed them.
[[nodiscard]] Encoded encode(std::string_view text);

/// Bytes of the character at `at`, which must be below bytes.size(): 2 for a double-byte character, otherwise 1. For
/// walking through text in which the second byte of a character may look like a brace or a backslash.
[[nodiscard]] std::size_t characterSize(std::string_view bytes, std::size_t at);

/// The longest prefix of `bytes` of at most `limit` bytes that does not end inside a double-byte character.
[[nodiscard]] std::string_view cutAtCharacter(std::string_view bytes, std::size_t limit);

}  // namespace furitsuke::cp932
