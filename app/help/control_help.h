// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace furitsuke::help {

/// The help of a control as rich text: its "What's This?" text, or its accessible name with its tooltip or accessible
/// description. Empty if the control has none of these.
[[nodiscard]] QString controlHelp(const QWidget& control);

/// Handles clicks in "What's This?" mode: shows controlHelp() of the clicked control or of the nearest parent that has
/// one. Also enables the shortcut of that mode in the dialogs of the window, where window shortcuts do not work.
class ControlHelp : public QObject {
  Q_OBJECT

 public:
  /// For `window` and its dialogs. `action` is the action that enters the "What's This?" mode.
  ControlHelp(QWidget* window, QAction* action);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Whether the event is a key press in a dialog that matches a shortcut of the action.
  [[nodiscard]] bool isHelpShortcut(const QWidget& control, const QEvent& event) const;

  QWidget* window_;
  QAction* action_;
};

}  // namespace furitsuke::help
