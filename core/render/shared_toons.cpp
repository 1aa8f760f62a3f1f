// SPDX-License-Identifier: MIT
#include "core/render/shared_toons.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/vec3.hpp>
#include <span>

#include "core/model/material.h"

namespace furitsuke::render {

namespace {

constexpr std::uint32_t kRows = 32;

/// The color of a row, 0..255 per channel. Rows between two stops are linear, rows after the last have its color.
struct Stop {
  std::uint32_t row;
  glm::vec3 color;
};

constexpr glm::vec3 kWhite(255);
constexpr std::uint32_t kShadedRow = 16;  ///< the first one of the toons with a hard step

constexpr std::array<Stop, 1> kPlain = {{{0, kWhite}}};
constexpr std::array<Stop, 2> kGray = {{{kShadedRow - 1, kWhite}, {kShadedRow, glm::vec3(205)}}};
constexpr std::array<Stop, 2> kRose = {{{kShadedRow - 1, kWhite}, {kShadedRow, {245, 225, 225}}}};
constexpr std::array<Stop, 2> kDarkGray = {{{kShadedRow - 1, kWhite}, {kShadedRow, glm::vec3(154)}}};
constexpr std::array<Stop, 2> kSkin = {{{kShadedRow - 1, kWhite}, {kShadedRow, {248, 239, 235}}}};
constexpr std::array<Stop, 3> kWarm = {{{18, kWhite}, {22, {255, 240, 234}}, {25, {255, 231, 222}}}};
constexpr glm::vec3 kGoldLit(255, 237, 97);
constexpr std::array<Stop, 5> kGold = {
    {{8, kGoldLit}, {10, {255, 254, 242}}, {12, kGoldLit}, {22, kGoldLit}, {25, {195, 172, 3}}}};

constexpr std::array<std::span<const Stop>, model::kSharedToonCount> kRamps = {
    kGray, kRose, kDarkGray, kSkin, kWarm, kGold, kPlain, kPlain, kPlain, kPlain};

glm::vec3 colorOf(std::span<const Stop> stops, std::uint32_t row) {
  const auto after = std::ranges::find_if(stops, [row](const Stop& stop) { return stop.row > row; });
  if (after == stops.begin()) return after->color;
  const Stop& before = *(after - 1);
  if (after == stops.end()) return before.color;
  return glm::mix(before.color, after->color,
                  static_cast<float>(row - before.row) / static_cast<float>(after->row - before.row));
}

}  // namespace

image::Image sharedToon(std::int32_t number) {
  const std::span<const Stop> stops =
      kRamps[static_cast<std::size_t>(std::clamp(number, 0, model::kSharedToonCount - 1))];
  image::Image image{1, kRows, {}};
  for (std::uint32_t row = 0; row < kRows; ++row) {
    const glm::vec3 color = colorOf(stops, row);
    for (int i = 0; i < 3; ++i) image.pixels.push_back(static_cast<std::uint8_t>(std::lround(color[i])));
    image.pixels.push_back(255);
  }
  return image;
}

}  // namespace furitsuke::render
