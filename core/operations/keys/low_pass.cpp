// SPDX-License-Identifier: MIT
#include "core/operations/keys/low_pass.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/base/frame.h"

namespace furitsuke::operations {

Result<LowPass> LowPass::make(double cutoff, int order) {
  if (!(cutoff > 0) || cutoff >= kFramesPerSecond / 2) {
    return Error::because(Core::tr("the cutoff must be greater than 0 and less than 15 Hz, half the frame rate"));
  }
  if (order < 1 || order > kHighestOrder) return Error::because(Core::tr("the order must be 1 to 8"));
  LowPass filter;
  // Two runs are steeper than one: the cutoff of each is slightly higher, so that both together lose half of the power
  // at the cutoff.
  const double twice = std::pow(std::numbers::sqrt2 - 1, 0.5 / order);
  const double k = std::tan(std::numbers::pi * cutoff / kFramesPerSecond) / twice;
  if (order % 2 == 1) {
    const double scale = 1 / (1 + k);
    filter.sections_.push_back({k * scale, k * scale, 0, (k - 1) * scale, 0});
  }
  for (int pair = 0; pair < order / 2; ++pair) {
    // The angle of a pair of poles from the negative real axis.
    const double angle = std::numbers::pi * (2 * pair + (order % 2 == 0 ? 1 : 2)) / (2 * order);
    const double damping = 2 * std::cos(angle) * k;
    const double scale = 1 / (1 + damping + k * k);
    filter.sections_.push_back(
        {k * k * scale, 2 * k * k * scale, k * k * scale, 2 * (k * k - 1) * scale, (1 - damping + k * k) * scale});
  }
  filter.padding_ = static_cast<std::size_t>(std::ceil(3 * order * kFramesPerSecond / cutoff / 2)) + 3;
  return filter;
}

void LowPass::run(std::vector<double>& signal) const {
  for (const Section& section : sections_) {
    // The state after an infinite time at the first value.
    double second = (section.b2 - section.a2) * signal.front();
    double first = (section.b1 - section.a1) * signal.front() + second;
    for (double& value : signal) {
      const double out = section.b0 * value + first;
      first = section.b1 * value - section.a1 * out + second;
      second = section.b2 * value - section.a2 * out;
      value = out;
    }
  }
}

void LowPass::apply(std::vector<double>& signal) const {
  if (signal.size() < 2) return;
  const std::size_t padding = std::min(padding_, signal.size() - 1);
  std::vector<double> padded;
  padded.reserve(signal.size() + 2 * padding);
  for (std::size_t i = padding; i > 0; --i) padded.push_back(2 * signal.front() - signal[i]);
  padded.insert(padded.end(), signal.begin(), signal.end());
  for (std::size_t i = 1; i <= padding; ++i) padded.push_back(2 * signal.back() - signal[signal.size() - 1 - i]);
  run(padded);
  std::ranges::reverse(padded);
  run(padded);
  std::ranges::reverse(padded);
  std::copy_n(padded.begin() + static_cast<std::ptrdiff_t>(padding), signal.size(), signal.begin());
}

}  // namespace furitsuke::operations
