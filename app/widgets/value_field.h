// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/number_field.h"

namespace furitsuke::widgets {

/// A NumberField of a form, which keeps its value itself. While a number is typed, the value follows each key with
/// which it is complete and within the range, for previews; Esc takes that back. If the format has no decimals, numbers
/// that the user enters are rounded to whole ones.
class ValueField final : public NumberField {
  Q_OBJECT

 public:
  /// The value is 0.
  explicit ValueField(NumberFormat format, QWidget* parent = nullptr);

  /// Moves the value into the range.
  void setRange(double lowest, double highest);
  /// Whether the value follows each key, or changes only when the number is complete. On by default.
  void setFollowsTyping(bool follows) { followsTyping_ = follows; }
  [[nodiscard]] double value() const noexcept { return value_; }
  /// value() rounded to a whole number, within the range of int.
  [[nodiscard]] int wholeValue() const;

 public slots:
  /// Values out of the range become the nearest one in it. Keeps the typed text whose value this is.
  void setValue(double value);

 signals:
  void valueChanged(double value);

 private:
  [[nodiscard]] double entered(double value) const;
  void assign(double value);

  double value_ = 0;
  bool followsTyping_ = true;
};

}  // namespace furitsuke::widgets
