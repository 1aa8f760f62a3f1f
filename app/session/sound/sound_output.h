// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace furitsuke::session {

/// What plays samples: a device, or a stand-in for it. Created, used and destroyed on one thread.
class SoundOutput {
 public:
  SoundOutput() = default;
  virtual ~SoundOutput() = default;
  SoundOutput(const SoundOutput&) = delete;
  SoundOutput& operator=(const SoundOutput&) = delete;

  /// Begins to play 16-bit stereo with `rate` sample frames per second. Returns false without a device.
  [[nodiscard]] virtual bool start(int rate) = 0;
  /// The number of sample frames that can be written now.
  [[nodiscard]] virtual std::size_t room() const = 0;
  /// Queues samples, left and right by turns. Returns the number of sample frames that were taken.
  virtual std::size_t write(std::span<const std::int16_t> samples) = 0;
  /// The sample frames that were heard since start(), as far as is known. nullopt if the device is gone.
  [[nodiscard]] virtual std::optional<std::int64_t> framesPlayed() = 0;
  virtual void stop() = 0;
};

/// Makes an output on the thread that uses it; nullptr if this build or system has none.
using SoundOutputMaker = std::function<std::unique_ptr<SoundOutput>()>;

}  // namespace furitsuke::session
