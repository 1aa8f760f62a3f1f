// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// Detection of names that programs wrote in an encoding other than CP932.
namespace furitsuke::check {

enum class ForeignEncoding : std::uint8_t { Utf8, Gbk, Big5, EucKr };

/// "UTF-8", "GBK", "Big5", "EUC-KR".
[[nodiscard]] std::string_view foreignEncodingName(ForeignEncoding encoding);

/// Whether the bytes are UTF-8, and not only by coincidence. `limit` is the width of the name's field: a name that
/// fills it may be truncated inside a character.
[[nodiscard]] bool looksLikeUtf8(std::string_view name, std::size_t limit);
/// Whether the bytes are not plausible as CP932. `limit` as in looksLikeUtf8().
[[nodiscard]] bool looksForeign(std::string_view name, std::size_t limit);

/// The double-byte encoding that the names most likely use: all of them are valid in it and consist mostly of its
/// common characters. Nothing if there is none. Several characters are needed to distinguish Korean in EUC-KR from
/// Chinese in GBK.
[[nodiscard]] std::optional<ForeignEncoding> guessDoubleByte(std::span<const std::string> names);

/// The text of a name in that encoding as UTF-8, with U+FFFD for a truncated character at its end. Nothing if the
/// system cannot convert it.
[[nodiscard]] std::optional<std::string> decodeForeign(ForeignEncoding encoding, std::string_view name);

/// Converts `bytes` to UTF-8 from the character set with that iconv name. Incomplete and unknown characters become
/// U+FFFD. Nothing if the system does not support the character set.
[[nodiscard]] std::optional<std::string> convertToUtf8(const char* charset, std::string_view bytes);

}  // namespace furitsuke::check
