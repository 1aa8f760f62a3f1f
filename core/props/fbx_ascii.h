// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/base/bytes.h"

namespace furitsuke::props {

/// The binary form of an FBX that is text, up to the first place that is damaged: records with the same names, texts
/// and numbers. Arrays are numbers of 32 bits, times 64-bit integers.
[[nodiscard]] Bytes binaryFbx(std::string_view text);

}  // namespace furitsuke::props
