// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QWidget;

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Moves the focus from panel to panel with the keyboard. A ring around the panel shows where it went, until it leaves
/// the panel or the mouse is used. The same ring is around a list or canvas that the Tab key has reached, which does
/// not show by itself that it has the focus.
class PanelFocus : public QObject {
 public:
  PanelFocus(panels::DockArea& docks, QObject* parent);

  [[nodiscard]] bool isIn(const QDockWidget& dock) const;
  void moveTo(QDockWidget& dock);
  /// To the panel in sight that is `by` panels further in the order of the panels.
  void step(int by);
  /// Whether the action runs by its shortcut, not from a menu; to be asked once in each run.
  [[nodiscard]] bool isByShortcut(const QAction& action);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showRing(QWidget& around);
  void placeRing();
  void hideRing();

  panels::DockArea& docks_;
  QPointer<QWidget> ring_;             ///< a dialog that it was in may have taken it along
  QPointer<QWidget> ringed_;           ///< a dock, list or canvas
  const QObject* shortcut_ = nullptr;  ///< the action whose shortcut was pressed last
};

}  // namespace furitsuke::commands
