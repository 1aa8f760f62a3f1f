// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "core/edit/motion_document.h"

class QComboBox;
class QLabel;
class QMenu;
class QSpinBox;
class QToolButton;

namespace furitsuke {

class Playback;

/// "2:05.33", minutes and seconds of a frame.
[[nodiscard]] QString timeText(Frame frame);
/// "0.5×".
[[nodiscard]] QString speedText(double speed);
/// Of "0.5×", "0.5x", "0.5", "0,5" or "50%"; nothing for anything that is no number above 0.
[[nodiscard]] std::optional<double> speedFromText(const QString& text);

/// The playhead as a number that can be typed, and as time; the speed, to choose or to type; the pictures a second.
class TransportBar : public QWidget {
  Q_OBJECT

 public:
  explicit TransportBar(QWidget* parent = nullptr);
  void setDocument(MotionDocument* document);
  /// What the speed is shown of and set on; must outlive the bar.
  void setPlayback(Playback& playback);
  /// What the button of the pictures a second opens; not owned.
  void setRateMenu(QMenu* menu);
  /// Puts the keyboard into the number of the frame, or of the speed.
  void focusFrame();
  void focusSpeed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void buildSpeed();
  void showFrame();
  void showSpeed();
  void showRate();
  void takeSpeed();
  void retranslate();

  QPointer<MotionDocument> document_;
  Playback* playback_ = nullptr;
  QLabel* label_;
  QSpinBox* frame_;
  QLabel* time_;
  QComboBox* speed_;
  QToolButton* rate_;
};

}  // namespace furitsuke
