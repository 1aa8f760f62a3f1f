// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QLabel>

#include "app/theme/theme.h"

namespace furitsuke {

/// What is wrong, in the theme's colour for errors, right where it was typed. Hidden while nothing is.
class ProblemLabel final : public QLabel {
 public:
  explicit ProblemLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    updateColor();
    hide();
  }

 protected:
  void changeEvent(QEvent* event) override {
    if (event->type() == QEvent::PaletteChange) updateColor();
    QLabel::changeEvent(event);
  }

 private:
  void updateColor() {
    // Set only when it differs: setPalette() announces a palette change, which leads here again.
    if (palette().color(QPalette::WindowText) == theme().error) return;
    QPalette red = palette();
    red.setColor(QPalette::WindowText, theme().error);
    setPalette(red);
  }
};

}  // namespace furitsuke
