// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/eval/sample.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "tests/core/operations/bone_distance.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

constexpr Frame kLastStep = 60;

/// A body that bends its knees above steps of the left foot, and turns.
motion::Motion steps() {
  motion::Motion motion;
  test::setBoneKeys(motion, "センター",
                    {{0, test::boneKey({0, -1, 0})},
                     {20, test::boneKey({0.4F, -2, 0.2F}, {5, 30, 0})},
                     {kLastStep, test::boneKey({0, -0.5F, 0}, {0, -20, 0})}});
  test::setBoneKeys(motion, "左足ＩＫ",
                    {{0, test::boneKey({0, 0, 0})},
                     {15, test::boneKey({0.5F, 1.5F, -1}, {25, 10, 0})},
                     {30, test::boneKey({0.8F, 0, -1.5F}, {0, 20, 0})},
                     {kLastStep, test::boneKey({0, 0, 0})}});
  return motion;
}

test::RunResult switched(const model::Model& model, const motion::Motion& motion, std::string_view operation,
                         std::string_view tracks = {}, std::string_view frames = {}) {
  test::OperationScene scene;
  scene.model = &model;
  scene.tracks = tracks;
  scene.frames = frames;
  return test::resultIn(scene, motion, operation, {});
}

/// The frames at which the IK of a bone is on: "0-9 31-60".
std::string framesWithIk(const motion::Motion& motion, std::string_view bone) {
  std::string text;
  Frame first = -1;
  for (Frame frame = 0; frame <= kLastStep + 1; ++frame) {
    const bool isOn = frame <= kLastStep && eval::isIkEnabled(motion.property, test::nameOf(bone).bytes, frame);
    if (isOn && first < 0) first = frame;
    if (isOn || first < 0) continue;
    if (!text.empty()) text += " ";
    text += std::to_string(first) + "-" + std::to_string(frame - 1);
    first = -1;
  }
  return text;
}

/// The IK bones of legs, which are elsewhere while IK is off.
std::vector<bool> ikBonesOf(const model::Model& model) {
  std::vector<bool> isIkBone;
  for (const model::Bone& bone : model.bones) {
    isIkBone.push_back(bone.name.text.ends_with("足ＩＫ") || bone.name.text.ends_with("つま先ＩＫ"));
  }
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const model::BoneIndex parent = model.bones[i].parent;
    if (parent != model::kNoIndex && isIkBone[static_cast<std::size_t>(parent)]) isIkBone[i] = true;
  }
  return isIkBone;
}

void expectSamePose(const model::Model& model, const motion::Motion& a, const motion::Motion& b) {
  const test::BoneDistance atFrames = test::largestBoneDistance(model, a, b, false, ikBonesOf(model));
  EXPECT_LE(atFrames.position, 0.02);
  EXPECT_LE(atFrames.degrees, 0.5);
  // The switches are at whole frames: between two of them nothing may jump. Halfway to a frame with IK, MMD solves from
  // half of the rotations that the leg has without it. The roll of the foot, which the toe IK leaves open, is then
  // between that of both.
  const test::BoneDistance between = test::largestBoneDistance(model, a, b, true, ikBonesOf(model));
  EXPECT_LE(between.position, 0.15);
  EXPECT_LE(between.degrees, 3);
}

TEST(SwitchedLegs, KeepThePoseBothWays) {
  struct Row {
    const char* name;
    model::Model model;
    const char* tracks;
    const char* frames;
    const char* leftIk;   ///< where it is on with rotations
    const char* rightIk;  ///< the same on the other side
  };
  for (const Row& row :
       {Row{"toe IK", test::legModel(), "", "", "", ""}, Row{"without toe IK", test::legModel(false), "", "", "", ""},
        Row{"a range", test::legModel(), "", "10-30", "0-9 31-60", "0-9 31-60"},
        Row{"one frame", test::legModel(), "", "12", "0-11 13-60", "0-11 13-60"},
        Row{"the end", test::legModel(), "", "25-", "0-24", "0-24"},
        Row{"the left leg", test::legModel(), "左足ＩＫ", "5-8", "0-4 9-60", "0-60"}}) {
    SCOPED_TRACE(row.name);
    const motion::Motion source = steps();
    const test::RunResult rotations = switched(row.model, source, "to-fk", row.tracks, row.frames);
    ASSERT_EQ(rotations.error, "");
    expectSamePose(row.model, source, rotations.motion);
    EXPECT_EQ(framesWithIk(rotations.motion, "左足ＩＫ"), row.leftIk);
    EXPECT_EQ(framesWithIk(rotations.motion, "右足ＩＫ"), row.rightIk);
    // Back, from a motion whose IK bones are elsewhere.
    motion::Motion apart = rotations.motion;
    if (row.frames[0] == '\0') {
      for (const char* bone : {"左足ＩＫ", "右足ＩＫ", "左つま先ＩＫ"}) {
        test::setBoneKeys(apart, bone, {{0, test::boneKey({3, 2, 1}, {0, 50, 0})}});
      }
    }
    const test::RunResult ik = switched(row.model, apart, "to-ik");
    ASSERT_EQ(ik.error, "");
    expectSamePose(row.model, source, ik.motion);
    EXPECT_EQ(framesWithIk(ik.motion, "左足ＩＫ"), "0-60");
    EXPECT_EQ(framesWithIk(ik.motion, "右足ＩＫ"), "0-60");
    for (const LargestError& error : ik.errors) EXPECT_LE(error.value, error.bound) << errorName(error.kind);
    EXPECT_EQ(ik.errors.size(), 2U);
  }
}

TEST(SwitchedLegs, ShowTheSamePoseBetweenFrames) {
  const model::Model model = test::legModel();
  // One quick step, at which the path of the foot between two frames bends.
  motion::Motion source = steps();
  test::setBoneKeys(source, "右足ＩＫ",
                    {{0, test::boneKey({0, 0, 0})},
                     {40, test::boneKey({0, 0, 0})},
                     {43, test::boneKey({-0.6F, 1, -1})},
                     {kLastStep, test::boneKey({0, 0, 0})}});
  const motion::Motion rotations = switched(model, source, "to-fk").motion;
  test::OperationScene scene;
  scene.model = &model;
  const motion::Motion dense = test::resultIn(scene, source, "to-fk", {{"position", "0"}, {"angle", "0"}}).motion;
  const auto between = [&](const motion::Motion& motion) {
    return test::largestBoneDistance(model, source, motion, true, ikBonesOf(model));
  };
  // Keys are at whole frames only, so that a key at every frame may be off between them, too.
  EXPECT_LE(between(rotations).position, std::max(0.02, between(dense).position * 1.05));
  EXPECT_LE(between(rotations).degrees, std::max(0.5, between(dense).degrees * 1.05));
  EXPECT_LT(rotations.keyCount(), dense.keyCount());
}

TEST(SwitchedLegs, NeedFewerKeysThanFrames) {
  const model::Model model = test::legModel();
  const motion::Motion rotations = switched(model, steps(), "to-fk").motion;
  const auto knee = rotations.findBone(test::nameOf("左ひざ").bytes);
  ASSERT_TRUE(knee.has_value());
  EXPECT_LT(rotations.keyCount(*knee), 25U);
  const motion::Motion ik = switched(model, rotations, "to-ik").motion;
  EXPECT_LT(ik.keyCount(*ik.findBone(test::nameOf("左足ＩＫ").bytes)), 25U);
}

TEST(SwitchedLegs, StayWhereTheyAreSwitchedAlready) {
  const model::Model model = test::legModel();
  const motion::Motion source = steps();
  EXPECT_EQ(switched(model, source, "to-ik").motion, source);
  const motion::Motion rotations = switched(model, source, "to-fk").motion;
  EXPECT_EQ(switched(model, rotations, "to-fk").motion, rotations);
  // A part of the motion has been switched: the rest follows, and later keys of the switch stay.
  const motion::Motion part = switched(model, source, "to-fk", "", "20-40").motion;
  const motion::Motion all = switched(model, part, "to-fk", "", "10-50").motion;
  EXPECT_EQ(framesWithIk(all, "左つま先ＩＫ"), "0-9 51-60");
  expectSamePose(model, source, all);
  const motion::Motion back = switched(model, part, "to-ik", "", "30-50").motion;
  EXPECT_EQ(framesWithIk(back, "左足ＩＫ"), "0-19 30-60");
  expectSamePose(model, source, back);
}

TEST(SwitchedLegs, NeedAModelWithLegs) {
  for (const char* operation : {"to-fk", "to-ik"}) {
    EXPECT_EQ(test::resultOf(steps(), operation, {}).error, "needs the model of the motion, which has the legs");
    model::Model model = test::legModel();
    model.ik.clear();
    EXPECT_EQ(switched(model, steps(), operation).error,
              "the model has no legs with the foot IK bones 左足ＩＫ and 右足ＩＫ, a knee and a thigh");
  }
}

struct LegDance {
  const char* model;
  const char* motion;
  bool hasLegKeys = false;  ///< a capture of the rotations of legs, which are shown with IK off
};

class SwitchedDances : public testing::TestWithParam<LegDance> {};

TEST_P(SwitchedDances, KeepThePoseBothWays) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const LegDance& row = GetParam();
  const auto model = io::loadModel(*folder / "models" / row.model);
  const auto file = io::loadMotion(*folder / "motions" / (std::string(row.motion) + ".vmd"));
  ASSERT_TRUE(model.ok() && file.ok());
  motion::Motion source = file->motion;
  if (row.hasLegKeys) test::switchLegIkOff(source);
  const motion::Motion rotations = switched(model->model, source, "to-fk").motion;
  const motion::Motion ik = switched(model->model, rotations, "to-ik").motion;
  const std::vector<bool> ikBones = ikBonesOf(model->model);
  for (const test::BoneDistance& distance : {test::largestBoneDistance(model->model, source, rotations),
                                             test::largestBoneDistance(model->model, rotations, ik, false, ikBones)}) {
    EXPECT_LE(distance.position, 0.02);
    EXPECT_LE(distance.degrees, 0.5);
  }
  EXPECT_NE(rotations, ik);
}

INSTANTIATE_TEST_SUITE_P(Corpus, SwitchedDances,
                         testing::ValuesIn(test::danceRows<LegDance>({{"miku_v2/miku_v2.pmd", "mikapo_capture", true},
                                                                      {"luka.pmx", "dance_galaxias_v2"},
                                                                      {"gene/Gene_light.pmx", "dance_wavefile_lat"}})));

}  // namespace
}  // namespace furitsuke::operations
