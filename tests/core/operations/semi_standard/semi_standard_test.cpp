// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/motion/rotation.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;

using Texts = OperationArguments::Texts;

/// A skeleton with the semi-standard bones of the left side; bones that only rotate cannot be moved.
class Skeleton {
 public:
  Skeleton() {
    add("全ての親", "", {0, 0, 0}, true);
    add("センター", "全ての親", {0, 8, 0}, true);
    add("グルーブ", "センター", {0, 8.2F, 0}, true);
    add("腰", "グルーブ", {0, 11.5F, 0.3F}, true);
    add("上半身", "腰", {0, 12.5F, 0}, false);
    add("上半身2", "上半身", {0, 14, 0}, false);
    add("首", "上半身2", {0, 16.5F, 0.2F}, false);
    add("左肩P", "上半身2", {0.5F, 16, 0}, false);
    add("左肩", "左肩P", {0.5F, 16, 0}, false);
    append(add("左肩C", "左肩", {1.5F, 16, 0}, false), "左肩P", -1);
    add("左腕", "左肩C", {1.5F, 16, 0}, false);
    twist(add("左腕捩", "左腕", {2.7F, 15.1F, 0}, false), {4, -3, 0});
    append(add("左腕捩1", "左腕", {2.1F, 15.55F, 0}, false), "左腕捩", 0.25F);
    add("左ひじ", "左腕捩", {3.9F, 14.2F, 0}, false);
    twist(add("左手捩", "左ひじ", {5.1F, 13.3F, 0}, false), {4, -3, 0});
    add("左手首", "左手捩", {6.3F, 12.4F, 0}, false);
    add("下半身", "腰", {0, 12.5F, 0}, false);
    append(add("腰キャンセル左", "下半身", {1, 10.5F, 0}, false), "腰", -1);
    add("左足", "腰キャンセル左", {1, 10.5F, 0}, false);
    add("左足IK親", "全ての親", {1, 0, 0.5F}, true);
    add("左足ＩＫ", "左足IK親", {1, 1, 0.5F}, true);
  }

  [[nodiscard]] eval::RigPose pose(const motion::Motion& motion, double frame) const {
    const eval::Rig rig = eval::makeRig(model);
    eval::RigPose pose(rig);
    eval::evaluatePose(rig, eval::BoundMotion(motion, model, rig), frame, pose);
    return pose;
  }
  [[nodiscard]] std::size_t index(std::string_view name) const {
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      if (model.bones[i].name.text == name) return i;
    }
    ADD_FAILURE() << name;
    return 0;
  }

  model::Model model;

 private:
  model::Bone& add(const char* name, std::string_view parent, Vec3 position, bool isMovable) {
    const model::BoneIndex above = parent.empty() ? model::kNoIndex : static_cast<model::BoneIndex>(index(parent));
    model::Bone& bone = model.bones.emplace_back();
    bone.name = model::ModelName::fromText(name, {});
    bone.parent = above;
    bone.position = position;
    bone.movable = isMovable;
    return bone;
  }
  void append(model::Bone& bone, std::string_view source, float ratio) {
    bone.append = model::AppendTransform{
        .source = static_cast<model::BoneIndex>(index(source)), .ratio = ratio, .rotation = true};
  }
  static void twist(model::Bone& bone, Vec3 axis) { bone.fixedAxis = axis; }
};

glm::dquat aboutArm(double degrees) {
  const double half = degrees * 3.14159265358979 / 360;
  return {std::cos(half), 0.8 * std::sin(half), -0.6 * std::sin(half), 0};
}

void setKey(motion::Motion& motion, std::string_view bone, Frame frame, Vec3 translation, const glm::dquat& rotation) {
  const motion::TrackId id = motion.ensureBone(test::nameOf(bone));
  motion::Keys<motion::BoneKey> keys = motion.bones[id.index].keys.keys();
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = toStored(rotation);
  key.curves = {motion::Curve{20, 60, 80, 120}, motion::Curve{64, 0, 64, 127}, motion::Curve{10, 90, 30, 120},
                motion::Curve{40, 5, 90, 110}};
  keys.append(frame, key);
  motion.bones[id.index].keys = motion::Track(std::move(keys));
}

glm::dquat rotationOf(double x, double y, double z) {
  return motion::unitRotation(motion::rotationFromEuler({x, y, z}));
}

/// Every bone moves, each with keys at different frames.
motion::Motion fullMotion() {
  motion::Motion motion;
  Frame frame = 3;
  for (const char* bone : {"全ての親", "センター", "グルーブ", "腰", "左足IK親", "左足ＩＫ"}) {
    setKey(motion, bone, 0, {0, 0, 0}, rotationOf(0, 5, 0));
    setKey(motion, bone, frame, {1, 0.5F, -2}, rotationOf(3, 20, -4));
    setKey(motion, bone, 20, {-1, 1, 0.5F}, rotationOf(-5, -30, 8));
    frame += 2;
  }
  for (const char* bone :
       {"上半身", "上半身2", "首", "左肩P", "左肩", "左肩C", "左腕", "左ひじ", "左手首", "下半身", "左足"}) {
    setKey(motion, bone, 0, {0, 0, 0}, rotationOf(0, 0, 0));
    setKey(motion, bone, frame % 13 + 2, {0, 0, 0}, rotationOf(10, -20, 15));
    setKey(motion, bone, 20, {0, 0, 0}, rotationOf(-20, 30, 5));
    frame += 3;
  }
  for (const char* bone : {"左腕捩", "左手捩"}) {
    setKey(motion, bone, 0, {0, 0, 0}, aboutArm(0));
    setKey(motion, bone, 11, {0, 0, 0}, aboutArm(50));
    setKey(motion, bone, 20, {0, 0, 0}, aboutArm(-30));
  }
  return motion;
}

/// The largest distance and angle between two motions on the skeleton at frames 0 to 20.
std::pair<double, double> farthest(const Skeleton& skeleton, const motion::Motion& a, const motion::Motion& b,
                                   std::string_view bone) {
  const std::size_t i = skeleton.index(bone);
  double distance = 0;
  double degrees = 0;
  for (int frame = 0; frame <= 20; ++frame) {
    const RigidTransform before = skeleton.pose(a, frame).transforms[i];
    const RigidTransform after = skeleton.pose(b, frame).transforms[i];
    distance = std::max(distance, glm::length(before.position - after.position));
    degrees = std::max(degrees, eval::degreesBetween(before.rotation, after.rotation));
  }
  return {distance, degrees};
}

TEST(FoldSemiStandard, StandardBonesKeepTheirWorldPose) {
  const Skeleton skeleton;
  const motion::Motion motion = fullMotion();
  const RunResult folded =
      test::resultIn({.model = &skeleton.model}, motion, "fold-semi-standard", {{"upper-body-2", "no"}});
  EXPECT_EQ(folded.error, "");
  for (const char* bone : {"全ての親", "グルーブ", "腰", "左足IK親", "左肩P", "左肩C", "左腕捩", "左手捩"}) {
    EXPECT_EQ(folded.motion.keyCount(*motion::findTrack(folded.motion, bone)), 0U) << bone;
  }
  for (const char* bone : {"上半身2", "首", "左肩", "左腕", "左ひじ", "左手首", "下半身", "左足", "左足ＩＫ"}) {
    const auto [distance, degrees] = farthest(skeleton, motion, folded.motion, bone);
    EXPECT_LT(distance, 0.08) << bone;
    EXPECT_LT(degrees, std::string(bone) == "左腕" ? 51 : 0.5) << bone << ", which now includes its twist";
  }
}

TEST(FoldSemiStandard, AddsEachBoneToItsStandardBone) {
  const Skeleton skeleton;
  struct Row {
    const char* bone;
    Vec3 move;
    glm::dquat turn;
    const char* to;
    glm::dvec3 moved;
    glm::dquat turnedTo;
  };
  const glm::dquat quarter = rotationOf(0, 90, 0);
  const Row rows[] = {
      // A quarter turn about y takes (1, 0, 0.5) to (0.5, 0, -1); the foot rests there.
      {"全ての親", {2, 0, 0}, quarter, "左足IK親", {}, {}},
      {"左足IK親", {2, 0, 0}, quarter, "左足ＩＫ", {2, 0, 0}, quarter},
      {"グルーブ", {0, 3, 0}, rotationOf(0, 0, 0), "センター", {0, 3, 0}, rotationOf(0, 0, 0)},
      // A quarter turn about x moves the offset from センター up to グルーブ, 0.2, to +z: the center rotates below it.
      {"グルーブ", {0, 0, 0}, rotationOf(90, 0, 0), "センター", {0, 0.2, -0.2}, rotationOf(90, 0, 0)},
      // 上半身 rests at (0, 1, -0.3) from 腰; half a turn about y puts it to (0, 1, 0.3).
      {"腰", {1, 0, 0}, rotationOf(0, 180, 0), "センター", {1, 0, 0.6}, rotationOf(0, 0, 0)},
      {"腰", {1, 0, 0}, rotationOf(0, 180, 0), "下半身", {0, 0, 0}, rotationOf(0, 180, 0)},
      {"腰", {1, 0, 0}, rotationOf(0, 180, 0), "左足", {0, 0, 0}, rotationOf(0, -180, 0)},
      {"左肩P", {0, 0, 0}, quarter, "左肩", {0, 0, 0}, quarter},
      {"左肩P", {0, 0, 0}, quarter, "左腕", {0, 0, 0}, rotationOf(0, -90, 0)},
      {"左腕捩", {0, 0, 0}, aboutArm(40), "左腕", {0, 0, 0}, aboutArm(40)},
      {"左手捩", {0, 0, 0}, aboutArm(40), "左手首", {0, 0, 0}, aboutArm(40)},
  };
  for (const Row& row : rows) {
    if (std::string(row.bone) == "全ての親") continue;
    SCOPED_TRACE(std::string(row.bone) + " " + row.to);
    motion::Motion motion;
    setKey(motion, row.bone, 0, row.move, row.turn);
    const motion::Motion folded = test::resultIn({.model = &skeleton.model}, motion, "fold-semi-standard", {}).motion;
    const auto to = motion::findTrack(folded, row.to);
    ASSERT_TRUE(to.has_value());
    ASSERT_EQ(folded.keyCount(*to), 1U);
    const motion::BoneKey& key = folded.bones[to->index].keys.values()[0];
    EXPECT_LT(glm::length(toDouble(key.translation) - row.moved), 1e-5)
        << key.translation.x << " " << key.translation.y << " " << key.translation.z;
    EXPECT_LT(eval::degreesBetween(eval::usable(key.rotation), row.turnedTo), 1e-4);
  }
  motion::Motion root;
  setKey(root, "全ての親", 0, {2, 0, 0}, quarter);
  const motion::Motion folded = test::resultIn({.model = &skeleton.model}, root, "fold-semi-standard", {}).motion;
  const motion::BoneKey& foot = folded.bones[motion::findTrack(folded, "左足ＩＫ")->index].keys.values()[0];
  EXPECT_LT(glm::length(toDouble(foot.translation) - glm::dvec3(2 + 0.5 - 1, 0, -1 - 0.5)), 1e-5);
}

TEST(FoldSemiStandard, KeepsCurvesIfOnlyOneBoneMoves) {
  const Skeleton skeleton;
  motion::Motion motion;
  setKey(motion, "グルーブ", 0, {0, 0, 0}, rotationOf(0, 0, 0));
  setKey(motion, "グルーブ", 30, {0, 5, 0}, rotationOf(0, 0, 0));
  setKey(motion, "左腕捩", 0, {0, 0, 0}, aboutArm(0));
  setKey(motion, "左腕捩", 30, {0, 0, 0}, aboutArm(70));
  setKey(motion, "左腕", 0, {0, 0, 0}, rotationOf(10, 20, 30));
  const RunResult folded = test::resultIn({.model = &skeleton.model}, motion, "fold-semi-standard", {});
  EXPECT_EQ(folded.motion.keyCount(), 4U) << "no key is added";
  EXPECT_EQ(folded.motion.bones[motion::findTrack(folded.motion, "センター")->index].keys.values()[1].curves[1],
            (motion::Curve{64, 0, 64, 127}));
  EXPECT_EQ(folded.motion.bones[motion::findTrack(folded.motion, "左腕")->index].keys.values()[1].curves[3],
            (motion::Curve{40, 5, 90, 110}));
  const auto [distance, degrees] = farthest(skeleton, motion, folded.motion, "左手首");
  EXPECT_LT(distance, 1e-4);
  EXPECT_LT(degrees, 1e-3);
}

TEST(FoldSemiStandard, KeepsAndReportsKeysThatCannotBeFolded) {
  motion::Motion motion;
  setKey(motion, "左足D", 0, {0, 0, 0}, rotationOf(10, 0, 0));
  setKey(motion, "左足先EX", 0, {0, 0, 0}, rotationOf(10, 0, 0));
  setKey(motion, "全ての親", 0, {0, 0, 0}, rotationOf(0, 90, 0));
  setKey(motion, "グルーブ", 0, {0, 0, 0}, rotationOf(0, 0, 0));
  const RunResult folded = test::resultOf(motion, "fold-semi-standard", {});
  EXPECT_EQ(folded.motion.keyCount(), 3U) << "グルーブ is at rest, so its key is removed";
  std::string notedTracks;
  for (const Diagnostic& note : folded.notes) notedTracks += note.track + " ";
  EXPECT_EQ(notedTracks, "全ての親 左足D 左足先EX ");
  motion::Keys<motion::VisibilityIkKey> property;
  property.append(0, {true, {{test::nameOf("左足ＩＫ").bytes, false}, {test::nameOf("左つま先ＩＫ").bytes, false}}});
  motion.property = motion::Track(std::move(property));
  const motion::Motion free = test::resultOf(motion, "fold-semi-standard", {}).motion;
  EXPECT_EQ(free.keyCount(*motion::findTrack(free, "左足D")), 0U);
  EXPECT_EQ(free.keyCount(*motion::findTrack(free, "左足")), 1U);
  const motion::Motion part = test::resultIn({.tracks = "全ての親"}, motion, "fold-semi-standard", {}).motion;
  EXPECT_EQ(part, motion) << "the other tracks are not in the scope";
}

TEST(UnfoldSemiStandard, MovesHeightAndTwistToTheSemiStandardBonesAndKeepsWorldPoses) {
  const Skeleton skeleton;
  motion::Motion motion;
  setKey(motion, "センター", 0, {0, 0, 0}, rotationOf(0, 0, 0));
  setKey(motion, "センター", 20, {3, -2, 1}, rotationOf(0, 40, 0));
  setKey(motion, "左腕", 0, {0, 0, 0}, rotationOf(0, 0, 0));
  setKey(motion, "左腕", 20, {0, 0, 0}, rotationOf(0, 30, 20) * aboutArm(60));
  setKey(motion, "左手首", 0, {0, 0, 0}, aboutArm(-45) * rotationOf(0, 0, 30));
  const RunResult unfolded = test::resultIn({.model = &skeleton.model}, motion, "unfold-semi-standard", {});
  EXPECT_EQ(unfolded.error, "");
  const motion::Motion& result = unfolded.motion;
  const auto keys = [&result](std::string_view bone) {
    return result.bones[motion::findTrack(result, bone)->index].keys.values();
  };
  EXPECT_EQ(keys("センター").back().translation, (Vec3{3, 0, 1}));
  EXPECT_LT(glm::length(toDouble(keys("グルーブ").back().translation) - glm::dvec3(0, -2, 0)), 1e-5);
  const glm::dvec3 axis{0.8, -0.6, 0};
  for (const char* bone : {"左腕捩", "左手捩"}) {
    for (const motion::BoneKey& key : keys(bone)) {
      EXPECT_LT(glm::length(glm::cross(eval::vectorPart(eval::usable(key.rotation)), axis)), 1e-6) << bone;
    }
  }
  EXPECT_LT(eval::degreesBetween(eval::usable(keys("左手捩").front().rotation), aboutArm(-45)), 15);
  EXPECT_GT(eval::degreesBetween(eval::usable(keys("左手捩").front().rotation), eval::kNoRotation), 30);
  for (const char* bone : {"グルーブ", "左ひじ", "左手首"}) {
    const auto [distance, degrees] = farthest(skeleton, motion, result, bone);
    EXPECT_LT(distance, 0.05) << bone;
    EXPECT_LT(degrees, 0.5) << bone;
  }
  const motion::Motion back = test::resultIn({.model = &skeleton.model}, result, "fold-semi-standard", {}).motion;
  for (const char* bone : {"センター", "左ひじ", "左手首"}) {
    const auto [distance, degrees] = farthest(skeleton, motion, back, bone);
    EXPECT_LT(distance, 0.05) << bone;
    EXPECT_LT(degrees, 0.5) << bone;
  }
  EXPECT_EQ(test::resultOf(motion, "unfold-semi-standard", {}).error, "左腕捩: its axis is unknown without a model");
}

//  Where 左腕捩 is not on its own axis through 左腕, its twist moves what is below it less than that of 左腕 did.
TEST(UnfoldSemiStandard, ReportsHowFarBonesEndFromTheirPlaces) {
  Skeleton skeleton;
  motion::Motion motion;
  setKey(motion, "左腕", 0, {0, 0, 0}, rotationOf(0, 0, 0));
  setKey(motion, "左腕", 20, {0, 0, 0}, rotationOf(0, 30, 20) * aboutArm(60));
  setKey(motion, "左腕捩1", 0, {0, 0, 0}, rotationOf(0, 0, 0));
  const auto unfold = [&] { return test::resultIn({.model = &skeleton.model}, motion, "unfold-semi-standard", {}); };
  const auto noteOf = [](const RunResult& result, std::string_view code) {
    const auto note = std::ranges::find(result.notes, code, &Diagnostic::code);
    return note == result.notes.end() ? Diagnostic() : *note;
  };
  const RunResult exact = unfold();
  EXPECT_EQ(noteOf(exact, "edit.unfold.moved"), Diagnostic());
  EXPECT_EQ(noteOf(exact, "edit.unfold.turned"), Diagnostic());
  for (const LargestError& error : exact.errors) EXPECT_LT(error.value, 0.2) << errorName(error.kind);

  skeleton.model.bones[skeleton.index("左腕捩")].position = {2.7F, 15.1F, 0.5F};
  const RunResult moved = unfold();
  const Diagnostic note = noteOf(moved, "edit.unfold.moved");
  EXPECT_EQ(note.track, "左腕捩");
  EXPECT_EQ(note.frame, 20);
  EXPECT_GT(note.count, 10U);
  const double distance = farthest(skeleton, motion, moved.motion, "左腕捩").first;
  EXPECT_NEAR(distance, 0.4, 0.05) << "about twice the sine of half the twist times the distance from the axis";
  EXPECT_NEAR(std::stod(note.detail), distance, 0.0006);
  EXPECT_EQ(noteOf(moved, "edit.unfold.turned"), Diagnostic()) << "rotations are exact";
  ASSERT_FALSE(moved.errors.empty());
  EXPECT_EQ(moved.errors[0].where, "左腕捩");
  EXPECT_NEAR(moved.errors[0].value, distance, 1e-6);
  EXPECT_EQ(moved.errors[0].bound, 0.01);

  // An elbow that 左腕捩 does not carry loses the twist.
  skeleton.model.bones[skeleton.index("左ひじ")].parent = static_cast<model::BoneIndex>(skeleton.index("左腕"));
  const Diagnostic turned = noteOf(unfold(), "edit.unfold.turned");
  EXPECT_EQ(turned.track, "左ひじ");
  EXPECT_NEAR(std::stod(turned.detail), 60, 15);
}

//  The model shows only the part of these keys that is about its own axis.
TEST(UnfoldSemiStandard, KeepsWhatTwistKeysOfAnotherAxisShow) {
  const Skeleton skeleton;
  motion::Motion motion;
  setKey(motion, "左腕", 0, {0, 0, 0}, rotationOf(0, 30, 20) * aboutArm(60));
  setKey(motion, "左腕捩", 0, {0, 0, 0}, rotationOf(50, 0, 0));
  setKey(motion, "左手首", 0, {0, 0, 0}, aboutArm(-45) * rotationOf(0, 0, 30));
  setKey(motion, "左手捩", 0, {0, 0, 0}, rotationOf(0, -40, 0));
  const motion::Motion result = test::resultIn({.model = &skeleton.model}, motion, "unfold-semi-standard", {}).motion;
  for (const char* bone : {"左ひじ", "左手首"}) {
    const auto [distance, degrees] = farthest(skeleton, motion, result, bone);
    EXPECT_LT(distance, 0.01) << bone;
    EXPECT_LT(degrees, 0.1) << bone;
  }
}

TEST(UnfoldSemiStandard, DistributesTheRotationOfTheUpperBody) {
  const Skeleton skeleton;
  motion::Motion motion;
  setKey(motion, "上半身", 0, {0, 0, 0}, rotationOf(0, 60, 0));
  const motion::Motion shared =
      test::resultIn({.model = &skeleton.model}, motion, "unfold-semi-standard", {{"upper-body-2", "0.25"}}).motion;
  EXPECT_LT(eval::degreesBetween(eval::usable(shared.bones[0].keys.values()[0].rotation), rotationOf(0, 45, 0)), 1e-4);
  EXPECT_LT(eval::degreesBetween(eval::usable(shared.bones[1].keys.values()[0].rotation), rotationOf(0, 15, 0)), 1e-4);
  const RunResult result =
      test::resultIn({.model = &skeleton.model}, motion, "unfold-semi-standard", {{"upper-body-2", "0.25"}});
  EXPECT_TRUE(result.notes.empty()) << "head and arms are said to move";
}

}  // namespace
}  // namespace furitsuke::operations
