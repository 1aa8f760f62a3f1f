// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <map>
#include <optional>

#include "core/edit/motion_document.h"

namespace furitsuke {

/// How many pictures a second playback asks for.
enum class PictureRate : std::uint8_t {
  Thirty,     ///< whole frames only, as MMD draws them
  Sixty,      ///< with the moments between the frames
  Unlimited,  ///< the next as soon as the one before is drawn
};

/// "30", "60", "unlimited".
[[nodiscard]] QString pictureRateId(PictureRate rate);
/// Thirty for anything else.
[[nodiscard]] PictureRate pictureRateFromId(const QString& id);

/// Moves the playhead of a document in real time, 30 frames per second times the speed. The clock, not the number of
/// pictures drawn, says where it is: a slow machine shows fewer pictures and stays in time. The next picture is asked
/// for only when all that waited meanwhile, drawing and input, was served.
class Playback : public QObject {
  Q_OBJECT

 public:
  /// Seconds since any fixed moment.
  using Clock = std::function<double()>;
  static constexpr double kMinSpeed = 0.1, kMaxSpeed = 4;

  /// Without a clock of its own it uses the machine's.
  explicit Playback(QObject* parent = nullptr, Clock clock = {});

  /// Pauses; nullptr: nothing to play.
  void setDocument(MotionDocument* document);
  [[nodiscard]] MotionDocument* document() const noexcept { return document_; }
  /// Tells the last frame of all that plays together with the document; without one the document's last key ends it.
  /// A result before that key is not taken.
  void setLastFrameProvider(std::function<Frame()> provider) { lastFrameProvider_ = std::move(provider); }
  [[nodiscard]] Frame lastFrame() const;

  void setLooping(bool on);
  [[nodiscard]] bool isLooping() const noexcept { return looping_; }
  /// What is repeated while looping, both ends included; kept per document while it is open. Empty: all of it.
  void setLoopRange(FrameRange range);
  [[nodiscard]] FrameRange loopRange() const;
  /// Clamped to kMinSpeed..kMaxSpeed; 1 is real time.
  void setSpeed(double speed);
  [[nodiscard]] double speed() const noexcept { return speed_; }
  void setRate(PictureRate rate);
  [[nodiscard]] PictureRate rate() const noexcept { return rate_; }

  [[nodiscard]] bool isPlaying() const noexcept { return playing_; }
  /// Where the picture stands: fractional between two frames while playing, the playhead otherwise.
  [[nodiscard]] double position() const;

  /// From the playhead, or from the start when it stands at or behind the end, or outside of what is repeated.
  void play();
  /// Stays where it is.
  void pause();
  /// Plays to a frame behind or before the playhead and pauses there; what is repeated does not count meanwhile.
  void flyTo(Frame frame);
  /// Where flyTo() goes, while it does.
  [[nodiscard]] std::optional<Frame> goal() const noexcept { return goal_; }
  /// Goes back to where playing began; without having played it stays.
  void stop();
  /// Puts the playhead where the clock says; the timer calls it.
  void advance();

 signals:
  void playingChanged(bool playing);
  /// By playing or because the playhead was moved. The document's current frame follows in whole frames, before this.
  void positionChanged(double frame);
  void loopingChanged(bool looping);
  void loopRangeChanged();
  void speedChanged(double speed);
  void rateChanged();

 protected:
  void customEvent(QEvent* event) override;

 private:
  /// The frames that are played again and again, or once.
  [[nodiscard]] FrameRange playedFrames() const;
  /// Time since the anchor, in steps of the rate.
  [[nodiscard]] double elapsedSeconds() const;
  [[nodiscard]] double positionAfter(double seconds) const;
  void startAt(double frame);
  /// Playing begins, with the picture of that frame.
  void begin(Frame frame);
  void advanceToGoal(Frame goal);
  /// The same place under another speed or rate.
  void anchorAnew();
  void show(double frame);
  void tickSoon();
  [[nodiscard]] int millisecondsToNextPicture() const;
  void onCurrentFrameChanged(Frame frame);

  QPointer<MotionDocument> document_;
  QTimer timer_;
  Clock clock_;
  std::function<Frame()> lastFrameProvider_;
  std::map<const QObject*, FrameRange> loopRanges_;
  std::optional<Frame> goal_;
  std::optional<Frame> began_;  ///< where stop() goes back to
  double startSeconds_ = 0;     ///< the anchor: then the picture stood at startPosition_
  double startPosition_ = 0;
  double shown_ = 0;  ///< where playback put the picture last
  double speed_ = 1;
  PictureRate rate_ = PictureRate::Thirty;
  bool looping_ = false;
  bool playing_ = false;
  bool moving_ = false;  ///< the playhead is being moved by playback itself
  bool tickPosted_ = false;
};

}  // namespace furitsuke
