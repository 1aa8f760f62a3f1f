// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/value_field.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace furitsuke::widgets {

ValueField::ValueField(NumberFormat format, QWidget* parent) : NumberField(std::move(format), parent) {
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
  setShown(value_);
  connect(this, &NumberField::edited, this, [this](double value) { setValue(entered(value)); });
  connect(this, &NumberField::stepped, this, [this](double by) { setValue(entered(value_ + by)); });
  connect(this, &QLineEdit::textEdited, this, [this] {
    if (!followsTyping_) return;
    if (const auto typed = typedValue()) {
      assign(entered(*typed));
    } else if (!problem().isEmpty()) {
      assign(*shown());
    }
  });
  // Text that was not committed may have changed the value before.
  connect(this, &NumberField::typingEnded, this, [this] { assign(*shown()); });
}

void ValueField::setRange(double lowest, double highest) {
  NumberField::setRange(lowest, highest);
  setValue(value_);
}

int ValueField::wholeValue() const {
  constexpr double kLowest = std::numeric_limits<int>::min(), kHighest = std::numeric_limits<int>::max();
  return static_cast<int>(std::lround(std::clamp(value_, kLowest, kHighest)));
}

void ValueField::setValue(double value) {
  const double within = clamped(value);
  if (!isModified() || within != value_) setShown(within);
  assign(within);
}

double ValueField::entered(double value) const { return format().maxDecimals == 0 ? std::round(value) : value; }

void ValueField::assign(double value) {
  if (value == value_) return;
  value_ = value;
  emit valueChanged(value_);
}

}  // namespace furitsuke::widgets
