// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/motion/mvd_motion.h"

#include <gtest/gtest.h>

#include <string>

#include "core/base/file.h"
#include "core/io/motion_file.h"
#include "core/motion/layers/layer_stack.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/mvd_samples.h"

namespace furitsuke::io {
namespace {

std::string codesOf(const Diagnostics& diagnostics) {
  std::string codes;
  for (const Diagnostic& diagnostic : diagnostics) codes += (codes.empty() ? "" : " ") + diagnostic.code;
  return codes;
}

TEST(MvdMotion, HasTheSameKeysInEveryForm) {
  for (int minor = 0; minor <= 3; ++minor) {
    SCOPED_TRACE("minor " + std::to_string(minor));
    const auto loaded = motionFromBytes(test::mvdOfMinors(std::min(minor, 2), minor, minor));
    ASSERT_TRUE(loaded.ok() && !loaded->damage);
    EXPECT_EQ(loaded->format, FileKind::Mvd);
    const motion::Motion& motion = loaded->motion;
    EXPECT_EQ(motion.modelName.text(), "初音ミク");
    ASSERT_EQ(motion.bones.size(), 1U);
    EXPECT_EQ(test::framesOf(motion, {motion::TrackKind::Bone, 0}), "0 30");
    const motion::BoneKey& bone = motion.bones[0].keys.values()[1];
    EXPECT_EQ(bone.translation, (Vec3{30, 2, 3}));
    EXPECT_EQ(bone.curves[0], motion::kLinearCurve);
    EXPECT_EQ(bone.curves[3], (motion::Curve{5, 6, 7, 8}));
    EXPECT_EQ(test::framesOf(motion, {motion::TrackKind::Morph, 0}), "0 15");
    ASSERT_EQ(motion.property.size(), 2U);
    EXPECT_FALSE(motion.property.values()[1].visible);
    ASSERT_EQ(motion.property.values()[0].ik.size(), 2U);
    EXPECT_FALSE(motion.property.values()[0].ik[1].enabled);
    EXPECT_EQ(motion.light.values()[0].color, (Vec3{1, 0, 0.2F}));
    EXPECT_EQ(motion.selfShadow.values()[0].mode, 2);
    EXPECT_NE(codesOf(loaded->diagnostics).find("mvd.camera.layers"), std::string::npos);
    EXPECT_EQ(codesOf(loaded->diagnostics).find("mvd.parents") != std::string::npos, minor == 3);
  }
}

/// MikuMikuMoving turns the camera by half a turn: its rest is at distance 45 and angle y = 180 degrees.
TEST(MvdMotion, TheCameraIsThatOfMmd) {
  const auto loaded = motionFromBytes(test::mvdOfMinors(2, 3, 3));
  const motion::CameraKey& key = loaded->motion.camera.values()[1];
  EXPECT_EQ(key.distance, -45);
  EXPECT_EQ(key.target, (Vec3{30, 10, 0}));
  EXPECT_FLOAT_EQ(key.rotation.x, -0.25F);
  EXPECT_NEAR(key.rotation.y, 0.5F, 1e-6);
  EXPECT_FLOAT_EQ(key.rotation.z, 0.125F);
  EXPECT_EQ(key.fov, 30U);
  EXPECT_FALSE(key.perspective);
  EXPECT_EQ(key.curves[5], (motion::Curve{5, 6, 7, 8}));
}

TEST(MvdMotion, FurtherStagesBecomeLayersThatAdd) {
  const auto loaded = motionFromBytes(test::mvdOfMinors(2, 0, 0));
  const auto layers = motion::layersOf(loaded->motion);
  ASSERT_EQ(layers.size(), 1U);
  EXPECT_EQ(layers[0].settings->name, "追加");
  EXPECT_EQ(layers[0].settings->mode, motion::LayerMode::Add);
  ASSERT_EQ(layers[0].bones->size(), 1U);
  EXPECT_EQ(layers[0].bones->front().keys.frames().front(), 10);
  EXPECT_TRUE(motion::isValid(motion::arrangementOf(loaded->motion)));
  EXPECT_NE(codesOf(loaded->diagnostics).find("mvd.layers"), std::string::npos);
}

TEST(MvdMotion, FramesOfOtherRatesAreThoseAt30) {
  struct Row {
    float fps;
    const char* frames;
    const char* code;
  };
  for (const Row& row : {Row{60, "0 15", ""}, Row{24, "0 38", "mvd.frame.rounded"}, Row{0, "0 30", "mvd.rate"}}) {
    SCOPED_TRACE(row.fps);
    const auto loaded = motionFromBytes(test::mvdOfMinors(0, 0, 0, false, row.fps));
    EXPECT_EQ(test::framesOf(loaded->motion, {motion::TrackKind::Bone, 0}), row.frames);
    EXPECT_NE(codesOf(loaded->diagnostics).find(row.code), std::string::npos);
  }
}

TEST(MvdMotion, ReportsWhatAMotionDoesNotHave) {
  test::MvdWriter writer;
  writer.object("ミク");
  writer.names({{1, "センター\xFF"}});
  writer.section(16, 1, 1, {test::mvdBoneKey(1, 0, 0, true), test::mvdBoneKey(1, -5), test::mvdBoneKey(1, 0)});
  writer.section(16, 1, 2, {test::mvdBoneKey(1, 0)});  // no name
  writer.section(88, 0, 0, {test::packed(std::int64_t{0})});
  const auto loaded = motionFromBytes(writer.bytes());
  ASSERT_TRUE(loaded.ok());
  for (const char* code : {"mvd.spline", "mvd.frame.range", "mvd.key.duplicate", "mvd.name.unknown", "mvd.section",
                           "mvd.name.unencodable", "mvd.end"}) {
    EXPECT_NE(codesOf(loaded->diagnostics).find(code), std::string::npos) << code;
  }
  const auto skipped = std::ranges::find(loaded->diagnostics, "mvd.section", &Diagnostic::code);
  EXPECT_TRUE(skipped->offset) << "the byte of the section";
  EXPECT_EQ(loaded->motion.keyCount(), 1U);
}

TEST(MvdMotion, TheFileOfTheCorpusHasItsKeys) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto loaded = loadMotion(*corpus / "projects/synthetic_small.mvd");
  ASSERT_TRUE(loaded.ok() && !loaded->damage);
  EXPECT_EQ(loaded->motion.keyCount(), 4U);
  EXPECT_TRUE(loaded->diagnostics.empty());
}

}  // namespace
}  // namespace furitsuke::io
