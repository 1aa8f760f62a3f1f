// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/name.h"
#include "core/base/result.h"

// Names in text formats are stored as text and, where the text cannot restore their bytes, also as bytes.
namespace furitsuke::io {

/// Whether the bytes of the name cannot be restored from its text.
[[nodiscard]] bool needsBytes(const Name& name);

/// Two lowercase hexadecimal digits for each byte.
[[nodiscard]] std::string hexFromBytes(std::string_view bytes);
/// The inverse, for digits of either case; an Error when there is a character that is not a digit, an odd number of
/// digits, or a zero byte.
[[nodiscard]] Result<std::string> bytesFromHex(std::string_view digits);

}  // namespace furitsuke::io
