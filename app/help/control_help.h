// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace furitsuke {

/// What a control is, as rich text: its own "what is this", or its accessible name with its tooltip or accessible
/// description. Empty when nothing says what it does.
[[nodiscard]] QString controlHelp(const QWidget& control);

/// Answers clicks while the mouse asks "what is this": with controlHelp() of what lies under it, or of the panel around
/// that.
class ControlHelp : public QObject {
  Q_OBJECT

 public:
  /// Answers for `window` and all that is in it, as long as it lives.
  explicit ControlHelp(QWidget* window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* window_;
};

}  // namespace furitsuke
