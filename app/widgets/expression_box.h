// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusEvent>
#include <QSpinBox>
#include <QTimer>
#include <cmath>

#include "app/widgets/number_expression.h"

namespace furitsuke::widgets {

/// A QSpinBox or QDoubleSpinBox that accepts arithmetic: see evaluateNumber(). Text that changes the current value,
/// such as "*2", is accepted only without keyboard tracking, because with it the value follows every key.
template <class Box>
class ExpressionBox : public Box {
 public:
  using Box::Box;

 protected:
  using Value = decltype(std::declval<Box>().value());

  /// A click into the box selects its number, as in NumberField, so that typing replaces it.
  void focusInEvent(QFocusEvent* event) override {
    Box::focusInEvent(event);
    if (event->reason() == Qt::MouseFocusReason) QTimer::singleShot(0, this, [this] { this->selectAll(); });
  }
  /// With keyboard tracking the value is already known, and the box would keep "1+2" as its text.
  void focusOutEvent(QFocusEvent* event) override {
    Box::focusOutEvent(event);
    this->interpretText();
  }

  QValidator::State validate(QString& text, int& position) const override {
    if (const auto value = valueOf(text)) {
      return *value >= this->minimum() && *value <= this->maximum() ? QValidator::Acceptable : QValidator::Intermediate;
    }
    if (isNumberText(number(text), {})) return QValidator::Intermediate;
    return Box::validate(text, position);
  }
  Value valueFromText(const QString& text) const override {
    const auto value = valueOf(text);
    if (!value) return Box::valueFromText(text);
    if constexpr (std::is_integral_v<Value>) return static_cast<Value>(std::lround(*value));
    return static_cast<Value>(*value);
  }

 private:
  [[nodiscard]] QString number(QString text) const {
    if (text.startsWith(this->prefix())) text.remove(0, this->prefix().size());
    if (text.endsWith(this->suffix())) text.chop(this->suffix().size());
    return text;
  }
  [[nodiscard]] std::optional<double> valueOf(const QString& text) const {
    const auto current = this->keyboardTracking() ? std::nullopt : std::optional<double>(this->value());
    return evaluateNumber(number(text), {}, current);
  }
};

}  // namespace furitsuke::widgets
