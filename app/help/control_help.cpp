// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/control_help.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QMenuBar>
#include <QWhatsThis>
#include <QWidget>

namespace furitsuke {

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

ControlHelp::ControlHelp(QWidget* window) : QObject(window), window_(window) { qApp->installEventFilter(this); }

bool ControlHelp::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::QueryWhatsThis && event->type() != QEvent::WhatsThis) return false;
  auto* control = qobject_cast<QWidget*>(watched);
  // Menus tell of each of their actions by themselves.
  const bool isMenu = qobject_cast<QMenu*>(control) != nullptr || qobject_cast<QMenuBar*>(control) != nullptr;
  if (control == nullptr || isMenu || control->window() != window_->window()) return false;
  const QString help = controlHelp(*control);
  if (help.isEmpty()) return false;
  event->accept();
  if (event->type() == QEvent::WhatsThis) {
    QWhatsThis::showText(static_cast<const QHelpEvent*>(event)->globalPos(), help, control);
  }
  return true;
}

}  // namespace furitsuke
