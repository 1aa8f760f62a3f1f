// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/session/sound_outputs.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::test {

void OutputState::play() {
  const auto queued = static_cast<std::int64_t>(written.size() / 2) - played;
  if (!stands) played += std::min<std::int64_t>(queued, std::llround((seconds - playedAt) * rate));
  playedAt = seconds;
}

bool FileOutput::start(int rate) {
  ++state_->starts;
  if (!state_->hasDevice) return false;
  state_->rate = rate;
  state_->written.clear();
  state_->played = 0;
  state_->playedAt = state_->seconds;
  return true;
}

std::size_t FileOutput::room() const {
  const auto queued = static_cast<std::int64_t>(state_->written.size() / 2) - state_->played;
  return static_cast<std::size_t>(std::max<std::int64_t>(0, std::llround(state_->latency * state_->rate) - queued));
}

std::size_t FileOutput::write(std::span<const std::int16_t> samples) {
  state_->written.insert(state_->written.end(), samples.begin(), samples.end());
  return samples.size() / 2;
}

std::optional<std::int64_t> FileOutput::framesPlayed() {
  if (state_->isLost) return {};
  state_->play();
  return state_->played;
}

media::Sound countingSound(int rate, std::int64_t frames) {
  media::Sound sound;
  sound.rate = rate;
  for (std::int64_t i = 0; i < frames; ++i) {
    const auto value = static_cast<std::int16_t>(i % 30'000 + 1);
    sound.samples.push_back(value);
    sound.samples.push_back(static_cast<std::int16_t>(-value));
  }
  return sound;
}

}  // namespace furitsuke::test
