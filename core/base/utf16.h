// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace furitsuke::utf16 {

enum class ByteOrder : std::uint8_t { Little, Big };

/// The bytes of a UTF-16 text without a byte order mark as UTF-8. Total: a surrogate without its other half becomes
/// U+FFFD, an odd byte at the end is left out.
[[nodiscard]] std::string toUtf8(std::string_view bytes, ByteOrder order);

/// Whether toUtf8 would lose nothing: every surrogate has its other half and no byte is left over.
[[nodiscard]] bool isValid(std::string_view bytes, ByteOrder order);

/// UTF-8 as the bytes of a little-endian UTF-16 text without a byte order mark; every byte that is no UTF-8 becomes
/// U+FFFD.
[[nodiscard]] std::string fromUtf8(std::string_view text);

}  // namespace furitsuke::utf16
