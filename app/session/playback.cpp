// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/playback.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/session/machine_seconds.h"
#include "core/motion/last_frame.h"

namespace furitsuke::session {

namespace {

/// Tolerance for rounding errors: a position that is lower than a whole frame by less than this counts as that frame.
constexpr double kRoundingTolerance = 1e-9;
/// The minimum time between two pictures, even at an unlimited rate, so that simple scenes do not use a whole processor
/// core.
constexpr int kShortestPause = 1;  // milliseconds
/// How much the time of each picture changes the mean.
constexpr double kMeanWeight = 0.1;

/// Pictures per second; 0: unlimited.
double picturesPerSecond(PictureRate rate) {
  if (rate == PictureRate::Unlimited) return 0;
  return rate == PictureRate::Sixty ? 60 : 30;
}

QEvent::Type tickEventType() {
  static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
  return type;
}

}  // namespace

QString pictureRateId(PictureRate rate) {
  switch (rate) {
    case PictureRate::Thirty: break;
    case PictureRate::Sixty: return "60";
    case PictureRate::Unlimited: return "unlimited";
  }
  return "30";
}

PictureRate pictureRateFromId(const QString& id) {
  if (id == "60") return PictureRate::Sixty;
  return id == "unlimited" ? PictureRate::Unlimited : PictureRate::Thirty;
}

Playback::Playback(QObject* parent, Clock clock)
    : QObject(parent), clock_(clock ? std::move(clock) : Clock(machineSeconds)) {
  timer_.setTimerType(Qt::PreciseTimer);
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &Playback::advance);
}

void Playback::setClock(Clock now, Clock nextStart) {
  clock_ = std::move(now);
  nextStart_ = std::move(nextStart);
}

void Playback::setDocument(edit::MotionDocument* document) {
  if (document == document_) return;
  pause();
  if (document_ != nullptr) disconnect(document_, &edit::MotionDocument::currentFrameChanged, this, nullptr);
  document_ = document;
  began_.reset();
  if (document != nullptr) {
    connect(document, &edit::MotionDocument::currentFrameChanged, this, &Playback::onCurrentFrameChanged);
  }
  emit positionChanged(position());
}

Frame Playback::lastFrame() const {
  if (document_ == nullptr) return 0;
  const Frame last = motion::lastFrameOf(document_->motion());
  return lastFrameProvider_ ? std::max(last, lastFrameProvider_()) : last;
}

FrameRange Playback::playedFrames() const {
  const FrameRange range = activeLoop();
  return range.isEmpty() ? FrameRange{0, lastFrame()} : range;
}

// --- loop, speed and rate --------------------------------------------------------------------------------------------

void Playback::setLooping(bool on) {
  if (on == looping_) return;
  if (playing_) restartAtPosition();
  looping_ = on;
  emit loopingChanged(on);
}

void Playback::setLoopRange(FrameRange range) {
  if (range == loopRange_ || (range.isEmpty() && loopRange_.isEmpty())) return;
  if (playing_) restartAtPosition();
  loopRange_ = range;
  emit loopRangeChanged();
}

void Playback::setSpeed(double speed) {
  const double clamped = std::isfinite(speed) ? std::clamp(speed, kMinSpeed, kMaxSpeed) : 1.0;
  if (clamped == speed_) return;
  if (playing_) restartAtPosition();
  speed_ = clamped;
  emit speedChanged(clamped);
}

void Playback::setRate(PictureRate rate) {
  if (rate == rate_) return;
  if (playing_) restartAtPosition();
  rate_ = rate;
  if (playing_) timer_.start(kShortestPause);
  emit rateChanged();
}

// --- the clock -------------------------------------------------------------------------------------------------------

double Playback::secondsAtNextPicture() const { return std::max(0.0, clock_() + drawing_ - startSeconds_); }

double Playback::elapsedSeconds() const {
  const double elapsed = secondsAtNextPicture();
  const double rate = picturesPerSecond(rate_);
  if (rate == 0) return elapsed;
  // A picture that is requested in time begins with its frame. One that is late, because drawing takes as long as a
  // frame, may begin anywhere within a frame: then the nearest one is less wrong.
  const double nearest = 0.5 * std::min(1.0, drawing_ * rate);
  return std::floor(elapsed * rate + nearest + kRoundingTolerance) / rate;
}

ClockMapping Playback::mapping() const {
  const bool isBackward = goal_ && *goal_ < startPosition_;
  // The last frame of a loop is shown as long as every other one; nothing is interpolated from it to the first.
  return {.startSeconds = startSeconds_,
          .startPosition = startPosition_,
          .speed = isBackward ? -speed_ : speed_,
          .loops = looping_ && !goal_,
          .frames = playedFrames()};
}

double Playback::positionAfter(double seconds) const { return mapping().positionAfter(seconds); }

double Playback::position() const {
  if (document_ == nullptr) return 0;
  return playing_ ? shown_ : document_->state().currentFrame();
}

void Playback::startAt(double frame, double seconds) {
  startPosition_ = frame;
  startSeconds_ = seconds;
}

void Playback::restartAtPosition() {
  const double now = clock_();
  // Before the start, the first picture is still to be shown for a while.
  if (now > startSeconds_) startAt(positionAfter(now - startSeconds_), now);
}

// --- playing ---------------------------------------------------------------------------------------------------------

void Playback::play() {
  if (playing_ || document_ == nullptr) return;
  const FrameRange frames = playedFrames();
  if (frames.last == 0) return;
  const Frame at = document_->state().currentFrame();
  const bool isOutside = at >= frames.last || at < frames.first;
  begin(isOutside ? frames.first : at);
}

void Playback::begin(Frame frame) {
  began_ = frame;
  playing_ = true;
  startAt(frame, nextStart_ ? nextStart_() : clock_());
  show(frame);
  emit playingChanged(true);
  tickSoon();
}

void Playback::flyTo(Frame frame) {
  if (document_ == nullptr) return;
  pause();
  if (frame == document_->state().currentFrame()) return;
  goal_ = frame;
  begin(document_->state().currentFrame());
}

void Playback::pause() {
  if (!playing_) return;
  playing_ = false;
  goal_.reset();
  timer_.stop();
  emit playingChanged(false);
  // Return from a position between two frames to the frame of the playhead.
  if (document_ != nullptr && shown_ != document_->state().currentFrame()) emit positionChanged(position());
}

void Playback::stop() {
  pause();
  if (document_ != nullptr && began_) document_->state().setCurrentFrame(*began_);
}

void Playback::show(double frame) {
  shown_ = frame;
  requestedAt_ = clock_();
  const QScopedValueRollback<bool> moving(moving_, true);
  document_->state().setCurrentFrame(static_cast<std::int64_t>(std::floor(frame + kRoundingTolerance)));
  emit positionChanged(frame);
}

void Playback::advance() {
  if (document_ == nullptr) return pause();
  if (!playing_) return;
  if (goal_) return advanceToGoal(*goal_);
  const FrameRange frames = playedFrames();
  const bool isLast = isOver();
  double frame = positionAfter(elapsedSeconds());
  if (rate_ == PictureRate::Thirty) frame = std::floor(frame + kRoundingTolerance);
  frame = std::min<double>(frame, frames.last);
  if (frame != shown_) show(frame);
  if (isLast) return pause();
  tickSoon();
}

bool Playback::isOver() const {
  const double frame = positionAfter(std::max(0.0, clock_() - startSeconds_));
  return !looping_ && frame + kRoundingTolerance >= static_cast<double>(playedFrames().last);
}

void Playback::advanceToGoal(Frame goal) {
  const bool isAfter = goal > startPosition_;
  double frame = positionAfter(elapsedSeconds());
  if (rate_ == PictureRate::Thirty) frame = std::round(frame);
  frame = isAfter ? std::min<double>(frame, goal) : std::max<double>(frame, goal);
  if (frame != shown_) show(frame);
  frame == goal ? pause() : tickSoon();
}

void Playback::onCurrentFrameChanged(Frame frame) {
  if (moving_) return;
  // Moving the playhead cancels flyTo().
  if (goal_) {
    shown_ = frame;
    pause();
  }
  // Playback continues from the new frame, or from the start of the loop when the frame is after its end.
  if (playing_) {
    shown_ = frame;
    const bool isAfter = looping_ && frame > playedFrames().last;
    startAt(isAfter ? playedFrames().first : frame, nextStart_ ? nextStart_() : clock_());
  }
  emit positionChanged(frame);
}

// --- the next picture ------------------------------------------------------------------------------------------------

void Playback::tickSoon() {
  if (std::exchange(tickPosted_, true)) return;
  // Posted with low priority: the timer starts only after the painting that this picture has requested, and events of
  // mouse and keyboard are handled before the timer fires.
  QCoreApplication::postEvent(this, new QEvent(tickEventType()), Qt::LowEventPriority);
}

void Playback::customEvent(QEvent* event) {
  if (event->type() != tickEventType()) return;
  tickPosted_ = false;
  if (const auto requested = std::exchange(requestedAt_, std::nullopt)) {
    drawing_ += kMeanWeight * (std::clamp(clock_() - *requested, 0.0, kLongestDrawing) - drawing_);
  }
  if (playing_) timer_.start(millisecondsToNextPicture());
}

int Playback::millisecondsToNextPicture() const {
  const double rate = picturesPerSecond(rate_);
  if (rate == 0) return kShortestPause;
  const double elapsed = secondsAtNextPicture();
  const double next = (std::floor(elapsed * rate + kRoundingTolerance) + 1) / rate;
  return std::max(kShortestPause, static_cast<int>(std::ceil((next - elapsed) * 1000)));
}

}  // namespace furitsuke::session
