// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace furitsuke::widgets {

/// The format of a number in a field.
struct NumberFormat {
  int minDecimals = 0;  ///< trailing zeros are kept up to this number of decimals
  int maxDecimals = 4;  ///< rounds only the displayed text, not the value
  QString unit;         ///< suffix directly after the number: "°"
};

/// "12.5°", "−45.0". Uses the minus sign U+2212, which is as wide as a digit, except for values that round to zero.
[[nodiscard]] QString numberText(double value, const NumberFormat& format);

// Numbers outside of fields. They are written as those in fields are: with a point and U+2212 in every language, and
// without a sign if they round to zero.

/// With this many decimals: "−1.50".
[[nodiscard]] QString fixedNumber(double value, int decimals);
/// With at most this many digits: "0.25".
[[nodiscard]] QString shortNumber(double value, int digits);
/// "2:05.33", minutes and seconds.
[[nodiscard]] QString timeText(double seconds);

/// Parses typed text: accepts any minus sign, full-width digits, a decimal comma, with or without the unit.
/// Returns nullopt unless it is a finite number.
[[nodiscard]] std::optional<double> parseNumber(const QString& text, const NumberFormat& format);

}  // namespace furitsuke::widgets
