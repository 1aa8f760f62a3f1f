// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/operations/reduction.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>
#include <utility>
#include <vector>

#include "core/eval/curve.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "tests/eval/rig_models.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

using test::HandMade;

struct Reduced {
  Motion motion;
  OperationResult result;
};

Reduced reduced(const Motion& motion, const ReductionBounds& bounds = {}, const Model* model = nullptr) {
  Result<OperationResult> result = reduceKeys(motion, selectAllKeys(motion), bounds, model);
  EXPECT_TRUE(result.ok());
  Motion changed = motion;
  applyResult(changed, *result);
  Motion back = changed;
  applyEdit(back, result->edit, EditSide::Before);
  EXPECT_EQ(back, motion) << "undo";
  return {changed, *std::move(result)};
}

/// A bone with a key on each frame from 0 on; x of each.
template <class XAt>
Motion recorded(int frames, const XAt& xAt) {
  Motion motion;
  Keys<BoneKey> keys;
  for (int frame = 0; frame < frames; ++frame) keys.append(frame, test::boneKeyAt(static_cast<float>(xAt(frame))));
  motion.bones.push_back({test::nameOf("センター"), Track<BoneKey>(std::move(keys))});
  return motion;
}

TEST(ReduceKeys, KeepsWhatTheShapeNeeds) {
  struct Row {
    const char* name;
    double (*xAt)(int);
    const char* kept;
  };
  const Row rows[] = {
      {"an even move", [](int f) { return 0.5 * f; }, "0 20"},
      {"no move at all", [](int) { return 3.0; }, "0 20"},
      {"a curve of MMD",
       [](int f) {
         return 10 * evaluateCurve({64, 0, 64, 127}, f / 20.0);
       },
       "0 20"},
      {"there and back", [](int f) { return f < 10 ? f : 20.0 - f; }, "0 10 20"},
      {"less than the bound to and fro", [](int f) { return 0.04 * (f % 2); }, "0 20"},
      {"more than the bound at one frame", [](int f) { return f == 7 ? 1.0 : 0.0; }, "0 6 7 8 20"},
      {"a stretch that holds between two moves", [](int f) { return f < 6    ? f
                                                                    : f < 14 ? 6.0
                                                                             : f - 8.0; }, "0 6 14 20"},
  };
  for (const Row& row : rows) {
    const Motion motion = recorded(21, row.xAt);
    EXPECT_EQ(test::framesOf(reduced(motion).motion, {}), row.kept) << row.name;
  }
}

TEST(ReduceKeys, KeepsTheFrameAtWhichPhysicsIsSwitched) {
  Motion motion = recorded(21, [](int f) { return f; });
  Keys<BoneKey> keys = motion.bones[0].keys.keys();
  for (std::size_t i = 5; i < 12; ++i) keys.values.edit()[i].physics = false;
  motion.bones[0].keys = Track<BoneKey>(std::move(keys));
  EXPECT_EQ(test::framesOf(reduced(motion).motion, {}), "0 5 12 20");
}

TEST(ReduceKeys, TellsTheLargestErrorAndWhere) {
  // A peak of 0.04 between two ends at rest: nothing that a curve could hold.
  const Motion motion = recorded(11, [](int f) { return f == 4 ? 0.04 : 0.0; });
  const OperationResult result = reduced(motion).result;
  ASSERT_EQ(result.errors.size(), 2U);
  EXPECT_EQ(result.errors[0].kind, ErrorKind::Position);
  EXPECT_NEAR(result.errors[0].value, 0.04, 1e-6);
  EXPECT_EQ(result.errors[0].bound, 0.05);
  EXPECT_EQ(result.errors[0].where, "センター");
  EXPECT_EQ(result.errors[0].frame, 4);
  EXPECT_EQ(result.errors[1].kind, ErrorKind::Angle);
  EXPECT_EQ(result.errors[1].value, 0);
}

TEST(ReduceKeys, LeavesKeysOutsideTheSelectionAlone) {
  const Motion motion = recorded(31, [](int f) { return f; });
  KeySelection keys = selectKeys(motion, {}, {4, 10});
  keys.add(selectKeys(motion, {}, {20, 30}));
  const auto result = reduceKeys(motion, keys, {}, nullptr);
  ASSERT_TRUE(result.ok());
  Motion changed = motion;
  applyResult(changed, *result);
  EXPECT_EQ(test::framesOf(changed, {}), "0 1 2 3 4 10 11 12 13 14 15 16 17 18 19 20 30");
}

TEST(ReduceKeys, JoinsTheStraightPartsOfAMorph) {
  Motion motion;
  Keys<MorphKey> keys;
  for (int frame = 0; frame <= 30; ++frame) {
    const int weight = frame < 10 ? frame : frame < 20 ? 20 - frame : 0;
    keys.append(frame, {static_cast<float>(weight) / 10});
  }
  motion.morphs.push_back({test::nameOf("あ"), Track<MorphKey>(std::move(keys))});
  EXPECT_EQ(test::framesOf(reduced(motion).motion, {TrackKind::Morph, 0}), "0 10 20 30");
}

Motion cameraMotion(int frames, const std::function<CameraKey(int)>& keyAt) {
  Motion motion;
  Keys<CameraKey> keys;
  for (int frame = 0; frame < frames; ++frame) keys.append(frame, keyAt(frame));
  motion.camera = Track<CameraKey>(std::move(keys));
  return motion;
}

TEST(ReduceKeys, KeepsCutsOfARecordedCamera) {
  const Motion motion = cameraMotion(41, [](int frame) {
    CameraKey key = restCameraKey();
    const auto way = static_cast<float>(frame) / 40;
    key.target = {frame < 20 ? way : way + 5, 10, 0};
    key.rotation = {0, way, 0};
    key.distance = -45 + 10 * way;
    key.fov = 30;
    key.perspective = frame < 33;
    return key;
  });
  const Reduced result = reduced(motion);
  EXPECT_EQ(test::framesOf(result.motion, kCameraTrack), "0 19 20 33 40") << "cut at 20, perspective at 33";
  ASSERT_EQ(result.result.errors.size(), 4U);
  EXPECT_EQ(result.result.errors[3].kind, ErrorKind::ViewAngle);
}

TEST(ReduceKeys, KeepsBothSidesOfACutThatWasSetByHand) {
  Motion motion;
  Keys<CameraKey> keys;
  for (const Frame frame : {0, 10, 20, 21, 30, 40}) {
    CameraKey key = restCameraKey();
    key.target.x = static_cast<float>(frame);
    keys.append(frame, key);
  }
  motion.camera = Track<CameraKey>(std::move(keys));
  EXPECT_EQ(test::framesOf(reduced(motion).motion, kCameraTrack), "0 20 21 40");
}

TEST(ReduceKeys, RefusesBoundsOfNothing) {
  EXPECT_FALSE(reduceKeys({}, {}, {.position = 0}, nullptr).ok());
  EXPECT_FALSE(reduceKeys({}, {}, {.viewAngle = std::nan("")}, nullptr).ok());
  EXPECT_TRUE(reduceKeys({}, {}, {}, nullptr).ok());
}

TEST(ReduceKeysOfAModel, TheLeverCounts) {
  // 0.3 degrees at 20 units are 0.105 units; by itself the bone may turn by 0.5 degrees.
  HandMade made;
  made.bone(kNoIndex, {0, 0, 0});
  for (Frame frame = 0; frame <= 20; ++frame) made.key(0, frame, {0, 0, 0}, test::aboutZ(frame == 9 ? 0.3 : 0));
  const char* const atRestButOnce = "0 8 10 20";
  EXPECT_EQ(test::framesOf(reduced(made.motion, {}, &made.model).motion, {}), atRestButOnce);
  made.bone(0, {0, 20, 0});
  const Reduced result = reduced(made.motion, {}, &made.model);
  EXPECT_EQ(test::framesOf(result.motion, {}), "0 8 9 10 20");
  EXPECT_EQ(test::framesOf(reduced(made.motion).motion, {}), atRestButOnce) << "without a model";
}

/// The largest distance between the bones of a model at the whole frames of two motions, and the largest turn.
std::pair<double, double> strayed(const Model& model, const Motion& before, const Motion& after) {
  const Rig rig = makeRig(model);
  const BoundMotion a(before, model, rig);
  const BoundMotion b(after, model, rig);
  RigPose poseA(rig);
  RigPose poseB(rig);
  std::pair<double, double> worst{0, 0};
  for (Frame frame = 0; frame <= before.frameRange().last; ++frame) {
    evaluatePose(rig, a, frame, poseA);
    evaluatePose(rig, b, frame, poseB);
    for (std::size_t i = 0; i < rig.bones.size(); ++i) {
      worst.first = std::max(worst.first, glm::length(poseA.stances[i].position - poseB.stances[i].position));
      worst.second = std::max(worst.second, degreesBetween(poseA.stances[i].rotation, poseB.stances[i].rotation));
    }
  }
  return worst;
}

/// A leg with IK under a hip, an arm, and a bone that follows another; recorded frame by frame with some noise.
HandMade puppet(unsigned seed) {
  HandMade made;
  made.bone(kNoIndex, {0, 10, 0});
  made.bone(0, {1, 9, 0});
  made.bone(1, {1, 5, -0.2F});
  made.bone(2, {1, 1, 0});
  made.bone(kNoIndex, {1, 1, 0});
  made.chain(4, 3, {2, 1}, 20);
  made.bone(0, {1, 15, 0});
  made.bone(5, {6, 15, 0});
  AppendTransform append;
  append.source = 5;
  append.ratio = 0.5F;
  append.rotation = true;
  made.append(0, {-1, 15, 0}, append);
  made.bone(7, {-8, 15, 0});
  std::mt19937 random(seed);
  const auto noise = [&random](double size) { return size * (static_cast<double>(random() % 2001) / 1000 - 1); };
  for (Frame frame = 0; frame <= 120; ++frame) {
    const double t = frame * (0.05 + 0.01 * (seed % 5));
    made.key(0, frame, {static_cast<float>(std::sin(t)), static_cast<float>(0.5 * std::cos(2 * t)), 0},
             test::aboutY(20 * std::sin(0.7 * t) + noise(0.05)));
    made.key(4, frame, {static_cast<float>(std::sin(t)), static_cast<float>(1 + std::sin(1.3 * t) + noise(0.01)), 0});
    made.key(5, frame, {0, 0, 0}, test::aboutZ(60 * std::sin(0.9 * t) + noise(0.1)) * test::aboutX(10 * std::cos(t)));
  }
  return made;
}

TEST(ReduceKeysOfAModel, EveryBoneKeepsTheBoundAtEveryFrame) {
  for (unsigned seed = 1; seed <= 6; ++seed) {
    SCOPED_TRACE(seed);
    const HandMade made = puppet(seed);
    const ReductionBounds bounds{.position = 0.02 * seed, .angle = 0.4 * seed};
    const Reduced result = reduced(made.motion, bounds, &made.model);
    const auto [distance, degrees] = strayed(made.model, made.motion, result.motion);
    EXPECT_LE(distance, bounds.position);
    EXPECT_LE(degrees, bounds.angle);
    ASSERT_EQ(result.result.errors.size(), 2U);
    EXPECT_NEAR(result.result.errors[0].value, distance, 1e-12);
    EXPECT_NEAR(result.result.errors[1].value, degrees, 1e-9);
    EXPECT_LT(result.motion.keyCount(), made.motion.keyCount() / 3);
    EXPECT_EQ(reduced(made.motion, bounds, &made.model).motion, result.motion) << "the same again";
  }
}

TEST(ReduceKeysOfAModel, WhatIsReducedAlreadyChangesLittle) {
  const HandMade made = puppet(3);
  const Motion once = reduced(made.motion, {}, &made.model).motion;
  const Motion twice = reduced(once, {}, &made.model).motion;
  EXPECT_GE(twice.keyCount(), once.keyCount() * 8 / 10);
  EXPECT_LE(twice.keyCount(), once.keyCount());
}

TEST(ReduceKeysOfAModel, BoneMorphsCount) {
  HandMade made;
  made.bone(kNoIndex, {0, 0, 0});
  made.morph(MorphKind::Bone).offsets = std::vector<BoneOffset>{{0, {10, 0, 0}, {0, 0, 0, 1}}};
  Keys<MorphKey> keys;
  for (Frame frame = 0; frame <= 10; ++frame) keys.append(frame, {frame == 5 ? 0.009F : 0});
  made.motion.morphs.push_back({Name::fromBytes(made.model.morphs[0].name.bytes), Track<MorphKey>(std::move(keys))});
  made.key(0, 0, {0, 0, 0});
  // 0.009 of 10 units is more than 0.05 of them, though less than the bound of weights.
  EXPECT_EQ(test::framesOf(reduced(made.motion, {}, &made.model).motion, {TrackKind::Morph, 0}), "0 4 5 7 10");
  EXPECT_EQ(test::framesOf(reduced(made.motion).motion, {TrackKind::Morph, 0}), "0 10");
}

TEST(ReduceKeysOfAModel, TracksThatTheModelLacksKeepTheBoundByThemselves) {
  const HandMade made = puppet(1);
  const Motion motion = recorded(40, [](int f) { return std::sin(f * 0.3); });
  const Reduced alone = reduced(motion);
  const Reduced with = reduced(motion, {}, &made.model);
  EXPECT_EQ(with.motion, alone.motion);
  EXPECT_EQ(with.result.errors[0].where, "センター");
}

}  // namespace
}  // namespace furitsuke
