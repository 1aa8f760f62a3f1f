// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace furitsuke {

/// What a control is, as rich text: its own "what is this", or its accessible name with its tooltip or accessible
/// description. Empty when nothing says what it does.
[[nodiscard]] QString controlHelp(const QWidget& control);

/// Answers clicks while the mouse asks "what is this": with controlHelp() of what lies under it, or of the panel around
/// that. In the dialogs of the window too, where the shortcuts of an action of the window do not work by themselves.
class ControlHelp : public QObject {
  Q_OBJECT

 public:
  /// Answers for `window` and its dialogs, as long as it lives. `ask` is what lets the mouse ask.
  ControlHelp(QWidget* window, QAction* ask);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Whether a key that goes to a dialog is a shortcut of the action.
  [[nodiscard]] bool isAskedByKey(const QWidget& control, const QEvent& event) const;

  QWidget* window_;
  QAction* ask_;
};

}  // namespace furitsuke
