// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace furitsuke {

/// Field widths of VMD. MMD matches bone and model names whole, morphs by 15 bytes, IK names by 19.
inline constexpr std::size_t kBoneNameBytes = 15;
inline constexpr std::size_t kMorphNameBytes = 15;
inline constexpr std::size_t kIkNameBytes = 20;
inline constexpr std::size_t kIkMatchBytes = 19;
inline constexpr std::size_t kModelNameBytes = 20;

/// A name as the formats know it: CP932 bytes up to the first NUL, and their text for people. Names are told apart
/// and matched by bytes, never by text.
struct Name {
  std::string bytes;
  /// UTF-8; undecodable bytes show as U+FFFD. A function of `bytes`.
  std::string text;

  [[nodiscard]] static Name fromBytes(std::string_view bytes);
  /// An Error that names the character when CP932 cannot hold the text, and one for a text with a NUL.
  [[nodiscard]] static Result<Name> fromText(std::string_view text);

  friend bool operator==(const Name& a, const Name& b) noexcept { return a.bytes == b.bytes; }
  friend std::strong_ordering operator<=>(const Name& a, const Name& b) noexcept { return a.bytes <=> b.bytes; }
};

/// The bytes of a fixed-width name field up to its first NUL; a leading NUL is skipped, as MMD writes one before a
/// name that it could not encode. Trailing spaces, with which some programs fill the field, are removed.
/// Source: core/format/README.md, strings.
[[nodiscard]] std::string_view nameInField(std::string_view field);

}  // namespace furitsuke
