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

/// Whether the bytes are UTF-8 and not by coincidence, or are not plausible CP932. `limit` is the width of the name's
/// field: a name that fills it may be truncated inside a character.
[[nodiscard]] bool looksLikeUtf8(std::string_view name, std::size_t limit);
[[nodiscard]] bool looksForeign(std::string_view name, std::size_t limit);

/// The double-byte encoding that all of the names most likely use: they are valid in it and consist of its common
/// characters. Nothing if there is none. Korean in EUC-KR is distinguished from Chinese in GBK only by several
/// characters together.
[[nodiscard]] std::optional<ForeignEncoding> guessDoubleByte(std::span<const std::string> names);

/// The text of a name in that encoding, with U+FFFD for a truncated character at its end; nothing if the system cannot
/// convert it.
[[nodiscard]] std::optional<std::string> decodeForeign(ForeignEncoding encoding, std::string_view name);

/// Converts `bytes` from the character set with that iconv name to UTF-8, using the system. Incomplete and unknown
/// characters become U+FFFD. Nothing if the system does not support the character set.
[[nodiscard]] std::optional<std::string> convertToUtf8(const char* charset, std::string_view bytes);

}  // namespace furitsuke::check
