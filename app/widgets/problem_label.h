// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QLabel>

#include "app/theme/theme.h"

namespace furitsuke::widgets {

/// A label for an error message beside a field, in the error color of the theme. Hidden without a message.
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
    // Set only if it differs, because setPalette() sends PaletteChange, which calls this function again.
    if (palette().color(QPalette::WindowText) == theme::theme().error) return;
    QPalette red = palette();
    red.setColor(QPalette::WindowText, theme::theme().error);
    setPalette(red);
  }
};

}  // namespace furitsuke::widgets
