// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_player.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/session/machine_seconds.h"
#include "app/session/playback.h"
#include "app/session/sound/sound_thread.h"
#include "app/session/sound/sound_track.h"
#include "app/session/sound/system_output.h"

namespace furitsuke::session {

namespace {

/// Moves of the playhead that follow each other faster are not heard.
constexpr double kShortestMove = 1.0 / 60;

}  // namespace

SoundPlayer::SoundPlayer(SoundTrack& track, Playback& playback, SoundOutputMaker maker, QObject* parent)
    : QObject(parent), track_(track), playback_(playback), maker_(std::move(maker)) {
  connect(&track_, &SoundTrack::changed, this, &SoundPlayer::onTrackChanged);
  connect(&playback_, &Playback::playingChanged, this, &SoundPlayer::onPlaying);
  connect(&playback_, &Playback::positionChanged, this, &SoundPlayer::onPosition);
  playback_.setClock([this] { return now(); }, [this] { return nextStart(); });
}

SoundPlayer::~SoundPlayer() { playback_.setClock(machineSeconds, {}); }

bool SoundPlayer::hasSound() const { return track_.read() != nullptr; }

bool SoundPlayer::isHeard() const { return hasSound() && !track_.link()->isMuted; }

double SoundPlayer::now() const { return thread_ == nullptr ? machineSeconds() : thread_->renderer().now(); }

double SoundPlayer::nextStart() {
  if (!isHeard() || playback_.goal()) return now();
  open();
  return thread_->renderer().nextStart();
}

void SoundPlayer::open() {
  if (thread_ == nullptr) {
    thread_ = std::make_unique<SoundThread>(maker_);
    connect(thread_.get(), &SoundThread::failed, this, &SoundPlayer::outputFailed);
    thread_->renderer().setLateness(lateness_ / 1000);
    thread_->renderer().setStretcher(keepsPitch_ ? stretcher_ : nullptr);
    onTrackChanged();
  }
  thread_->open();
}

void SoundPlayer::onTrackChanged() {
  if (thread_ == nullptr) return;
  AudioRenderer& renderer = thread_->renderer();
  const std::shared_ptr<const ReadSound> read = track_.read();
  if (read == nullptr) return renderer.setSound(nullptr, 0);
  // The pointer to a part of it keeps all of it.
  renderer.setSound(std::shared_ptr<const media::Sound>(read, &read->sound), track_.link()->offset / 1000);
  renderer.setVolume(track_.link()->isMuted ? 0 : media::gainOf(track_.link()->volume));
  if (playback_.isPlaying()) onPosition(playback_.position());
}

void SoundPlayer::onPlaying(bool playing) {
  if (playing) return;
  if (thread_ != nullptr) thread_->renderer().setMapping({});
  // The end of playback is not a move of the user, also if the playhead goes back to where it began.
  scrubbedFrame_ = playback_.position();
  lastPiece_ = machineSeconds();
}

void SoundPlayer::onPosition(double frame) {
  const bool isMove = scrubbed_ == playback_.document() && scrubbedFrame_ != frame;
  scrubbed_ = playback_.document();
  scrubbedFrame_ = frame;
  if (!playback_.isPlaying()) {
    if (isMove && scrubbing_ && std::floor(frame) == frame) scrub(frame);
    return;
  }
  if (!hasSound()) return;
  // A sound that was read or unmuted while the motion was playing. Only the next start tries a device again.
  if (isHeard() && (thread_ == nullptr || thread_->renderer().state() != AudioRenderer::State::Failed)) open();
  if (thread_ == nullptr) return;
  const ClockMapping mapping = playback_.mapping();
  thread_->renderer().setMapping(playback_.goal() ? std::nullopt : std::optional(mapping));
}

// --- scrubbing -------------------------------------------------------------------------------------------------------

void SoundPlayer::scrub(double frame) {
  if (!isHeard()) return;
  const double time = machineSeconds();
  if (time - lastPiece_ < kShortestMove) return;
  lastPiece_ = time;
  open();
  thread_->renderer().playPiece(frame);
}

void SoundPlayer::setKeepingPitch(bool on) {
  if (on == keepsPitch_) return;
  keepsPitch_ = on;
  if (thread_ != nullptr) thread_->renderer().setStretcher(on ? stretcher_ : nullptr);
}

void SoundPlayer::setLateness(double milliseconds) {
  const double clamped = std::isfinite(milliseconds) ? std::clamp(milliseconds, 0.0, kMaxLateness) : 0;
  if (clamped == lateness_) return;
  lateness_ = clamped;
  if (thread_ != nullptr) thread_->renderer().setLateness(clamped / 1000);
  emit latenessChanged();
}

SoundPlayer* makeWindowSound(Workspace& workspace, Stage& stage, Playback& playback, QObject* parent) {
  auto* player = new SoundPlayer(*new SoundTrack(workspace, stage, parent), playback, systemSoundOutput, parent);
  player->setStretcher(systemSoundStretcher);
  return player;
}

}  // namespace furitsuke::session
