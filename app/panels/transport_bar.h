// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "core/edit/document/motion_document.h"

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace furitsuke::session {
class Playback;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// "0.5×".
[[nodiscard]] QString speedText(double speed);
/// Parses "0.5×", "0.5x", "0.5", "0,5" or "50%"; nullopt for other texts and for numbers that are not above 0.
[[nodiscard]] std::optional<double> speedFromText(const QString& text);

/// Shows and edits the frame of the playhead, the playback speed and the frame rate, and shows the time of the
/// playhead.
class TransportBar : public QWidget {
  Q_OBJECT

 public:
  explicit TransportBar(QWidget* parent = nullptr);
  /// Not owned; nullptr disables the bar.
  void setDocument(edit::MotionDocument* document);
  /// The playback whose speed is shown and set; must outlive the bar.
  void setPlayback(session::Playback& playback);
  /// The menu of the frame rate button; not owned.
  void setRateMenu(QMenu* menu);
  /// Gives keyboard focus to the frame field, or to the speed field.
  void focusFrame();
  void focusSpeed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void buildSpeed();
  void showFrame();
  void showSpeed();
  void showRate();
  void applySpeed();
  void retranslate();

  QPointer<edit::MotionDocument> document_;
  session::Playback* playback_ = nullptr;
  QLabel* label_;
  widgets::ValueField* frame_;
  QLabel* time_;
  QComboBox* speed_;
  QToolButton* rate_;
};

}  // namespace furitsuke::panels
