// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/audio_sink_output.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QIODevice>
#include <QMediaDevices>
#include <algorithm>

namespace furitsuke::sound {

namespace {

constexpr int kFrameBytes = 4;  // two samples of 16 bits
/// Less is too little for a loaded machine; more would delay every start.
constexpr double kBufferSeconds = 0.1;

}  // namespace

AudioSinkOutput::~AudioSinkOutput() { stop(); }

bool AudioSinkOutput::start(int rate) {
  stop();
  const QAudioDevice device = QMediaDevices::defaultAudioOutput();
  if (device.isNull()) return false;
  QAudioFormat format;
  format.setSampleRate(rate);
  format.setChannelCount(2);
  format.setSampleFormat(QAudioFormat::Int16);
  sink_ = std::make_unique<QAudioSink>(device, format);
  sink_->setBufferSize(static_cast<qsizetype>(rate * kBufferSeconds) * kFrameBytes);
  device_ = sink_->start();
  written_ = 0;
  if (device_ != nullptr && sink_->error() == QAudio::NoError) return true;
  stop();
  return false;
}

void AudioSinkOutput::stop() {
  if (sink_ != nullptr) sink_->stop();
  sink_.reset();
  device_ = nullptr;
}

std::size_t AudioSinkOutput::room() const {
  return sink_ == nullptr ? 0 : static_cast<std::size_t>(std::max<qsizetype>(0, sink_->bytesFree() / kFrameBytes));
}

std::size_t AudioSinkOutput::write(std::span<const std::int16_t> samples) {
  if (device_ == nullptr) return 0;
  const qint64 bytes =
      device_->write(reinterpret_cast<const char*>(samples.data()), static_cast<qint64>(samples.size_bytes()));
  const std::int64_t frames = std::max<qint64>(0, bytes) / kFrameBytes;
  written_ += frames;
  return static_cast<std::size_t>(frames);
}

std::optional<std::int64_t> AudioSinkOutput::framesPlayed() {
  const bool isLost = sink_ == nullptr || (sink_->state() == QAudio::StoppedState && sink_->error() != QAudio::NoError);
  if (isLost) return {};
  const std::int64_t queued = (sink_->bufferSize() - sink_->bytesFree()) / kFrameBytes;
  return std::max<std::int64_t>(0, written_ - std::max<std::int64_t>(0, queued));
}

}  // namespace furitsuke::sound

extern "C" Q_DECL_EXPORT furitsuke::session::SoundOutput* furitsukeSoundOutput() {
  return new furitsuke::sound::AudioSinkOutput;
}
