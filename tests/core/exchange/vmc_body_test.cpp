// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/vmc/vmc_body.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numbers>
#include <string>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/exchange/vmc/vmc_poser.h"
#include "core/exchange/vmc/vmc_recording.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"

// Poses between models and programs with VMC.
namespace furitsuke::exchange {
namespace {

std::shared_ptr<const model::Model> personWithMouth() {
  auto person = std::make_shared<model::Model>(test::humanoid());
  model::Morph& mouth = person->morphs.emplace_back();
  mouth.name = model::ModelName::fromText("あ", "");
  mouth.offsets = Column<model::VertexOffset>();
  return person;
}

/// All bones of a body in the T-pose, with hips at a height.
VmcFrame standing(double hips, double seconds = 0) {
  VmcFrame frame;
  frame.seconds = seconds;
  for (std::size_t i = 0; i < retarget::kHumanoidBoneCount; ++i)
    frame.bones[retarget::humanoidBoneAt(i)] = RigidTransform{};
  frame.bones[retarget::HumanoidBone::Hips]->position.y = hips;
  return frame;
}

/// With the left arm lowered. Unity is left-handed: +z turns the left arm, which points to -x, down.
VmcFrame lowered(double degrees, double seconds = 0) {
  VmcFrame frame = standing(1, seconds);
  frame.bones[*findHumanoidBone("LeftUpperArm")]->rotation =
      glm::angleAxis(degrees * std::numbers::pi / 180, glm::dvec3(0, 0, 1));
  return frame;
}

/// The transforms of a model that is at rest except for a draft.
class PosedModel {
 public:
  explicit PosedModel(std::shared_ptr<const model::Model> model)
      : model_(std::move(model)), names_(*model_), rig_(eval::makeRig(*model_)), pose_(rig_) {}

  void show(const eval::BoundDraft& draft) { show(motion::Motion(), 0, draft); }
  void show(const motion::Motion& motion, double frame, const eval::BoundDraft& draft = {}) {
    eval::BoundMotion(motion, *model_, rig_).sample(frame, pose_);
    eval::applyDraft(rig_, draft, pose_);
    eval::applyMorphs(rig_, pose_);
    eval::poseBonesBeforePhysics(rig_, pose_);
    eval::poseBonesAfterPhysics(rig_, pose_);
  }
  [[nodiscard]] const eval::RigPose& pose() const { return pose_; }
  [[nodiscard]] const RigidTransform& at(const std::string& bone) const {
    return pose_.transforms[static_cast<std::size_t>(*names_.findBone(Name::fromText(bone)->bytes))];
  }
  [[nodiscard]] glm::dvec3 direction(const std::string& from, const std::string& to) const {
    return glm::normalize(at(to).position - at(from).position);
  }
  [[nodiscard]] double weight(const std::string& morph) const {
    return pose_.weights[static_cast<std::size_t>(*names_.findMorph(Name::fromText(morph)->bytes))];
  }

 private:
  std::shared_ptr<const model::Model> model_;
  model::NameIndex names_;
  eval::Rig rig_;
  eval::RigPose pose_;
};

double degreesBetween(const glm::dvec3& a, const glm::dvec3& b) {
  return std::acos(std::clamp(glm::dot(a, b), -1.0, 1.0)) * 180 / std::numbers::pi;
}

TEST(VmcPosers, AnArmPointsWhereTheSenderPointsItWhateverTheRestPoseOfTheModel) {
  const auto body = VmcBody::of(personWithMouth());
  ASSERT_TRUE(body) << body.error().message();
  const auto poser = VmcPoser::of(*body, standing(1));
  ASSERT_TRUE(poser) << poser.error().message();
  PosedModel model((*body)->sharedModel());
  for (const double degrees : {0.0, 30.0, 60.0}) {
    model.show((*poser)->pose(lowered(degrees)));
    const double angle = degrees * std::numbers::pi / 180;
    const glm::dvec3 expected(std::cos(angle), -std::sin(angle), 0);
    EXPECT_LT(degreesBetween(model.direction("左腕", "左ひじ"), expected), 0.01) << degrees;
    EXPECT_LT(degreesBetween(model.direction("右腕", "右ひじ"), {-1, 0, 0}), 0.01) << degrees;
    EXPECT_LT(degreesBetween(model.direction("左足", "左ひざ"), {0, -1, 0}), 0.01) << degrees;
  }
}

TEST(VmcPosers, ABodyOfAnySizeStandsOnTheFloorAndCanLeaveIt) {
  const auto body = VmcBody::of(personWithMouth());
  ASSERT_TRUE(body);
  PosedModel model((*body)->sharedModel());
  for (const double hips : {0.0, 0.4, 1.0, 2.5}) {
    const auto poser = VmcPoser::of(*body, standing(hips));
    ASSERT_TRUE(poser);
    model.show((*poser)->pose(standing(hips)));
    const double ankle = model.at("左足首").position.y;
    // The hips are where they are at rest, and the straight legs of the sender are longer than those that rest bent.
    EXPECT_NEAR(ankle, 1, 3e-3) << "hips at " << hips;
    const double own = hips > 0 ? hips : 0.72;  // the hips of the model, 9 units
    VmcFrame jump = standing(hips + own / 9, 1);
    jump.bones[retarget::HumanoidBone::Hips]->position.x = own / 9;
    model.show((*poser)->pose(jump));
    EXPECT_NEAR(model.at("左足首").position.y, ankle + 1, 1e-3) << "hips at " << hips;
    EXPECT_NEAR(model.at("左足首").position.x + model.at("右足首").position.x, -2, 1e-3) << "to the right of the model";
  }
}

TEST(VmcPosers, ExpressionsMoveMorphsByTheNamesOfVrmArkitAndTheModelInAnySpelling) {
  const auto body = VmcBody::of(personWithMouth());
  ASSERT_TRUE(body);
  const auto poser = VmcPoser::of(*body, standing(1));
  ASSERT_TRUE(poser);
  PosedModel model((*body)->sharedModel());
  for (const char* name : {"A", "a", "aa", "AA", "あ", "ア", "ａａ", "jawOpen", "JawOpen", "jaw_open", "Jaw Open"}) {
    VmcFrame frame = standing(1);
    frame.blends = {{name, 0.6}, {"of no morph", 1}};
    model.show((*poser)->pose(frame));
    EXPECT_NEAR(model.weight("あ"), 0.6, 1e-9) << name;
  }
  model.show((*poser)->pose(standing(1)));
  EXPECT_EQ(model.weight("あ"), 0);
}

TEST(VmcBodies, ModelsThatAreNoPersonsAreRefused) {
  auto stool = std::make_shared<model::Model>();
  stool->bones.emplace_back().name = model::ModelName::fromText("センター", "");
  const auto body = VmcBody::of(std::move(stool));
  ASSERT_FALSE(body);
  EXPECT_NE(body.error().message().find("bones of a person"), std::string::npos);
}

/// Sends each pose of a motion to the same model; it must look as before.
void expectReturn(const std::shared_ptr<const model::Model>& model, const motion::Motion& motion,
                  const std::vector<double>& frames) {
  const auto body = VmcBody::of(model);
  ASSERT_TRUE(body) << body.error().message();
  const auto poser = VmcPoser::of(*body, [&] {
    PosedModel rest(model);
    rest.show(motion::Motion(), 0);
    std::vector<VmcMessage> messages;
    (*body)->appendPose(rest.pose(), messages);
    VmcPerformance performance;
    for (const VmcMessage& message : messages) performance.add(message, 0);
    return performance.latest();
  }());
  ASSERT_TRUE(poser);
  PosedModel sent(model), got(model);
  for (const double frame : frames) {
    sent.show(motion, frame);
    std::vector<VmcMessage> messages;
    (*body)->appendPose(sent.pose(), messages);
    VmcPerformance performance;
    for (const VmcMessage& message : messages) performance.add(message, 0);
    got.show((*poser)->pose(performance.latest()));
    for (const std::string side : {"左", "右"}) {
      for (const auto& [from, to] : std::map<std::string, std::string>{{"腕", "ひじ"}, {"ひじ", "手首"}}) {
        EXPECT_LT(degreesBetween(got.direction(side + from, side + to), sent.direction(side + from, side + to)), 0.05)
            << side << from << " at " << frame;
      }
      EXPECT_LT(glm::distance(got.at(side + "足首").position, sent.at(side + "足首").position), 0.05)
          << side << " ankle at " << frame;
    }
    EXPECT_LT(eval::degreesBetween(got.at("頭").rotation, sent.at("頭").rotation), 0.05) << frame;
    EXPECT_LT(eval::degreesBetween(got.at("左手首").rotation, sent.at("左手首").rotation), 0.05) << frame;
  }
}

TEST(VmcBodies, APoseThatIsSentComesBackAsItWas) {
  motion::Motion motion;
  const auto add = [&motion](const char* bone, const Vec3& translation, const glm::dquat& rotation) {
    motion::BoneKey key = motion::restBoneKey();
    key.translation = translation;
    key.rotation = toStored(glm::normalize(rotation));
    motion::Keys<motion::BoneKey> keys;
    keys.append(0, key);
    motion.bones[motion.ensureBone(*Name::fromText(bone)).index].keys = motion::Track(std::move(keys));
  };
  add("センター", {1, -1, 2}, {1, 0, 0.3, 0});
  add("上半身", {0, 0, 0}, {1, 0.1, 0.2, -0.1});
  add("左腕", {0, 0, 0}, {1, 0.3, -0.4, 0.5});
  add("左ひじ", {0, 0, 0}, {1, 0, 0.7, 0});
  add("頭", {0, 0, 0}, {1, 0.1, -0.3, 0.1});
  expectReturn(personWithMouth(), motion, {0});
}

TEST(VmcBodies, PosesOfADanceComeBackAsTheyWere) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP();
  const auto loaded = io::loadModel(*corpus / "models" / "luka.pmx");
  ASSERT_TRUE(loaded);
  const auto dance = io::loadMotion(*corpus / "motions" / "dance_galaxias_v2.vmd");
  ASSERT_TRUE(dance) << dance.error().message();
  expectReturn(std::make_shared<const model::Model>(loaded->model), dance->motion, {0, 333, 1000, 2500});
}

TEST(VmcRecordings, BecomeAMotionOf30FramesPerSecondByTheTimesOfArrival) {
  const auto body = VmcBody::of(personWithMouth());
  ASSERT_TRUE(body);
  VmcRecording recording(*body);
  EXPECT_FALSE(recording.motion({})) << "nothing was received";
  // The arm goes down by 60 degrees and up in two seconds, at uneven times; the mouth opens and closes.
  double seconds = 100;
  for (int i = 0; seconds <= 102; ++i) {
    const double phase = std::sin((seconds - 100) / 2 * std::numbers::pi);
    VmcFrame frame = lowered(60 * phase, seconds);
    frame.blends["A"] = phase;
    EXPECT_TRUE(recording.add(frame));
    seconds += i % 3 == 0 ? 0.031 : 0.012;
  }
  EXPECT_TRUE(recording.add(VmcFrame())) << "without a body it is ignored";
  for (const bool isDense : {true, false}) {
    CaptureFitOptions options;
    options.isDense = isDense;
    const auto fitted = recording.motion(options);
    ASSERT_TRUE(fitted) << fitted.error().message();
    EXPECT_NEAR(static_cast<double>(fitted->frameCount), 60, 1);
    EXPECT_EQ(fitted->motion.keyCount() < fitted->denseKeys, !isDense);
    PosedModel model((*body)->sharedModel());
    model.show(fitted->motion, 0);
    EXPECT_LT(degreesBetween(model.direction("左腕", "左ひじ"), {1, 0, 0}), 0.6);
    model.show(fitted->motion, 30);
    const glm::dvec3 expected(0.5, -std::sqrt(3) / 2, 0);
    EXPECT_LT(degreesBetween(model.direction("左腕", "左ひじ"), expected), 0.6) << "dense: " << isDense;
    EXPECT_NEAR(model.weight("あ"), 1, 0.02);
    model.show(fitted->motion, 10);
    EXPECT_NEAR(model.weight("あ"), 0.5, 0.02);
  }
}

TEST(VmcRecordings, KnowWhenNothingArrived) {
  const auto body = VmcBody::of(personWithMouth());
  ASSERT_TRUE(body);
  VmcRecording recording(*body);
  for (int i = 0; i < 180; ++i) {
    const double seconds = i / 30.0;
    if (i > 60 && i < 129) continue;
    EXPECT_TRUE(recording.add(lowered(60 * std::sin(seconds), seconds)));
  }
  const auto fitted = recording.motion({});
  ASSERT_TRUE(fitted) << fitted.error().message();
  EXPECT_EQ(fitted->gaps, (std::vector<FrameRange>{{60, 129}}));
  for (const auto& track : fitted->motion.bones) {
    const auto frames = track.keys.frames();
    EXPECT_TRUE(std::ranges::none_of(frames, [](Frame frame) { return frame > 60 && frame < 129; }));
  }
}

TEST(VmcRecordings, PacketsThatArriveAtOnceGiveOneFrame) {
  const auto body = VmcBody::of(personWithMouth());
  ASSERT_TRUE(body);
  VmcRecording recording(*body);
  for (const double seconds : {1.0, 1.0, 1.0, 1.5, 1.5}) EXPECT_TRUE(recording.add(standing(1, seconds)));
  EXPECT_EQ(recording.frameCount(), 2U);
  EXPECT_EQ(recording.seconds(), 0.5);
}

}  // namespace
}  // namespace furitsuke::exchange
