// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/action_menu.h"

#include <QMenu>

namespace furitsuke::widgets {

void addActionsTo(QMenu& menu, const QList<QAction*>& actions) {
  for (QAction* action : actions) action == nullptr ? (void)menu.addSeparator() : menu.addAction(action);
}

void openActionMenu(QWidget* owner, const QList<QAction*>& actions, const QPoint& global) {
  const MenuFiller plain = [](QMenu& menu, const QList<QAction*>& all, const MenuPlace&) { addActionsTo(menu, all); };
  openActionMenu(owner, actions, global, plain, {});
}

void openActionMenu(QWidget* owner, const QList<QAction*>& actions, const QPoint& global, const MenuFiller& fill,
                    const MenuPlace& place) {
  if (actions.isEmpty()) return;
  auto* menu = new QMenu(owner);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fill(*menu, actions, place);
  menu->popup(global);
}

}  // namespace furitsuke::widgets
