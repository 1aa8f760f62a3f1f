// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/motion/flatten_layers.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <glm/geometric.hpp>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/layered_values.h"
#include "core/eval/layered_views.h"
#include "core/eval/rig/rotation_math.h"
#include "core/io/motion_file.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using motion::LayerMode;

motion::FlatMotion flattened(const motion::Motion& motion) {
  OperationControl control;
  Result<motion::FlatMotion> flat = flattenLayers(motion, kFlatteningBounds, control);
  EXPECT_TRUE(flat.ok());
  return *std::move(flat);
}

/// A layer above the motion, with its tracks active.
void addLayer(motion::Motion& motion, LayerMode mode, std::vector<motion::LayerWeightKey> weights) {
  motion::LayerArrangement arrangement = motion::arrangementOf(motion);
  arrangement.active = static_cast<motion::LayerSlot>(arrangement.settings.size());
  arrangement.order.push_back(*arrangement.active);
  arrangement.settings.push_back({.name = "", .mode = mode, .weights = std::move(weights)});
  motion::arrangeLayers(motion, arrangement);
}

void setBoneKey(motion::Motion& motion, const Name& bone, Frame frame, Vec3 translation, const glm::dquat& rotation) {
  const motion::TrackId id = motion.ensureBone(bone);
  motion::Keys<motion::BoneKey> keys;
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = toStored(rotation);
  keys.append(frame, key);
  motion.bones[id.index].keys.replace({frame, frame}, keys);
}

glm::dquat turn(double degrees) { return glm::angleAxis(glm::radians(degrees), glm::dvec3(0, 0, 1)); }

struct Difference {
  double position = 0;  // model units
  double degrees = 0;
};

/// The largest difference of a bone between the layers and the flattened motion at whole frames.
Difference differenceOf(const motion::Motion& motion, const motion::Motion& flat, const Name& bone, Frame last) {
  const eval::LayeredBone layered(motion, bone.bytes);
  const eval::LayeredBone plain(flat, bone.bytes);
  Difference difference;
  for (Frame frame = 0; frame <= last; ++frame) {
    const eval::BoneSample a = layered.sample(frame);
    const eval::BoneSample b = plain.sample(frame);
    difference.position = std::max(difference.position, glm::length(a.translation - b.translation));
    difference.degrees = std::max(difference.degrees, eval::degreesBetween(a.rotation, b.rotation));
  }
  return difference;
}

void expectSame(const motion::Motion& motion, const motion::Motion& flat, const Name& bone, Frame last) {
  const Difference difference = differenceOf(motion, flat, bone, last);
  EXPECT_LE(difference.position, kFlatteningBounds.position * 1.001 * std::sqrt(3.0));
  EXPECT_LE(difference.degrees, kFlatteningBounds.angle * 1.01);
}

const Name kArm = test::nameOf("右腕");

TEST(FlattenLayers, LeavesKeysAloneWhereNoLayerHasAnEffect) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0, 10, 20, 30, 40, 50, 60}, 0);
  test::addBone(motion, "左腕", {0, 30}, 10);
  const motion::Motion plain = motion;
  addLayer(motion, LayerMode::Add, {{25, 0.0F}, {27, 1.0F}, {33, 1.0F}, {35, 0.0F}});
  setBoneKey(motion, kArm, 0, {0, 5, 0}, turn(30));
  const motion::FlatMotion flat = flattened(motion);
  ASSERT_FALSE(flat.edits.empty());
  for (const motion::KeyEdit& edit : flat.edits) {
    EXPECT_EQ(edit.track, (motion::TrackId{motion::TrackKind::Bone, 0}));
    EXPECT_GE(edit.range.first, 20);
    EXPECT_LE(edit.range.last, 40);
  }
  const auto& before = plain.bones[0].keys;
  const auto& after = flat.motion.bones[0].keys;
  EXPECT_EQ(after.slice({0, 20}), before.slice({0, 20})) << "values, curves and records";
  EXPECT_EQ(after.slice({41, 60}), before.slice({41, 60}));
  EXPECT_EQ(*after.find(40), *before.find(40)) << "a straight curve ends there before and after";
  EXPECT_EQ(flat.motion.bones[1].keys, plain.bones[1].keys);
  expectSame(motion, flat.motion, kArm, 70);
  EXPECT_LT(after.size(), before.size() + 16) << "not one for each frame";
}

TEST(FlattenLayers, ALayerAtRestWhoseLastBitsDifferChangesNoKey) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0, 10, 20, 30}, 0);
  const motion::Motion plain = motion;
  addLayer(motion, LayerMode::Add, {});
  for (Frame frame = 0; frame <= 30; ++frame) {
    setBoneKey(motion, kArm, frame, {frame % 2 == 0 ? 1e-7F : 0, 0, 0}, turn(frame % 3 == 0 ? 1e-6 : 0));
  }
  const motion::FlatMotion flat = flattened(motion);
  EXPECT_TRUE(flat.edits.empty());
  EXPECT_EQ(flat.motion.bones[0].keys, plain.bones[0].keys);
}

template <class Value>
motion::Track<Value> trackOf(std::vector<std::pair<Frame, Value>> keys) {
  motion::Keys<Value> all;
  for (auto& [frame, key] : keys) all.append(frame, std::move(key));
  return motion::Track<Value>(std::move(all));
}

motion::CameraKey viewFrom(float distance, Vec3 target) {
  motion::CameraKey key = motion::restCameraKey();
  key.distance = distance;
  key.target = target;
  return key;
}

/// A camera flight with curves and a cut, light, self shadow and switches, below a layer that changes all of them and
/// fades in from frame 30 to 50 and out from 80 to 100.
motion::Motion viewUnderALayer(LayerMode mode) {
  motion::Motion motion;
  motion::CameraKey bent = viewFrom(-20, {0, 12, 5});
  bent.curves.fill({10, 90, 30, 120});
  motion.camera = trackOf<motion::CameraKey>({{0, viewFrom(-45, {0, 10, 0})},
                                              {40, bent},
                                              {60, viewFrom(-25, {3, 12, 5})},
                                              {61, viewFrom(-60, {0, 5, 0})},
                                              {120, viewFrom(-30, {0, 10, 0})}});
  motion.light = trackOf<motion::LightKey>({{0, motion::restLightKey()}, {110, {{1, 0.5F, 0}, {0, -1, 0}}}});
  motion.selfShadow = trackOf<motion::SelfShadowKey>({{0, {1, 0.01F}}, {70, {2, 0.02F}}, {110, {1, 0.03F}}});
  motion.property = trackOf<motion::VisibilityIkKey>({{0, {true, {{"ik", true}}}}, {90, {true, {{"ik", false}}}}});
  addLayer(motion, mode, {{30, 0.0F}, {50, 1.0F}, {80, 1.0F}, {100, 0.0F}});
  motion::CameraKey close = viewFrom(-35, {1, 12, 0});
  close.perspective = false;
  motion.camera = trackOf<motion::CameraKey>({{35, viewFrom(-40, {2, 10, 1})}, {95, close}});
  motion.light = trackOf<motion::LightKey>({{50, {{0.2F, 0.4F, 0.8F}, {1, -1, 0}}}});
  motion.selfShadow = trackOf<motion::SelfShadowKey>({{50, {0, 0.05F}}});
  motion.property = trackOf<motion::VisibilityIkKey>({{60, {false, {{"arm", false}}}}, {70, {true, {{"arm", true}}}}});
  return motion;
}

TEST(FlattenLayers, KeepsCameraLightAndShadowWithinTheBoundsAndSwitchesExactly) {
  for (const LayerMode mode : {LayerMode::Add, LayerMode::Replace}) {
    const motion::Motion motion = viewUnderALayer(mode);
    const motion::FlatMotion flat = flattened(motion);
    const eval::LayeredCamera camera(motion);
    const eval::LayeredLight light(motion);
    const eval::LayeredSelfShadow shadow(motion);
    const motion::Track<motion::VisibilityIkKey> property = eval::layeredProperty(motion);
    for (Frame frame = 0; frame <= 130; ++frame) {
      const eval::CameraSample a = camera.sample(frame);
      const eval::CameraSample b = eval::sampleCamera(flat.motion.camera, frame);
      EXPECT_LE(glm::distance(a.target, b.target), kFlatteningBounds.cameraPosition * std::sqrt(3.0)) << frame;
      EXPECT_LE(std::abs(a.distance - b.distance), kFlatteningBounds.cameraDistance * 1.01) << frame;
      EXPECT_EQ(a.perspective, b.perspective) << frame;
      const eval::LightSample lit = eval::sampleLight(flat.motion.light, frame);
      EXPECT_LE(glm::distance(light.sample(frame).color, lit.color), 0.002) << frame;
      EXPECT_LE(glm::distance(light.sample(frame).direction, lit.direction), 0.002) << frame;
      const eval::SelfShadowSample shaded = eval::sampleSelfShadow(flat.motion.selfShadow, frame);
      EXPECT_EQ(shadow.sample(frame).mode, shaded.mode) << frame;
      EXPECT_NEAR(shadow.sample(frame).distance, shaded.distance, 0.000006) << frame;
      EXPECT_EQ(eval::isVisible(flat.motion.property, frame), eval::isVisible(property, frame)) << frame;
    }
    EXPECT_EQ(flat.motion.camera.slice({101, 200}), motion::withoutLayers(motion).camera.slice({101, 200}));
    EXPECT_LT(flat.motion.camera.size(), 50U) << "not one for each frame";
    EXPECT_LT(flat.motion.light.size(), 30U);
    // The layer has its weight from 40 to 90, and its first key before frame 60.
    const auto isOn = [&](const char* ik, Frame frame) { return eval::isIkEnabled(flat.motion.property, ik, frame); };
    EXPECT_TRUE(eval::isVisible(flat.motion.property, 39));
    EXPECT_FALSE(eval::isVisible(flat.motion.property, 40));
    EXPECT_FALSE(eval::isVisible(flat.motion.property, 69));
    EXPECT_TRUE(eval::isVisible(flat.motion.property, 70));
    EXPECT_FALSE(isOn("arm", 69));
    EXPECT_TRUE(isOn("arm", 70));
    EXPECT_TRUE(isOn("ik", 89));
    EXPECT_FALSE(isOn("ik", 90)) << "the layer does not name it";
  }
}

TEST(FlattenLayers, LightAndShadowMayFadeTwiceWithAPauseBetween) {
  motion::Motion motion;
  motion.light = trackOf<motion::LightKey>({{0, motion::restLightKey()},
                                            {20, motion::restLightKey()},
                                            {30, motion::restLightKey()},
                                            {50, motion::restLightKey()}});
  motion.selfShadow =
      trackOf<motion::SelfShadowKey>({{0, {1, 0.01F}}, {20, {1, 0.01F}}, {30, {1, 0.01F}}, {50, {1, 0.01F}}});
  addLayer(motion, LayerMode::Add, {{0, 0.0F}, {20, 1.0F}, {30, 1.0F}, {50, 0.0F}});
  motion.light = trackOf<motion::LightKey>({{0, {{0.2F, 0.4F, 0.8F}, {1, -1, 0}}}});
  motion.selfShadow = trackOf<motion::SelfShadowKey>({{0, {1, 0.05F}}});
  const motion::FlatMotion flat = flattened(motion);
  const eval::LayeredLight light(motion);
  const eval::LayeredSelfShadow shadow(motion);
  for (Frame frame = 0; frame <= 60; ++frame) {
    EXPECT_LE(glm::distance(light.sample(frame).color, eval::sampleLight(flat.motion.light, frame).color), 0.002);
    EXPECT_NEAR(shadow.sample(frame).distance, eval::sampleSelfShadow(flat.motion.selfShadow, frame).distance, 6e-6);
  }
}

TEST(FlattenLayers, KeepsFramesAndCurvesWhereTheEffectIsSteady) {
  motion::Motion motion;
  const motion::TrackId id = test::addBone(motion, "右腕", {0, 10, 20}, 0);
  motion::Keys<motion::BoneKey> curved = motion.bones[id.index].keys.keys();
  curved.values.edit()[1].curves.fill({0, 100, 20, 127});
  curved.values.edit()[2].rotation = toStored(turn(80));
  motion.bones[id.index].keys.replace(kAllFrames, curved);
  addLayer(motion, LayerMode::Add, {{0, 0.5F}});
  setBoneKey(motion, kArm, 0, {0, 5, 0}, turn(30));
  const motion::FlatMotion flat = flattened(motion);
  EXPECT_EQ(test::framesOf(flat.motion, id), "0 10 20");
  EXPECT_EQ(flat.motion.bones[0].keys.values()[1].curves, curved.values[1].curves);
  const Difference difference = differenceOf(motion, flat.motion, kArm, 25);
  EXPECT_LT(difference.position, 1e-5);
  EXPECT_LT(difference.degrees, 1e-4);
  EXPECT_EQ(flat.motion.bones[0].keys.sources()[1], 1U) << "the record of the key";
}

TEST(FlattenLayers, ShowsWhatTheLayersShow) {
  struct Row {
    const char* name;
    LayerMode mode;
    std::vector<motion::LayerWeightKey> weights;
    std::vector<Frame> layerFrames;
  };
  const Row rows[] = {{"added, moving", LayerMode::Add, {}, {5, 25, 60}},
                      {"added, fading", LayerMode::Add, {{0, 0.0F}, {40, 1.0F}}, {5}},
                      {"replaced", LayerMode::Replace, {}, {5, 25}},
                      {"replaced in part", LayerMode::Replace, {{10, 0.25F}}, {5, 25}},
                      {"cross faded", LayerMode::Replace, {{10, 0.0F}, {20, 1.0F}}, {5, 25, 90}}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    motion::Motion motion;
    test::addBone(motion, "右腕", {0, 10, 20, 33});
    addLayer(motion, row.mode, row.weights);
    for (const Frame frame : row.layerFrames) {
      setBoneKey(motion, kArm, frame, {0, static_cast<float>(frame) / 4, 1}, turn(frame * 1.5));
    }
    const Name other = test::nameOf("首");  // only on the layer
    setBoneKey(motion, other, 12, {1, 2, 3}, turn(10));
    const motion::FlatMotion flat = flattened(motion);
    EXPECT_FALSE(motion::hasLayers(flat.motion));
    expectSame(motion, flat.motion, kArm, 100);
    expectSame(motion, flat.motion, other, 100);
    motion::Motion again = motion::withoutLayers(motion);
    again.ensureBone(other);
    motion::applyEdits(again, flat.edits, motion::EditSide::After);
    EXPECT_EQ(again, flat.motion);
    motion::applyEdits(again, flat.edits, motion::EditSide::Before);
    EXPECT_EQ(again, motion::withoutLayers(motion));
  }
}

TEST(FlattenLayers, FlattensMorphs) {
  motion::Motion motion;
  const motion::TrackId id = test::addMorph(motion, "あ", {0, 30});
  addLayer(motion, LayerMode::Add, {{0, 0.0F}, {10, 1.0F}, {20, 0.0F}});
  test::addMorph(motion, "あ", {0});
  motion::Keys<motion::MorphKey> keys;
  keys.append(0, {0.5F});
  motion.morphs[0].keys.replace({0, 0}, keys);
  const motion::FlatMotion flat = flattened(motion);
  const eval::LayeredMorph layered(motion, motion.morphs[0].name.bytes);
  for (Frame frame = 0; frame <= 40; ++frame) {
    EXPECT_NEAR(eval::sampleMorph(flat.motion.morphs[id.index].keys, frame), layered.sample(frame),
                kFlatteningBounds.weight * 1.001);
  }
  EXPECT_LE(flat.motion.morphs[id.index].keys.size(), 6U);
}

TEST(FlattenLayers, AMutedLayerChangesNothing) {
  motion::Motion motion = test::sampleMotion();
  const motion::Motion plain = motion;
  addLayer(motion, LayerMode::Replace, {});
  setBoneKey(motion, kArm, 5, {9, 9, 9}, turn(90));
  motion::LayerArrangement arrangement = motion::arrangementOf(motion);
  arrangement.settings[0].isMuted = true;
  motion::arrangeLayers(motion, arrangement);
  const motion::FlatMotion flat = flattened(motion);
  EXPECT_TRUE(flat.edits.empty());
  EXPECT_EQ(flat.motion, plain);
}

TEST(FlattenLayers, OfAWholeDanceKeepTheFramesWithoutEffect) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const char* file : test::danceRows<const char*>({"motions/dance_step.vmd"})) {
    SCOPED_TRACE(file);
    const Result<io::LoadedMotion> loaded = io::loadMotion(*folder / file);
    ASSERT_TRUE(loaded);
    motion::Motion motion = loaded->motion;
    const motion::Motion plain = motion;
    addLayer(motion, LayerMode::Add, {{600, 0.0F}, {620, 1.0F}, {700, 1.0F}, {720, 0.0F}});
    for (const motion::NamedTrack<motion::BoneKey>& track : plain.bones) {
      if (!track.keys.empty()) setBoneKey(motion, track.name, 0, {0, 0.5F, 0}, turn(5));
    }
    const motion::FlatMotion flat = flattened(motion);
    for (std::size_t i = 0; i < plain.bones.size(); ++i) {
      if (plain.bones[i].keys.empty()) continue;
      expectSame(motion, flat.motion, plain.bones[i].name, 1000);
      const auto& before = plain.bones[i].keys;
      const auto& after = flat.motion.bones[i].keys;
      const std::size_t first = before.lowerBound(600);
      if (first > 1) {
        const FrameRange untouched{0, before.frames()[first - 2]};
        EXPECT_EQ(after.slice(untouched), before.slice(untouched));
      }
      const std::size_t last = before.lowerBound(721);
      if (last + 1 < before.size()) {
        const FrameRange untouched{before.frames()[last + 1], kMaxFrame};
        EXPECT_EQ(after.slice(untouched), before.slice(untouched));
      }
    }
  }
}

}  // namespace
}  // namespace furitsuke::operations
