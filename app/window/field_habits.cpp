// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/field_habits.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolTip>

#include "app/widgets/number_field.h"

namespace furitsuke::window {

namespace {

void selectValue(const QDialog& form) {
  QWidget* focused = form.focusWidget();
  if (auto* box = qobject_cast<QComboBox*>(focused)) focused = box->lineEdit();
  if (auto* line = qobject_cast<QLineEdit*>(focused)) line->selectAll();
}

void selectSoon(QDialog& form) {
  QMetaObject::invokeMethod(
      &form, [&form] { selectValue(form); }, Qt::QueuedConnection);
}

/// Qt makes the button that had the focus, or the next one in the order of Tab, the one that Enter presses.
void keepDefault(const QDialog& form) {
  for (auto* button : form.findChildren<QPushButton*>()) {
    if (!button->isDefault()) button->setAutoDefault(false);
  }
}

}  // namespace

FieldHabits::FieldHabits(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool FieldHabits::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::Show:
      // The focus comes to its field after the form is shown.
      if (auto* form = qobject_cast<QDialog*>(watched)) {
        keepDefault(*form);
        selectSoon(*(fresh_ = form));
      }
      return false;
    case QEvent::FocusIn: {
      // A form may disable its first field when it is shown.
      const auto* widget = qobject_cast<QWidget*>(watched);
      auto* button = qobject_cast<QPushButton*>(watched);  // one that the form has made since it was shown
      if (button != nullptr && !button->isDefault()) button->setAutoDefault(false);
      if (fresh_ != nullptr && widget != nullptr && widget->window() == fresh_) selectSoon(*fresh_);
      return false;
    }
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress: fresh_ = nullptr; return false;
    case QEvent::MouseButtonDblClick: {
      auto* field = qobject_cast<widgets::NumberField*>(watched);
      if (field == nullptr || static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton) return false;
      field->selectAll();
      return true;
    }
    case QEvent::ToolTip: {
      auto* field = qobject_cast<widgets::NumberField*>(watched);
      if (field == nullptr) return false;
      const QString own = field->toolTip();
      const QString habits = tr("+5, *2 and /2 change the value, and =3*4 calculates one; a double-click selects it.");
      QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), own.isEmpty() ? habits : own + '\n' + habits,
                         field);
      return true;
    }
    default: return false;
  }
}

}  // namespace furitsuke::window
