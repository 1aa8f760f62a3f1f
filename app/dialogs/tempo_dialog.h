// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <optional>

#include "app/session/sound/tap_tempo.h"
#include "core/motion/annotations.h"

class QLabel;
class QPushButton;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// Sets tempo, frame of the first bar and beats per bar, by typing or tapping. The dialog does not block the window:
/// tapping during playback also sets the first beat.
class TempoDialog : public QDialog {
  Q_OBJECT

 public:
  struct Sources {
    std::function<double()> playhead;                     ///< frames
    std::function<std::optional<double>()> playingFrame;  ///< fractional frame during playback
    std::function<double()> seconds;                      ///< since a fixed time; empty: a monotonic clock
  };

  enum class Purpose { Set, Add };  ///< a tempo, or another one from a frame on

  TempoDialog(const motion::Tempo& tempo, Sources sources, QWidget* parent, Purpose purpose = Purpose::Set);

  [[nodiscard]] motion::Tempo tempo() const;

 signals:
  /// The tempo was changed by typing or tapping, but is not accepted yet.
  void tempoTried(const furitsuke::motion::Tempo& tempo);

 private:
  QWidget* makeFields();
  void tap();

  motion::Tempo before_;
  Sources sources_;
  session::TapTempo taps_;
  bool tapsAreFrames_ = false;
  widgets::ValueField* beatsPerMinute_;
  widgets::ValueField* firstBeat_;
  widgets::ValueField* beatsPerBar_;
  QPushButton* tap_;
  QLabel* hint_;
};

}  // namespace furitsuke::dialogs
