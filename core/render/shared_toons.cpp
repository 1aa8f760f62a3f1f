// SPDX-License-Identifier: MIT
#include "core/render/shared_toons.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/vec3.hpp>

#include "core/model/material.h"

namespace furitsuke::render {

namespace {

/// White above the step, then `shade`; `deep` where the surface faces away from the light.
struct Ramp {
  glm::vec3 shade;
  glm::vec3 deep;
  float step;      ///< 0 (lit) to 1: the middle of the transition to `shade`
  float softness;  ///< length of the transition
};

constexpr std::uint32_t kRows = 32;
constexpr glm::vec3 kWhite(1);

constexpr std::array<Ramp, model::kSharedToonCount> kRamps = {{
    {{0.80F, 0.80F, 0.81F}, {0.80F, 0.80F, 0.81F}, 0.52F, 0.06F},
    {{0.95F, 0.86F, 0.90F}, {0.92F, 0.80F, 0.87F}, 0.50F, 0.10F},
    {{0.63F, 0.62F, 0.66F}, {0.58F, 0.57F, 0.62F}, 0.58F, 0.20F},
    {{1.00F, 0.91F, 0.85F}, {0.98F, 0.87F, 0.80F}, 0.52F, 0.14F},
    {{1.00F, 0.93F, 0.88F}, {0.94F, 0.82F, 0.76F}, 0.48F, 0.24F},
    {{1.00F, 0.95F, 0.72F}, {0.97F, 0.88F, 0.55F}, 0.50F, 0.30F},
    {kWhite, kWhite, 0.5F, 0.1F},
    {kWhite, kWhite, 0.5F, 0.1F},
    {kWhite, kWhite, 0.5F, 0.1F},
    {kWhite, kWhite, 0.5F, 0.1F},
}};

glm::vec3 colorOf(const Ramp& ramp, float v) {
  const float passed = glm::smoothstep(ramp.step - ramp.softness / 2, ramp.step + ramp.softness / 2, v);
  const float sunk = glm::smoothstep(ramp.step + ramp.softness / 2, 1.0F, v);
  return glm::mix(kWhite, glm::mix(ramp.shade, ramp.deep, sunk), passed);
}

}  // namespace

image::Image sharedToon(std::int32_t number) {
  const Ramp& ramp = kRamps[static_cast<std::size_t>(std::clamp(number, 0, model::kSharedToonCount - 1))];
  image::Image image{1, kRows, {}};
  for (std::uint32_t row = 0; row < kRows; ++row) {
    const glm::vec3 color = colorOf(ramp, static_cast<float>(row) / static_cast<float>(kRows - 1));
    for (int i = 0; i < 3; ++i) image.pixels.push_back(static_cast<std::uint8_t>(std::lround(color[i] * 255)));
    image.pixels.push_back(255);
  }
  return image;
}

}  // namespace furitsuke::render
