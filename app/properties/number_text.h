// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace furitsuke {

/// How a number looks in a field.
struct NumberFormat {
  int minDecimals = 0;  ///< zeros at the end are kept up to here
  int maxDecimals = 4;  ///< rounded for show only, never for the key
  QString unit;         ///< inside the field, right behind the number: "°"
};

/// "12.5°", "−45.0". With a real minus sign, which is as wide as a figure; a value that rounds to zero has none.
[[nodiscard]] QString numberText(double value, const NumberFormat& format);

/// What a person typed: any minus sign, full-width figures, a comma as decimal point, with or without the unit.
/// Nothing when it is no finite number.
[[nodiscard]] std::optional<double> parseNumber(const QString& text, const NumberFormat& format);

}  // namespace furitsuke
