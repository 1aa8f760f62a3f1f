// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"

namespace furitsuke::operations {
namespace {

using Texts = OperationArguments::Texts;

constexpr Frame kPinFrames = 61;

/// A body that sways and turns, with bent arms.
motion::Motion swayingBody() {
  motion::Motion motion;
  test::setBoneKeys(motion, "センター",
                    {{0, test::boneKey({0, -1, 0})},
                     {30, test::boneKey({0.5F, -1.5F, 0.3F}, {0, 15, 0})},
                     {60, test::boneKey({-0.3F, -1, 0}, {0, -10, 0})}});
  test::setBoneKeys(motion, "上半身",
                    {{0, test::boneKey({0, 0, 0})},
                     {25, test::boneKey({0, 0, 0}, {10, 10, 5})},
                     {60, test::boneKey({0, 0, 0}, {-5, 0, -5})}});
  for (const char* bone : {"左ひじ", "右ひじ"}) {
    const float side = bone == std::string("左ひじ") ? 1 : -1;
    test::setBoneKeys(
        motion, bone,
        {{0, test::boneKey({0, 0, 0}, {0, side * -60, 0})}, {60, test::boneKey({0, 0, 0}, {0, side * -40, 0})}});
  }
  return motion;
}

test::RunResult pinnedIn(test::OperationScene scene, const model::Model& model, const motion::Motion& motion,
                         const Texts& texts, std::string_view frames = "20-40", const char* at = "30") {
  scene.model = &model;
  scene.frames = frames;
  Texts all = texts;
  all.emplace_back("at", at);
  return test::resultIn(scene, motion, "pin", all);
}

test::RunResult pinned(const model::Model& model, const motion::Motion& motion, const Texts& texts,
                       std::string_view frames = "20-40", const char* at = "30") {
  return pinnedIn({}, model, motion, texts, frames, at);
}

TEST(Pin, HoldsEachPartAtThePlaceOfAFrame) {
  const model::Model model = test::bodyModel();
  motion::Motion withRotations = swayingBody();
  test::switchLegIkOff(withRotations);
  test::setBoneKeys(withRotations, "右足", {{0, test::boneKey({0, 0, 0}, {30, 0, 0})}});
  test::setBoneKeys(withRotations, "右ひざ", {{0, test::boneKey({0, 0, 0}, {-60, 0, 0})}});
  motion::Motion withSteps = swayingBody();
  test::setBoneKeys(withSteps, "左足ＩＫ",
                    {{0, test::boneKey({0, 0, 0})}, {60, test::boneKey({0, 0.5F, -2}, {20, 0, 0})}});
  struct Row {
    const char* part;
    const char* bone;
    motion::Motion motion;
    double distance = 0.03;  ///< how near the part has to be
  };
  for (const Row& row : {Row{"left-hand", "左手首", swayingBody()}, Row{"right-hand", "右手首", swayingBody()},
                         Row{"head", "頭", swayingBody(), 0.15}, Row{"left-foot", "左足首", withSteps},
                         Row{"right-foot", "右足首", withRotations}}) {
    SCOPED_TRACE(row.part);
    const test::RunResult result = pinned(model, row.motion, {{"part", row.part}});
    ASSERT_EQ(result.error, "");
    // A body cannot become longer or shorter when the hips rise and sink.
    EXPECT_EQ(result.notes.empty(), row.part != std::string("head"));
    const auto before = test::transformsOf(model, row.motion, row.bone, kPinFrames);
    const auto after = test::transformsOf(model, result.motion, row.bone, kPinFrames);
    double moved = 0;
    double fastestBefore = 0;
    double fastest = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (i > 0) fastestBefore = std::max(fastestBefore, glm::distance(before[i].position, before[i - 1].position));
      if (i > 0) fastest = std::max(fastest, glm::distance(after[i].position, after[i - 1].position));
      const bool isHeld = i >= 20 && i <= 40;
      const bool isFree = i < 14 || i > 46;
      if (isHeld) moved = std::max(moved, glm::distance(before[i].position, before[30].position));
      if (!isHeld && !isFree) continue;
      const RigidTransform& wanted = isHeld ? before[30] : before[i];
      EXPECT_LT(glm::distance(after[i].position, wanted.position), isHeld ? row.distance : 0.03) << i;
      EXPECT_LT(eval::degreesBetween(after[i].rotation, wanted.rotation), 0.6) << i;
    }
    EXPECT_GT(moved, 0.2) << "there was something to hold";
    EXPECT_LT(fastest, fastestBefore + 0.35) << "the blends are smooth";
  }
}

TEST(Pin, HoldsAHandOnAnotherBone) {
  const model::Model model = test::bodyModel();
  const motion::Motion motion = swayingBody();
  const test::RunResult result = pinned(model, motion, {{"part", "left-hand"}, {"to", "bone"}, {"bone", "右手首"}});
  ASSERT_EQ(result.error, "");
  const auto hand = test::transformsOf(model, result.motion, "左手首", kPinFrames);
  const auto other = test::transformsOf(model, result.motion, "右手首", kPinFrames);
  const auto offset = [&](std::size_t i) {
    return eval::rotatedBack(other[i].rotation, hand[i].position - other[i].position);
  };
  const auto turn = [&](std::size_t i) { return glm::conjugate(other[i].rotation) * hand[i].rotation; };
  for (std::size_t i = 20; i <= 40; ++i) {
    EXPECT_LT(glm::distance(offset(i), offset(30)), 0.04) << i;
    EXPECT_LT(eval::degreesBetween(turn(i), turn(30)), 1) << i;
  }
  EXPECT_GT(glm::distance(offset(0), offset(30)), 0.05);
}

TEST(Pin, HoldsEachPartOnABoneOfAnotherModel) {
  const model::Model model = test::bodyModel();
  const motion::Motion motion = swayingBody();
  motion::Motion partner;
  test::setBoneKeys(partner, "センター",
                    {{0, test::boneKey({0, -1, 0})}, {60, test::boneKey({0.3F, -1.2F, 0.2F}, {0, 20, 0})}});
  struct Row {
    const char* part;
    const char* bone;
    const motion::Motion* motion;  ///< of the partner; null: at rest
  };
  for (const Row& row : {Row{"left-hand", "左手首", &partner}, Row{"right-foot", "右足首", &partner},
                         Row{"right-hand", "右手首", nullptr}}) {
    SCOPED_TRACE(row.part);
    Texts texts{{"part", row.part}, {"to", "model"}, {"partner", "partner.pmx"}, {"bone", "右手首"}};
    if (row.motion != nullptr) texts.emplace_back("partner-motion", "partner.vmd");
    test::OperationScene scene;
    scene.other = row.motion;
    scene.source = &model;
    const test::RunResult result = pinnedIn(scene, model, motion, texts);
    ASSERT_EQ(result.error, "");
    const auto part = test::transformsOf(model, result.motion, row.bone, kPinFrames);
    const auto source = test::transformsOf(model, motion, row.bone, kPinFrames);
    const auto other =
        test::transformsOf(model, row.motion == nullptr ? motion::Motion() : *row.motion, "右手首", kPinFrames);
    const auto offset = [&](const std::vector<RigidTransform>& of, std::size_t i) {
      return eval::rotatedBack(other[i].rotation, of[i].position - other[i].position);
    };
    for (std::size_t i = 20; i <= 40; ++i) EXPECT_LT(glm::distance(offset(part, i), offset(source, 30)), 0.05) << i;
    EXPECT_GT(glm::distance(offset(source, 20), offset(source, 40)), 0.1) << "there was something to hold";
    EXPECT_LT(glm::distance(part[5].position, source[5].position), 0.03) << "before the blend";
  }
}

TEST(Pin, BringsAHandToAPointAndReportsOneThatIsTooFar) {
  const model::Model model = test::bodyModel();
  const auto handAt = [&](const char* point, const char* rotation) {
    return pinned(model, swayingBody(),
                  {{"part", "right-hand"}, {"to", "point"}, {"point", point}, {"rotation", rotation}});
  };
  const test::RunResult near = handAt("-1.5,11,-2", "false");
  EXPECT_TRUE(near.notes.empty());
  const auto hand = test::transformsOf(model, near.motion, "右手首", kPinFrames);
  for (std::size_t i = 20; i <= 40; ++i) EXPECT_LT(glm::distance(hand[i].position, {-1.5, 11, -2}), 0.03) << i;
  EXPECT_FALSE(near.motion.findBone(Name::fromText("右手首")->bytes).has_value()) << "the hand keeps its rotation";
  const test::RunResult far = handAt("-9,11,-2", "true");
  ASSERT_EQ(far.notes.size(), 1U);
  EXPECT_EQ(far.notes[0].code, "edit.pin.short");
  // The shoulder helps, and the arm is stretched toward the point.
  EXPECT_TRUE(far.motion.findBone(Name::fromText("右肩")->bytes).has_value());
}

TEST(Pin, NeedsAModelAndABoneThatDoesNotMoveWithThePart) {
  const model::Model model = test::bodyModel();
  const auto errorOf = [&](const Texts& texts) { return pinned(model, swayingBody(), texts).error; };
  EXPECT_EQ(test::resultOf(swayingBody(), "pin", {{"at", "0"}}).error, "needs the model of the motion");
  EXPECT_EQ(errorOf({{"to", "bone"}, {"bone", "杖"}}), "bone: the model has no \"杖\"");
  EXPECT_EQ(errorOf({{"to", "bone"}, {"bone", "右ひじ"}}),
            "bone: \"右ひじ\" moves with the held part; choose a bone of another part");
  EXPECT_EQ(pinned(test::legModel(), swayingBody(), {}).error, "the model has no arm with 右腕, 右ひじ and 右手首");
  EXPECT_EQ(pinned(test::legModel(), swayingBody(), {{"part", "head"}}).error, "the model has no 頭 above 上半身");
}

TEST(Pin, NeedsTheOtherModelAndItsBone) {
  const model::Model model = test::bodyModel();
  const auto errorOf = [&](const Texts& texts) {
    Texts all = texts;
    all.emplace_back("to", "model");
    test::OperationScene scene;
    scene.source = &model;
    return pinnedIn(scene, model, swayingBody(), all).error;
  };
  EXPECT_EQ(errorOf({{"bone", "右手首"}}), "partner: a file is needed");
  EXPECT_EQ(errorOf({{"partner", "partner.pmx"}, {"bone", "杖"}}), "bone: the other model has no \"杖\"");
}

TEST(Pin, HoldsTheHandOfADancer) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto model = io::loadModel(*folder / "models" / "luka.pmx");
  const auto file = io::loadMotion(*folder / "motions" / "dance_galaxias_v2.vmd");
  ASSERT_TRUE(model.ok() && file.ok());
  const test::RunResult result = pinned(model->model, file->motion, {{"part", "left-hand"}}, "290-310", "300");
  ASSERT_EQ(result.error, "");
  const auto before = test::transformsOf(model->model, file->motion, "左手首", 330);
  const auto after = test::transformsOf(model->model, result.motion, "左手首", 330);
  for (std::size_t i = 290; i <= 310; ++i) {
    EXPECT_LT(glm::distance(after[i].position, before[300].position), 0.06) << i;
    EXPECT_LT(eval::degreesBetween(after[i].rotation, before[300].rotation), 1) << i;
  }
}

}  // namespace
}  // namespace furitsuke::operations
