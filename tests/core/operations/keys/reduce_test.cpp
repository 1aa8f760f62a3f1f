// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/keys/reduce.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <functional>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "core/eval/curve.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "tests/core/eval/rig_models.h"
#include "tests/core/operations/bone_distance.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::HandMade;

struct Reduced {
  motion::Motion motion;
  OperationResult result;
};

Reduced reduced(const motion::Motion& motion, const ReductionBounds& bounds = {}, const model::Model* model = nullptr) {
  OperationControl control;
  Result<OperationResult> result = reduceKeys(motion, motion::selectAllKeys(motion), bounds, model, control);
  EXPECT_TRUE(result.ok());
  motion::Motion changed = motion;
  motion::applyEdit(changed, result->edit, motion::EditSide::After);
  motion::Motion back = changed;
  motion::applyEdit(back, result->edit, motion::EditSide::Before);
  EXPECT_EQ(back, motion) << "undo";
  return {changed, *std::move(result)};
}

/// A bone with a key on each frame from 0 on; x of each.
template <class XAt>
motion::Motion recorded(int frames, const XAt& xAt) {
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  for (int frame = 0; frame < frames; ++frame) keys.append(frame, test::boneKeyAt(static_cast<float>(xAt(frame))));
  motion.bones.push_back({test::nameOf("センター"), motion::Track<motion::BoneKey>(std::move(keys))});
  return motion;
}

TEST(ReduceKeys, KeepsKeysThatTheShapeNeeds) {
  struct Row {
    const char* name;
    double (*xAt)(int);
    const char* kept;
  };
  const Row rows[] = {
      {"a linear move", [](int f) { return 0.5 * f; }, "0 20"},
      {"no move", [](int) { return 3.0; }, "0 20"},
      {"an interpolation curve",
       [](int f) {
         return 10 * eval::evaluateCurve({64, 0, 64, 127}, f / 20.0);
       },
       "0 20"},
      {"there and back", [](int f) { return f < 10 ? f : 20.0 - f; }, "0 10 20"},
      {"back and forth by less than the bound", [](int f) { return 0.04 * (f % 2); }, "0 20"},
      {"more than the bound at one frame", [](int f) { return f == 7 ? 1.0 : 0.0; }, "0 6 7 8 20"},
      {"a hold between two moves", [](int f) { return f < 6    ? f
                                                      : f < 14 ? 6.0
                                                               : f - 8.0; }, "0 6 14 20"},
  };
  for (const Row& row : rows) {
    const motion::Motion motion = recorded(21, row.xAt);
    EXPECT_EQ(test::framesOf(reduced(motion).motion, {}), row.kept) << row.name;
  }
}

TEST(ReduceKeys, KeepsKeysThatScaleABoneAndThoseBesideThem) {
  motion::Motion motion = recorded(21, [](int) { return 3.0; });
  motion::Keys<motion::BoneKey> keys = motion.bones[0].keys.keys();
  for (const auto& [frame, length] : {std::pair<std::size_t, float>{4, 0}, {10, 1.01F}, {15, 1.0001F}}) {
    keys.values.edit()[frame].rotation = {0, 0, 0, length};
  }
  motion.bones[0].keys = motion::Track(std::move(keys));
  EXPECT_EQ(test::framesOf(reduced(motion).motion, {}), "0 9 10 11 20");
}

TEST(ReduceKeys, AHeldRotationNeedsTwoKeysWhateverItIs) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> part(-1, 1);
  for (int i = 0; i < 100; ++i) {
    const glm::dquat held = glm::normalize(glm::dquat(part(random), part(random), part(random), part(random)));
    motion::Motion motion = recorded(40, [](int) { return 1; });
    motion::Keys<motion::BoneKey> keys = motion.bones[0].keys.keys();
    for (std::size_t frame = 0; frame < keys.frames.size(); ++frame) {
      motion::BoneKey& key = keys.values.edit()[frame];
      key.rotation = toStored(held);
      // As a bake leaves it: the last bit is not always the same.
      if (frame % 3 == 1) key.rotation.x = std::nextafter(key.rotation.x, 2.0F);
    }
    motion.bones[0].keys = motion::Track<motion::BoneKey>(std::move(keys));
    EXPECT_EQ(test::framesOf(reduced(motion).motion, {motion::TrackKind::Bone, 0}), "0 39") << i;
  }
}

TEST(ReduceKeys, AHoldOfAnyLengthNeedsTwoKeys) {
  const motion::Motion motion = recorded(8000, [](int f) { return f < 10 ? 0.5 * f : 5; });
  EXPECT_EQ(test::framesOf(reduced(motion).motion, {}), "0 10 7999");
}

TEST(ReduceKeys, KeepsTheFrameAtWhichThePhysicsFlagChanges) {
  motion::Motion motion = recorded(21, [](int f) { return f; });
  motion::Keys<motion::BoneKey> keys = motion.bones[0].keys.keys();
  for (std::size_t i = 5; i < 12; ++i) keys.values.edit()[i].physics = false;
  motion.bones[0].keys = motion::Track<motion::BoneKey>(std::move(keys));
  EXPECT_EQ(test::framesOf(reduced(motion).motion, {}), "0 5 12 20");
}

TEST(ReduceKeys, ReportsTheLargestErrorAndItsTrack) {
  // A peak of 0.04 between two ends at rest, which no curve can represent.
  const motion::Motion motion = recorded(11, [](int f) { return f == 4 ? 0.04 : 0.0; });
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

TEST(ReduceKeys, KeepsKeysOutsideTheSelection) {
  const motion::Motion motion = recorded(31, [](int f) { return f; });
  motion::KeySelection keys = motion::selectKeys(motion, motion::TrackId{}, {4, 10});
  keys.add(motion::selectKeys(motion, motion::TrackId{}, {20, 30}));
  OperationControl control;
  const auto result = reduceKeys(motion, keys, {}, nullptr, control);
  ASSERT_TRUE(result.ok());
  motion::Motion changed = motion;
  motion::applyEdit(changed, result->edit, motion::EditSide::After);
  EXPECT_EQ(test::framesOf(changed, {}), "0 1 2 3 4 10 11 12 13 14 15 16 17 18 19 20 30");
}

TEST(ReduceKeys, JoinsTheStraightPartsOfAMorph) {
  motion::Motion motion;
  motion::Keys<motion::MorphKey> keys;
  for (int frame = 0; frame <= 30; ++frame) {
    const int weight = frame < 10 ? frame : frame < 20 ? 20 - frame : 0;
    keys.append(frame, {static_cast<float>(weight) / 10});
  }
  motion.morphs.push_back({test::nameOf("あ"), motion::Track<motion::MorphKey>(std::move(keys))});
  EXPECT_EQ(test::framesOf(reduced(motion).motion, {motion::TrackKind::Morph, 0}), "0 10 20 30");
}

TEST(ReduceKeys, AHoldWhoseLastBitsDifferKeepsBothEnds) {
  // The last bit of every second value differs; then a move that is slow enough to be joined with the hold.
  const auto valueAt = [](int frame) {
    const float held = frame % 2 == 0 ? 0.7F : std::nextafter(0.7F, 1.0F);
    return frame <= 20 ? held : 0.7F + 0.001F * static_cast<float>(frame - 20);
  };
  motion::Motion motion;
  motion::Keys<motion::MorphKey> weights;
  motion::Keys<motion::CameraKey> cameras;
  for (int frame = 0; frame <= 28; ++frame) {
    weights.append(frame, {valueAt(frame)});
    motion::CameraKey key = motion::restCameraKey();
    key.target.x = valueAt(frame);
    key.rotation.y = valueAt(frame);
    cameras.append(frame, key);
  }
  motion.morphs.push_back({test::nameOf("あ"), motion::Track<motion::MorphKey>(std::move(weights))});
  motion.camera = motion::Track<motion::CameraKey>(std::move(cameras));
  const motion::Motion result = reduced(motion, {.weight = 0.1, .cameraAngle = 10}).motion;
  EXPECT_EQ(test::framesOf(result, {motion::TrackKind::Morph, 0}), "0 20 28");
  EXPECT_EQ(test::framesOf(result, motion::kCameraTrack), "0 20 28");
}

TEST(ReduceKeys, CurvesThatWereSetByHandKeepTheBoundAtHalfFramesWithoutAModel) {
  std::mt19937 random(11);
  const auto byte = [&random] { return static_cast<std::uint8_t>(random() % 128); };
  const auto curve = [&] { return motion::Curve{byte(), byte(), byte(), byte()}; };
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  motion::Keys<motion::CameraKey> cameras;
  for (int i = 0; i < 300; ++i) {
    motion::BoneKey key = test::boneKeyAt(static_cast<float>(random() % 10));
    for (motion::Curve& each : key.curves) each = curve();
    keys.append(2 * i, key);
    motion::CameraKey camera = motion::restCameraKey();
    camera.distance = -40 - static_cast<float>(random() % 10);
    for (motion::Curve& each : camera.curves) each = curve();
    cameras.append(2 * i, camera);
  }
  motion.bones.push_back({test::nameOf("センター"), motion::Track<motion::BoneKey>(std::move(keys))});
  motion.camera = motion::Track<motion::CameraKey>(std::move(cameras));
  const ReductionBounds bounds{.position = 1, .cameraDistance = 1};
  const motion::Motion result = reduced(motion, bounds).motion;
  EXPECT_LT(result.keyCount(), motion.keyCount());
  for (double frame = 0; frame <= 598; frame += 0.5) {
    const double moved = glm::length(eval::sampleBone(motion.bones[0].keys, frame).translation -
                                     eval::sampleBone(result.bones[0].keys, frame).translation);
    EXPECT_LE(moved, bounds.position) << frame;
    EXPECT_LE(
        std::abs(eval::sampleCamera(motion.camera, frame).distance - eval::sampleCamera(result.camera, frame).distance),
        bounds.cameraDistance)
        << frame;
  }
}

motion::Motion cameraMotion(int frames, const std::function<motion::CameraKey(int)>& keyAt) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  for (int frame = 0; frame < frames; ++frame) keys.append(frame, keyAt(frame));
  motion.camera = motion::Track<motion::CameraKey>(std::move(keys));
  return motion;
}

TEST(ReduceKeys, KeepsCutsOfARecordedCamera) {
  const motion::Motion motion = cameraMotion(41, [](int frame) {
    motion::CameraKey key = motion::restCameraKey();
    const auto progress = static_cast<float>(frame) / 40;
    key.target = {frame < 20 ? progress : progress + 5, 10, 0};
    key.rotation = {0, progress, 0};
    key.distance = -45 + 10 * progress;
    key.fov = 30;
    key.perspective = frame < 33;
    return key;
  });
  const Reduced result = reduced(motion);
  EXPECT_EQ(test::framesOf(result.motion, motion::kCameraTrack), "0 19 20 33 40") << "cut at 20, perspective at 33";
  ASSERT_EQ(result.result.errors.size(), 4U);
  EXPECT_EQ(result.result.errors[3].kind, ErrorKind::ViewAngle);
}

TEST(ReduceKeys, KeepsBothSidesOfACutThatWasSetByHand) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  for (const Frame frame : {0, 10, 20, 21, 30, 40}) {
    motion::CameraKey key = motion::restCameraKey();
    key.target.x = static_cast<float>(frame);
    keys.append(frame, key);
  }
  motion.camera = motion::Track<motion::CameraKey>(std::move(keys));
  EXPECT_EQ(test::framesOf(reduced(motion).motion, motion::kCameraTrack), "0 20 21 40");
}

TEST(ReduceKeys, FeetThatStandStayWhereTheyAreEvenIfOtherBonesMayMove) {
  const model::Model model = test::legModel();
  constexpr int kStandingFrames = 121;
  motion::Motion motion;
  motion::Keys<motion::BoneKey> feet;
  motion::Keys<motion::BoneKey> hips;
  for (int frame = 0; frame < kStandingFrames; ++frame) {
    // A slow drift, which is a sliding foot if it is lost between two keys.
    feet.append(frame, test::boneKeyAt(static_cast<float>(0.15 * std::sin(frame * 0.1))));
    motion::BoneKey hip = test::boneKeyAt(0);
    hip.translation.y = static_cast<float>(-0.5 + 0.15 * std::sin(frame * 0.17));
    hips.append(frame, hip);
  }
  motion.bones.push_back({test::nameOf("左足ＩＫ"), motion::Track<motion::BoneKey>(std::move(feet))});
  motion.bones.push_back({test::nameOf("センター"), motion::Track<motion::BoneKey>(std::move(hips))});
  const auto slide = [&](double bound) {
    const motion::Motion result = reduced(motion, {.position = 0.2, .angle = 10, .feet = bound}, &model).motion;
    const auto before = test::transformsOf(model, motion, "左足首", kStandingFrames);
    const auto after = test::transformsOf(model, result, "左足首", kStandingFrames);
    double largest = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      largest = std::max(largest, glm::distance(before[i].position, after[i].position));
    }
    return largest;
  };
  EXPECT_GT(slide(0), 0.1);
  EXPECT_LE(slide(0.02), 0.02);
}

TEST(ReduceKeys, RejectsInvalidBounds) {
  OperationControl control;
  EXPECT_FALSE(reduceKeys({}, {}, {.position = 0}, nullptr, control).ok());
  EXPECT_FALSE(reduceKeys({}, {}, {.viewAngle = std::nan("")}, nullptr, control).ok());
  EXPECT_TRUE(reduceKeys({}, {}, {}, nullptr, control).ok());
}

TEST(ReduceKeysOfAModel, RotationsAreBoundedByTheMovementOfChildren) {
  // 0.3 degrees at a distance of 20 units move a child by 0.105 units. Without a child, 0.5 degrees are allowed.
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  for (Frame frame = 0; frame <= 20; ++frame) made.key(0, frame, {0, 0, 0}, test::aboutZ(frame == 9 ? 0.3 : 0));
  const char* const withoutPeak = "0 8 10 20";
  EXPECT_EQ(test::framesOf(reduced(made.motion, {}, &made.model).motion, {}), withoutPeak);
  made.bone(0, {0, 20, 0});
  const Reduced result = reduced(made.motion, {}, &made.model);
  EXPECT_EQ(test::framesOf(result.motion, {}), "0 8 9 10 20");
  EXPECT_EQ(test::framesOf(reduced(made.motion).motion, {}), withoutPeak) << "without a model";
}

/// A leg with IK under a hip, an arm, and a bone that follows another; recorded frame by frame with some noise.
HandMade noisyModel(unsigned seed) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 10, 0});
  made.bone(0, {1, 9, 0});
  made.bone(1, {1, 5, -0.2F});
  made.bone(2, {1, 1, 0});
  made.bone(model::kNoIndex, {1, 1, 0});
  made.chain(4, 3, {2, 1}, 20);
  made.bone(0, {1, 15, 0});
  made.bone(5, {6, 15, 0});
  model::AppendTransform append;
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
    const HandMade made = noisyModel(seed);
    const ReductionBounds bounds{.position = 0.02 * seed, .angle = 0.4 * seed};
    const Reduced result = reduced(made.motion, bounds, &made.model);
    const auto [distance, degrees] = test::largestBoneDistance(made.model, made.motion, result.motion);
    EXPECT_LE(distance, bounds.position);
    EXPECT_LE(degrees, bounds.angle);
    ASSERT_EQ(result.result.errors.size(), 2U);
    EXPECT_NEAR(result.result.errors[0].value, distance, 1e-12);
    EXPECT_NEAR(result.result.errors[1].value, degrees, 1e-9);
    EXPECT_LT(result.motion.keyCount(), made.motion.keyCount() / 3);
    EXPECT_EQ(reduced(made.motion, bounds, &made.model).motion, result.motion) << "the result is reproducible";
  }
}

/// Two bones of an arm with curves and keys at random frames, as an animator sets them.
HandMade keyedModel(unsigned seed, int keys) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 10, 0});
  made.bone(0, {4, 10, 0});
  made.bone(1, {8, 10, 0});
  std::mt19937 random(seed);
  const auto upTo = [&random](int size) { return static_cast<int>(random() % static_cast<unsigned>(size)); };
  for (const model::BoneIndex bone : {0, 1}) {
    Frame frame = 0;
    for (int i = 0; i < keys; ++i, frame += 2 + upTo(9)) {
      const glm::dquat turn = test::aboutZ(upTo(60)) * test::aboutX(upTo(20));
      made.key(bone, frame, {static_cast<float>(bone == 0 ? 0.2 * upTo(10) : 0), 0, 0}, turn);
    }
    auto& track = made.motion.bones[static_cast<std::size_t>(bone)].keys;
    motion::Keys<motion::BoneKey> changed = track.keys();
    for (std::size_t i = 0; i < changed.size(); ++i) {
      for (motion::Curve& curve : changed.values.edit()[i].curves) {
        curve = {static_cast<std::uint8_t>(upTo(128)), static_cast<std::uint8_t>(upTo(128)),
                 static_cast<std::uint8_t>(upTo(128)), static_cast<std::uint8_t>(upTo(128))};
      }
    }
    track = motion::Track<motion::BoneKey>(std::move(changed));
  }
  return made;
}

TEST(ReduceKeysOfAModel, TheKeysOfABakedMotionAreNotMoreThanBefore) {
  struct Row {
    double position, degrees;
    double share;  ///< of the keys that may remain
  };
  for (const Row& row : {Row{0.05, 0.5, 1.0}, Row{0.2, 2, 0.98}}) {
    const HandMade made = keyedModel(5, 60);
    const motion::Motion baked = test::bakedBones(made.motion);
    const ReductionBounds bounds{.position = row.position, .angle = row.degrees};
    const motion::Motion result = reduced(baked, bounds, &made.model).motion;
    EXPECT_LE(static_cast<double>(result.keyCount()), row.share * static_cast<double>(made.motion.keyCount()))
        << row.degrees;
    const test::BoneDistance apart = test::largestBoneDistance(made.model, baked, result);
    EXPECT_LE(apart.position, row.position);
    EXPECT_LE(apart.degrees, row.degrees);
  }
}

TEST(ReduceKeysOfAModel, ExactBonesKeepASmallerAngle) {
  const HandMade made = keyedModel(5, 60);
  const motion::Motion baked = test::bakedBones(made.motion);
  const ReductionBounds bounds{.position = 2, .angle = 4};
  const ReductionOptions options{.exactBones = {made.model.bones[0].name.bytes}, .exactAngle = 0.5};
  OperationControl control;
  const auto result = reduceKeys(baked, motion::selectAllKeys(baked), bounds, &made.model, control, options);
  ASSERT_TRUE(result.ok());
  motion::Motion changed = baked;
  motion::applyEdit(changed, result->edit, motion::EditSide::After);
  EXPECT_LT(changed.keyCount(), reduced(baked, {.position = 2, .angle = 0.5}, &made.model).motion.keyCount())
      << "the other bones spend their own bound";
  const eval::Rig rig = eval::makeRig(made.model);
  const eval::BoundMotion before(baked, made.model, rig);
  const eval::BoundMotion after(changed, made.model, rig);
  eval::RigPose a(rig);
  eval::RigPose b(rig);
  double other = 0;
  for (Frame frame = 0; frame <= baked.frameRange().last; ++frame) {
    eval::evaluatePose(rig, before, frame, a);
    eval::evaluatePose(rig, after, frame, b);
    for (std::size_t bone = 0; bone < rig.bones.size(); ++bone) {
      const double degrees = eval::degreesBetween(a.transforms[bone].rotation, b.transforms[bone].rotation);
      if (bone > 0) {
        other = std::max(other, degrees);
      } else {
        EXPECT_LE(degrees, options.exactAngle) << frame;
      }
    }
  }
  EXPECT_GT(other, options.exactAngle);
  EXPECT_LE(other, bounds.angle);
  EXPECT_FALSE(reduceKeys(baked, motion::selectAllKeys(baked), bounds, &made.model, control, {.exactAngle = 0}).ok());
}

TEST(ReduceKeysOfAModel, CurvesThatWereSetByHandKeepTheBoundAtHalfFramesToo) {
  for (unsigned seed = 1; seed <= 8; ++seed) {
    SCOPED_TRACE(seed);
    const HandMade made = keyedModel(seed, 40);
    const ReductionBounds bounds{.position = 0.3, .angle = 3};
    const motion::Motion result = reduced(made.motion, bounds, &made.model).motion;
    EXPECT_LT(result.keyCount(), made.motion.keyCount());
    const test::BoneDistance apart = test::largestBoneDistance(made.model, made.motion, result, true);
    EXPECT_LE(apart.position, bounds.position);
    EXPECT_LE(apart.degrees, bounds.angle);
  }
}

TEST(ReduceKeysOfAModel, KeysOutsideTheSelectionStay) {
  const HandMade made = noisyModel(2);
  motion::KeySelection keys = motion::selectKeys(made.motion, {motion::TrackKind::Bone, 0}, {30, 90});
  OperationControl control;
  const auto result = reduceKeys(made.motion, keys, {}, &made.model, control);
  ASSERT_TRUE(result.ok());
  motion::Motion changed = made.motion;
  motion::applyEdit(changed, result->edit, motion::EditSide::After);
  const auto frames = changed.bones[0].keys.frames();
  EXPECT_LT(frames.size(), 100U);
  for (Frame frame = 0; frame <= 120; ++frame) {
    if (frame > 30 && frame < 90) continue;
    EXPECT_TRUE(std::ranges::binary_search(frames, frame)) << frame;
  }
  for (std::size_t i = 1; i < made.motion.bones.size(); ++i) EXPECT_EQ(changed.bones[i], made.motion.bones[i]);
  EXPECT_LE(test::largestBoneDistance(made.model, made.motion, changed).position, 0.05);
}

TEST(ReduceKeysOfAModel, ALongMotionIsReducedTheSameEveryTimeAndWithinTheBounds) {
  const HandMade made = keyedModel(3, 700);
  const motion::Motion baked = test::bakedBones(made.motion);
  ASSERT_GT(baked.frameRange().last, 4000) << "several windows of time";
  const motion::Motion result = reduced(baked, {}, &made.model).motion;
  EXPECT_LE(result.keyCount(), made.motion.keyCount());
  const test::BoneDistance apart = test::largestBoneDistance(made.model, baked, result);
  EXPECT_LE(apart.position, 0.05);
  EXPECT_LE(apart.degrees, 0.5);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(reduced(baked, {}, &made.model).motion, result);
}

TEST(ReduceKeysOfAModel, StopsWhenItIsCanceledWhileItRemovesKeys) {
  const HandMade made = keyedModel(1, 2000);
  const motion::Motion baked = test::bakedBones(made.motion);
  std::atomic<bool> canceled = false;
  std::atomic<double> progress = 0;
  std::atomic<bool> isDone = false;
  bool wasRising = true;
  std::jthread watcher([&] {
    double last = 0;
    while (!isDone) {
      const double now = progress;
      wasRising = wasRising && now >= last && now <= 1;
      last = now;
      if (now > 0.35) canceled = true;
    }
  });
  OperationControl control(baked.keyCount(), &canceled, &progress);
  const auto result = reduceKeys(baked, motion::selectAllKeys(baked), {}, &made.model, control);
  isDone = true;
  watcher.join();
  EXPECT_FALSE(result.ok());
  EXPECT_TRUE(wasRising);
  EXPECT_LT(progress, 0.9);
}

TEST(ReduceKeysOfAModel, ReducingTwiceRemovesFewMoreKeys) {
  const HandMade made = noisyModel(3);
  const motion::Motion once = reduced(made.motion, {}, &made.model).motion;
  const motion::Motion twice = reduced(once, {}, &made.model).motion;
  EXPECT_GE(twice.keyCount(), once.keyCount() * 8 / 10);
  EXPECT_LE(twice.keyCount(), once.keyCount());
}

TEST(ReduceKeysOfAModel, BoneMorphsAreBoundedByTheMovementOfBones) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.morph(model::MorphKind::Bone).offsets = std::vector<model::BoneOffset>{{0, {10, 0, 0}, {0, 0, 0, 1}}};
  motion::Keys<motion::MorphKey> keys;
  for (Frame frame = 0; frame <= 10; ++frame) keys.append(frame, {frame == 5 ? 0.009F : 0});
  made.motion.morphs.push_back(
      {Name::fromBytes(made.model.morphs[0].name.bytes), motion::Track<motion::MorphKey>(std::move(keys))});
  made.key(0, 0, {0, 0, 0});
  // A weight of 0.009 moves the bone by 0.09 units, more than the bound of 0.05, but is less than the bound of weights.
  EXPECT_EQ(test::framesOf(reduced(made.motion, {}, &made.model).motion, {motion::TrackKind::Morph, 0}), "0 4 5 7 10");
  EXPECT_EQ(test::framesOf(reduced(made.motion).motion, {motion::TrackKind::Morph, 0}), "0 10");
}

/// A bone that keys, a morph and a group of it move, recorded frame by frame with some noise.
HandMade morphedModel() {
  HandMade made;
  made.bone(model::kNoIndex, {0, 10, 0});
  made.bone(0, {0, 15, 0});
  const glm::dquat turn = test::aboutZ(20);
  made.morph(model::MorphKind::Bone).offsets = std::vector<model::BoneOffset>{{0, {40, 0, 0}, toStored(turn)}};
  made.morph(model::MorphKind::Group).offsets = std::vector<model::MorphShare>{{0, 0.5F}};
  std::mt19937 random(4);
  const auto noise = [&random](double size) { return size * (static_cast<double>(random() % 2001) / 1000 - 1); };
  std::array<motion::Keys<motion::MorphKey>, 2> weights;
  for (Frame frame = 0; frame <= 240; ++frame) {
    made.key(0, frame, {0, static_cast<float>(std::sin(0.07 * frame) + noise(0.004)), 0}, test::aboutX(noise(0.02)));
    weights[0].append(frame, {static_cast<float>(0.5 + 0.4 * std::sin(0.11 * frame) + noise(0.0008))});
    weights[1].append(frame, {static_cast<float>(0.5 + 0.3 * std::cos(0.06 * frame) + noise(0.0008))});
  }
  for (std::size_t i = 0; i < weights.size(); ++i) {
    made.motion.morphs.push_back(
        {Name::fromBytes(made.model.morphs[i].name.bytes), motion::Track<motion::MorphKey>(std::move(weights[i]))});
  }
  return made;
}

TEST(ReduceKeysOfAModel, KeysOfBoneMorphsAreRemovedTogetherWithThoseOfTheBonesThatTheyMove) {
  const HandMade made = morphedModel();
  const ReductionBounds bounds{.position = 0.1, .angle = 1, .weight = 0.01};
  const Reduced result = reduced(made.motion, bounds, &made.model);
  const test::BoneDistance apart = test::largestBoneDistance(made.model, made.motion, result.motion);
  EXPECT_LE(apart.position, bounds.position) << "of the sum";
  EXPECT_LE(apart.degrees, bounds.angle);
  // If none were removed together with those of the bone, 212 would be left.
  EXPECT_LE(result.motion.morphs[0].keys.size() + result.motion.morphs[1].keys.size(), 175U);
  EXPECT_LE(result.motion.bones[0].keys.size(), 8U);
  for (std::size_t i = 0; i < 2; ++i) {
    for (Frame frame = 0; frame <= 240; ++frame) {
      EXPECT_LE(std::abs(eval::sampleMorph(result.motion.morphs[i].keys, frame) -
                         eval::sampleMorph(made.motion.morphs[i].keys, frame)),
                bounds.weight)
          << i << " at " << frame;
    }
  }
  EXPECT_EQ(reduced(made.motion, bounds, &made.model).motion, result.motion) << "the result is reproducible";
}

TEST(ReduceKeysOfAModel, TracksThatTheModelLacksAreReducedSeparately) {
  const HandMade made = noisyModel(1);
  const motion::Motion motion = recorded(40, [](int f) { return std::sin(f * 0.3); });
  const Reduced alone = reduced(motion);
  const Reduced with = reduced(motion, {}, &made.model);
  EXPECT_EQ(with.motion, alone.motion);
  EXPECT_EQ(with.result.errors[0].where, "センター");
}

}  // namespace
}  // namespace furitsuke::operations
