// SPDX-License-Identifier: MIT
#include "core/media/onset_strength.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdint>
#include <numbers>

#include "core/media/fft.h"

namespace furitsuke::media {

namespace {

/// A window of 1,024 samples at 44,100 per second, and the nearest power of two at other rates.
constexpr double kWindowSeconds = 1024.0 / 44'100;
constexpr std::size_t kStepsOfWindow = 4;
/// Bins of such a window, 43 Hz each. The lowest one also contains what is constant.
constexpr std::size_t kFirstLowBin = 1;
constexpr std::size_t kEndLowBin = 6;
/// Up to 10,000 Hz; higher ones take time and add nothing.
constexpr std::size_t kEndBin = 232;

/// Makes quiet sounds count too: the logarithm of 1 + this many times the amplitude.
constexpr float kCompression = 1000;

constexpr double kAverageSeconds = 0.25;  // on both sides
constexpr double kLevelSeconds = 0.001;
/// Steps of the level that are compared on both sides of a rise.
constexpr std::size_t kRiseSteps = 5;

/// Onsets are at least this far apart.
constexpr double kMinOnsetSeconds = 0.05;
/// The weakest onset, of the strongest one.
constexpr float kMinOnsetStrength = 0.08F;
/// What the strongest low onset adds to the strongest of all.
constexpr float kShareOfLow = 0.5F;
/// The strength is largest a little before or after the sound really begins.
constexpr double kOnsetRangeSeconds = 0.015;

std::size_t windowSize(int rate) {
  const double samples = std::max(kWindowSeconds * rate, 16.0);
  return std::size_t{1} << static_cast<unsigned>(std::lround(std::log2(samples)));
}

std::vector<float> hannWindow(std::size_t size) {
  std::vector<float> window(size);
  for (std::size_t i = 0; i < size; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(size);
    // Scaled so that the amplitude of a tone is that of its bin.
    window[i] = static_cast<float>((1 - std::cos(angle)) * 2 / static_cast<double>(size));
  }
  return window;
}

/// Computes the flux of windows around i * step, two windows at a time as the real and imaginary part of one transform.
class FluxFinder {
 public:
  explicit FluxFinder(const Sound& sound)
      : sound_(sound),
        size_(windowSize(sound.rate)),
        fft_(size_),
        window_(hannWindow(size_)),
        values_(size_),
        first_(size_),
        second_(size_),
        endBin_(std::min(kEndBin, size_ / 2)),
        last_(endBin_, 0) {}

  [[nodiscard]] std::size_t step() const { return size_ / kStepsOfWindow; }

  /// Appends the flux of window `i` and of the next one.
  void addPair(std::size_t i, OnsetStrength& strength) {
    loadWindow(i, first_);
    loadWindow(i + 1, second_);
    for (std::size_t k = 0; k < size_; ++k) values_[k] = {first_[k], second_[k]};
    fft_.transform(values_);
    addFlux(strength, 0.5F, [&](std::size_t k) { return values_[k] + std::conj(values_[size_ - k]); });
    addFlux(strength, 0.5F, [&](std::size_t k) { return values_[k] - std::conj(values_[size_ - k]); });
  }

 private:
  /// Both channels of a window together; silence before the start and after the end.
  void loadWindow(std::size_t window, std::vector<float>& values) const {
    constexpr float kScale = 1 / 65536.0F;
    const auto start = static_cast<std::int64_t>(window * step()) - static_cast<std::int64_t>(size_ / 2);
    const auto size = static_cast<std::int64_t>(size_);
    const std::int64_t first = std::clamp<std::int64_t>(-start, 0, size);
    const std::int64_t end = std::clamp<std::int64_t>(sound_.frameCount() - start, first, size);
    std::fill(values.begin(), values.begin() + first, 0.0F);
    std::fill(values.begin() + end, values.end(), 0.0F);
    const std::int16_t* samples = sound_.samples.data() + (start + first) * 2;
    for (std::int64_t k = first; k < end; ++k, samples += 2) {
      const auto at = static_cast<std::size_t>(k);
      values[at] = static_cast<float>(samples[0] + samples[1]) * kScale * window_[at];
    }
  }

  template <class Bin>
  void addFlux(OnsetStrength& strength, float scale, const Bin& bin) {
    float all = 0, low = 0;
    for (std::size_t k = kFirstLowBin; k < endBin_; ++k) {
      const std::complex<float> value = bin(k);
      const float amplitude = std::sqrt(value.real() * value.real() + value.imag() * value.imag()) * scale;
      const float loudness = std::log(1 + kCompression * amplitude);
      all += std::max(loudness - last_[k], 0.0F);
      last_[k] = loudness;
      if (k >= kEndLowBin) continue;
      low += std::max(amplitude - lastLow_[k], 0.0F);
      lastLow_[k] = amplitude;
    }
    strength.all.push_back(all);
    strength.low.push_back(low);
  }

  const Sound& sound_;
  std::size_t size_;
  Fft fft_;
  std::vector<float> window_;
  std::vector<std::complex<float>> values_;
  std::vector<float> first_, second_;  // samples of the two windows
  std::size_t endBin_;
  // Of each bin in the previous window.
  std::vector<float> last_;
  std::array<float, kEndLowBin> lastLow_{};
};

/// Subtracts the average of the values around each one; what is below becomes 0.
void subtractAverage(std::vector<float>& values, std::size_t reach) {
  std::vector<double> sums(values.size() + 1);
  for (std::size_t i = 0; i < values.size(); ++i) sums[i + 1] = sums[i] + static_cast<double>(values[i]);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::size_t first = i < reach ? 0 : i - reach;
    const std::size_t end = std::min(i + reach + 1, values.size());
    const double average = (sums[end] - sums[first]) / static_cast<double>(end - first);
    values[i] = std::max(values[i] - static_cast<float>(average), 0.0F);
  }
}

void scaleToLargest(std::vector<float>& values, float largest) {
  const float most = *std::max_element(values.begin(), values.end());
  for (float& value : values) value *= most > 0 ? largest / most : 0;
}

void addLevels(const Sound& sound, OnsetStrength& strength) {
  const std::int64_t piece = std::max<std::int64_t>(std::llround(sound.rate * kLevelSeconds), 1);
  strength.levelSeconds = static_cast<double>(piece) / sound.rate;
  strength.levels.reserve(static_cast<std::size_t>(sound.frameCount() / piece));
  for (std::int64_t first = 0; first + piece <= sound.frameCount(); first += piece) {
    float sum = 0;
    for (auto at = static_cast<std::size_t>(first) * 2; at < static_cast<std::size_t>(first + piece) * 2; ++at) {
      const float sample = static_cast<float>(sound.samples[at]) / 32768;
      sum += sample * sample;
    }
    strength.levels.push_back(std::sqrt(sum / static_cast<float>(piece * 2)));
  }
}

}  // namespace

std::size_t steepestIndex(const std::vector<float>& levels, std::size_t first, std::size_t end) {
  first = std::max(first, kRiseSteps);
  end = std::min(end, levels.size() - kRiseSteps + 1);
  std::size_t best = first;
  float most = -1;
  for (std::size_t i = first; i < end; ++i) {
    float rise = 0;
    for (std::size_t k = 0; k < kRiseSteps; ++k) rise += levels[i + k] - levels[i - 1 - k];
    if (rise > most) most = rise, best = i;
  }
  return best;
}

double OnsetStrength::steepestRise(double seconds, double reach) const {
  if (levels.size() < 2 * kRiseSteps) return seconds;
  const auto indexOf = [this](double time) {
    return static_cast<std::size_t>(std::clamp(time / levelSeconds, 0.0, static_cast<double>(levels.size())));
  };
  const std::size_t first = indexOf(seconds - reach);
  const std::size_t end = indexOf(seconds + reach) + 1;
  // Nothing is before the start of the sound, so that one may begin there.
  if (first <= kRiseSteps)
    return std::min(seconds, static_cast<double>(steepestIndex(levels, first, end)) * levelSeconds);
  return static_cast<double>(steepestIndex(levels, first, end)) * levelSeconds;
}

std::optional<OnsetStrength> onsetStrength(const Sound& sound, SoundControl& control) {
  OnsetStrength strength;
  FluxFinder finder(sound);
  strength.stepSeconds = static_cast<double>(finder.step()) / sound.rate;
  const std::size_t count = static_cast<std::size_t>(sound.frameCount()) / finder.step() + 1;
  strength.all.reserve(count + 1);
  strength.low.reserve(count + 1);
  for (std::size_t i = 0; i < count; i += 2) {
    if (control.canceled) return {};
    finder.addPair(i, strength);
    control.progress = static_cast<double>(i) / static_cast<double>(count);
  }
  const auto reach = static_cast<std::size_t>(kAverageSeconds / strength.stepSeconds);
  subtractAverage(strength.all, reach);
  subtractAverage(strength.low, reach);
  addLevels(sound, strength);
  return strength;
}

std::vector<Onset> findOnsets(const OnsetStrength& strength) {
  std::vector<Onset> onsets;
  std::vector<float> values = strength.all;
  if (values.empty()) return onsets;
  scaleToLargest(values, 1);
  // A soft bass note is only in a few of the bins.
  std::vector<float> low = strength.low;
  scaleToLargest(low, kShareOfLow);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] += low[i];
  const float strongest = *std::max_element(values.begin(), values.end());
  if (strongest <= 0) return onsets;
  const auto apart = static_cast<std::size_t>(kMinOnsetSeconds / strength.stepSeconds);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] < strongest * kMinOnsetStrength) continue;
    const auto first = values.begin() + static_cast<std::ptrdiff_t>(i < apart ? 0 : i - apart);
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(std::min(i + apart + 1, values.size()));
    // Of equal ones, the first.
    if (std::max_element(first, end) != values.begin() + static_cast<std::ptrdiff_t>(i)) continue;
    const double seconds = static_cast<double>(i) * strength.stepSeconds;
    onsets.push_back({strength.steepestRise(seconds, kOnsetRangeSeconds), values[i] / strongest});
  }
  return onsets;
}

}  // namespace furitsuke::media
