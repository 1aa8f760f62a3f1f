// SPDX-License-Identifier: MIT
#include "core/lips/voice/loudness.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/lips/voice/voice_frames.h"

namespace furitsuke::lips {

namespace {

/// Less open is closed.
constexpr double kLeastOpening = 0.02;

/// 0..1 for each frame: how far the mouth is open.
std::vector<double> openings(std::span<const float> levels, const LoudnessOptions& options) {
  const auto loud = static_cast<double>(loudLevel({levels.begin(), levels.end()}));
  std::vector<double> open;
  open.reserve(levels.size());
  for (const float level : levels) {
    const double share = std::clamp(1 + (static_cast<double>(level) - loud) / options.range, 0.0, 1.0);
    open.push_back(share < kLeastOpening || level <= kSilentLevel ? 0 : share);
  }
  return open;
}

/// Limits how fast the mouth opens and closes: it begins to open before the sound and closes after it, so that no
/// loud frame is lost.
void limitSpeed(std::vector<double>& open, const LoudnessOptions& options) {
  for (std::size_t i = 1; i < open.size(); ++i) open[i] = std::max(open[i], open[i - 1] - 1.0 / options.fall);
  for (std::size_t i = open.size(); i-- > 1;) open[i - 1] = std::max(open[i - 1], open[i] - 1.0 / options.rise);
}

/// The frames that need a key so that straight lines stay within the tolerance (Douglas and Peucker). The first and the
/// last one do.
std::vector<bool> neededKeys(std::span<const double> open, double tolerance) {
  std::vector<bool> isKey(open.size());
  isKey.front() = isKey.back() = true;
  std::vector<std::pair<std::size_t, std::size_t>> spans{{0, open.size() - 1}};
  while (!spans.empty()) {
    const auto [first, last] = spans.back();
    spans.pop_back();
    double largest = tolerance;
    std::size_t at = first;
    for (std::size_t i = first + 1; i < last; ++i) {
      const double part = static_cast<double>(i - first) / static_cast<double>(last - first);
      const double error = std::abs(open[first] + (open[last] - open[first]) * part - open[i]);
      if (error > largest) {
        largest = error;
        at = i;
      }
    }
    if (at == first) continue;
    isKey[at] = true;
    spans.emplace_back(first, at);
    spans.emplace_back(at, last);
  }
  return isKey;
}

}  // namespace

std::vector<WeightKey> loudnessKeys(std::span<const float> levels, const LoudnessOptions& options) {
  std::vector<double> open = openings(levels, options);
  // Room to open before the first frame and to close after the last one.
  open.insert(open.begin(), static_cast<std::size_t>(options.rise), 0.0);
  open.insert(open.end(), static_cast<std::size_t>(options.fall), 0.0);
  const std::int64_t start = std::llround(options.offset * kFramesPerSecond) - options.overlap - options.rise;
  const std::int64_t firstOpen = std::int64_t{options.frames.first} + options.rise;
  const std::int64_t lastOpen = std::int64_t{options.frames.last} - options.fall;
  for (std::size_t i = 0; i < open.size(); ++i) {
    const std::int64_t frame = start + static_cast<std::int64_t>(i);
    if (frame < firstOpen || frame > lastOpen) open[i] = 0;
  }
  limitSpeed(open, options);
  std::vector<WeightKey> keys;
  for (std::size_t first = 0; first + 1 < open.size();) {
    std::size_t last = first + 1;
    if (open[last] == 0) {
      first = last;
      continue;
    }
    // From closed to closed.
    while (open[last] > 0) ++last;
    const std::vector<bool> isKey = neededKeys({open.data() + first, last - first + 1}, options.tolerance);
    for (std::size_t i = 0; i < isKey.size(); ++i) {
      const bool isThere =
          !isKey[i] || (i == 0 && !keys.empty() && keys.back().frame == start + static_cast<Frame>(first));
      if (isThere) continue;
      const auto frame = static_cast<Frame>(start + static_cast<std::int64_t>(first + i));
      keys.push_back({frame, static_cast<float>(open[first + i] * options.weight)});
    }
    first = last;
  }
  return keys;
}

}  // namespace furitsuke::lips
