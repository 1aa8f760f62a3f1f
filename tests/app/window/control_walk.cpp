// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/control_walk.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QWidget>

#include "app/help/control_help.h"

namespace furitsuke::test {

namespace {

/// Whether it is part of another control or of the dock area of Qt.
bool belongsToAnother(const QWidget& widget) {
  if (widget.objectName().startsWith("qt_") || widget.inherits("QDockWidgetTitleButton")) return true;
  if (widget.inherits("QHeaderView") || widget.inherits("QTableCornerButton")) return true;
  if (widget.inherits("QTabBar") && widget.parentWidget()->inherits("QMainWindow")) return true;  // of docks
  for (const QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
    if (around->inherits("QComboBox") || around->inherits("QLineEdit") || around->inherits("QTabBar") ||
        around->objectName().endsWith("container")) {
      return true;
    }
    const auto* area = qobject_cast<const QAbstractScrollArea*>(around);
    if (area != nullptr && area->viewport() == &widget) return true;
    if (around->isWindow()) break;
  }
  return false;
}

bool isInteractive(const QWidget& widget) {
  // A text that can be selected is no control.
  if (widget.inherits("QLabel")) return false;
  if (widget.inherits("QMenu") || widget.inherits("QMenuBar") || widget.isWindow() || belongsToAnother(widget)) {
    return false;
  }
  const bool isControl = widget.inherits("QAbstractButton") || widget.inherits("QComboBox") ||
                         widget.inherits("QLineEdit") || widget.inherits("QAbstractSlider") ||
                         widget.inherits("QAbstractItemView");
  return isControl || widget.focusPolicy() != Qt::NoFocus;
}

/// Whether it is a hidden button that gets its text when it is shown.
bool hasNothingToShow(const QWidget& widget) {
  const auto* button = qobject_cast<const QAbstractButton*>(&widget);
  return button != nullptr && !button->isVisibleTo(button->window()) && button->text().isEmpty() &&
         button->icon().isNull();
}

std::string pathOfWidget(const QWidget& widget) {
  QStringList names;
  for (const QWidget* at = &widget; at != nullptr && !at->isWindow(); at = at->parentWidget()) {
    const QString name = at->objectName();
    names.prepend(name.isEmpty() ? QString(at->metaObject()->className()).section(':', -1) : name);
  }
  const auto* button = qobject_cast<const QAbstractButton*>(&widget);
  return (names.join('/') + (button == nullptr ? QString() : " \"" + button->text() + '"')).toStdString();
}

std::string nameOfWidget(QWidget& widget) {
  const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget);
  return spoken == nullptr ? std::string() : spoken->text(QAccessible::Name).toStdString();
}

}  // namespace

ControlWalk walkControls(const QWidget& window) {
  ControlWalk walk;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    if (widget->window() != &window || !isInteractive(*widget) || hasNothingToShow(*widget)) continue;
    ++walk.count;
    const std::string name = nameOfWidget(*widget);
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
    const QAccessible::Role role = spoken == nullptr ? QAccessible::NoRole : spoken->role();
    // What Qt makes of these is an area around what has a role.
    const bool isAround = widget->inherits("QTabWidget") || widget->inherits("QScrollArea");
    const bool hasFocus = widget->focusPolicy() != Qt::NoFocus && !isAround;
    if (hasFocus && (role == QAccessible::NoRole || role == QAccessible::Client))
      walk.roleless.insert(pathOfWidget(*widget));
    if (name.empty()) walk.nameless.insert(pathOfWidget(*widget));
    constexpr std::size_t kLongestName = 60;  // characters
    if (name.size() > kLongestName || name.find(';') != std::string::npos)
      walk.wordy.insert(pathOfWidget(*widget) + ": " + name);
    if (help::controlHelp(*widget).isEmpty()) walk.unexplained.insert(pathOfWidget(*widget));
  }
  return walk;
}

}  // namespace furitsuke::test
