// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_fit.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>

#include "app/widgets/window_place.h"

namespace furitsuke::window {

namespace {

/// Menus, tooltips and lists of combo boxes have places of their own.
bool isFitted(const QWidget& widget) {
  const Qt::WindowType type = widget.windowType();
  return !widgets::keepsSize(widget) && (type == Qt::Window || type == Qt::Dialog || type == Qt::Tool);
}

}  // namespace

WindowFit::WindowFit(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool WindowFit::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Show && !event->spontaneous()) {
    auto* window = qobject_cast<QWidget*>(watched);
    if (window != nullptr && window->isWindow() && isFitted(*window)) widgets::fitToScreen(*window);
  }
  if (event->type() == QEvent::Resize && !event->spontaneous()) {
    auto* dialog = qobject_cast<QDialog*>(watched);
    // Later: its layout is at work.
    if (dialog != nullptr && dialog->isWindow() && dialog->isVisible() && isFitted(*dialog))
      QMetaObject::invokeMethod(
          dialog, [dialog] { widgets::fitToScreen(*dialog); }, Qt::QueuedConnection);
  }
  return false;
}

}  // namespace furitsuke::window
