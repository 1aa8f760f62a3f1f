// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "core/edit/document/live_text.h"

namespace furitsuke::widgets {

/// Says in the status bar what a command did that the panels may not show. Each sentence replaces the one before; a
/// sentence that is too long is elided, and the tooltip has all of it.
class StatusLine : public QLabel {
  Q_OBJECT

 public:
  explicit StatusLine(QWidget* parent = nullptr);

  /// Empty: nothing.
  void say(const edit::LiveText& sentence);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void showSentence();

  edit::LiveText said_;
};

/// Says it in the status line of the window that contains `from`, if it has one.
void sayInStatusLine(const QWidget& from, const edit::LiveText& sentence);

}  // namespace furitsuke::widgets
