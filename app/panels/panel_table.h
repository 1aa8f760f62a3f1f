// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

struct QMetaObject;
class QWidget;

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::panels {

/// The class of a panel and how to create one.
struct PanelType {
  const QMetaObject* meta;
  QWidget* (*make)(session::Stage& stage, QWidget* parent);
};

/// One panel of the window. The docks, the actions that show and hide them, the names that --panel accepts and What's
/// This are made from the table of these.
struct PanelInfo {
  const char* id;     ///< objectName of the dock and value of --panel; the action that shows it is "view." + id
  const char* title;  ///< English
  const char* help;   ///< English, for What's This
  PanelType type;
  const char* tabOf =
      nullptr;           ///< in the default layout a tab of this panel; nullptr: DockArea::placeDocks() places it
  int lowest = 0;        ///< pixels; replaces the minimum height that its contents ask for, 0: does not
  bool scrolls = false;  ///< in a scroll area when the dock is lower than the panel
  /// nullptr for a panel that shows no document.
  void (*setDocument)(QWidget& panel, edit::MotionDocument* document) = nullptr;
  /// Called when the dock becomes visible or is hidden, by another tab too; nullptr: the panel does not need it.
  void (*setInSight)(QWidget& panel, bool on) = nullptr;

  [[nodiscard]] QString translatedTitle() const;
  [[nodiscard]] QString translatedHelp() const;
};

[[nodiscard]] std::span<const PanelInfo> panelTable();

}  // namespace furitsuke::panels
