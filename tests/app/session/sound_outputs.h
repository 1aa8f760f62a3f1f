// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/session/sound/sound_output.h"
#include "core/media/sound.h"

namespace furitsuke::test {

/// What the test sees and controls of a FileOutput, which belongs to another object.
struct OutputState {
  double seconds = 0;  ///< the time of the machine
  bool hasDevice = true;
  bool isLost = false;
  bool stands = false;   ///< the device plays nothing at the moment
  double latency = 0.1;  ///< seconds of samples that the device queues
  int rate = 0;          ///< since start(); 0: stopped
  int starts = 0;
  std::vector<std::int16_t> written;
  std::int64_t played = 0;  ///< sample frames
  double playedAt = 0;      ///< time of the last look

  void play();
};

/// An output that plays into memory, at the time that the test sets.
class FileOutput final : public session::SoundOutput {
 public:
  explicit FileOutput(std::shared_ptr<OutputState> state) : state_(std::move(state)) {}

  [[nodiscard]] bool start(int rate) override;
  [[nodiscard]] std::size_t room() const override;
  std::size_t write(std::span<const std::int16_t> samples) override;
  [[nodiscard]] std::optional<std::int64_t> framesPlayed() override;
  void stop() override { state_->rate = 0; }

 private:
  std::shared_ptr<OutputState> state_;
};

/// No device.
class NullOutput final : public session::SoundOutput {
 public:
  [[nodiscard]] bool start(int /*rate*/) override { return false; }
  [[nodiscard]] std::size_t room() const override { return 0; }
  std::size_t write(std::span<const std::int16_t> /*samples*/) override { return 0; }
  [[nodiscard]] std::optional<std::int64_t> framesPlayed() override { return {}; }
  void stop() override {}
};

/// A sound whose left sample is the number of its sample frame from 1 on, modulo 30,000, and whose right one is its
/// negative: a sample tells where it is from.
[[nodiscard]] media::Sound countingSound(int rate, std::int64_t frames);

}  // namespace furitsuke::test
