// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/shared_toons.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>

namespace furitsuke::render {
namespace {

TEST(SharedToons, HaveTheColorsOfMmd) {
  using Color = std::array<int, 3>;
  constexpr Color kLit = {255, 255, 255};
  struct Row {
    int toon;  ///< as MMD numbers them
    std::size_t row;
    Color color;
  };
  for (const Row& row : {Row{1, 0, kLit}, Row{1, 15, kLit}, Row{1, 16, {205, 205, 205}}, Row{1, 31, {205, 205, 205}},
                         Row{2, 15, kLit}, Row{2, 16, {245, 225, 225}}, Row{3, 15, kLit}, Row{3, 16, {154, 154, 154}},
                         Row{4, 15, kLit}, Row{4, 16, {248, 239, 235}}, Row{5, 18, kLit}, Row{5, 25, {255, 231, 222}},
                         Row{5, 31, {255, 231, 222}}, Row{6, 0, {255, 237, 97}}, Row{6, 20, {255, 237, 97}},
                         Row{6, 31, {195, 172, 3}}, Row{7, 31, kLit}, Row{10, 31, kLit}}) {
    const image::Image toon = sharedToon(row.toon - 1);
    const std::uint8_t* pixel = &toon.pixels[row.row * 4];
    EXPECT_EQ((Color{pixel[0], pixel[1], pixel[2]}), row.color) << "toon " << row.toon << " row " << row.row;
  }
}

}  // namespace
}  // namespace furitsuke::render
