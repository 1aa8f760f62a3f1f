// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <functional>

#include "core/base/frame.h"

class QAction;
class QMenu;
class QPoint;
class QWidget;

namespace furitsuke::widgets {

/// Adds actions to a menu; nullptr is a separator.
void addActionsTo(QMenu& menu, const QList<QAction*>& actions);
/// Where a context menu was opened: its entries act there, not at the playhead or on what is selected elsewhere.
struct MenuPlace {
  Frame frame = 0;
  QString track = {};    ///< path of the track; empty: none, or several
  QString channel = {};  ///< name of the curve; empty: those that are shown
};
/// Adds actions to a menu that was opened at a place.
using MenuFiller = std::function<void(QMenu& menu, const QList<QAction*>& actions, const MenuPlace& place)>;

/// Opens a context menu at a place of the screen; nullptr is a separator. Does nothing without actions.
void openActionMenu(QWidget* owner, const QList<QAction*>& actions, const QPoint& global);
/// The same with entries that act at the place.
void openActionMenu(QWidget* owner, const QList<QAction*>& actions, const QPoint& global, const MenuFiller& fill,
                    const MenuPlace& place);

}  // namespace furitsuke::widgets
