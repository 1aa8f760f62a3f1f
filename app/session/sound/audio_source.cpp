// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/audio_source.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace furitsuke::session {

namespace {

/// Of places in a sound, in sample frames.
constexpr double kTolerance = 1e-6;

/// The sample frame at a fractional place, by a cubic curve through four samples.
struct SampleReader {
  const media::Sound& sound;
  std::int64_t count;

  [[nodiscard]] float sample(std::int64_t frame, std::size_t channel) const {
    if (frame < 0 || frame >= count) return 0;
    return sound.samples[static_cast<std::size_t>(frame) * 2 + channel];
  }
  [[nodiscard]] float between(std::int64_t frame, float t, std::size_t channel) const {
    const float before = sample(frame - 1, channel);
    const float first = sample(frame, channel);
    const float second = sample(frame + 1, channel);
    const float after = sample(frame + 2, channel);
    const float c = (second - before) / 2;
    const float d = first - second;
    const float e = c + d;
    const float a = e + d + (after - first) / 2;
    return ((a * t - (e + a)) * t + c) * t + first;
  }
};

}  // namespace

void AudioSource::setSound(std::shared_ptr<const media::Sound> sound, double offset) {
  if (sound == sound_ && offset == offset_) return;
  // Voices refer to sample frames of the sound, so those of another one cannot fade out.
  if (sound != sound_) voices_.clear();
  sound_ = std::move(sound);
  offset_ = offset;
  isStale_ = true;
}

void AudioSource::setMapping(const std::optional<ClockMapping>& mapping) {
  if (mapping == mapping_) return;
  mapping_ = mapping;
  isStale_ = true;
}

void AudioSource::setStretcher(StretcherMaker maker) {
  stretcher_ = std::move(maker);
  if (mapping_ && mapping_->speed != 1) isStale_ = true;
}

void AudioSource::playPiece(double frame) { piece_ = frame; }

void AudioSource::fadeOut() {
  // What has not begun yet need not fade.
  std::erase_if(voices_, [](const Voice& voice) { return voice.delay > 0; });
  for (Voice& voice : voices_) voice.target = 0;
}

void AudioSource::begin(double seconds) {
  const double rate = sound_->rate;
  if (isStale_) {
    isStale_ = false;
    fadeOut();
    if (mapping_ && mapping_->speed > 0) {
      Voice voice;
      voice.delay = std::max<std::int64_t>(0, std::llround((mapping_->startSeconds - seconds) * rate));
      const double begun = seconds + static_cast<double>(voice.delay) / rate;
      const double position = mapping_->positionAfter(std::max(0.0, begun - mapping_->startSeconds));
      voice.from = placeOf(position);
      if (mapping_->speed != 1 && stretcher_) voice.stretcher = stretcher_(sound_->rate, mapping_->speed);
      voice.step = voice.stretcher == nullptr ? mapping_->speed : 1;
      if (mapping_->loops) {
        // A loop of whole frames begins and ends on samples if the rate is a multiple of that of frames.
        voice.loopEnd = mapping_->loopEnd() * rate / kFramesPerSecond - std::round(offset_ * rate);
        voice.loopLength = (mapping_->loopEnd() - mapping_->frames.first) * rate / kFramesPerSecond;
      }
      // The very beginning of a sound is never faded in.
      if (voice.from <= 0) voice.gain = 1;
      voices_.push_back(std::move(voice));
    }
  }
  if (piece_) {
    fadeOut();
    Voice voice;
    voice.from = placeOf(*piece_);
    voice.rest = std::llround((kPiece - kFade) * rate);
    voices_.push_back(std::move(voice));
    piece_.reset();
  }
}

double AudioSource::advance(Voice& voice) {
  // Counted from the start of the turn, so that rounding errors do not add up.
  double at = voice.from + static_cast<double>(voice.taken) * voice.step;
  if (voice.loopLength > 0 && at >= voice.loopEnd - kTolerance) {
    at += voice.rounding;
    do {
      at -= voice.loopLength;
    } while (at >= voice.loopEnd - kTolerance);
    // What is rounded away is made up for by the next turns.
    const double whole = std::round(at);
    voice.from = voice.step == 1 || std::abs(at - whole) < kTolerance ? whole : at;
    voice.rounding = at - voice.from;
    voice.taken = 0;
    at = voice.from;
  }
  ++voice.taken;
  return at;
}

double AudioSource::placeOf(double frame) const {
  return std::round(frame * sound_->rate / kFramesPerSecond) - std::round(offset_ * sound_->rate);
}

void AudioSource::stretch(Voice& voice, std::size_t frames) {
  left_.resize(frames);
  right_.resize(frames);
  const SampleReader reader{*sound_, sound_->frameCount()};
  constexpr float kScale = 1.0F / 32'768;
  std::size_t done = 0;
  while (done < frames) {
    done += voice.stretcher->take(std::span(left_).subspan(done), std::span(right_).subspan(done));
    if (done == frames) break;
    const std::size_t needed = voice.stretcher->needed();
    leftInput_.resize(needed);
    rightInput_.resize(needed);
    for (std::size_t i = 0; i < needed; ++i) {
      const auto frame = static_cast<std::int64_t>(advance(voice));
      leftInput_[i] = reader.sample(frame, 0) * kScale;
      rightInput_[i] = reader.sample(frame, 1) * kScale;
    }
    voice.stretcher->put(leftInput_, rightInput_);
  }
  for (std::vector<float>* side : {&left_, &right_}) {
    for (float& sample : *side) sample *= 32'768;
  }
}

void AudioSource::mix(Voice& voice, std::size_t frames) {
  const SampleReader reader{*sound_, sound_->frameCount()};
  const double slope = 1 / (kFade * sound_->rate);
  const bool isWhole = voice.step == 1;
  const auto delay = static_cast<std::size_t>(std::min<std::int64_t>(voice.delay, static_cast<std::int64_t>(frames)));
  voice.delay -= static_cast<std::int64_t>(delay);
  if (voice.stretcher != nullptr) stretch(voice, frames - delay);
  for (std::size_t i = delay; i < frames; ++i) {
    if (voice.rest && --*voice.rest < 0) voice.target = 0;
    if (voice.gain != voice.target) {
      voice.gain = voice.gain < voice.target ? std::min(voice.target, voice.gain + slope)
                                             : std::max(voice.target, voice.gain - slope);
      if (voice.gain == 0) return;
    }
    const auto gain = static_cast<float>(voice.gain);
    if (voice.stretcher != nullptr) {
      mix_[i * 2] += left_[i - delay] * gain;
      mix_[i * 2 + 1] += right_[i - delay] * gain;
      continue;
    }
    const double at = advance(voice);
    const auto frame = static_cast<std::int64_t>(std::floor(at));
    for (std::size_t channel = 0; channel < 2; ++channel) {
      const float value = isWhole ? reader.sample(frame, channel)
                                  : reader.between(frame, static_cast<float>(at - std::floor(at)), channel);
      mix_[i * 2 + channel] += value * gain;
    }
  }
}

void AudioSource::render(double seconds, std::span<std::int16_t> samples) {
  const std::size_t frames = samples.size() / 2;
  mix_.assign(samples.size(), 0);
  if (sound_ != nullptr) {
    begin(seconds);
    for (Voice& voice : voices_) mix(voice, frames);
    std::erase_if(voices_, [](const Voice& voice) { return voice.gain == 0 && voice.target == 0; });
  }
  const double slope = sound_ == nullptr ? 1 : 1 / (kFade * sound_->rate);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    if (i % 2 == 0) shownVolume_ += std::clamp(volume_ - shownVolume_, -slope, slope);
    const double value = std::round(mix_[i] * shownVolume_);
    samples[i] = static_cast<std::int16_t>(std::clamp(value, -32768.0, 32767.0));
  }
}

}  // namespace furitsuke::session
