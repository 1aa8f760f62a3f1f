// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/motion/place_clip.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/eval/sample.h"
#include "core/operations/motion/flatten_layers.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

motion::Motion placed(const motion::Motion& motion, const motion::Motion& clip, const ClipBlends& blends) {
  OperationControl control(motion.keyCount());
  const Result<OperationResult> result = placeClip(motion, clip, blends, control);
  EXPECT_TRUE(result.ok());
  motion::Motion changed = motion;
  motion::applyEdit(changed, result->edit, motion::EditSide::After);
  motion::Motion back = changed;
  motion::applyEdit(back, result->edit, motion::EditSide::Before);
  EXPECT_EQ(back, motion) << "undo";
  return changed;
}

double xAt(const motion::Motion& motion, double frame) {
  return eval::sampleBone(motion.bones[0].keys, frame).translation.x;
}

/// One bone; each key's x is its frame.
motion::Motion dance(std::initializer_list<Frame> frames) {
  motion::Motion motion;
  test::addBone(motion, "右腕", frames);
  return motion;
}

TEST(PlaceClip, FollowsTheMotionThenTheBlendThenTheKeysOfTheClip) {
  const motion::Motion base = dance({0, 20, 40});
  const motion::Motion clip = dance({0, 7, 20, 60});
  const motion::Motion changed = placed(base, clip, {.at = 30, .in = 10, .out = 0});
  EXPECT_EQ(changed.bones[0].keys.slice({0, 20}), base.bones[0].keys.slice({0, 20})) << "before the clip";
  for (Frame frame = 0; frame <= 100; ++frame) {
    const double from = std::min<double>(frame, 40);
    const double to = std::clamp<double>(frame - 30, 0, 60);
    const double weight = std::clamp((frame - 30) / 10.0, 0.0, 1.0);
    EXPECT_NEAR(xAt(changed, frame), from + weight * (to - from), kFlatteningBounds.position * 1.001) << frame;
  }
  const auto& keys = changed.bones[0].keys;
  EXPECT_TRUE(keys.hasKey(50) && keys.hasKey(90));
  EXPECT_EQ(keys.slice({51, 90}).size(), 1U) << "only the keys of the clip";
}

TEST(PlaceClip, ReturnsToTheMotionWithABlend) {
  const motion::Motion base = dance({0, 200});
  motion::Motion clip;
  test::addBone(clip, "右腕", {0, 50});
  test::addBone(clip, "首", {0, 50});
  const motion::Motion changed = placed(base, clip, {.at = 100, .in = 0, .out = 20});
  EXPECT_NEAR(xAt(changed, 99), 99, kFlatteningBounds.position * 1.001);
  EXPECT_NEAR(xAt(changed, 100), 0, kFlatteningBounds.position * 1.001) << "a cut";
  EXPECT_NEAR(xAt(changed, 120), 20, kFlatteningBounds.position * 1.001);
  EXPECT_NEAR(xAt(changed, 140), 0.5 * 140 + 0.5 * 40, kFlatteningBounds.position * 1.001);
  for (Frame frame = 150; frame <= 210; ++frame) {
    EXPECT_NEAR(xAt(changed, frame), std::min<double>(frame, 200), kFlatteningBounds.position * 1.001) << frame;
  }
  ASSERT_EQ(changed.bones.size(), 2U);
  EXPECT_NEAR(eval::sampleBone(changed.bones[1].keys, 120).translation.x, 20, kFlatteningBounds.position * 1.001);
  EXPECT_NEAR(eval::sampleBone(changed.bones[1].keys, 99).translation.x, 0, kFlatteningBounds.position * 1.001);
}

TEST(PlaceClip, LaysCameraLightShadowVisibilityAndIkToo) {
  const auto stage = [](float distance, float red, float shadow, bool isVisible) {
    motion::Motion motion;
    motion::CameraKey camera = motion::restCameraKey();
    camera.distance = distance;
    motion::Keys<motion::CameraKey> cameras;
    motion::Keys<motion::LightKey> lights;
    motion::Keys<motion::SelfShadowKey> shadows;
    motion::Keys<motion::VisibilityIkKey> properties;
    for (const Frame frame : {0, 40}) {
      cameras.append(frame, camera);
      lights.append(frame, {{red, 0.5F, 0.5F}, {0, -1, 0}});
      shadows.append(frame, {1, shadow});
      properties.append(frame, {isVisible, {{test::nameOf("左足ＩＫ").bytes, isVisible}}});
    }
    motion.camera = motion::Track<motion::CameraKey>(std::move(cameras));
    motion.light = motion::Track<motion::LightKey>(std::move(lights));
    motion.selfShadow = motion::Track<motion::SelfShadowKey>(std::move(shadows));
    motion.property = motion::Track<motion::VisibilityIkKey>(std::move(properties));
    return motion;
  };
  const motion::Motion changed =
      placed(stage(-40, 0.2F, 0.01F, true), stage(-20, 0.8F, 0.02F, false), {.at = 20, .in = 10, .out = 10});
  struct Row {
    const char* name;
    double frame, distance, red, shadow;
    bool isVisible;
  };
  for (const Row& row : {Row{"before", 20, -40, 0.2, 0.01, true}, Row{"half of the blend", 25, -30, 0.5, 0.015, false},
                         Row{"the clip", 40, -20, 0.8, 0.02, false}, Row{"after", 60, -40, 0.2, 0.01, true}}) {
    SCOPED_TRACE(row.name);
    EXPECT_NEAR(eval::sampleCamera(changed.camera, row.frame).distance, row.distance, kFlatteningBounds.cameraDistance);
    EXPECT_NEAR(eval::sampleLight(changed.light, row.frame).color.x, row.red, 0.003);
    EXPECT_NEAR(eval::sampleSelfShadow(changed.selfShadow, row.frame).distance, row.shadow, 1e-5);
    const eval::PropertySample shown = eval::sampleProperty(changed.property, row.frame);
    EXPECT_EQ(shown.visible, row.isVisible);
    ASSERT_EQ(shown.ik.size(), 1U);
    EXPECT_EQ(shown.ik[0].enabled, row.isVisible);
  }
}

TEST(PlaceClip, RefusesBlendsAndPlacesThatDoNotFit) {
  const motion::Motion base = dance({0, 20});
  const struct {
    const char* name;
    motion::Motion clip;
    ClipBlends blends;
    const char* section;
  } rows[] = {{"no keys", motion::Motion(), {}, "with"},
              {"too late", dance({0, 20}), {.at = kMaxFrame - 19}, "at"},
              {"long blend", dance({0, 20}), {.at = 0, .in = 21}, "blend-in"},
              {"long blends", dance({0, 20}), {.at = 0, .in = 11, .out = 10}, "blend-in"}};
  for (const auto& row : rows) {
    OperationControl control;
    const Result<OperationResult> result = placeClip(base, row.clip, row.blends, control);
    ASSERT_FALSE(result.ok()) << row.name;
    EXPECT_EQ(result.error().section, row.section) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::operations
