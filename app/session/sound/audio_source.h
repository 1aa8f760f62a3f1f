// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/session/clock_mapping.h"
#include "app/session/sound/sound_stretcher.h"
#include "core/media/sound.h"

namespace furitsuke::session {

/// Computes the samples that are heard while a motion is played or scrubbed: the sound at the position of playback, at
/// its speed, with its loop. Every change is faded over 3 ms.
class AudioSource {
 public:
  static constexpr double kFade = 0.003;  ///< seconds
  /// What is heard of the sound when the playhead is moved: two frames.
  static constexpr double kPiece = 2.0 / kFramesPerSecond;

  /// `offset`: seconds from frame 0 to the start of the sound. nullptr: silence.
  void setSound(std::shared_ptr<const media::Sound> sound, double offset);
  /// 0 to 1.
  void setVolume(double volume) { volume_ = volume; }
  /// Keeps the pitch when the speed is not 1. Without it, or if it makes nothing, a faster sound is higher.
  void setStretcher(StretcherMaker maker);
  /// What is played from the next render() on; nullopt: nothing.
  void setMapping(const std::optional<ClockMapping>& mapping);
  [[nodiscard]] bool isPlaying() const noexcept { return mapping_.has_value(); }
  /// Plays kPiece of the sound at a frame, instead of all that is still to be heard of earlier pieces.
  void playPiece(double frame);
  /// Begins the course again, because the times of render() do not continue those of the calls before.
  void restart() { isStale_ = true; }

  /// Computes stereo samples at the rate of the sound. The first sample frame is heard at this time of the clock.
  void render(double seconds, std::span<std::int16_t> samples);

 private:
  /// A part of the sound that is being played.
  struct Voice {
    double from = 0;                   ///< sample frame of the sound at which it, or its loop, began last
    std::int64_t taken = 0;            ///< sample frames that were taken since then
    double step = 1;                   ///< sample frames of the sound per sample frame that is heard
    double loopEnd = 0;                ///< in sample frames of the sound
    double loopLength = 0;             ///< 0: no loop
    double rounding = 0;               ///< sample frames by which `from` was rounded down
    std::int64_t delay = 0;            ///< sample frames until it begins
    std::optional<std::int64_t> rest;  ///< sample frames until it fades out
    double gain = 0;
    double target = 1;
    std::unique_ptr<SoundStretcher> stretcher;  ///< then step is 1
  };

  void begin(double seconds);
  /// The sample frame of the sound at a frame of the motion; may be outside the sound.
  [[nodiscard]] double placeOf(double frame) const;
  void fadeOut();
  /// Adds a voice to the mix.
  void mix(Voice& voice, std::size_t frames);
  /// The next sample frame of a voice in the sound; the loop is followed.
  static double advance(Voice& voice);
  /// Computes the next sample frames of a voice with a stretcher into left_ and right_.
  void stretch(Voice& voice, std::size_t frames);

  std::shared_ptr<const media::Sound> sound_;
  double offset_ = 0;
  double volume_ = 1;
  double shownVolume_ = 1;  ///< follows volume_ without a jump
  std::optional<ClockMapping> mapping_;
  bool isStale_ = false;
  std::optional<double> piece_;
  std::vector<Voice> voices_;
  std::vector<float> mix_;
  StretcherMaker stretcher_;
  std::vector<float> left_, right_;            ///< what came out of a stretcher
  std::vector<float> leftInput_, rightInput_;  ///< what is put into it
};

}  // namespace furitsuke::session
