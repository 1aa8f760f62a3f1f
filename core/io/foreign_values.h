// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// Values of the formats of other programs as MMD stores them.
namespace furitsuke::io {

/// The text in CP932, with "?" for each character that CP932 cannot encode.
[[nodiscard]] std::string encodedWithQuestionMarks(std::string_view text);

/// The nearest view angle in degrees that a key can store; 0 for NaN.
[[nodiscard]] std::uint32_t wholeFov(double degrees);

}  // namespace furitsuke::io
