// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/status_line.h"

#include <QApplication>
#include <QStatusTipEvent>
#include <QWidget>

namespace furitsuke::widgets {

void sayInStatusLine(QWidget& from, const QString& text) {
  QWidget* top = &from;
  // A floating dock is a window too, but its parent is the main window.
  while (top->parentWidget() != nullptr) top = top->parentWidget();
  QStatusTipEvent event(text);
  QApplication::sendEvent(top, &event);
}

}  // namespace furitsuke::widgets
