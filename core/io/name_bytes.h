// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/name.h"
#include "core/base/result.h"

// Text formats store names as text and, if their bytes cannot be restored from the text, also as bytes.
namespace furitsuke::io {

/// Whether the bytes of the name cannot be restored from its text.
[[nodiscard]] bool needsBytes(const Name& name);

/// Two lowercase hexadecimal digits for each byte.
[[nodiscard]] std::string hexFromBytes(std::string_view bytes);
/// The inverse, for upper-case and lower-case digits. Returns an Error for other characters, an odd number of digits,
/// or a zero byte.
[[nodiscard]] Result<std::string> bytesFromHex(std::string_view digits);

}  // namespace furitsuke::io
