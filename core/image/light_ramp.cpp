// SPDX-License-Identifier: MIT
#include "core/image/light_ramp.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::image {

namespace {

constexpr std::uint32_t kRows = 64;

}  // namespace

Image lightRamp() {
  Image ramp{1, kRows, {}};
  for (std::uint32_t row = 0; row < kRows; ++row) {
    const float cosine = 1 - 2 * (static_cast<float>(row) + 0.5F) / static_cast<float>(kRows);
    const float share = kUnlitShare + (1 - kUnlitShare) * std::max(0.0F, cosine);
    const auto value = static_cast<std::uint8_t>(std::lround(share * 255));
    ramp.pixels.insert(ramp.pixels.end(), {value, value, value, 255});
  }
  return ramp;
}

}  // namespace furitsuke::image
