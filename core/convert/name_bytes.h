// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/name.h"
#include "core/base/result.h"

// Names in text formats: their text, and beside it their bytes where the text does not give them back.
namespace furitsuke {

/// Whether the text encodes to other bytes than the name's, or to none.
[[nodiscard]] bool needsBytes(const Name& name);

/// Two lower-case hexadecimal digits for each byte.
[[nodiscard]] std::string hexFromBytes(std::string_view bytes);
/// The inverse, for digits of either case; an Error when they are none, odd in number, or hold a zero byte.
[[nodiscard]] Result<std::string> bytesFromHex(std::string_view digits);

}  // namespace furitsuke
