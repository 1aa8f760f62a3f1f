// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace furitsuke {
inline namespace base {

/// Field widths of VMD in bytes. MMD compares all bytes of bone and model names, the first 15 of morph names and the
/// first 19 of IK names.
inline constexpr std::size_t kBoneNameBytes = 15;
inline constexpr std::size_t kMorphNameBytes = 15;
inline constexpr std::size_t kIkNameBytes = 20;
inline constexpr std::size_t kIkMatchBytes = 19;
inline constexpr std::size_t kModelNameBytes = 20;

/// A name as motions refer to it. Names are compared by bytes, never by text.
struct Name {
  /// CP932 without NUL, as MMD's files have it. A text that CP932 lacks is kUnicodeNameMark and the text in UTF-8,
  /// whatever encoding the file has: see Motion::nameEncoding.
  std::string bytes;

  /// The text for display, in UTF-8; undecodable bytes are U+FFFD. Decoded by each call, in about 50 ns, because a file
  /// can have very many names and their texts would double their memory.
  [[nodiscard]] std::string text() const;
  /// Whether text() returns this text; for searches among many names.
  [[nodiscard]] bool hasText(std::string_view text) const;

  [[nodiscard]] static Name fromBytes(std::string_view bytes);
  /// Returns an Error if the text contains a NUL or is not UTF-8.
  [[nodiscard]] static Result<Name> fromText(std::string_view text);

  friend bool operator==(const Name& a, const Name& b) noexcept { return a.bytes == b.bytes; }
  friend std::strong_ordering operator<=>(const Name& a, const Name& b) noexcept { return a.bytes <=> b.bytes; }
};

/// No name in CP932 begins with this byte.
inline constexpr char kUnicodeNameMark = '\xFF';
/// Whether these are the bytes of a name whose text CP932 lacks.
[[nodiscard]] bool isUnicodeName(std::string_view bytes);
/// Name::text() of these bytes.
[[nodiscard]] std::string nameText(std::string_view bytes);
/// How many bytes a file needs for the name: those of CP932. In another encoding, where that matters, those of the
/// double-byte encodings of MMD's languages: two for each character that is not ASCII.
[[nodiscard]] std::size_t nameFieldBytes(std::string_view bytes);

/// The first `limit` bytes of a name; all of one that CP932 lacks, whose bytes are not those of a file.
[[nodiscard]] std::string_view nameWithin(std::string_view bytes, std::size_t limit);
/// The part of the name of an IK bone by which MMD compares it.
[[nodiscard]] std::string_view matchedIkName(std::string_view bytes);

/// The bytes of a fixed-width name field up to its first NUL; a leading NUL is skipped, because MMD writes one before a
/// name that it could not encode. Trailing spaces, with which some programs pad the field, are removed. Source:
/// core/format/README.md, strings.
[[nodiscard]] std::string_view nameInField(std::string_view field);

}  // namespace base
}  // namespace furitsuke
