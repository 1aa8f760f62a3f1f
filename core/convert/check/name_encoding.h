// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// Names that programs wrote in another encoding than CP932, told by what their bytes look like.
namespace furitsuke {

enum class ForeignEncoding : std::uint8_t { Utf8, Gbk, Big5, EucKr };

/// "UTF-8", "GBK", "Big5", "EUC-KR".
[[nodiscard]] std::string_view foreignEncodingName(ForeignEncoding encoding);

/// Whether the bytes are UTF-8 beyond chance, or are no sensible CP932. `limit` is the width of the name's field:
/// a name that fills it may have been cut inside a character.
[[nodiscard]] bool looksLikeUtf8(std::string_view name, std::size_t limit);
[[nodiscard]] bool looksForeign(std::string_view name, std::size_t limit);

/// The double-byte encoding that most likely holds all of the names: valid in it and made of its common characters.
/// Nothing when none does. Korean in EUC-KR is told from Chinese in GBK only by several characters together.
[[nodiscard]] std::optional<ForeignEncoding> guessDoubleByte(std::span<const std::string> names);

/// The text of a name in that encoding, U+FFFD for a character that was cut at its end; nothing where the system
/// cannot convert it.
[[nodiscard]] std::optional<std::string> decodeForeign(ForeignEncoding encoding, std::string_view name);

/// The system's own conversion: `bytes` in the character set of that iconv name, as UTF-8. A character that is not
/// whole or not known becomes U+FFFD. Nothing when the system has no such conversion.
[[nodiscard]] std::optional<std::string> convertToUtf8(const char* charset, std::string_view bytes);

}  // namespace furitsuke
