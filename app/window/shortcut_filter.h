// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeySequence;

namespace furitsuke::actions {
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::widgets {
class MessageBar;
}  // namespace furitsuke::widgets

namespace furitsuke::window {

/// An event filter of the application for shortcuts: plain keys such as Space go to the focused control when it uses
/// them, and shortcuts that belong to several actions are reported.
class ShortcutFilter : public QObject {
  Q_OBJECT

 public:
  ShortcutFilter(actions::ActionSet& actions, widgets::MessageBar& messages, QObject* parent = nullptr);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Shows a message, because Qt triggers none of the actions that share a key.
  void reportAmbiguousShortcut(const QKeySequence& key);

  actions::ActionSet& actions_;
  widgets::MessageBar& messages_;
};

}  // namespace furitsuke::window
