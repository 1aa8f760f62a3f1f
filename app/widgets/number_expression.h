// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "app/widgets/number_text.h"

namespace furitsuke::widgets {

/// Evaluates typed text: a number as parseNumber() reads it, or arithmetic with + - * / and parentheses, with or
/// without a leading "=". "+5", "*2" and "/2" change `current`; "-5" is the number −5. Returns nullopt if the text is
/// neither, divides by zero, or needs a current value that there is not.
[[nodiscard]] std::optional<double> evaluateNumber(const QString& text, const NumberFormat& format,
                                                   std::optional<double> current = std::nullopt);

/// The amount of text such as "+5" or "+1*2", by which each of several values is changed; nullopt for other text.
[[nodiscard]] std::optional<double> relativeAmount(const QString& text, const NumberFormat& format);

/// The factor of text such as "*2" or "/4", by which each of several values is multiplied; nullopt for other text.
[[nodiscard]] std::optional<double> relativeFactor(const QString& text, const NumberFormat& format);

/// More must be typed before the text has a value: it is empty or ends with an operator.
[[nodiscard]] bool isUnfinishedNumber(const QString& text);

/// All characters can be part of a number, its unit or arithmetic.
[[nodiscard]] bool isNumberText(const QString& text, const QString& unit);

}  // namespace furitsuke::widgets
