// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>
#include <utility>

#include "app/session/sound/sound_output.h"
#include "app/session/sound/sound_stretcher.h"

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {

class Playback;
class SoundThread;
class SoundTrack;
class Workspace;

/// Makes the sound of a window heard: while a motion is played, which then follows the clock of the device, and in
/// pieces while the playhead is moved. Opens no device before that.
class SoundPlayer : public QObject {
  Q_OBJECT

 public:
  static constexpr double kMaxLateness = 2000;  ///< milliseconds

  SoundPlayer(SoundTrack& track, Playback& playback, SoundOutputMaker maker, QObject* parent = nullptr);
  ~SoundPlayer() override;

  [[nodiscard]] SoundTrack& track() const noexcept { return track_; }

  /// Whether pieces of the sound are played when the playhead is moved; off by default.
  void setScrubbing(bool on) noexcept { scrubbing_ = on; }
  [[nodiscard]] bool isScrubbing() const noexcept { return scrubbing_; }
  /// How much later than the system says a sound is heard, in milliseconds: wireless headphones do not tell it.
  void setLateness(double milliseconds);
  [[nodiscard]] double lateness() const noexcept { return lateness_; }
  /// What keeps the pitch; must be set before anything is heard. Without it the pitch is never kept.
  void setStretcher(StretcherMaker maker) { stretcher_ = std::move(maker); }
  /// Whether the pitch stays when the playback speed is not 1; on by default.
  void setKeepingPitch(bool on);
  [[nodiscard]] bool isKeepingPitch() const noexcept { return keepsPitch_; }

 signals:
  void latenessChanged();
  /// No sound device can be used any longer. Playback continues with the clock of the machine.
  void outputFailed();

 private:
  [[nodiscard]] bool hasSound() const;
  /// There is a sound, and it is not muted.
  [[nodiscard]] bool isHeard() const;
  void open();
  [[nodiscard]] double now() const;
  [[nodiscard]] double nextStart();
  void onTrackChanged();
  void onPlaying(bool playing);
  void onPosition(double frame);
  void scrub(double frame);

  SoundTrack& track_;
  Playback& playback_;
  SoundOutputMaker maker_;
  StretcherMaker stretcher_;
  std::unique_ptr<SoundThread> thread_;  ///< made when the sound is first heard
  QPointer<edit::MotionDocument> scrubbed_;
  double scrubbedFrame_ = 0;
  double lastPiece_ = 0;  ///< time of the machine
  double lateness_ = 0;
  bool scrubbing_ = false;
  bool keepsPitch_ = true;
};

/// The sound of a window on the device of the system. Player and track are children of `parent`.
[[nodiscard]] SoundPlayer* makeWindowSound(Workspace& workspace, Stage& stage, Playback& playback, QObject* parent);

}  // namespace furitsuke::session
