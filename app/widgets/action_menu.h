// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QMenu;
class QPoint;
class QWidget;

namespace furitsuke::widgets {

/// Adds actions to a menu; nullptr is a separator.
void addActionsTo(QMenu& menu, const QList<QAction*>& actions);
/// Opens a context menu at a place of the screen; nullptr is a separator. Does nothing without actions.
void openActionMenu(QWidget* owner, const QList<QAction*>& actions, const QPoint& global);

}  // namespace furitsuke::widgets
