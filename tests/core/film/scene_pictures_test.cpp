// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/film/scene_pictures.h"

#include <gtest/gtest.h>

namespace furitsuke::film {
namespace {

TEST(ScenePictures, LastAsLongAsTheFrames) {
  const struct {
    FrameRange frames;
    media::FilmRate rate;
    std::int64_t count;
    double lastFrame;
  } rows[] = {
      {{0, 0}, {30, 1}, 1, 0},
      {{0, 0}, {24, 1}, 1, 0},
      {{0, 0}, {60, 1}, 2, 0.5},
      {{10, 19}, {60, 1}, 20, 19.5},
      {{100, 3099}, {30, 1}, 3000, 3099},
      {{0, 2999}, {24, 1}, 2400, 2998.75},
      {{0, 2999}, {25, 1}, 2500, 2998.8},
      {{0, 2999}, {30000, 1001}, 2998, 2999.997},
      {{kMaxFrame, kMaxFrame}, {60, 1}, 2, kMaxFrame + 0.5},
      {{0, kMaxFrame}, {60, 1}, std::int64_t{2} * kMaxFrame + 2, kMaxFrame + 0.5},
      {{5, 4}, {30, 1}, 0, 0},
  };
  for (const auto& row : rows) {
    ScenePictures pictures;
    pictures.frames = row.frames;
    pictures.rate = row.rate;
    EXPECT_EQ(pictureCount(pictures), row.count) << row.frames.last << " " << row.rate.pictures;
    if (row.count == 0) continue;
    EXPECT_DOUBLE_EQ(frameOfPicture(pictures, 0), row.frames.first);
    EXPECT_NEAR(frameOfPicture(pictures, row.count - 1), row.lastFrame, 1e-6);
    pictures.chosen = {3, 7};
    EXPECT_EQ(pictureCount(pictures), 2);
    EXPECT_EQ(frameOfPicture(pictures, 1), 7) << "one picture each";
  }
}

}  // namespace
}  // namespace furitsuke::film
