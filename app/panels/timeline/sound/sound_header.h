// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace furitsuke::session {
class SoundTrack;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class NumberField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// The fields beside a waveform: the name of the sound, whether it is muted, its volume and its offset.
class SoundHeader : public QWidget {
  Q_OBJECT

 public:
  explicit SoundHeader(QWidget* parent = nullptr);
  /// Not owned; must outlive the header. nullptr: there is none yet.
  void setTrack(session::SoundTrack* track);

 signals:
  void menuRequested(const QPoint& global);

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void show();
  void retranslate();
  void showFrames();

  session::SoundTrack* track_ = nullptr;
  QLabel* name_;
  QToolButton* mute_;
  QSlider* volume_;
  QWidget* second_;  ///< the second line, for which a low row has no space
  QLabel* offsetLabel_;
  widgets::NumberField* offset_;
  QLabel* frames_;
};

}  // namespace furitsuke::panels
