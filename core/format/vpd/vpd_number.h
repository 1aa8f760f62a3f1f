// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// Numbers of a VPD, independent of the decimal point of the locale.
namespace furitsuke::format::vpd {

/// The numbers of one statement, "x,y,z" or "x,y,z,w" or a weight.
struct Numbers {
  std::array<float, 4> values{};
  std::size_t count = 0;
  bool finite = true;  ///< false: at least one was "nan", "inf", "1.#QNAN" or too large, and its value is 0
};

/// Parses decimal numbers, with optional sign, point and exponent, separated by commas; spaces around them are ignored.
/// Decimal commas are read if nothing else explains the number of commas. Nothing if the text contains anything else or
/// has more than four numbers.
[[nodiscard]] std::optional<Numbers> parseNumbers(std::string_view text);

/// Appends the value as C prints "%.6f": -0.0 is "-0.000000". `value` must be finite.
void appendFixed(std::string& text, float value);

/// The text without spaces, tabs and other white space at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace furitsuke::format::vpd
