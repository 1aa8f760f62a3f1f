// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QComboBox;
class QKeyEvent;
class QKeySequence;

namespace furitsuke::actions {
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::widgets {
class MessageBar;
}  // namespace furitsuke::widgets

namespace furitsuke::window {

/// An event filter of the application for shortcuts: plain keys such as Space go to the focused control when it uses
/// them, Enter presses the focused button as Space does, the digits of the numeric keypad have shortcuts of their own,
/// an open list of a combo box passes shortcuts on, and shortcuts that belong to several actions are reported.
class ShortcutFilter : public QObject {
  Q_OBJECT

 public:
  ShortcutFilter(actions::ActionSet& actions, widgets::MessageBar& messages, QObject* parent = nullptr);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Shows a message, because Qt triggers none of the actions that share a key.
  void reportAmbiguousShortcut(const QKeySequence& key);
  /// In the open list of a combo box Space chooses as Enter does, and a shortcut with Ctrl closes the list and runs.
  /// Neither key reaches the window or dialog of the box.
  bool handleListKey(QComboBox& box, QObject& list, const QKeyEvent& key);
  /// Runs the action of a keypad digit if the focus is in the window.
  void runKeypadAction(QObject& focused, const QKeyEvent& key);
  /// The action with this shortcut, nullptr if there is none.
  [[nodiscard]] QAction* actionOf(const QKeySequence& key) const;

  actions::ActionSet& actions_;
  widgets::MessageBar& messages_;
  bool isChoosing_ = false;  ///< in handleListKey()
  int ambiguous_ = 0;        ///< message about a shortcut of several actions; 0: none
};

}  // namespace furitsuke::window
