// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace furitsuke {
inline namespace base {

/// The encodings in which programs of different countries write names. CP932 is that of MMD's files.
enum class TextEncoding : std::uint8_t { Cp932, Utf8, Gbk, Big5, EucKr, EucJp };

inline constexpr std::array kTextEncodings{TextEncoding::Cp932, TextEncoding::Utf8,  TextEncoding::Gbk,
                                           TextEncoding::Big5,  TextEncoding::EucKr, TextEncoding::EucJp};

/// "CP932", "UTF-8", "GBK", "Big5", "EUC-KR", "EUC-JP".
[[nodiscard]] std::string_view textEncodingName(TextEncoding encoding);
/// The encoding with that name; nothing if there is none.
[[nodiscard]] std::optional<TextEncoding> textEncodingNamed(std::string_view name);

/// Bytes in an encoding as UTF-8, with U+FFFD for each incomplete or unknown character. Nothing if the system cannot
/// convert from it; all can from CP932 and UTF-8.
[[nodiscard]] std::optional<std::string> decodeText(TextEncoding encoding, std::string_view bytes);
/// UTF-8 in an encoding. Nothing if it lacks a character, or if the system cannot convert to it.
[[nodiscard]] std::optional<std::string> encodeText(TextEncoding encoding, std::string_view text);
/// Whether decodeText() replaces nothing.
[[nodiscard]] bool isValidText(TextEncoding encoding, std::string_view bytes);

/// What the system converts, for encodings other than CP932 and UTF-8.
[[nodiscard]] std::optional<std::string> decodedBySystem(TextEncoding encoding, std::string_view bytes);
[[nodiscard]] std::optional<std::string> encodedBySystem(TextEncoding encoding, std::string_view text);

}  // namespace base
}  // namespace furitsuke
