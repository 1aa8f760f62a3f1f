// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <map>
#include <optional>
#include <string>

#include "core/base/vector.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/model/name_index.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::boneKey;
using test::RunResult;

model::BoneIndex indexOf(const model::Model& model, const std::string& name) {
  const auto at = std::ranges::find(model.bones, name, [](const model::Bone& bone) { return bone.name.text; });
  return at == model.bones.end() ? model::kNoIndex : static_cast<model::BoneIndex>(at - model.bones.begin());
}

model::Bone& boneOf(model::Model& model, const std::string& name) {
  return model.bones[static_cast<std::size_t>(indexOf(model, name))];
}

/// Another person: shorter legs, longer arms that hang down further, and wider shoulders.
model::Model otherPerson() {
  model::Model model = test::humanoid();
  model.name = model::ModelName::fromText("別人", "other");
  for (model::Bone& bone : model.bones) bone.position.y *= 0.8F;
  for (const std::string side : {"左", "右"}) {
    const float out = side == "左" ? 1 : -1;
    const Vec3 shoulder{out * 1.9F, 11, 0};
    boneOf(model, side + "腕").position = shoulder;
    boneOf(model, side + "ひじ").position = {shoulder.x + out * 1.8F, shoulder.y - 1.9F, 0.1F};
    boneOf(model, side + "手首").position = {shoulder.x + out * 3.7F, shoulder.y - 3.6F, 0};
  }
  return model;
}

/// Puts a bone between another and its parent, at the place of the former, and before it in the order of evaluation.
model::BoneIndex insertAbove(model::Model& model, const std::string& name, const std::string& below) {
  const model::BoneIndex at = indexOf(model, below);
  const auto shift = [at](model::BoneIndex& index) { index += index >= at ? 1 : 0; };
  for (model::Bone& bone : model.bones) {
    shift(bone.parent);
    if (bone.append) shift(bone.append->source);
  }
  for (model::IkChain& chain : model.ik) {
    shift(chain.goal);
    shift(chain.target);
    for (model::IkLink& link : chain.links) shift(link.bone);
  }
  model::Bone bone = boneOf(model, below);
  bone.name = model::ModelName::fromText(name, "");
  model.bones.insert(model.bones.begin() + at, bone);
  boneOf(model, below).parent = at;
  return at;
}

/// The same person with semi-standard bones.
model::Model withSemiStandardBones(model::Model model) {
  insertAbove(model, "グルーブ", "下半身");
  boneOf(model, "上半身").parent = indexOf(model, "グルーブ");
  insertAbove(model, "腰", "下半身");
  boneOf(model, "上半身").parent = indexOf(model, "腰");
  insertAbove(model, "上半身3", "首");
  for (const std::string side : {"左", "右"}) {
    boneOf(model, side + "肩").parent = indexOf(model, "上半身3");
    const model::BoneIndex above = insertAbove(model, side + "肩P", side + "肩");
    const model::BoneIndex back = insertAbove(model, side + "肩C", side + "腕");
    model.bones[static_cast<std::size_t>(back)].append =
        model::AppendTransform{.source = above, .ratio = -1, .rotation = true};
    for (const auto& [twist, limb, end] : {std::tuple("腕捩", "腕", "ひじ"), {"手捩", "ひじ", "手首"}}) {
      const model::BoneIndex bone = insertAbove(model, side + twist, side + end);
      const glm::dvec3 from = toDouble(boneOf(model, side + limb).position);
      const glm::dvec3 to = toDouble(boneOf(model, side + end).position);
      model.bones[static_cast<std::size_t>(bone)].position = toStored((from + to) / 2.0);
      model.bones[static_cast<std::size_t>(bone)].fixedAxis = toStored(glm::normalize(to - from));
    }
  }
  insertAbove(model, "全ての親", "センター");
  for (const char* foot : {"左足ＩＫ", "右足ＩＫ"}) boneOf(model, foot).parent = indexOf(model, "全ての親");
  return model;
}

/// A motion that uses everything that the bones of humanoid() can do.
motion::Motion dance() {
  motion::Motion motion;
  test::setBoneKeys(motion, "センター",
                    {{0, boneKey({0, 0, 0})}, {15, boneKey({1, -1.2F, 0.5F}, {0, 20, 0})}, {30, boneKey({2, 0, -1})}});
  test::setBoneKeys(motion, "下半身", {{0, boneKey({0, 0, 0})}, {30, boneKey({0, 0, 0}, {10, 15, -5})}});
  test::setBoneKeys(motion, "上半身", {{0, boneKey({0, 0, 0}, {5, 0, 0})}, {30, boneKey({0, 0, 0}, {-15, 20, 5})}});
  test::setBoneKeys(motion, "頭", {{0, boneKey({0, 0, 0})}, {30, boneKey({0, 0, 0}, {-10, 20, 0})}});
  for (const std::string side : {"左", "右"}) {
    const float out = side == "左" ? 1 : -1;
    test::setBoneKeys(motion, side + "腕",
                      {{0, boneKey({0, 0, 0}, {0, 0, out * 20})}, {30, boneKey({0, 0, 0}, {0, out * 30, out * -30})}});
    test::setBoneKeys(motion, side + "ひじ", {{0, boneKey({0, 0, 0})}, {30, boneKey({0, 0, 0}, {20, out * 60, 0})}});
    test::setBoneKeys(motion, side + "手首", {{0, boneKey({0, 0, 0})}, {30, boneKey({0, 0, 0}, {30, 0, out * 10})}});
    test::setBoneKeys(
        motion, side + "足ＩＫ",
        {{0, boneKey({0, 0, 0})}, {10, boneKey({out * 0.5F, 0, 0})}, {30, boneKey({2, 0.4F, -1}, {0, 10, 0})}});
  }
  return motion;
}

/// The same with keys on the semi-standard bones.
motion::Motion semiStandardDance() {
  motion::Motion motion = dance();
  test::setBoneKeys(motion, "全ての親", {{0, boneKey({0, 0, 0})}, {30, boneKey({0.5F, 0, 1}, {0, 25, 0})}});
  test::setBoneKeys(motion, "グルーブ",
                    {{0, boneKey({0, 0, 0})}, {12, boneKey({0, -0.4F, 0})}, {30, boneKey({0, 0, 0})}});
  test::setBoneKeys(motion, "腰", {{0, boneKey({0, 0, 0})}, {30, boneKey({0, 0, 0}, {0, -10, 5})}});
  test::setBoneKeys(motion, "上半身3", {{0, boneKey({0, 0, 0})}, {30, boneKey({0, 0, 0}, {5, 10, 0})}});
  test::setBoneKeys(motion, "左肩P", {{0, boneKey({0, 0, 0})}, {30, boneKey({0, 0, 0}, {0, 0, 20})}});
  test::setBoneKeys(motion, "左腕捩", {{0, boneKey({0, 0, 0})}, {30, boneKey({0, 0, 0}, {20, 0, 0})}});
  test::setBoneKeys(motion, "左手捩", {{0, boneKey({0, 0, 0})}, {30, boneKey({0, 0, 0}, {-40, 0, 0})}});
  return motion;
}

/// The pose of a model at a frame.
class Posed {
 public:
  Posed(const model::Model& model, const motion::Motion& motion, Frame frame)
      : model_(model), rig_(eval::makeRig(model)), pose_(rig_) {
    eval::evaluatePose(rig_, eval::BoundMotion(motion, model, rig_), frame, pose_);
  }
  [[nodiscard]] const RigidTransform& operator[](const std::string& bone) const {
    return pose_.transforms[static_cast<std::size_t>(indexOf(model_, bone))];
  }
  [[nodiscard]] glm::dvec3 direction(const std::string& from, const std::string& to) const {
    return glm::normalize((*this)[to].position - (*this)[from].position);
  }
  [[nodiscard]] glm::dvec3 hips() const { return ((*this)["左足"].position + (*this)["右足"].position) / 2.0; }

 private:
  const model::Model& model_;
  eval::Rig rig_;
  eval::RigPose pose_;
};

double degreesBetween(const glm::dvec3& a, const glm::dvec3& b) {
  return 2 * std::asin(std::min(1.0, glm::length(a - b) / 2)) * 57.29577951308232;
}

/// What has to be the same of two bodies: the directions of limbs and the turns of hands and head.
void expectSameDance(const model::Model& source, const motion::Motion& before, const model::Model& target,
                     const motion::Motion& after, double arms, double legs) {
  const Posed sourceStart(source, before, 0), targetStart(target, after, 0);
  for (const Frame frame : {0, 7, 15, 22, 30}) {
    const Posed a(source, before, frame), b(target, after, frame);
    for (const std::string side : {"左", "右"}) {
      for (const auto& [from, to] : {std::pair("腕", "ひじ"), {"ひじ", "手首"}, {"足", "ひざ"}, {"ひざ", "足首"}}) {
        const bool isArm = std::string(from) == "腕" || std::string(from) == "ひじ";
        EXPECT_LT(degreesBetween(a.direction(side + from, side + to), b.direction(side + from, side + to)),
                  isArm ? arms : legs)
            << side << from << " at " << frame;
      }
    }
    for (const char* bone : {"左手首", "右手首", "頭"}) {
      const auto turn = [bone](const Posed& now, const Posed& start) {
        return now[bone].rotation * glm::conjugate(start[bone].rotation);
      };
      EXPECT_LT(eval::degreesBetween(turn(a, sourceStart), turn(b, targetStart)), arms) << bone << " at " << frame;
    }
    const glm::dvec3 way = (a.hips() - sourceStart.hips()) * 0.8, own = b.hips() - targetStart.hips();
    EXPECT_LT(glm::distance(way, own), 0.06) << "hips at " << frame;
  }
}

const OperationArguments::Texts kPlain = {{"source", "m"}, {"hands", "false"}, {"body", "false"}, {"floor", "false"}};

TEST(FitToModel, MakesAnotherBodyDanceTheSame) {
  const model::Model person = test::humanoid(), other = otherPerson();
  const model::Model rich = withSemiStandardBones(person), otherRich = withSemiStandardBones(other);
  struct Row {
    const char* name;
    const model::Model& source;
    const model::Model& target;
    motion::Motion motion;
  };
  for (const Row& row : {Row{"standard bones", person, other, dance()}, Row{"more bones", person, otherRich, dance()},
                         Row{"fewer bones", rich, other, semiStandardDance()},
                         Row{"semi-standard bones", rich, otherRich, semiStandardDance()},
                         Row{"keys for bones that only the new model has", person, otherRich, semiStandardDance()}}) {
    SCOPED_TRACE(row.name);
    const RunResult result =
        test::resultIn({.model = &row.target, .source = &row.source}, row.motion, "fit-to-model", kPlain);
    ASSERT_EQ(result.error, "");
    expectSameDance(row.source, row.motion, row.target, result.motion, 0.5, 3);
    EXPECT_EQ(result.motion.modelName.text(), "別人");
  }
}

TEST(FitToModel, BendsKneesOnlyAboutX) {
  const model::Model person = test::humanoid(), other = otherPerson();
  const RunResult result = test::resultIn({.model = &other, .source = &person}, dance(), "fit-to-model", kPlain);
  ASSERT_EQ(result.error, "");
  for (const char* knee : {"左ひざ", "右ひざ"}) {
    const auto& track = result.motion.bones[motion::findTrack(result.motion, knee)->index];
    for (const motion::BoneKey& key : track.keys.values()) {
      EXPECT_LT(std::hypot(key.rotation.y, key.rotation.z), 1e-5) << knee << ": foot IK would change it";
    }
  }
}

TEST(FitToModel, KeepsKeysOnTheirFramesWhereTheirCurvesShowTheMovement) {
  motion::Motion motion = dance();
  const auto arm = *motion::findTrack(motion, "左腕");
  motion::Keys<motion::BoneKey> keys = motion.bones[arm.index].keys.keys();
  for (motion::BoneKey& key : keys.values.edit()) key.curves.fill({90, 10, 100, 60}), key.physics = false;
  motion.bones[arm.index].keys = motion::Track(std::move(keys));
  const model::Model person = test::humanoid(), other = otherPerson();
  const RunResult result = test::resultIn({.model = &other, .source = &person}, motion, "fit-to-model", kPlain);
  ASSERT_EQ(result.error, "");
  for (const char* bone : {"上半身", "頭", "左腕", "左ひじ", "右手首"}) {
    EXPECT_EQ(test::framesOf(result.motion, *motion::findTrack(result.motion, bone)), "0 30") << bone;
  }
  const motion::BoneKey& kept = test::boneKeyOf(result.motion, "左腕", 1);
  EXPECT_EQ(kept.curves[0], (motion::Curve{90, 10, 100, 60}));
  EXPECT_FALSE(kept.physics);
  EXPECT_LT(result.motion.bones[motion::findTrack(result.motion, "左ひざ")->index].keys.size(), 31U) << "reduced";
}

TEST(FitToModel, ChangesOnlyTheChosenFrames) {
  const motion::Motion motion = dance();
  const model::Model person = test::humanoid(), other = otherPerson();
  const RunResult result =
      test::resultIn({.frames = "10-20", .model = &other, .source = &person}, motion, "fit-to-model", kPlain);
  ASSERT_EQ(result.error, "");
  for (const Frame frame : {0, 5, 9, 21, 25, 30}) {
    const Posed a(other, motion, frame), b(other, result.motion, frame);
    for (const model::Bone& bone : other.bones) {
      const std::string& name = bone.name.text;
      // Where IK ends depends on the last bits of the keys, which are not those of the whole span in a part of it.
      const bool isOnIk = name.ends_with("ひざ") || name.ends_with("足首") || name.ends_with("つま先");
      EXPECT_LT(glm::distance(a[name].position, b[name].position), isOnIk ? 4e-3 : 1e-3) << name << " at " << frame;
    }
  }
  const Posed a(person, motion, 15), b(other, result.motion, 15);
  EXPECT_LT(degreesBetween(a.direction("左腕", "左ひじ"), b.direction("左腕", "左ひじ")), 0.5);
  EXPECT_EQ(result.motion.modelName, motion.modelName);
}

TEST(FitToModel, ChangesOnlyNamedBones) {
  const motion::Motion motion = dance();
  const model::Model person = test::humanoid(), other = otherPerson();
  const RunResult result =
      test::resultIn({.tracks = "左腕", .model = &other, .source = &person}, motion, "fit-to-model", kPlain);
  ASSERT_EQ(result.error, "");
  for (const auto& track : motion.bones) {
    const bool isSame = track == result.motion.bones[result.motion.findBone(track.name.bytes)->index];
    EXPECT_EQ(isSame, track.name.text() != "左腕") << track.name.text();
  }
}

/// Both hands meet in front of the chest at frame 15.
motion::Motion clap() {
  motion::Motion motion;
  for (const std::string side : {"左", "右"}) {
    const float out = side == "左" ? 1 : -1;
    const motion::BoneKey open = boneKey({0, 0, 0}), closed = boneKey({0, 0, 0}, {0, out * 70, out * 10});
    test::setBoneKeys(motion, side + "腕", {{0, open}, {15, closed}, {20, closed}, {40, open}});
    const motion::BoneKey bent = boneKey({0, 0, 0}, {0, out * 72, 0});
    test::setBoneKeys(motion, side + "ひじ", {{0, open}, {15, bent}, {20, bent}, {40, open}});
  }
  return motion;
}

double gapAt(const model::Model& model, const motion::Motion& motion, Frame frame) {
  const Posed pose(model, motion, frame);
  const Posed rest(model, {}, 0);
  const double arm = glm::distance(rest["左腕"].position, rest["左ひじ"].position) +
                     glm::distance(rest["左ひじ"].position, rest["左手首"].position);
  return glm::distance(pose["左手首"].position, pose["右手首"].position) / arm;
}

TEST(FitToModel, KeepsHandsTogether) {
  const model::Model person = test::humanoid(), other = otherPerson();
  const motion::Motion motion = clap();
  const double gap = gapAt(person, motion, 17);
  ASSERT_LT(gap, 0.35) << "together in the source";
  ASSERT_GT(gapAt(person, motion, 0), 1);
  for (const bool hands : {true, false}) {
    OperationArguments::Texts texts = kPlain;
    texts[1].second = hands ? "true" : "false";
    const RunResult result = test::resultIn({.model = &other, .source = &person}, motion, "fit-to-model", texts);
    ASSERT_EQ(result.error, "");
    const double change = std::abs(gapAt(other, result.motion, 17) - gap);
    EXPECT_EQ(change < 0.01, hands) << change;
    EXPECT_EQ(change > 0.05, !hands) << "the shoulders are wider: " << change;
    EXPECT_LT(degreesBetween(Posed(person, motion, 0).direction("左腕", "左ひじ"),
                             Posed(other, result.motion, 0).direction("左腕", "左ひじ")),
              0.5)
        << "not where they are apart";
  }
}

TEST(FitToModel, KeepsAHandOnTheHeadTheHipsAndTheFloor) {
  struct Row {
    const char* name;
    const char* argument;
    motion::EulerDegrees arm, elbow;
    float down;           ///< of センター
    const char* touched;  ///< the bone that the hand of the source is near to
  };
  const model::Model person = test::humanoid(), other = otherPerson();
  for (const Row& row :
       {Row{"head", "body", {0, 10, 90}, {0, 0, 70}, 0, "頭"}, Row{"hips", "body", {0, 0, -25}, {0, 0, -75}, 0, "左足"},
        Row{"floor", "floor", {0, 0, -55}, {0, 0, 0}, -8.6F, nullptr}}) {
    SCOPED_TRACE(row.name);
    motion::Motion motion;
    test::setBoneKeys(motion, "センター", {{0, boneKey({0, row.down, 0})}});
    test::setBoneKeys(motion, "左腕", {{0, boneKey({0, 0, 0}, row.arm)}});
    test::setBoneKeys(motion, "左ひじ", {{0, boneKey({0, 0, 0}, row.elbow)}});
    const auto far = [&](const model::Model& model, const motion::Motion& of) {
      const Posed pose(model, of, 0);
      const glm::dvec3 hand = pose["左手首"].position;
      return row.touched == nullptr ? hand.y : glm::distance(hand, pose[row.touched].position);
    };
    OperationArguments::Texts texts = kPlain;
    const RunResult without = test::resultIn({.model = &other, .source = &person}, motion, "fit-to-model", texts);
    for (auto& [id, text] : texts) text = id == row.argument ? "true" : text;
    const RunResult with = test::resultIn({.model = &other, .source = &person}, motion, "fit-to-model", texts);
    ASSERT_EQ(with.error, "");
    EXPECT_LT(std::abs(far(other, with.motion) - far(person, motion)),
              std::abs(far(other, without.motion) - far(person, motion)));
  }
}

/// From the right wrist to the left forearm.
double distanceToForearm(const model::Model& model, const motion::Motion& motion) {
  const Posed pose(model, motion, 0);
  const glm::dvec3 a = pose["左ひじ"].position, along = pose["左手首"].position - a;
  const glm::dvec3 wrist = pose["右手首"].position - a;
  return glm::length(wrist - along * std::clamp(glm::dot(wrist, along) / glm::dot(along, along), 0.0, 1.0));
}

TEST(FitToModel, KeepsAHandOnTheOtherArm) {
  const model::Model person = test::humanoid(), other = otherPerson();
  motion::Motion motion;
  test::setBoneKeys(motion, "左腕", {{0, boneKey({0, 0, 0}, {0, 90, 10})}});
  test::setBoneKeys(motion, "左ひじ", {{0, boneKey({0, 0, 0}, {0, 40, 0})}});
  test::setBoneKeys(motion, "右腕", {{0, boneKey({0, 0, 0}, {0, -90, -30})}});
  test::setBoneKeys(motion, "右ひじ", {{0, boneKey({0, 0, 0}, {0, -90, 0})}});
  ASSERT_LT(distanceToForearm(person, motion), 0.3);
  for (const bool body : {true, false}) {
    OperationArguments::Texts texts = kPlain;
    texts[2].second = body ? "true" : "false";
    const RunResult result = test::resultIn({.model = &other, .source = &person}, motion, "fit-to-model", texts);
    ASSERT_EQ(result.error, "");
    EXPECT_EQ(distanceToForearm(other, result.motion) < 0.35, body) << distanceToForearm(other, result.motion);
  }
}

TEST(FitToModel, ChangesNothingButTheCameraOfACameraMotion) {
  motion::Motion motion;
  motion.modelName = test::nameOf("カメラ・照明");
  motion::CameraKey key{};
  key.distance = -40;
  test::setTrack(motion.camera, {{0, key}, {100, key}});
  const model::Model person = test::humanoid(), other = otherPerson();
  const RunResult result =
      test::resultIn({.model = &other, .source = &person}, motion, "fit-to-model", {{"source", "m"}});
  ASSERT_EQ(result.error, "");
  EXPECT_NEAR(result.motion.camera.values()[1].distance, -32, 1e-3);
  EXPECT_EQ(result.motion.keyCount(), 2U);
  EXPECT_EQ(result.motion.modelName, motion.modelName);
}

TEST(FitToModel, UsesTheNamesThatTheModelHasForItsBones) {
  model::Model person = test::humanoid(), other = otherPerson();
  boneOf(other, "左足ＩＫ").name = model::ModelName::fromText("左足IK", "");
  boneOf(other, "左人指１").name = model::ModelName::fromText("左人指1", "");
  motion::Motion motion = dance();
  test::setBoneKeys(motion, "左人指１", {{0, boneKey({0, 0, 0}, {0, 0, -30})}});
  test::setTrack(motion.property, {{0, motion::VisibilityIkKey{true, {{test::nameOf("左足ＩＫ").bytes, false}}}}});
  const RunResult result = test::resultIn({.model = &other, .source = &person}, motion, "fit-to-model", kPlain);
  ASSERT_EQ(result.error, "");
  for (const char* gone : {"左足ＩＫ", "左人指１"}) {
    const auto track = motion::findTrack(result.motion, gone);
    EXPECT_TRUE(!track || result.motion.keyCount(*track) == 0) << gone;
  }
  EXPECT_EQ(result.motion.keyCount(*motion::findTrack(result.motion, "左人指1")), 2U) << "first and last frame";
  EXPECT_TRUE(motion::findTrack(result.motion, "左足IK"));
  EXPECT_EQ(result.motion.property.values()[0].ik[0].name, test::nameOf("左足IK").bytes);
}

TEST(FitToModel, ScalesTheCameraKeyByKey) {
  motion::Motion motion = dance();
  std::vector<std::pair<Frame, motion::CameraKey>> keys;
  for (const Frame frame : {0, 20, 21, 30}) {
    motion::CameraKey key{};
    key.distance = -40;
    key.target = {10, 10, static_cast<float>(frame)};
    key.fov = 30;
    keys.emplace_back(frame, key);
  }
  test::setTrack(motion.camera, keys);
  const model::Model person = test::humanoid(), other = otherPerson();
  for (const bool camera : {true, false}) {
    OperationArguments::Texts texts = kPlain;
    texts.emplace_back("camera", camera ? "true" : "false");
    const RunResult result = test::resultIn({.model = &other, .source = &person}, motion, "fit-to-model", texts);
    ASSERT_EQ(result.motion.camera.size(), 4U);
    const motion::CameraKey& key = result.motion.camera.values()[2];
    EXPECT_NEAR(key.distance, camera ? -32 : -40, 1e-3);
    EXPECT_NEAR(key.target.y, camera ? 8 : 10, 1e-3);
    EXPECT_EQ(result.motion.camera.frames()[1], 20);
    EXPECT_EQ(result.motion.camera.frames()[2], 21) << "the cut stays";
  }
}

TEST(FitToModel, ScalesTheTravelByACommonFactor) {
  const model::Model person = test::humanoid(), other = otherPerson();
  motion::Motion motion;
  test::setBoneKeys(motion, "センター", {{0, boneKey({0, 0, 0})}, {30, boneKey({10, 0, 0})}});
  for (const char* foot : {"左足ＩＫ", "右足ＩＫ"}) {
    test::setBoneKeys(motion, foot, {{0, boneKey({0, 0, 0})}, {30, boneKey({10, 0, 0})}});
  }
  const auto personToo = std::make_shared<const model::Model>(person);
  const auto otherToo = std::make_shared<const model::Model>(other);
  struct Row {
    const char* travel;
    std::vector<DancerModels> dancers;
    double expected;
  };
  // The legs are 0.8 times as long as those of the source.
  for (const Row& row : {Row{"0", {}, 8},
                         {"1", {}, 10},
                         {"0.5", {}, 5},
                         {"0", {{nullptr, personToo}}, 9},
                         {"0", {{otherToo, personToo}}, 10.25},
                         {"0.5", {{nullptr, personToo}}, 5}}) {
    OperationArguments::Texts texts = kPlain;
    texts.emplace_back("travel", row.travel);
    const RunResult result =
        test::resultIn({.model = &other, .source = &person, .dancers = row.dancers}, motion, "fit-to-model", texts);
    ASSERT_EQ(result.error, "");
    EXPECT_NEAR(Posed(other, result.motion, 30).hips().x - Posed(other, result.motion, 0).hips().x, row.expected, 0.06);
  }
}

TEST(FitToModel, RenamesMorphsAndKeepsEverythingElse) {
  model::Model person = test::humanoid(), other = otherPerson();
  person.morphs.emplace_back().name = model::ModelName::fromText("ウィンク右", "");
  person.morphs.emplace_back().name = model::ModelName::fromText("あ", "");
  other.morphs.emplace_back().name = model::ModelName::fromText("ウインク右", "");
  other.morphs.emplace_back().name = model::ModelName::fromText("あ", "");
  motion::Motion motion = dance();
  test::setTrack(motion.morphs[motion.ensureMorph(test::nameOf("ウィンク右")).index].keys,
                 {{0, motion::MorphKey{0}}, {10, motion::MorphKey{1}}});
  test::setTrack(motion.morphs[motion.ensureMorph(test::nameOf("あ")).index].keys, {{5, motion::MorphKey{0.5F}}});
  test::setBoneKeys(motion, "スカート", {{0, boneKey({0, 0, 0}, {5, 0, 0})}});
  test::setTrack(motion.property, {{0, motion::VisibilityIkKey{true, {{test::nameOf("左足ＩＫ").bytes, true}}}}});
  const RunResult result = test::resultIn({.model = &other, .source = &person}, motion, "fit-to-model", kPlain);
  ASSERT_EQ(result.error, "");
  EXPECT_TRUE(motion::findTrack(result.motion, "morph:ウインク右"));
  EXPECT_FALSE(motion::findTrack(result.motion, "morph:ウィンク右"));
  EXPECT_EQ(result.motion.morphs[1], motion.morphs[1]);
  EXPECT_EQ(result.motion.property, motion.property);
  const auto skirt = motion.findBone(test::nameOf("スカート").bytes);
  EXPECT_EQ(result.motion.bones[result.motion.findBone(test::nameOf("スカート").bytes)->index],
            motion.bones[skirt->index]);
}

TEST(FitToModel, NeedsTheModelsOfTwoPersons) {
  const model::Model person = test::humanoid();
  model::Model chair;
  chair.bones.emplace_back().name = model::ModelName::fromText("センター", "");
  struct Row {
    const model::Model* source;
    const model::Model* target;
    const char* expected;
  };
  for (const Row& row : {Row{&person, nullptr, "needs the model of the motion"},
                         Row{&chair, &person, "the source model: the model lacks bones of a person: 下半身"},
                         Row{&person, &chair, "the model of the motion: the model lacks bones of a person: 下半身"}}) {
    const RunResult result =
        test::resultIn({.model = row.target, .source = row.source}, dance(), "fit-to-model", kPlain);
    EXPECT_TRUE(result.error.starts_with(row.expected)) << result.error;
  }
  model::Model giant = person;
  for (model::Bone& bone : giant.bones) bone.position = toStored(toDouble(bone.position) * 2000.0);
  const RunResult far = test::resultIn({.model = &giant, .source = &person}, dance(), "fit-to-model", kPlain);
  EXPECT_EQ(far.error, "the sizes of both models differ too much");
  const RunResult empty =
      test::resultIn({.model = &person, .source = &person}, dance(), "fit-to-model", {{"source", ""}});
  EXPECT_TRUE(empty.error.starts_with("source: no model is given")) << empty.error;
}

}  // namespace
}  // namespace furitsuke::operations
