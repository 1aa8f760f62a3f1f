// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "core/edit/motion_document.h"

class QLabel;
class QSpinBox;

namespace furitsuke {

/// "2:05.33", minutes and seconds of a frame.
[[nodiscard]] QString timeText(Frame frame);

/// The playhead as a number that can be typed, and as time.
class TransportBar : public QWidget {
  Q_OBJECT

 public:
  explicit TransportBar(QWidget* parent = nullptr);
  void setDocument(MotionDocument* document);
  /// Puts the keyboard into the number.
  void focusFrame();

 private:
  void showFrame();

  QPointer<MotionDocument> document_;
  QSpinBox* frame_;
  QLabel* time_;
};

}  // namespace furitsuke
