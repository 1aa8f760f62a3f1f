// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/bytes.h"

namespace furitsuke {
inline namespace base {

/// Bytes as letters, digits, + and /, with = at the end (RFC 4648).
[[nodiscard]] std::string toBase64(ByteView bytes);
/// The bytes of such a text; = at its end may be missing. Nothing if it has other characters.
[[nodiscard]] std::optional<Bytes> fromBase64(std::string_view text);

}  // namespace base
}  // namespace furitsuke
