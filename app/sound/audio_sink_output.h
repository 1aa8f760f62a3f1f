// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAudioSink>
#include <memory>

#include "app/session/sound/sound_output.h"

namespace furitsuke::sound {

/// The sound device of the system, by Qt Multimedia.
class AudioSinkOutput final : public session::SoundOutput {
 public:
  ~AudioSinkOutput() override;

  [[nodiscard]] bool start(int rate) override;
  [[nodiscard]] std::size_t room() const override;
  std::size_t write(std::span<const std::int16_t> samples) override;
  [[nodiscard]] std::optional<std::int64_t> framesPlayed() override;
  void stop() override;

 private:
  std::unique_ptr<QAudioSink> sink_;
  QIODevice* device_ = nullptr;
  std::int64_t written_ = 0;  ///< sample frames
};

}  // namespace furitsuke::sound
