// SPDX-License-Identifier: MIT
#include "core/lips/voice/voice_frames.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>

#include "core/base/frame.h"

namespace furitsuke::lips {

namespace {

/// Of the analyzed piece of sound: three periods of a low voice, and not much longer than a frame.
constexpr double kWindow = 0.04;       // seconds
constexpr float kFaintest = -65;       // decibels; what is below has no voice
constexpr double kLowestPitch = 70;    // Hz
constexpr double kHighestPitch = 500;  // Hz; of a higher pitch, two periods are found
/// The least similarity of two periods, 0..1.
constexpr float kLeastPeriodicity = 0.55F;

/// The sums of products are of floats in a fixed order that can be computed in parallel.
float productOf(const float* a, const float* b, std::size_t count) {
  std::array<float, 8> sums{};
  std::size_t i = 0;
  for (; i + sums.size() <= count; i += sums.size()) {
    for (std::size_t lane = 0; lane < sums.size(); ++lane) sums[lane] += a[i + lane] * b[i + lane];
  }
  for (; i < count; ++i) sums[0] += a[i] * b[i];
  return std::accumulate(sums.begin(), sums.end(), 0.0F);
}

/// Whether the sound repeats itself with the period of a voice.
bool isPeriodic(std::span<const float> samples, int rate) {
  const auto longest = static_cast<std::size_t>(rate / kLowestPitch);
  const auto shortest = static_cast<std::size_t>(rate / kHighestPitch);
  const std::size_t count = samples.size() - longest;
  const float first = productOf(samples.data(), samples.data(), count);
  float later = productOf(samples.data() + shortest, samples.data() + shortest, count);
  for (std::size_t lag = shortest; lag <= longest; ++lag) {
    const float product = productOf(samples.data(), samples.data() + lag, count);
    if (product > kLeastPeriodicity * std::sqrt(first * std::max(later, 0.0F)) && product > 0) return true;
    if (lag == longest) break;
    later += samples[lag + count] * samples[lag + count] - samples[lag] * samples[lag];
  }
  return false;
}

float levelOf(std::span<const float> samples) {
  if (samples.empty()) return kSilentLevel;
  const double square = productOf(samples.data(), samples.data(), samples.size());
  const double mean = square / static_cast<double>(samples.size());
  return mean > 1e-10 ? static_cast<float>(10 * std::log10(mean)) : kSilentLevel;
}

/// Calls `visit` with the index of each frame and the samples around it; those at the ends are incomplete. Ends early
/// when `visit` returns false.
void visitFrames(const VoiceSignal& signal, auto visit) {
  const auto size = static_cast<std::int64_t>(signal.samples.size());
  const auto half = static_cast<std::int64_t>(kWindow / 2 * signal.rate);
  const std::span<const float> all(signal.samples);
  for (std::int64_t frame = 0;; ++frame) {
    const auto middle = static_cast<std::int64_t>(static_cast<double>(frame * signal.rate) / kFramesPerSecond);
    if (middle >= size) return;
    const std::int64_t first = std::max<std::int64_t>(0, middle - half);
    const std::int64_t end = std::min(size, middle + half);
    if (!visit(static_cast<std::size_t>(frame),
               all.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(end - first)))) {
      return;
    }
  }
}

}  // namespace

std::vector<float> frameLevels(const VoiceSignal& signal) {
  std::vector<float> levels;
  visitFrames(signal, [&levels](std::size_t, std::span<const float> samples) {
    levels.push_back(levelOf(samples));
    return true;
  });
  return levels;
}

std::vector<VoiceFrame> voiceFrames(const VoiceSignal& signal, const VoiceProgress& progress) {
  constexpr std::size_t kFramesPerReport = 64;
  const std::size_t window = 2 * static_cast<std::size_t>(kWindow / 2 * signal.rate);
  const double total = static_cast<double>(signal.samples.size()) / signal.rate * kFramesPerSecond + 1;
  FormantEstimator estimator(signal.rate, window);
  std::vector<VoiceFrame> frames;
  frames.reserve(static_cast<std::size_t>(total));
  bool isStopped = false;
  visitFrames(signal, [&](std::size_t index, std::span<const float> samples) {
    VoiceFrame& frame = frames.emplace_back();
    frame.level = levelOf(samples);
    if (samples.size() == window && frame.level > kFaintest && isPeriodic(samples, signal.rate)) {
      frame.formants = estimator.estimate(samples);
    }
    isStopped = index % kFramesPerReport == 0 && !progress(static_cast<double>(index) / total);
    return !isStopped;
  });
  if (isStopped) frames.clear();
  return frames;
}

float loudLevel(std::vector<float> levels) {
  std::erase_if(levels, [](float level) { return level <= kFaintest; });
  if (levels.empty()) return kSilentLevel;
  const auto loud = levels.begin() + static_cast<std::ptrdiff_t>((levels.size() - 1) * 19 / 20);
  std::nth_element(levels.begin(), loud, levels.end());
  return *loud;
}

}  // namespace furitsuke::lips
