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

/// One panel of the window. The docks, the actions that show and hide them, the values of --panel and the What's This
/// texts are made from the table of these.
struct PanelInfo {
  const char* id;     ///< objectName of the dock and value of --panel; the action that shows it is "view." + id
  const char* title;  ///< English
  const char* icon;   ///< of resources/icons, for a tab without room for its title
  const char* help;   ///< English, for What's This
  PanelType type;
  const char* tabOf =
      nullptr;           ///< id of the panel whose tab it shares by default; nullptr: DockArea::placeDocks() places it
  int minHeight = 0;     ///< minimum height in pixels; 0: that of its contents
  bool scrolls = false;  ///< scrolls vertically if the dock is lower than the panel
  /// The panel is created when it is first seen or used, not with the window. It then shows the state of the stage by
  /// itself; what else it needs comes from DockArea::whenCreated().
  bool isDeferred = false;
  bool isHidden = false;  ///< not in the default layout, until the user shows it
  /// nullptr if the panel shows no document.
  void (*setDocument)(QWidget& panel, edit::MotionDocument* document) = nullptr;
  /// Called when the dock becomes visible or is hidden, also by another tab; nullptr if the panel does not need it.
  void (*setOnScreen)(QWidget& panel, bool on) = nullptr;

  [[nodiscard]] QString translatedTitle() const;
  [[nodiscard]] QString translatedHelp() const;
};

[[nodiscard]] std::span<const PanelInfo> panelTable();

}  // namespace furitsuke::panels
