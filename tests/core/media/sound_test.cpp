// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/sound.h"

#include <gtest/gtest.h>

namespace furitsuke::media {
namespace {

TEST(Sound, IsSilentOutsideItsSamples) {
  const Sound sound{2, {1, -1, 2, -2, 3, -3}};
  EXPECT_EQ(sound.frameCount(), 3);
  EXPECT_DOUBLE_EQ(sound.seconds(), 1.5);
  const struct {
    std::int64_t first;
    std::size_t count;
    std::vector<std::int16_t> expected;
  } rows[] = {
      {0, 3, {1, -1, 2, -2, 3, -3}},
      {1, 1, {2, -2}},
      {-1, 2, {0, 0, 1, -1}},
      {2, 2, {3, -3, 0, 0}},
      {-5, 2, {0, 0, 0, 0}},
      {7, 1, {0, 0}},
      {0, 0, {}},
      {-1, 5, {0, 0, 1, -1, 2, -2, 3, -3, 0, 0}},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(samplesBetween(sound, row.first, row.count), row.expected) << row.first << " " << row.count;
  }
}

}  // namespace
}  // namespace furitsuke::media
