// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <optional>

#include "app/session/clock_mapping.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::session {

/// The frame rate of the pictures during playback.
enum class PictureRate : std::uint8_t {
  Thirty,     ///< whole frames only, as MMD draws them
  Sixty,      ///< also positions between two frames
  Unlimited,  ///< the next picture as soon as the previous one is drawn
};

/// "30", "60", "unlimited".
[[nodiscard]] QString pictureRateId(PictureRate rate);
/// Thirty for an unknown text.
[[nodiscard]] PictureRate pictureRateFromId(const QString& id);

/// Moves the playhead of a document in real time, at 30 frames per second times the speed. The position follows the
/// clock, not the number of pictures drawn: a slow machine shows fewer pictures and stays in time. A picture shows the
/// position of the time at which it will have been drawn, because drawing can take as long as a frame and the sound
/// does not wait. The next picture is requested only after pending drawing and input events.
class Playback : public QObject {
  Q_OBJECT

 public:
  /// Seconds since any fixed time.
  using Clock = std::function<double()>;
  static constexpr double kMinSpeed = 0.1, kMaxSpeed = 4;
  static constexpr double kLongestDrawing = 0.1;  ///< seconds; what a picture takes longer is not made up for

  /// Without a clock, machineSeconds() is used.
  explicit Playback(QObject* parent = nullptr, Clock clock = {});

  /// Replaces the clock by one that continues it. `nextStart` returns the time from which on playback that begins now
  /// moves; it shows the first picture until then. A sound can be heard only after the samples that are queued already.
  void setClock(Clock now, Clock nextStart);

  /// Pauses, and plays this document from now on; nullptr: there is nothing to play.
  void setDocument(edit::MotionDocument* document);
  [[nodiscard]] edit::MotionDocument* document() const noexcept { return document_; }
  /// Returns the last frame of everything that plays together with the document. Playback ends there or at the last key
  /// of the document, whichever is later.
  void setLastFrameProvider(std::function<Frame()> provider) { lastFrameProvider_ = std::move(provider); }
  [[nodiscard]] Frame lastFrame() const;

  void setLooping(bool on);
  [[nodiscard]] bool isLooping() const noexcept { return looping_; }
  /// The frames of the loop, both ends included, whatever is played. Empty: everything.
  void setLoopRange(FrameRange range);
  [[nodiscard]] FrameRange loopRange() const noexcept { return loopRange_; }
  /// The loop while it is on: what is switched off does not decide what a command works on.
  [[nodiscard]] FrameRange activeLoop() const noexcept { return looping_ ? loopRange_ : FrameRange{}; }
  /// Clamped to kMinSpeed..kMaxSpeed; 1 is real time.
  void setSpeed(double speed);
  [[nodiscard]] double speed() const noexcept { return speed_; }
  void setRate(PictureRate rate);
  [[nodiscard]] PictureRate rate() const noexcept { return rate_; }

  [[nodiscard]] bool isPlaying() const noexcept { return playing_; }
  /// How the position follows from the clock while isPlaying().
  [[nodiscard]] ClockMapping mapping() const;
  /// The displayed frame, which can be fractional while playing; the playhead otherwise.
  [[nodiscard]] double position() const;

  /// Plays from the playhead, or from the start when the playhead is at or after the end or outside the loop.
  void play();
  /// Keeps the playhead.
  void pause();
  /// Plays to a frame after or before the playhead and pauses there. The loop is ignored.
  void flyTo(Frame frame);
  /// The target of flyTo() while it plays.
  [[nodiscard]] std::optional<Frame> goal() const noexcept { return goal_; }
  /// Pauses and returns to the frame at which playback began, if there is one.
  void stop();
  /// Moves the playhead to the position of the clock; called by the timer.
  void advance();

 signals:
  void playingChanged(bool playing);
  /// The position changed, by playback or because the playhead was moved. The current frame of the document, a whole
  /// frame, is set before.
  void positionChanged(double frame);
  void loopingChanged(bool looping);
  void loopRangeChanged();
  void speedChanged(double speed);
  void rateChanged();

 protected:
  void customEvent(QEvent* event) override;

 private:
  /// The frames that are played, repeatedly or once.
  [[nodiscard]] FrameRange playedFrames() const;
  /// Seconds from startSeconds_ until a picture that is requested now is shown; 0 before the start.
  [[nodiscard]] double secondsAtNextPicture() const;
  /// The same, rounded down to a multiple of the time between two pictures.
  [[nodiscard]] double elapsedSeconds() const;
  /// Whether playback without a loop has come to its end, by the clock: the last picture may be shown earlier.
  [[nodiscard]] bool isOver() const;
  /// The position that playback has reached this many seconds after startSeconds_.
  [[nodiscard]] double positionAfter(double seconds) const;
  void startAt(double frame, double seconds);
  /// Starts playback with the picture of that frame.
  void begin(Frame frame);
  void advanceToGoal(Frame goal);
  /// Keeps the position when speed or rate change.
  void restartAtPosition();
  void show(double frame);
  void tickSoon();
  [[nodiscard]] int millisecondsToNextPicture() const;
  void onCurrentFrameChanged(Frame frame);

  QPointer<edit::MotionDocument> document_;
  QTimer timer_;
  Clock clock_;
  Clock nextStart_;  ///< empty: now
  std::function<Frame()> lastFrameProvider_;
  FrameRange loopRange_;
  std::optional<Frame> goal_;
  std::optional<Frame> began_;  ///< the frame to which stop() returns
  double startSeconds_ = 0;     ///< time of the clock at startPosition_
  double startPosition_ = 0;
  double shown_ = 0;                   ///< the last position set by playback
  double drawing_ = 0;                 ///< seconds that drawing a picture takes, a mean of the last ones
  std::optional<double> requestedAt_;  ///< time of the clock at which the picture that is being drawn was requested
  double speed_ = 1;
  PictureRate rate_ = PictureRate::Thirty;
  bool looping_ = false;
  bool playing_ = false;
  bool moving_ = false;  ///< playback itself is moving the playhead
  bool tickPosted_ = false;
};

}  // namespace furitsuke::session
