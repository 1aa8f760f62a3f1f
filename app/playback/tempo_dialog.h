// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <optional>

#include "app/playback/tap_tempo.h"
#include "core/motion/annotations.h"

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace furitsuke {

/// How fast the music is, on which frame its first bar begins, and how many beats a bar has; as numbers or by tapping
/// along. The window can be used meanwhile: whoever taps while the motion plays says where the first beat is, too.
class TempoDialog : public QDialog {
  Q_OBJECT

 public:
  struct Sources {
    std::function<double()> playhead;                     ///< frames
    std::function<std::optional<double>()> playingFrame;  ///< fractional frame while the motion plays
    std::function<double()> seconds;                      ///< since any fixed moment; empty: the machine's clock
  };

  TempoDialog(const Tempo& tempo, Sources sources, QWidget* parent);

  [[nodiscard]] Tempo tempo() const;

 signals:
  /// By typing or tapping, before it is accepted.
  void tempoTried(const furitsuke::Tempo& tempo);

 private:
  QWidget* makeFields();
  void tap();

  Tempo before_;
  Sources sources_;
  TapTempo taps_;
  bool tappedToFrames_ = false;
  QDoubleSpinBox* beatsPerMinute_;
  QDoubleSpinBox* firstBeat_;
  QSpinBox* beatsPerBar_;
  QPushButton* tap_;
  QLabel* told_;
};

}  // namespace furitsuke
