// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <vector>

#include "core/motion/layers/layer_stack.h"
#include "core/motion/layers/stored_layers.h"
#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

LayerArrangement oneLayer(const char* name, std::optional<LayerSlot> active = 0) {
  return {{{.name = name, .weights = {}}}, {0}, active};
}

/// The sample with a layer that has a key on 右腕 at frame 5; the motion itself is active.
Motion layered() {
  Motion motion = test::sampleMotion();
  arrangeLayers(motion, oneLayer("arms"));
  test::addBone(motion, "右腕", {5});
  LayerArrangement arrangement = arrangementOf(motion);
  arrangement.active.reset();
  arrangeLayers(motion, arrangement);
  return motion;
}

TEST(Layers, AnActiveLayerHasItsTracksInTheMotionAndTheOthersAreKept) {
  const Motion plain = test::sampleMotion();
  Motion motion = plain;
  arrangeLayers(motion, oneLayer("arms"));
  EXPECT_TRUE(isOnLayer(motion));
  EXPECT_TRUE(motion.bones.empty());
  EXPECT_EQ(baseBones(motion), plain.bones);
  EXPECT_TRUE(motion.camera.empty());
  EXPECT_EQ(baseTrack<CameraKey>(motion), plain.camera);
  EXPECT_FALSE(motion.isCameraMotion()) << "the motion itself has bones";
  test::addBone(motion, "右腕", {5});
  arrangeLayers(motion, oneLayer("arms", {}));
  EXPECT_FALSE(isOnLayer(motion));
  EXPECT_EQ(motion.bones, plain.bones);
  ASSERT_EQ(layersOf(motion).size(), 1U);
  EXPECT_EQ(layersOf(motion)[0].bones->at(0).keys.frames()[0], 5);
  EXPECT_EQ(withoutLayers(motion), plain);
  arrangeLayers(motion, oneLayer("arms"));
  EXPECT_EQ(withoutLayers(motion), plain) << "while a layer is active, too";
}

TEST(Layers, TracksOfARemovedLayerStayInItsSlotForUndo) {
  Motion motion = layered();
  const Motion before = motion;
  LayerArrangement removed = arrangementOf(motion);
  removed.order.clear();
  arrangeLayers(motion, removed);
  EXPECT_FALSE(hasLayers(motion));
  EXPECT_EQ(motion, test::sampleMotion());
  arrangeLayers(motion, arrangementOf(before));
  EXPECT_EQ(motion, before);
}

TEST(Layers, EditsApplyToTheLayerThatBecomesActiveAndUndoInReverse) {
  const Motion before = layered();
  Edit edit;
  LayerArrangement after = arrangementOf(before);
  after.active = 0;
  edit.layers = LayerEdit{arrangementOf(before), after};
  edit.addedBones = {test::nameOf("左腕")};
  Keys<BoneKey> keys;
  keys.append(7, test::boneKeyAt(7));
  edit.keys = {{{TrackKind::Bone, 1}, {7, 7}, Keys<BoneKey>(), keys}};
  Motion motion = before;
  applyEdit(motion, edit, EditSide::After);
  EXPECT_EQ(test::framesOf(motion, {TrackKind::Bone, 0}), "5");
  EXPECT_EQ(test::framesOf(motion, {TrackKind::Bone, 1}), "7");
  applyEdit(motion, edit, EditSide::Before);
  EXPECT_EQ(motion, before);
  applyEdit(motion, edit, EditSide::After);
  EXPECT_EQ(test::framesOf(motion, {TrackKind::Bone, 1}), "7") << "redo finds the added track";
}

TEST(Layers, MotionsAreEqualOnlyWithEqualLayers) {
  const Motion motion = layered();
  EXPECT_EQ(motion, layered());
  EXPECT_NE(motion, test::sampleMotion());
  Motion renamed = layered();
  LayerArrangement arrangement = arrangementOf(renamed);
  arrangement.settings[0].name = "legs";
  arrangeLayers(renamed, arrangement);
  EXPECT_NE(motion, renamed);
  Motion active = layered();
  arrangeLayers(active, oneLayer("arms"));
  EXPECT_NE(motion, active);
}

TEST(Layers, OnlyThoseThatAreNotMutedHaveAnEffectOrThoseThatAreSolo) {
  struct Row {
    const char* name;
    std::vector<LayerSettings> settings;
    std::vector<LayerSlot> heard;
  };
  const LayerSettings plain{.name = "", .weights = {}};
  LayerSettings muted = plain;
  muted.isMuted = true;
  LayerSettings solo = plain;
  solo.isSolo = true;
  LayerSettings both = solo;
  both.isMuted = true;
  const Row rows[] = {{"all", {plain, plain}, {0, 1}},
                      {"muted", {muted, plain}, {1}},
                      {"solo", {plain, solo}, {1}},
                      {"a muted solo silences all", {plain, both}, {}}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Motion motion = test::sampleMotion();
    arrangeLayers(motion, {row.settings, {0, 1}, {}});
    std::vector<LayerSlot> heard;
    for (const LayerView& layer : heardLayers(motion)) heard.push_back(layer.slot);
    EXPECT_EQ(heard, row.heard);
  }
}

TEST(LayerWeights, AreLinearBetweenKeysAndConstantOutside) {
  const std::vector<LayerWeightKey> weights{{10, 0.0F}, {20, 1.0F}, {30, 0.5F}};
  const struct {
    double frame;
    double weight;
  } rows[] = {{0, 0}, {10, 0}, {15, 0.5}, {20, 1}, {22, 0.9}, {30, 0.5}, {99, 0.5}};
  for (const auto& row : rows) EXPECT_NEAR(weightAt(weights, row.frame), row.weight, 1e-12) << row.frame;
  EXPECT_EQ(weightAt({}, 3), 1);
  LayerSettings settings{.name = "", .weights = weights};
  setWeightKey(settings, 20, 0.25F);
  setWeightKey(settings, 5, 1.0F);
  setWeightKey(settings, 30, {});
  EXPECT_EQ(settings.weights, (std::vector<LayerWeightKey>{{5, 1.0F}, {10, 0.0F}, {20, 0.25F}}));
}

TEST(LayerArrangements, WithUnknownOrRepeatedSlotsAreInvalid) {
  const LayerSettings plain{.name = "", .weights = {}};
  EXPECT_TRUE(isValid({{plain, plain}, {1, 0}, 0}));
  EXPECT_FALSE(isValid({{plain, plain}, {1, 1}, {}}));
  EXPECT_FALSE(isValid({{plain}, {1}, {}}));
  EXPECT_FALSE(isValid({{plain, plain}, {1}, 0})) << "a removed layer is active";
}

/// A motion with its layers as a file has them: 右腕 at 10 was flattened to another value, and has a further key at 12.
struct Flattened {
  Motion inFile = test::sampleMotion();
  StoredLayers stored;

  Flattened() {
    FlatMotion flat{withoutLayers(layered()), {}};
    const TrackId arm{TrackKind::Bone, 0};
    Keys<BoneKey> after;
    after.append(10, test::boneKeyAt(100), 1);
    after.append(12, test::boneKeyAt(120), 3);
    flat.edits = {{arm, {10, 12}, flat.motion.bones[0].keys.slice({10, 12}), after}};
    applyEdits(flat.motion, flat.edits, EditSide::After);
    stored = storedLayers(layered(), flat);
    inFile = flat.motion;
  }
};

TEST(StoredLayersOfAFile, PutTheReplacedKeysBack) {
  Flattened flattened;
  Motion motion = flattened.inFile;
  EXPECT_FALSE(restoreLayers(motion, flattened.stored));
  EXPECT_EQ(test::keysOf(motion, {TrackKind::Bone, 0}), test::keysOf(layered(), {TrackKind::Bone, 0}));
  ASSERT_EQ(layersOf(motion).size(), 1U);
  EXPECT_EQ(layersOf(motion)[0].settings->name, "arms");
  EXPECT_FALSE(layersOf(motion)[0].settings->isMuted);
}

TEST(StoredLayersOfAFile, AreMutedIfAnotherProgramHasChangedTheFlattenedKeys) {
  Flattened flattened;
  Motion changed = flattened.inFile;
  Keys<BoneKey> keys;
  keys.append(12, test::boneKeyAt(121));
  changed.bones[0].keys.replace({12, 12}, keys);
  const Motion before = changed;
  EXPECT_TRUE(restoreLayers(changed, flattened.stored));
  EXPECT_EQ(changed.bones, before.bones) << "its keys stay";
  ASSERT_EQ(layersOf(changed).size(), 1U);
  EXPECT_TRUE(layersOf(changed)[0].settings->isMuted);
}

}  // namespace
}  // namespace furitsuke::motion
