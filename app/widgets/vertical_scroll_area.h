// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace furitsuke::widgets {

/// Scrolls a widget that is higher than the room it gets; the widget is always as wide as the area. The area is no stop
/// of the Tab key.
class VerticalScrollArea : public QScrollArea {
 public:
  explicit VerticalScrollArea(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
  }
};

}  // namespace furitsuke::widgets
