// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/layered_values.h"

#include <gtest/gtest.h>

#include <string>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample_pose.h"
#include "tests/core/eval/rig_models.h"
#include "tests/support/motions.h"

namespace furitsuke::eval {
namespace {

using motion::LayerMode;

struct LayerCase {
  LayerMode mode;
  std::vector<motion::LayerWeightKey> weights;
  Vec3 translation;
  glm::dquat rotation;
};

/// A bone that moves from frame 0 to 20 and turns by 40 degrees about x, under layers with one key each at frame 5.
test::HandMade layered(const std::vector<LayerCase>& cases, std::optional<motion::LayerSlot> active = {}) {
  test::HandMade made;
  made.bone(model::kNoIndex, {0, 10, 0});
  made.key(0, 0, {0, 0, 0});
  made.key(0, 20, {2, 4, 6}, test::aboutX(40));
  motion::LayerArrangement arrangement;
  for (const LayerCase& layer : cases) {
    arrangement.active = static_cast<motion::LayerSlot>(arrangement.settings.size());
    arrangement.order.push_back(*arrangement.active);
    arrangement.settings.push_back({.name = "", .mode = layer.mode, .weights = layer.weights});
    motion::arrangeLayers(made.motion, arrangement);
    made.key(0, 5, layer.translation, layer.rotation);
  }
  arrangement.active = active;
  motion::arrangeLayers(made.motion, arrangement);
  return made;
}

const std::vector<motion::LayerWeightKey> kHalf{{0, 0.5F}};

TEST(LayeredPoses, AddOrReplaceByTheWeight) {
  const struct {
    const char* name;
    std::vector<LayerCase> layers;
    const char* translation;  // at frame 10; the motion itself has 1 2 3 and 20 degrees about x
    glm::dquat rotation;
  } rows[] = {
      {"none", {}, "1.000 2.000 3.000", test::aboutX(20)},
      {"add",
       {{LayerMode::Add, {}, {10, 0, 0}, test::aboutZ(90)}},
       "11.000 2.000 3.000",
       test::aboutZ(90) * test::aboutX(20)},
      {"add half",
       {{LayerMode::Add, kHalf, {10, 0, 0}, test::aboutZ(90)}},
       "6.000 2.000 3.000",
       test::aboutZ(45) * test::aboutX(20)},
      {"replace", {{LayerMode::Replace, {}, {10, 0, 0}, test::aboutX(60)}}, "10.000 0.000 0.000", test::aboutX(60)},
      {"replace half",
       {{LayerMode::Replace, kHalf, {10, 0, 0}, test::aboutX(60)}},
       "5.500 1.000 1.500",
       test::aboutX(40)},
      {"no weight",
       {{LayerMode::Replace, {{10, 0.0F}}, {10, 0, 0}, test::aboutX(60)}},
       "1.000 2.000 3.000",
       test::aboutX(20)},
      {"a second one is above",
       {{LayerMode::Replace, {}, {10, 0, 0}, test::aboutX(60)}, {LayerMode::Add, {}, {1, 1, 1}, test::aboutX(5)}},
       "11.000 1.000 1.000",
       test::aboutX(65)},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    const test::HandMade made = layered(row.layers);
    const RigPose pose = made.pose(10);
    EXPECT_EQ(test::text(pose.locals[0].translation), row.translation);
    EXPECT_NEAR(degreesBetween(pose.locals[0].rotation, row.rotation), 0, 1e-5);
    const BoneSample sample = LayeredBone(made.motion, "0").sample(10);
    EXPECT_EQ(sample.translation, pose.locals[0].translation);
    EXPECT_NEAR(degreesBetween(sample.rotation, pose.locals[0].rotation), 0, 1e-5);
    const motion::Pose sampled = samplePose(made.motion, 10);
    ASSERT_EQ(sampled.bones.size(), 1U);
    EXPECT_EQ(test::text(toDouble(sampled.bones[0].translation)), row.translation);
  }
}

TEST(LayeredPoses, AreTheSameWhicheverLayerIsActive) {
  const std::vector<LayerCase> layers{{LayerMode::Add, kHalf, {10, 0, 0}, test::aboutZ(90)},
                                      {LayerMode::Replace, kHalf, {1, 1, 1}, test::aboutX(5)}};
  const RigPose pose = layered(layers).pose(10);
  for (const motion::LayerSlot active : {0U, 1U}) {
    EXPECT_EQ(layered(layers, active).pose(10).locals[0].translation, pose.locals[0].translation);
    EXPECT_EQ(layered(layers, active).pose(10).locals[0].rotation, pose.locals[0].rotation);
  }
}

/// Registering what editedFor() returns shows the wanted pose.
TEST(LayeredPoses, AreShownAfterTheEditedTrackGetsTheValueForThem) {
  const LayerCase add{LayerMode::Add, kHalf, {10, 0, 0}, test::aboutZ(90)};
  const LayerCase replace{LayerMode::Replace, kHalf, {1, 1, 1}, test::aboutX(5)};
  const LayerCase whole{LayerMode::Add, {}, {0, 3, 0}, test::aboutY(30)};
  const struct {
    const char* name;
    std::vector<LayerCase> layers;
    std::optional<motion::LayerSlot> active;
  } rows[] = {{"the motion itself below an added layer", {add}, {}},
              {"the motion itself below two layers", {replace, whole}, {}},
              {"an added layer", {add}, 0},
              {"a replacing layer", {replace}, 0},
              {"between layers", {whole, add, replace}, 1}};
  const BoneSample wanted{{-3, 5, 0.5}, test::aboutY(35) * test::aboutX(15)};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    test::HandMade made = layered(row.layers, row.active);
    const BoneSample edited = LayeredBone(made.motion, "0").editedFor(wanted, 20, PreExtrapolation::Rest);
    motion::Keys<motion::BoneKey> keys;
    motion::BoneKey key = motion::restKey<motion::BoneKey>();
    key.translation = toStored(edited.translation);
    key.rotation = toStored(edited.rotation);
    keys.append(20, key);
    made.motion.bones[0].keys.replace({20, 20}, keys);
    const BoneSample shown = LayeredBone(made.motion, "0").sample(20);
    EXPECT_NEAR(glm::length(shown.translation - wanted.translation), 0, 1e-4);
    EXPECT_NEAR(degreesBetween(shown.rotation, wanted.rotation), 0, 1e-3);
  }
}

TEST(LayeredMorphs, AddOrReplaceByTheWeightAndCanBeEditedBack) {
  motion::Motion motion;
  test::addMorph(motion, "あ", {0, 15});
  const auto set = [&motion](Frame frame, float weight) {
    motion::Keys<motion::MorphKey> keys;
    keys.append(frame, {weight});
    motion.morphs[0].keys.replace({frame, frame}, keys);
  };
  set(0, 0.25F);
  set(15, 0.25F);
  for (const LayerMode mode : {LayerMode::Add, LayerMode::Replace}) {
    motion::LayerArrangement arrangement{{{.name = "", .mode = mode, .weights = kHalf}}, {0}, 0};
    motion::Motion layered = motion;
    motion::arrangeLayers(layered, arrangement);
    test::addMorph(layered, "あ", {0});
    motion::Keys<motion::MorphKey> keys;
    keys.append(0, {1.0F});
    layered.morphs[0].keys.replace({0, 0}, keys);
    const std::string name = layered.morphs[0].name.bytes;
    EXPECT_DOUBLE_EQ(LayeredMorph(layered, name).sample(10), mode == LayerMode::Add ? 0.75 : 0.625);
    const auto value = static_cast<float>(LayeredMorph(layered, name).editedFor(0.5, 10, PreExtrapolation::Rest));
    keys = {};
    keys.append(0, {value});
    layered.morphs[0].keys.replace({0, 0}, keys);
    EXPECT_NEAR(LayeredMorph(layered, name).sample(10), 0.5, 1e-6);
  }
}

}  // namespace
}  // namespace furitsuke::eval
