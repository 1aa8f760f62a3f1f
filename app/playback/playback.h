// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>

#include "core/edit/motion_document.h"

namespace furitsuke {

/// Moves the playhead of a document in real time, 30 frames per second. The clock, not the number of pictures drawn,
/// says where it is: a slow machine shows fewer frames and stays in time.
class Playback : public QObject {
  Q_OBJECT

 public:
  /// Seconds since any fixed moment.
  using Clock = std::function<double()>;

  /// Without a clock of its own it uses the machine's.
  explicit Playback(QObject* parent = nullptr, Clock clock = {});

  /// Stops; nullptr: nothing to play.
  void setDocument(MotionDocument* document);
  void setLooping(bool on) { looping_ = on; }
  [[nodiscard]] bool isLooping() const noexcept { return looping_; }
  [[nodiscard]] bool isPlaying() const noexcept { return timer_.isActive(); }

  /// From the playhead, or from 0 when it stands at or behind the last key.
  void play();
  void stop();
  /// Puts the playhead where the clock says; the timer calls it.
  void advance();

 signals:
  void playingChanged(bool playing);

 private:
  [[nodiscard]] Frame lastFrame() const;
  void startAt(Frame frame);

  QPointer<MotionDocument> document_;
  QTimer timer_;
  Clock clock_;
  double startSeconds_ = 0;
  Frame startFrame_ = 0;
  Frame shown_ = 0;  ///< where playback put the playhead last
  bool looping_ = false;
};

}  // namespace furitsuke
