// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace furitsuke::session {

/// The time of a sound device. Between its readings, which come in steps, the time of the machine goes on. It begins
/// with the time of the machine, never goes back, and goes on with the machine while nothing is heard.
class SoundClock {
 public:
  /// A time that is off by more is taken over at once; less is corrected in a quarter of a second.
  static constexpr double kLargestError = 0.040;
  /// After so long without a sound from the device, the machine's time is used.
  static constexpr double kLongestSilence = 0.25;

  /// The device has begun to play `rate` sample frames per second, but nothing is heard yet.
  void begin(int rate);
  /// The device is gone.
  void end();
  /// A reading: the sample frames that the device had played at a time of the machine.
  void observe(double machine, std::int64_t framesPlayed);
  /// The device is heard this much later than it says.
  void setLateness(double seconds) { lateness_ = seconds; }

  [[nodiscard]] double at(double machine) const;
  /// Whether times of sample frames are known: the device plays.
  [[nodiscard]] bool isRunning() const noexcept { return zero_.has_value(); }
  /// The time at which a sample frame is heard, counted from the first one. Only while isRunning().
  [[nodiscard]] double timeOf(std::int64_t frame) const { return *zero_ + static_cast<double>(frame) / rate_; }
  /// Incremented whenever timeOf() changes.
  [[nodiscard]] int revision() const noexcept { return revision_; }

 private:
  int rate_ = 0;
  std::optional<double> zero_;  ///< time at which sample frame 0 was heard
  double ahead_ = 0;            ///< of the time of the machine
  double lateness_ = 0;
  double lastMachine_ = 0;  ///< of the last reading at which the device had played more than before
  std::int64_t lastFrames_ = 0;
  int revision_ = 0;
  mutable double latest_ = 0;  ///< the last time that at() has returned
};

}  // namespace furitsuke::session
