// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/text_encoding.h"

// Detection of names that programs wrote in an encoding other than CP932.
namespace furitsuke::check {

/// Whether the bytes are UTF-8, and not only by coincidence. `limit` is the width of the name's field: a name that
/// fills it may be truncated inside a character.
[[nodiscard]] bool looksLikeUtf8(std::string_view name, std::size_t limit);
/// Whether the bytes are not plausible as CP932. `limit` as in looksLikeUtf8().
[[nodiscard]] bool looksForeign(std::string_view name, std::size_t limit);

/// The double-byte encoding that the names most likely use: all of them are valid in it and consist mostly of its
/// common characters. Nothing if there is none. Several characters are needed to distinguish Korean in EUC-KR from
/// Chinese in GBK.
[[nodiscard]] std::optional<TextEncoding> guessDoubleByte(std::span<const std::string> names);

}  // namespace furitsuke::check
