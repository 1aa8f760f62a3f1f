// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/focus_return.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>

#include "app/widgets/number_field.h"

namespace furitsuke::window {

namespace {

template <class... Types>
bool isAny(const QObject* object) {
  return ((qobject_cast<const Types*>(object) != nullptr) || ...);
}

bool isNumberField(const QObject* object) {
  const auto* box = qobject_cast<const QComboBox*>(object);
  return isAny<widgets::NumberField>(object) || (box != nullptr && box->isEditable());
}

}  // namespace

FocusReturn::FocusReturn(QMainWindow& window) : QObject(&window), window_(window) {
  qApp->installEventFilter(this);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    if (now == nullptr || now->window() != &window_) return;
    if (!isAny<QLineEdit, QComboBox, QAbstractButton>(now)) last_ = now;
  });
}

bool FocusReturn::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !isNumberField(watched)) return false;
  const int key = static_cast<const QKeyEvent*>(event)->key();
  if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
  // The field handles the key first.
  QMetaObject::invokeMethod(
      this, [this, field = QPointer(static_cast<QWidget*>(watched))] { returnFrom(field); }, Qt::QueuedConnection);
  return false;
}

void FocusReturn::returnFrom(QWidget* field) {
  if (field == nullptr || field->window() != &window_ || !field->hasFocus()) return;
  const auto* number = qobject_cast<const widgets::NumberField*>(field);
  if (number != nullptr && !number->problem().isEmpty()) return;
  if (last_ != nullptr && last_->isVisible()) {
    last_->setFocus(Qt::OtherFocusReason);
  } else {
    field->clearFocus();
  }
}

}  // namespace furitsuke::window
