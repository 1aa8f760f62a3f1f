// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace furitsuke::window {

/// An event filter of the application that fits every window, dialog and remembered geometry to its screen, when it is
/// shown and when a dialog grows. See widgets::fitToScreen().
class WindowFit : public QObject {
 public:
  explicit WindowFit(QObject* parent);

  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace furitsuke::window
