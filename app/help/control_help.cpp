// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/control_help.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QWhatsThis>
#include <QWidget>

namespace furitsuke::help {

QString controlHelp(const QWidget& control) {
  if (!control.whatsThis().isEmpty()) return control.whatsThis();
  const QString text = control.toolTip().isEmpty() ? control.accessibleDescription() : control.toolTip();
  if (text.isEmpty()) return {};
  const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&control));
  const QString name = spoken == nullptr ? QString() : spoken->text(QAccessible::Name);
  const QString explained = Qt::mightBeRichText(text) ? text : Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal);
  if (name.isEmpty() || text.contains(name)) return explained;
  return QString("<p><b>%1</b></p>%2").arg(name.toHtmlEscaped(), explained);
}

namespace {

/// The control is in the window or in a child window of it.
bool belongsTo(const QWidget* control, const QWidget* window) {
  for (const QWidget* at = control; at != nullptr; at = at->parentWidget()) {
    if (at == window) return true;
  }
  return false;
}

}  // namespace

ControlHelp::ControlHelp(QWidget* window, QAction* action) : QObject(window), window_(window), action_(action) {
  qApp->installEventFilter(this);
}

bool ControlHelp::isHelpShortcut(const QWidget& control, const QEvent& event) const {
  if (event.type() != QEvent::ShortcutOverride && event.type() != QEvent::KeyPress) return false;
  if (control.window() == window_->window() || !belongsTo(&control, window_->window())) return false;
  const auto& key = static_cast<const QKeyEvent&>(event);
  return action_->shortcuts().contains(QKeySequence(key.keyCombination()));
}

bool ControlHelp::eventFilter(QObject* watched, QEvent* event) {
  auto* control = qobject_cast<QWidget*>(watched);
  if (control != nullptr && isHelpShortcut(*control, *event)) {
    event->accept();
    if (event->type() == QEvent::KeyPress) action_->trigger();
    return true;
  }
  if (event->type() != QEvent::QueryWhatsThis && event->type() != QEvent::WhatsThis) return false;
  // Menus show the help of their actions themselves.
  const bool isMenu = qobject_cast<QMenu*>(control) != nullptr || qobject_cast<QMenuBar*>(control) != nullptr;
  if (control == nullptr || isMenu || !belongsTo(control, window_->window())) return false;
  const QString help = controlHelp(*control);
  if (help.isEmpty()) return false;
  event->accept();
  if (event->type() == QEvent::WhatsThis) {
    QWhatsThis::showText(static_cast<const QHelpEvent*>(event)->globalPos(), help, control);
  }
  return true;
}

}  // namespace furitsuke::help
