// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace furitsuke::widgets {

/// Scrolls its widget vertically if it is higher than the area; the widget is always as wide as the area. The Tab key
/// skips the area itself.
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
