// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/motion/bvmd_motion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/io/motion_file.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::io {
namespace {

std::string codesOf(const Diagnostics& diagnostics) {
  std::string codes;
  for (const Diagnostic& diagnostic : diagnostics) codes += (codes.empty() ? "" : " ") + diagnostic.code;
  return codes;
}

/// Only values that BVMD can store.
motion::Motion plainMotion() {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 10});
  motion::Keys<motion::BoneKey> bent;
  bent.append(3, motion::restBoneKey());
  bent.values.edit()[0].rotation = {0.5F, -0.5F, 0.5F, 0.5F};
  bent.values.edit()[0].curves[3] = {1, 2, 3, 4};
  bent.values.edit()[0].physics = false;
  motion.bones.push_back({test::nameOf("首"), motion::Track<motion::BoneKey>(bent)});
  test::addMorph(motion, "あ", {0, 5});
  motion::Keys<motion::CameraKey> camera;
  camera.append(2, motion::restCameraKey());
  camera.values.edit()[0].curves = {
      {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}, {17, 18, 19, 20}, {21, 22, 23, 24}}};
  camera.values.edit()[0].fov = 42;
  motion.camera = motion::Track<motion::CameraKey>(camera);
  motion::Keys<motion::VisibilityIkKey> property;
  property.append(0, {true, {{test::nameOf("右足ＩＫ").bytes, true}, {test::nameOf("左足ＩＫ").bytes, false}}});
  property.append(4, {false, {{test::nameOf("右足ＩＫ").bytes, false}, {test::nameOf("左足ＩＫ").bytes, false}}});
  motion.property = motion::Track<motion::VisibilityIkKey>(property);
  return motion;
}

motion::Motion readBack(const motion::Motion& motion, Diagnostics& diagnostics) {
  return motionFromBvmd(*format::bvmd::read(bvmdFromMotion(motion)), diagnostics);
}

TEST(BvmdMotion, KeepsEverythingThatTheFormatCanStore) {
  const motion::Motion motion = plainMotion();
  EXPECT_EQ(codesOf(bvmdLosses(motion)), "");
  Diagnostics diagnostics;
  EXPECT_TRUE(readBack(motion, diagnostics) == motion);
  EXPECT_EQ(codesOf(diagnostics), "bvmd.physics.off");
}

TEST(BvmdMotion, WritesBonesThatOnlyRotateWithoutPositions) {
  const auto file = format::bvmd::read(bvmdFromMotion(plainMotion()));
  ASSERT_EQ(file->rotatingBones.size(), 1U);
  EXPECT_EQ(file->rotatingBones[0].name, "首");
  motion::Motion curved = plainMotion();
  motion::Keys<motion::BoneKey> keys = curved.bones[1].keys.keys();
  keys.values.edit()[0].curves[1].x1 = 21;  // The curve of a rest position is kept too.
  curved.bones[1].keys = motion::Track<motion::BoneKey>(keys);
  EXPECT_TRUE(format::bvmd::read(bvmdFromMotion(curved))->rotatingBones.empty());
  Diagnostics diagnostics;
  EXPECT_TRUE(readBack(curved, diagnostics) == curved);
}

TEST(BvmdMotion, ReportsLosses) {
  struct Row {
    std::string codes;
    std::function<void(motion::Motion&)> change;
  };
  const auto camera = [](motion::Motion& motion, const std::function<void(motion::CameraKey&)>& change) {
    motion::Keys<motion::CameraKey> keys = motion.camera.keys();
    change(keys.values.edit()[0]);
    motion.camera = motion::Track<motion::CameraKey>(keys);
  };
  const auto property = [](motion::Motion& motion, const std::function<void(motion::VisibilityIkKey&)>& change) {
    motion::Keys<motion::VisibilityIkKey> keys = motion.property.keys();
    change(keys.values.edit()[1]);
    motion.property = motion::Track<motion::VisibilityIkKey>(keys);
  };
  for (const Row& row : std::vector<Row>{
           {"bvmd.loss.modelName", [](motion::Motion& m) { m.modelName = test::nameOf("初音ミク"); }},
           {"bvmd.loss.light",
            [](motion::Motion& m) {
              m.light = motion::Track<motion::LightKey>({{0}, {motion::restLightKey()}, {motion::kNoSource}});
            }},
           {"bvmd.loss.selfShadow",
            [](motion::Motion& m) {
              m.selfShadow =
                  motion::Track<motion::SelfShadowKey>({{0}, {motion::restSelfShadowKey()}, {motion::kNoSource}});
            }},
           {"bvmd.loss.perspective",
            [&](motion::Motion& m) { camera(m, [](motion::CameraKey& key) { key.perspective = false; }); }},
           {"bvmd.loss.fov",
            [&](motion::Motion& m) { camera(m, [](motion::CameraKey& key) { key.fov = 16'777'217; }); }},
           {"bvmd.loss.name", [](motion::Motion& m) { m.bones[0].name = Name::fromBytes("\x83"); }},
           {"bvmd.loss.name bvmd.loss.nameCollision",
            [](motion::Motion& m) {
              m.bones[0].name = Name::fromBytes("\x83");
              m.bones[1].name = Name::fromBytes("\x84");
            }},
           {"bvmd.loss.ikUnnamed",
            [&](motion::Motion& m) { property(m, [](motion::VisibilityIkKey& key) { key.ik.pop_back(); }); }},
           {"bvmd.loss.ikRepeated",
            [&](motion::Motion& m) { property(m, [](motion::VisibilityIkKey& key) { key.ik.push_back(key.ik[0]); }); }},
       }) {
    motion::Motion motion = plainMotion();
    row.change(motion);
    EXPECT_EQ(codesOf(bvmdLosses(motion)), row.codes);
  }
}

TEST(BvmdMotion, WritesTheCurrentStateOfEveryIkToEachKey) {
  motion::Motion motion;
  motion::Keys<motion::VisibilityIkKey> keys;
  keys.append(0, {true, {{"a", false}}});
  keys.append(1, {true, {{"b", false}, {"b", true}}});
  keys.append(2, {true, {}});
  motion.property = motion::Track<motion::VisibilityIkKey>(keys);
  Diagnostics diagnostics;
  const motion::Motion read = readBack(motion, diagnostics);
  const std::vector<motion::VisibilityIkKey> expected{
      {true, {{"a", false}, {"b", true}}}, {true, {{"a", false}, {"b", true}}}, {true, {{"a", false}, {"b", true}}}};
  EXPECT_TRUE(std::ranges::equal(read.property.values(), expected));
}

TEST(BvmdMotion, NamesACameraMotion) {
  motion::Motion motion;
  motion.modelName = test::nameOf("カメラ・照明");
  motion.camera = plainMotion().camera;
  EXPECT_EQ(codesOf(bvmdLosses(motion)), "");
  Diagnostics diagnostics;
  EXPECT_EQ(readBack(motion, diagnostics).modelName.text(), "カメラ・照明");
}

TEST(BvmdMotion, ReportsInvalidValues) {
  const format::bvmd::CurveBytes curve{20, 107, 20, 107};
  format::bvmd::File file;
  file.morphs.push_back({"あ", {5, 0, 5, 0x80000000}, {0.5F, 0.0F, 1.0F, 0.25F}});
  file.morphs.push_back({std::string("あ\0x", 5), {7}, {0.75F}});
  file.morphs.push_back({"\xF0\x9F\x98\x80\xFF", {1}, {0.0F}});
  file.camera = {{0}, {{}}, {{}}, {{}}, {curve}, {-45.0F}, {curve}, {30.5F}, {curve}};
  file.trailingBytes = 3;
  Diagnostics diagnostics;
  const motion::Motion motion = motionFromBvmd(file, diagnostics);
  EXPECT_EQ(codesOf(diagnostics),
            "bvmd.frame.tooLarge bvmd.track.repeated bvmd.name.unencodable bvmd.key.duplicate bvmd.fov.notWhole "
            "bvmd.trailing.bytes");
  ASSERT_EQ(motion.morphs.size(), 2U);
  EXPECT_EQ(test::framesOf(motion, {motion::TrackKind::Morph, 0}), "0 5 7");
  EXPECT_EQ(motion.morphs[0].keys.find(5)->weight, 1.0F);
  EXPECT_EQ(motion.morphs[1].name.text(), "??");
  EXPECT_EQ(motion.camera.values()[0].fov, 30U);
  EXPECT_EQ(motion.camera.values()[0].curves[3], motion::kLinearCurve);
}

TEST(BvmdMotion, RoundsViewAnglesThatNoKeyCanStore) {
  struct Row {
    float stored;
    std::uint32_t fov;
  };
  for (const Row& row : {Row{-1.0F, 0}, Row{NAN, 0}, Row{INFINITY, 0xFFFFFFFF}, Row{1e20F, 0xFFFFFFFF}, Row{29.6F, 30},
                         Row{30.0F, 30}}) {
    format::bvmd::File file;
    file.camera = {{0}, {{}}, {{}}, {{}}, {{}}, {0}, {{}}, {row.stored}, {{}}};
    Diagnostics diagnostics;
    EXPECT_EQ(motionFromBvmd(file, diagnostics).camera.values()[0].fov, row.fov) << row.stored;
    EXPECT_EQ(diagnostics.empty(), row.stored == 30.0F);
  }
}

}  // namespace
}  // namespace furitsuke::io
