// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/track.h"

#include <gtest/gtest.h>

#include <string>

namespace furitsuke::motion {
namespace {

Track<int> trackOf(std::initializer_list<Frame> frames) {
  Keys<int> keys;
  for (const Frame frame : frames) keys.append(frame, frame / 2, static_cast<SourceRecord>(frame));
  return Track<int>(keys);
}

TEST(Track, FindsTheFirstKeyAtOrAfterAFrame) {
  const Track<int> track = trackOf({0, 10, 20});
  struct Row {
    Frame frame;
    std::size_t index;
  };
  for (const Row row : {Row{-1, 0}, {0, 0}, {1, 1}, {10, 1}, {11, 2}, {20, 2}, {21, 3}, {kMaxFrame, 3}}) {
    EXPECT_EQ(track.lowerBound(row.frame), row.index) << row.frame;
  }
}

TEST(Track, FindsAKeyOnlyOnItsOwnFrame) {
  const Track<int> track = trackOf({0, 10});
  EXPECT_EQ(*track.find(10), 5);
  EXPECT_EQ(track.find(9), nullptr);
  EXPECT_EQ(track.find(11), nullptr);
}

TEST(Track, ReplacesTheKeysOfARange) {
  struct Row {
    const char* name;
    FrameRange range;
    std::initializer_list<Frame> with;
    std::vector<Frame> expected;
  };
  const Row rows[] = {
      {"nothing by nothing", {11, 19}, {}, {0, 10, 20, 30}},
      {"one by none", {10, 10}, {}, {0, 20, 30}},
      {"one by two", {10, 12}, {10, 12}, {0, 10, 12, 20, 30}},
      {"two by one", {10, 20}, {15}, {0, 15, 30}},
      {"all by one", kAllFrames, {7}, {7}},
      {"behind the last", {40, 50}, {45}, {0, 10, 20, 30, 45}},
      {"up to the last possible frame", {25, kMaxFrame}, {kMaxFrame}, {0, 10, 20, kMaxFrame}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Track<int> track = trackOf({0, 10, 20, 30});
    track.replace(row.range, trackOf(row.with).keys());
    EXPECT_EQ(track.keys().frames, row.expected);
    EXPECT_EQ(track.values().size(), row.expected.size());
    EXPECT_EQ(track.sources().size(), row.expected.size());
    for (std::size_t i = 0; i < track.size(); ++i) EXPECT_EQ(track.values()[i], track.frames()[i] / 2);
    EXPECT_TRUE(track.isTouched());
  }
}

TEST(Track, SlicesARange) {
  const Track<int> track = trackOf({0, 10, 20, 30});
  EXPECT_EQ(track.slice({5, 20}).frames, (std::vector<Frame>{10, 20}));
  EXPECT_TRUE(track.slice({11, 19}).empty());
  EXPECT_TRUE(track.slice({}).empty());
  EXPECT_EQ(track.slice(kAllFrames), track.keys());
}

}  // namespace
}  // namespace furitsuke::motion
