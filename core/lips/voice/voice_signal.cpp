// SPDX-License-Identifier: MIT
#include "core/lips/voice/voice_signal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <numeric>

namespace furitsuke::lips {

namespace {

/// Zero crossings of the low pass on each side of its middle.
constexpr int kCrossings = 10;
/// The share of the usable band that the low pass keeps; the rest is its slope.
constexpr double kKeptBand = 0.92;
/// Hz. Below the pitch of low voices, above hum and rumble.
constexpr double kHighPass = 70;
constexpr std::size_t kBlock = 1 << 16;

/// The middle of both channels, with silence before the start and after the end.
std::vector<float> middleOf(const media::Sound& sound, std::size_t margin) {
  const auto count = static_cast<std::size_t>(sound.frameCount());
  std::vector<float> middle(count + 2 * margin);
  for (std::size_t i = 0; i < count; ++i) {
    const int sum = sound.samples[2 * i] + sound.samples[2 * i + 1];
    middle[margin + i] = static_cast<float>(sum) / (2 * 32768.0F);
  }
  return middle;
}

/// A low pass for each place that a sample of the result can have between two samples of the sound.
class Decimation {
 public:
  explicit Decimation(int from) : from_(from), places_(kVoiceRate / std::gcd(from, kVoiceRate)) {
    const double step = static_cast<double>(from) / kVoiceRate;
    half_ = static_cast<std::size_t>(std::ceil(kCrossings * step / kKeptBand));
    taps_.resize(static_cast<std::size_t>(places_) * width());
    for (int index = 0; index < places_; ++index) {
      const double shift = static_cast<double>(index) / places_;
      for (std::size_t tap = 0; tap < width(); ++tap) {
        const double x = static_cast<double>(tap) - static_cast<double>(half_) - shift;
        taps_[static_cast<std::size_t>(index) * width() + tap] = static_cast<float>(weightAt(x, step));
      }
    }
  }

  [[nodiscard]] std::size_t margin() const { return half_ + 2; }

  /// The sample of the result; `samples` begin margin() before the sound.
  [[nodiscard]] float at(const std::vector<float>& samples, std::size_t index) const {
    const std::uint64_t numerator = static_cast<std::uint64_t>(index) * static_cast<std::uint64_t>(from_);
    const std::uint64_t whole = numerator / kVoiceRate;
    const std::uint64_t position = numerator % kVoiceRate * static_cast<std::uint64_t>(places_) / kVoiceRate;
    const float* taps = taps_.data() + position * width();
    const float* from = samples.data() + whole + margin() - half_;
    // Several sums, because floats are not added in another order than the code says.
    std::array<float, 8> sums{};
    std::size_t tap = 0;
    for (; tap + sums.size() <= width(); tap += sums.size()) {
      for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += taps[tap + i] * from[tap + i];
    }
    for (; tap < width(); ++tap) sums[0] += taps[tap] * from[tap];
    return std::accumulate(sums.begin(), sums.end(), 0.0F);
  }

 private:
  [[nodiscard]] std::size_t width() const { return 2 * half_ + 2; }

  /// A sinc under a Blackman window; `x` in samples of the sound.
  [[nodiscard]] double weightAt(double x, double step) const {
    const double cutoff = kKeptBand / step;
    const double edge = static_cast<double>(half_) + 1;
    if (std::abs(x) >= edge) return 0;
    const double angle = std::numbers::pi * x;
    const double sinc = x == 0 ? cutoff : std::sin(angle * cutoff) / angle;
    const double turn = angle / edge;
    return sinc * (0.42 + 0.5 * std::cos(turn) + 0.08 * std::cos(2 * turn));
  }

  int from_;
  int places_;
  std::size_t half_ = 0;
  std::vector<float> taps_;
};

/// A Butterworth filter of the second order.
void removeLowFrequencies(VoiceSignal& signal) {
  const double k = std::tan(std::numbers::pi * kHighPass / signal.rate);
  const double norm = 1 / (1 + std::numbers::sqrt2 * k + k * k);
  const double a1 = 2 * (k * k - 1) * norm;
  const double a2 = (1 - std::numbers::sqrt2 * k + k * k) * norm;
  double first = 0;
  double second = 0;
  for (float& sample : signal.samples) {
    const double x = sample;
    const double y = norm * x + first;
    first = -2 * norm * x - a1 * y + second;
    second = norm * x - a2 * y;
    sample = static_cast<float>(y);
  }
}

}  // namespace

VoiceSignal voiceSignal(const media::Sound& sound, const VoiceProgress& progress) {
  VoiceSignal signal;
  if (sound.rate <= kVoiceRate) {
    signal.rate = sound.rate;
    signal.samples = middleOf(sound, 0);
    removeLowFrequencies(signal);
    return signal;
  }
  const Decimation decimation(sound.rate);
  const std::vector<float> middle = middleOf(sound, decimation.margin());
  const std::int64_t count = sound.frameCount() * kVoiceRate / sound.rate;
  signal.samples.resize(static_cast<std::size_t>(count));
  for (std::size_t first = 0; first < signal.samples.size(); first += kBlock) {
    if (!progress(static_cast<double>(first) / static_cast<double>(signal.samples.size()))) return {};
    const std::size_t end = std::min(first + kBlock, signal.samples.size());
    for (std::size_t i = first; i < end; ++i) signal.samples[i] = decimation.at(middle, i);
  }
  removeLowFrequencies(signal);
  return signal;
}

}  // namespace furitsuke::lips
