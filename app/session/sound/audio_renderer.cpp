// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/audio_renderer.h"

#include <algorithm>
#include <utility>

namespace furitsuke::session {

namespace {

/// More than the output takes between two looks at its room, so that a start is not missed by a write that happens
/// before the course arrives.
constexpr double kStartMargin = 0.015;
/// The longest piece that is computed at once, in sample frames.
constexpr std::size_t kLongestWrite = 16'384;

}  // namespace

AudioRenderer::AudioRenderer(SoundOutputMaker maker, std::function<double()> machine)
    : maker_(std::move(maker)), machine_(std::move(machine)) {}

AudioRenderer::~AudioRenderer() { close(); }

void AudioRenderer::setSound(const std::shared_ptr<const media::Sound>& sound, double offset) {
  const std::lock_guard lock(mutex_);
  sound_ = sound;
  source_.setSound(sound, offset);
}

void AudioRenderer::setVolume(double volume) {
  const std::lock_guard lock(mutex_);
  source_.setVolume(volume);
}

void AudioRenderer::setStretcher(StretcherMaker maker) {
  const std::lock_guard lock(mutex_);
  source_.setStretcher(std::move(maker));
}

void AudioRenderer::setMapping(const std::optional<ClockMapping>& mapping) {
  const std::lock_guard lock(mutex_);
  source_.setMapping(mapping);
}

void AudioRenderer::playPiece(double frame) {
  const std::lock_guard lock(mutex_);
  source_.playPiece(frame);
  lastUse_ = machine_();
}

void AudioRenderer::setLateness(double seconds) {
  const std::lock_guard lock(mutex_);
  clock_.setLateness(seconds);
}

void AudioRenderer::open() {
  const std::lock_guard lock(mutex_);
  lastUse_ = machine_();
  if (state_ == State::Closed || state_ == State::Failed) state_ = State::Opening;
}

double AudioRenderer::now() const {
  const std::lock_guard lock(mutex_);
  return clock_.at(machine_());
}

double AudioRenderer::nextStart() const {
  const std::lock_guard lock(mutex_);
  const double time = clock_.at(machine_());
  if (clock_.isRunning()) return std::max(time, clock_.timeOf(written_) + kStartMargin);
  return state_ == State::Opening && !hasFailed_ ? time + kOpeningTime : time;
}

AudioRenderer::State AudioRenderer::state() const {
  const std::lock_guard lock(mutex_);
  return state_;
}

void AudioRenderer::tick() {
  std::shared_ptr<const media::Sound> sound;
  {
    const std::lock_guard lock(mutex_);
    if (state_ == State::Closed || state_ == State::Failed) return;
    sound = sound_;
    if (sound == nullptr) state_ = State::Closed;
  }
  if (sound == nullptr) return close();
  if (output_ == nullptr || sound->rate != rate_) start(sound);
  if (output_ != nullptr) write();
}

void AudioRenderer::start(std::shared_ptr<const media::Sound> sound) {
  // Without the lock, because it can take seconds.
  if (output_ != nullptr) output_->stop();
  if (output_ == nullptr) output_ = maker_ ? maker_() : nullptr;
  rate_ = sound->rate;
  if (output_ == nullptr || !output_->start(rate_)) return fail();
  const std::lock_guard lock(mutex_);
  clock_.begin(rate_);
  written_ = 0;
  hasFailed_ = false;
  state_ = State::Open;
}

void AudioRenderer::fail() {
  output_.reset();
  const std::lock_guard lock(mutex_);
  clock_.end();
  hasFailed_ = true;
  state_ = State::Failed;
}

void AudioRenderer::write() {
  const std::optional<std::int64_t> played = output_->framesPlayed();
  if (!played) return fail();
  const std::size_t room = std::min(output_->room(), kLongestWrite);
  samples_.resize(room * 2);
  {
    const std::lock_guard lock(mutex_);
    const double machine = machine_();
    clock_.observe(machine, *played);
    // Until the first sample frame is heard, nobody knows when the next ones will be.
    if (clock_.isRunning()) {
      if (std::exchange(revision_, clock_.revision()) != clock_.revision()) source_.restart();
      if (room > 0) source_.render(clock_.timeOf(written_), samples_);
    } else {
      std::ranges::fill(samples_, std::int16_t{0});
    }
    written_ += static_cast<std::int64_t>(room);
    if (source_.isPlaying()) lastUse_ = machine;
    if (machine - lastUse_ > kRestTime) state_ = State::Closed;
  }
  const std::size_t taken = room > 0 ? output_->write(samples_) : 0;
  if (taken < room) {
    // The samples that were not taken are lost; the times of the next ones are those that the device will play.
    const std::lock_guard lock(mutex_);
    written_ -= static_cast<std::int64_t>(room - taken);
    source_.restart();
  }
  if (state() == State::Closed) close();
}

void AudioRenderer::close() {
  if (output_ != nullptr) output_->stop();
  output_.reset();
  const std::lock_guard lock(mutex_);
  clock_.end();
  // It may have been opened again in the meantime.
  if (state_ == State::Open) state_ = State::Closed;
}

}  // namespace furitsuke::session
