// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <functional>

class QWidget;

namespace furitsuke::widgets {

/// What a widget that paints itself is for a screen reader, instead of a nameless area. To be called by its
/// constructor.
void setAccessibleRole(QWidget& widget, QAccessible::Role role);

/// The value of a slider that paints itself.
struct AccessibleSlider {
  std::function<double()> value;
  std::function<void(double)> setValue;
  double lowest = 0, highest = 1, step = 0.01;
};
/// Makes the widget a slider for screen readers. To be called by its constructor.
void setAccessibleSlider(QWidget& widget, AccessibleSlider slider);

}  // namespace furitsuke::widgets
