// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// Numbers of a VPD, whatever decimal point the user's country has.
namespace furitsuke::vpd {

/// The numbers of one statement, "x,y,z" or "x,y,z,w" or a weight.
struct Numbers {
  std::array<float, 4> values{};
  std::size_t count = 0;
  bool finite = true;  ///< false: at least one was "nan", "inf", "1.#QNAN" or too large, and its value is 0
};

/// Decimal numbers with or without sign, point and exponent, with commas between; blanks around them are ignored.
/// Nothing when the text is anything else or holds more than four.
[[nodiscard]] std::optional<Numbers> parseNumbers(std::string_view text);

/// Appends the value as C prints "%.6f": -0.0 is "-0.000000". `value` must be finite.
void appendFixed(std::string& text, float value);

/// Without blanks, tabs and the like at either end.
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace furitsuke::vpd
