// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/motion/nmd_motion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/io/motion_file.h"
#include "core/motion/layers/layer_stack.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/nmd_samples.h"

namespace furitsuke::io {
namespace {

bool hasCode(const Diagnostics& diagnostics, std::string_view code) {
  return std::ranges::find(diagnostics, code, &Diagnostic::code) != diagnostics.end();
}

TEST(NmdMotion, HasAllKeys) {
  const auto loaded = motionFromBytes(test::nmdOfEverything().bytes());
  ASSERT_TRUE(loaded.ok()) << loaded.error().message();
  EXPECT_EQ(loaded->format, FileKind::Nmd);
  const motion::Motion& motion = loaded->motion;
  EXPECT_EQ(motion.modelName.text(), "初音ミク");
  EXPECT_EQ(test::framesOf(motion, {motion::TrackKind::Bone, 0}), "0 30");
  EXPECT_EQ(motion.bones[0].name.text(), "センター");
  EXPECT_EQ(motion.bones[0].keys.values()[1].translation, (Vec3{30, 2, 3}));
  EXPECT_FALSE(motion.bones[0].keys.values()[1].physics);
  EXPECT_EQ(test::framesOf(motion, {motion::TrackKind::Morph, 0}), "15");
  EXPECT_EQ(motion.camera.values()[0].distance, -45);
  EXPECT_EQ(motion.camera.values()[0].fov, 30U);
  EXPECT_EQ(motion.light.size(), 1U);
  ASSERT_EQ(motion.property.size(), 1U);
  EXPECT_EQ(motion.property.values()[0].ik[0].name, test::nameOf("右足ＩＫ").bytes) << "a bone of the motion";
  EXPECT_EQ(motion.property.values()[0].ik[1].name, test::nameOf("左足ＩＫ").bytes) << "any other bone";
  EXPECT_EQ(motion.selfShadow.values()[0].distance, 0.05F);
  EXPECT_EQ(motion.annotations.accessoryKeys.size(), 1U);
  ASSERT_EQ(motion::layersOf(motion).size(), 1U);
  EXPECT_EQ(motion::layersOf(motion)[0].bones->front().keys.frames().front(), 10);
  for (const char* code : {"nmd.layers", "nmd.parents"}) EXPECT_TRUE(hasCode(loaded->diagnostics, code));
}

TEST(NmdMotion, OutsideParentsAreTheChangesBetweenModelKeys) {
  const auto keyAt = [](std::uint64_t frame, std::uint64_t target) {
    test::WireMessage key = test::WireMessage().message(1, test::nmdHead(frame)).number(2, 1);
    if (target != 0) key.message(5, test::WireMessage().number(1, 1).number(2, 3).number(3, target));
    return key;
  };
  const auto track = [](std::uint64_t number, const char* name) {
    return test::WireMessage().number(1, number).text(2, name);
  };
  test::WireMessage model;
  for (const auto& [frame, target] : {std::pair(60, 0), {0, 4}, {10, 4}, {30, 5}}) {
    model.message(2, keyAt(static_cast<std::uint64_t>(frame), static_cast<std::uint64_t>(target)));
  }
  test::WireMessage motion;
  motion.text(2, "a").message(4, track(3, "ミク")).message(4, track(4, "頭")).message(4, track(5, "首"));
  motion.message(5, test::WireMessage().message(2, test::WireMessage().message(2, track(1, "右手首"))));
  motion.message(5, test::WireMessage().message(6, model));
  const auto loaded = motionFromBytes(motion.bytes());
  ASSERT_TRUE(loaded.ok()) << loaded.error().message();
  const auto follow = [](const char* bone) { return motion::ParentTarget{motion::ParentKind::Model, "ミク", bone}; };
  EXPECT_EQ(loaded->motion.annotations.parents,
            (std::vector<motion::OutsideParentKey>{
                {0, "右手首", follow("頭"), {}}, {30, "右手首", follow("首"), {}}, {60, "右手首", {}, {}}}));
  EXPECT_FALSE(hasCode(loaded->diagnostics, "nmd.parents"));
}

TEST(NmdMotion, KeysOfAnAccessoryPlaceAProp) {
  const auto keyAt = [](std::uint64_t frame) {
    return test::WireMessage().message(1, test::nmdHead(frame)).number(2, 1);
  };
  test::WireMessage moved = keyAt(20);
  moved.vector(3, {1, 2, 3}).vector(4, {0, 1, 0, 0}).real(5, 2.5F).real(6, 0.25F);
  moved.message(8, test::WireMessage().number(2, 3).number(3, 4)).number(9, 0).number(10, 0).number(11, 1);
  test::WireMessage motion;
  motion.text(2, "stage").message(4, test::WireMessage().number(1, 3).text(2, "ミク"));
  motion.message(4, test::WireMessage().number(1, 4).text(2, "頭"));
  motion.message(5, test::WireMessage().message(1, test::WireMessage().message(2, moved).message(2, keyAt(0))));
  const auto loaded = motionFromBytes(motion.bytes());
  ASSERT_TRUE(loaded.ok()) << loaded.error().message();
  const motion::Annotations& read = loaded->motion.annotations;
  ASSERT_EQ(read.accessoryKeys.size(), 2U);
  EXPECT_EQ(read.accessoryKeys[0], motion::AccessoryKey{});
  EXPECT_EQ(read.accessoryKeys[1].frame, 20);
  EXPECT_EQ(read.accessoryKeys[1].position, glm::dvec3(1, 2, 3));
  EXPECT_EQ(read.accessoryKeys[1].scale, 2.5);
  EXPECT_EQ(read.accessoryKeys[1].opacity, 0.25);
  EXPECT_FALSE(read.accessoryKeys[1].isVisible);
  EXPECT_FALSE(read.accessoryKeys[1].castsShadow);
  EXPECT_EQ(read.parents,
            (std::vector<motion::OutsideParentKey>{{20, "", {motion::ParentKind::Model, "ミク", "頭"}, {}}}));
  EXPECT_TRUE(hasCode(loaded->diagnostics, "nmd.accessory")) << "additive blending";
}

TEST(NmdMotion, FramesDoNotDependOnTheRateOfPlaying) {
  test::WireMessage motion;
  motion.text(2, "a").real(3, 60).message(
      5, test::WireMessage().message(2, test::WireMessage()
                                            .message(2, test::WireMessage().number(1, 1).text(2, "b"))
                                            .message(3, test::nmdBoneKey(30))
                                            .message(3, test::nmdBoneKey(1ULL << 40U))
                                            .message(3, test::nmdBoneKey(5, 7))));
  const auto loaded = motionFromBytes(motion.bytes());
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(test::framesOf(loaded->motion, {motion::TrackKind::Bone, 0}), "30");
  for (const char* code : {"nmd.rate.preferred", "nmd.frame.range", "nmd.name.unknown"})
    EXPECT_TRUE(hasCode(loaded->diagnostics, code)) << code;
}

TEST(NmdMotion, ADamagedFileGivesItsReadablePart) {
  Bytes bytes = test::nmdOfEverything().bytes();
  bytes.resize(bytes.size() / 2);
  const auto loaded = motionFromBytes(bytes);
  ASSERT_TRUE(loaded.ok());
  ASSERT_TRUE(loaded->damage);
  EXPECT_GT(loaded->motion.keyCount(), 0U);
}

TEST(NmdMotion, TheFileOfTheCorpusHasItsKeys) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto loaded = loadMotion(*corpus / "projects/synthetic_small.nmd");
  ASSERT_TRUE(loaded.ok() && !loaded->damage);
  EXPECT_EQ(test::framesOf(loaded->motion, {motion::TrackKind::Bone, 0}), "0 30 100000");
  EXPECT_FALSE(loaded->motion.bones[0].keys.values()[2].physics);
  EXPECT_TRUE(loaded->diagnostics.empty());
}

}  // namespace
}  // namespace furitsuke::io
