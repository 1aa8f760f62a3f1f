// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "app/panels/timeline/frame_union.h"
#include "app/panels/timeline/key_style.h"
#include "app/widgets/ruler_ticks.h"
#include "app/widgets/time_scale.h"
#include "tests/support/motions.h"

namespace furitsuke::panels {
namespace {

// --- TimeScale -------------------------------------------------------------------------------------------------------

TEST(TimeScaleTest, PixelsAndFramesAreInverse) {
  widgets::TimeScale scale;
  scale.setOrigin(-3.25);
  scale.zoomAbout(17.0, 0.37);
  for (const double frame : {-1.0, 0.0, 12.5, 100000.0}) EXPECT_NEAR(scale.frameAt(scale.xOf(frame)), frame, 1e-9);
}

TEST(TimeScaleTest, ZoomStopsAtItsLimitsAndKeepsTheFrameUnderTheCursor) {
  widgets::TimeScale scale;
  for (const double factor : {1e9, 1e-15}) {
    const double under = scale.frameAt(200);
    scale.zoomAbout(200, factor);
    EXPECT_NEAR(scale.frameAt(200), under, 1e-3);
  }
  EXPECT_DOUBLE_EQ(scale.pixelsPerFrame(), widgets::TimeScale::kMinPixelsPerFrame);
}

TEST(TimeScaleTest, FindsFramesBetweenPixels) {
  widgets::TimeScale scale;  // 8 pixels a frame
  EXPECT_EQ(scale.framesBetween(7, 17), (FrameRange{1, 2}));
  EXPECT_EQ(scale.framesBetween(8, 16), (FrameRange{1, 2}));
  EXPECT_TRUE(scale.framesBetween(9, 15).isEmpty());
  EXPECT_TRUE(scale.framesBetween(-90, -10).isEmpty());
  EXPECT_EQ(scale.framesBetween(-90, 8), (FrameRange{0, 1}));
  EXPECT_EQ(scale.nearestFrame(-50), 0);
  EXPECT_EQ(scale.nearestFrame(1e30), kMaxFrame);
}

TEST(TimeScaleTest, FitShowsTheRangeWithinItsMargins) {
  widgets::TimeScale scale;
  scale.fit({100, 300}, 1000, 50);
  EXPECT_NEAR(scale.xOf(100), 50, 1e-9);
  EXPECT_NEAR(scale.xOf(300), 950, 1e-9);
  const double zoom = scale.pixelsPerFrame();
  scale.fit({40, 40}, 1000, 50);
  EXPECT_NEAR(scale.xOf(40), 500, 1e-9);
  EXPECT_DOUBLE_EQ(scale.pixelsPerFrame(), zoom);
}

// --- frames of groups ------------------------------------------------------------------------------------------------

using Lists = std::vector<std::span<const Frame>>;

TEST(FrameUnion, ContainsEveryFrameOnce) {
  const std::vector<Frame> a{0, 5, 9};
  const std::vector<Frame> b{5, 6};
  EXPECT_EQ(unionOfFrames(Lists{a, b}), (std::vector<Frame>{0, 5, 6, 9}));
  EXPECT_TRUE(unionOfFrames(Lists{{}, {}}).empty());
  EXPECT_TRUE(unionOfFrames({}).empty());
}

TEST(FrameUnion, AFrameAtTheLimitDoesNotNeedMuchMemory) {
  const std::vector<Frame> a{0, kMaxFrame};
  const std::vector<Frame> b{3};
  EXPECT_EQ(unionOfFrames(Lists{a, b}), (std::vector<Frame>{0, 3, kMaxFrame}));
}

TEST(FrameUnion, UpdateOfARangeEqualsAFreshUnion) {
  const std::vector<Frame> before{0, 5, 9, 12};
  const std::vector<Frame> after{0, 7, 8, 12};
  const std::vector<Frame> other{5, 12, 30};
  std::vector<Frame> merged = unionOfFrames(Lists{before, other});
  updateUnion(merged, Lists{after, other}, {5, 9});
  EXPECT_EQ(merged, unionOfFrames(Lists{after, other}));
  updateUnion(merged, Lists{before, other}, {5, 9});
  EXPECT_EQ(merged, unionOfFrames(Lists{before, other}));
}

// --- looks -----------------------------------------------------------------------------------------------------------

struct StyleCase {
  const char* name;
  void (*change)(motion::BoneKey&);
  KeyStyle style;
};

TEST(KeyStyleTest, TheLookOfABoneKeyShowsItsInterpolation) {
  const StyleCase cases[] = {
      {"nothing moves", [](motion::BoneKey&) {}, {KeyShape::Held, false}},
      {"curve of a constant channel",
       [](motion::BoneKey& k) {
         k.curves[1] = {64, 0, 64, 127};
       },
       {KeyShape::Held, false}},
      {"linear move", [](motion::BoneKey& k) { k.translation.y = 1; }, {KeyShape::Linear, false}},
      {"linear with other bytes",
       [](motion::BoneKey& k) {
         k.translation.y = 1, k.curves[1] = {0, 0, 0, 0};
       },
       {KeyShape::Linear, false}},
      {"one of two moving channels is eased",
       [](motion::BoneKey& k) {
         k.translation = {1, 1, 0}, k.curves[0] = {64, 0, 64, 127};
       },
       {KeyShape::Eased, false}},
      {"same rotation with the other sign",
       [](motion::BoneKey& k) {
         k.rotation = {-0.0F, -0.0F, -0.0F, -1};
       },
       {KeyShape::Held, false}},
      {"rotates without physics",
       [](motion::BoneKey& k) {
         k.rotation = {1, 0, 0, 0}, k.physics = false;
       },
       {KeyShape::Linear, true}},
  };
  for (const StyleCase& row : cases) {
    SCOPED_TRACE(row.name);
    motion::Keys<motion::BoneKey> keys;
    keys.append(0, motion::restBoneKey());
    motion::BoneKey second = motion::restBoneKey();
    row.change(second);
    keys.append(10, second);
    motion::Motion motion;
    motion.bones.push_back({test::nameOf("右腕"), motion::Track<motion::BoneKey>(std::move(keys))});
    EXPECT_EQ(keyStyle(motion, {motion::TrackKind::Bone, 0}, 1), row.style);
    EXPECT_EQ(keyStyle(motion, {motion::TrackKind::Bone, 0}, 0).shape, KeyShape::Held);
  }
}

// --- ruler -----------------------------------------------------------------------------------------------------------

TEST(RulerTicks, LabelsAndMarksKeepAMinimumDistance) {
  for (double zoom = widgets::TimeScale::kMaxPixelsPerFrame; zoom > 1e-5; zoom *= 0.7) {
    const widgets::TickStep step = widgets::tickStepFor(zoom, 70);
    EXPECT_GE(step.major * zoom, 70.0) << zoom;
    EXPECT_EQ(step.major % step.minor, 0) << zoom;
    EXPECT_TRUE(step.minor == step.major || step.minor * zoom >= 6.0) << zoom;
    EXPECT_LE(step.major * zoom, 70.0 * 10.1) << "too few labels at " << zoom;
  }
}

TEST(RulerTicks, TimeOfFrames) {
  EXPECT_EQ(widgets::timeLabel(0, 30), "0:00");
  EXPECT_EQ(widgets::timeLabel(45, 15), "0:01.50");
  EXPECT_EQ(widgets::timeLabel(29, 1), "0:00.97");
  EXPECT_EQ(widgets::timeLabel(1800, 30), "1:00");
  EXPECT_EQ(widgets::timeLabel(108000 + 1830, 30), "1:01:01");
}

}  // namespace
}  // namespace furitsuke::panels
