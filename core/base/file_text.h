// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/text_encoding.h"

namespace furitsuke {
inline namespace base {

/// How the characters of a text file are stored.
struct TextForm {
  enum class Utf16 : std::uint8_t { No, Little, Big };
  TextEncoding encoding = TextEncoding::Utf8;
  Utf16 utf16 = Utf16::No;
  bool hasMark = false;  ///< a byte order mark; of UTF-8 and UTF-16
  friend bool operator==(const TextForm&, const TextForm&) = default;
};

/// The form of a file that people or spreadsheets have written: UTF-16 with a byte order mark, UTF-8, or else what
/// encodingOfNames() finds for its cells: CP932, in which every byte has a meaning, unless another is more likely.
[[nodiscard]] TextForm textFormOf(std::string_view bytes);

/// The text of such a file, as UTF-8 without a byte order mark; what has no meaning becomes U+FFFD.
[[nodiscard]] std::string fileText(std::string_view bytes);

/// UTF-8 in a form; in UTF-8 with a byte order mark if the encoding lacks a character, or if a reader would take what
/// is written for another encoding.
[[nodiscard]] std::string textInForm(std::string_view text, const TextForm& form);

}  // namespace base
}  // namespace furitsuke
