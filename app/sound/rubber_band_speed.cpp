// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/rubber_band_speed.h"

#include <algorithm>
#include <array>
#include <vector>

namespace furitsuke::sound {

namespace {

using RubberBand::RubberBandStretcher;

// The faster of its two engines: on a machine that also draws, the other one takes a third of a core, and both keep a
// click within 3 ms of its time at speeds from 0.8 to 4.
constexpr RubberBandStretcher::Options kRealTime =
    RubberBandStretcher::OptionProcessRealTime | RubberBandStretcher::OptionEngineFaster |
    RubberBandStretcher::OptionThreadingNever | RubberBandStretcher::OptionChannelsTogether;

}  // namespace

RubberBandSpeed::RubberBandSpeed(int rate, double speed)
    : stretcher_(static_cast<std::size_t>(rate), 2, kRealTime, 1 / speed, 1), late_(stretcher_.getStartDelay()) {
  const std::vector<float> silence(stretcher_.getPreferredStartPad());
  if (!silence.empty()) put(silence, silence);
}

std::size_t RubberBandSpeed::needed() const { return std::max<std::size_t>(1, stretcher_.getSamplesRequired()); }

void RubberBandSpeed::put(std::span<const float> left, std::span<const float> right) {
  const std::array<const float*, 2> sides{left.data(), right.data()};
  stretcher_.process(sides.data(), left.size(), false);
}

std::size_t RubberBandSpeed::take(std::span<float> left, std::span<float> right) {
  const auto available = [this] { return static_cast<std::size_t>(std::max(0, stretcher_.available())); };
  while (late_ > 0 && available() > 0) {
    std::array<std::array<float, 512>, 2> dropped;
    const std::array<float*, 2> sides{dropped[0].data(), dropped[1].data()};
    late_ -= stretcher_.retrieve(sides.data(), std::min({late_, available(), dropped[0].size()}));
  }
  if (late_ > 0) return 0;
  const std::array<float*, 2> sides{left.data(), right.data()};
  const std::size_t count = std::min(left.size(), available());
  return count == 0 ? 0 : stretcher_.retrieve(sides.data(), count);
}

}  // namespace furitsuke::sound
