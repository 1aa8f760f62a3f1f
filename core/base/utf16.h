// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace furitsuke {
inline namespace base {
namespace utf16 {

enum class ByteOrder : std::uint8_t { Little, Big };

/// The bytes of a UTF-16 text without a byte order mark as UTF-8. Never fails: an unpaired surrogate becomes U+FFFD, an
/// odd last byte is dropped.
[[nodiscard]] std::string toUtf8(std::string_view bytes, ByteOrder order);

/// Whether toUtf8() is lossless: every surrogate is paired and the number of bytes is even.
[[nodiscard]] bool isValid(std::string_view bytes, ByteOrder order);

/// UTF-8 as the bytes of a little-endian UTF-16 text without a byte order mark; every byte that is not valid UTF-8
/// becomes U+FFFD.
[[nodiscard]] std::string fromUtf8(std::string_view text);

}  // namespace utf16
}  // namespace base
}  // namespace furitsuke
