// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "app/session/sound/audio_source.h"
#include "app/session/sound/sound_clock.h"
#include "app/session/sound/sound_output.h"

namespace furitsuke::session {

/// Keeps an output supplied with samples, and derives a clock from what it has played. tick() is called on one thread,
/// the other functions on any.
class AudioRenderer {
 public:
  enum class State {
    Closed,
    Opening,
    Open,
    Failed,  ///< no device could be opened, or it was removed
  };
  /// The time that opening a device is expected to take, in seconds.
  static constexpr double kOpeningTime = 0.15;
  /// An output that is not used for so long is closed, so that the device can rest.
  static constexpr double kRestTime = 20;

  /// `machine`: seconds of a monotonic clock.
  AudioRenderer(SoundOutputMaker maker, std::function<double()> machine);
  ~AudioRenderer();

  void setSound(const std::shared_ptr<const media::Sound>& sound, double offset);
  void setVolume(double volume);
  /// See AudioSource.
  void setStretcher(StretcherMaker maker);
  void setMapping(const std::optional<ClockMapping>& mapping);
  void playPiece(double frame);
  /// The device is heard this many seconds later than it says.
  void setLateness(double seconds);
  /// Opens the output at the next tick(), also if it has failed before.
  void open();

  /// The time of what is heard now.
  [[nodiscard]] double now() const;
  /// The time at which something that begins now can be heard.
  [[nodiscard]] double nextStart() const;
  [[nodiscard]] State state() const;

  /// Writes what the output has room for. To be called every 10 ms while `state()` is not Closed or Failed.
  void tick();
  /// Stops and destroys the output; on the thread of tick().
  void close();

 private:
  void start(std::shared_ptr<const media::Sound> sound);
  void write();
  void fail();

  const SoundOutputMaker maker_;
  const std::function<double()> machine_;
  mutable std::mutex mutex_;
  AudioSource source_;
  SoundClock clock_;
  std::shared_ptr<const media::Sound> sound_;
  State state_ = State::Closed;
  bool hasFailed_ = false;    ///< the last time; then nobody waits for the output
  std::int64_t written_ = 0;  ///< sample frames
  int revision_ = 0;          ///< of the clock at the last write
  double lastUse_ = 0;        ///< time of the machine
  // Only for the thread of tick():
  std::unique_ptr<SoundOutput> output_;
  int rate_ = 0;
  std::vector<std::int16_t> samples_;
};

}  // namespace furitsuke::session
