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
  /// Creates the fields; most windows never show a sound.
  void build();
  void show();
  void retranslate();
  void showFrames();

  session::SoundTrack* track_ = nullptr;
  // nullptr before build():
  QLabel* name_ = nullptr;
  QToolButton* mute_ = nullptr;
  QSlider* volume_ = nullptr;
  QWidget* second_ = nullptr;  ///< the second line, for which a low row has no space
  QLabel* offsetLabel_ = nullptr;
  widgets::NumberField* offset_ = nullptr;
  QLabel* frames_ = nullptr;
};

}  // namespace furitsuke::panels
