// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "app/session/sound/sound_output.h"

namespace furitsuke::session {

/// A PulseAudio server, or PipeWire in its place. In contrast to Qt Multimedia, it tells when a sample is heard, with
/// the delay of the device. Its library is loaded when the output is started.
class PulseOutput final : public SoundOutput {
 public:
  PulseOutput();
  ~PulseOutput() override;

  /// Whether the system has the library.
  [[nodiscard]] static bool isAvailable();

  [[nodiscard]] bool start(int rate) override;
  [[nodiscard]] std::size_t room() const override;
  std::size_t write(std::span<const std::int16_t> samples) override;
  [[nodiscard]] std::optional<std::int64_t> framesPlayed() override;
  void stop() override;

 private:
  struct Connection;
  std::unique_ptr<Connection> connection_;
};

}  // namespace furitsuke::session
