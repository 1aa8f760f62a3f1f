// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/capture_from_motion.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "core/eval/rig/evaluate_pose.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/motion_from_capture.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/retarget/humanoid_model.h"
#include "tests/core/exchange/capture_metrics.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"

namespace furitsuke::exchange {
namespace {

motion::Motion motionWith(const std::string& bone, Frame frame, const Vec3& translation, const Quat& rotation) {
  motion::Motion motion;
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = rotation;
  motion::Keys<motion::BoneKey> keys;
  keys.append(frame, key);
  motion.bones[motion.ensureBone(*Name::fromText(bone)).index].keys = motion::Track(std::move(keys));
  return motion;
}

/// The transforms of the joints by name at a frame.
std::map<std::string, RigidTransform> posed(const CapturedMotion& motion, std::size_t frame) {
  std::vector<RigidTransform> transforms(motion.joints.size());
  sampleTransforms(motion, motion.clips[0], static_cast<double>(frame) * motion.clips[0].frameTime, transforms);
  std::map<std::string, RigidTransform> byName;
  for (std::size_t i = 0; i < transforms.size(); ++i) byName[motion.joints[i].name] = transforms[i];
  return byName;
}

TEST(CaptureFromMotion, RestsInATPose) {
  const BakedCapture baked = captureFromMotion({}, test::humanoid(), {}).value();
  std::map<std::string, glm::dvec3> at;
  const std::vector<RigidTransform> rest = restTransforms(baked.motion);
  for (std::size_t i = 0; i < rest.size(); ++i) at[baked.motion.joints[i].name] = rest[i].position;
  const auto expectDirection = [&](const char* from, const char* to, const glm::dvec3& expected) {
    const glm::dvec3 direction = glm::normalize(at.at(to) - at.at(from));
    EXPECT_LT(glm::distance(direction, expected), 1e-6) << from << " to " << to;
  };
  expectDirection("LeftArm", "LeftForeArm", {1, 0, 0});
  expectDirection("LeftForeArm", "LeftHand", {1, 0, 0});
  expectDirection("RightArm", "RightForeArm", {-1, 0, 0});
  expectDirection("LeftUpLeg", "LeftLeg", {0, -1, 0});
  expectDirection("LeftLeg", "LeftFoot", {0, -1, 0});
  EXPECT_GT(at.at("LeftToeBase").z, at.at("LeftFoot").z) << "faces Z";
  EXPECT_NEAR(glm::distance(at.at("LeftArm"), at.at("LeftForeArm")), 8 * std::hypot(2, 1.4), 1e-4) << "centimeters";
  EXPECT_TRUE(at.contains("LeftHandIndex3"));
  EXPECT_FALSE(at.contains("RightHandIndex1")) << "the model has no such bone";
  EXPECT_EQ(baked.motion.clips[0].frameCount, 1U);
}

TEST(CaptureFromMotion, NamesJointsAsChosen) {
  model::Model model = test::humanoid();
  for (model::Bone& bone : model.bones) {
    if (bone.name.text == "左腕") bone.name.english = "arm_L";
    if (bone.name.text == "頭") bone.name.english = "the head";
  }
  struct Row {
    JointNaming names;
    const char* arm;
    const char* head;
  };
  for (const Row& row : {Row{JointNaming::Humanoid, "LeftArm", "Head"}, Row{JointNaming::English, "arm_L", "Head"},
                         Row{JointNaming::Japanese, "左腕", "頭"}}) {
    CaptureBakeOptions options;
    options.names = row.names;
    const auto joints = posed(captureFromMotion({}, model, options)->motion, 0);
    EXPECT_TRUE(joints.contains(row.arm)) << row.arm;
    EXPECT_TRUE(joints.contains(row.head)) << row.head;
  }
}

TEST(CaptureFromMotion, SamplesAtTheChosenRate) {
  const motion::Motion motion = motionWith("センター", 10, {1, 0, 0}, {0, 0, 0, 1});
  for (const int rate : {30, 60}) {
    CaptureBakeOptions options;
    options.framesPerSecond = rate;
    const CapturedMotion baked = captureFromMotion(motion, test::humanoid(), options)->motion;
    const auto frames = static_cast<std::size_t>(10 * rate / 30) + 1;
    ASSERT_EQ(baked.clips[0].frameCount, frames);
    EXPECT_NEAR(posed(baked, frames / 2).at("Hips").position.x, 4, 1e-5) << "half of 1 unit, which is 8 cm";
  }
}

TEST(CaptureFromMotion, ReportsWhatIsLost) {
  motion::Motion motion = motionWith("左ひじ", 5, {1, 0, 0}, {0, 0, 0, 1});
  motion::Keys<motion::MorphKey> smile;
  smile.append(0, {1.0F});
  motion.morphs[motion.ensureMorph(*Name::fromText("笑い")).index].keys = motion::Track(std::move(smile));
  const motion::Motion skirt = motionWith("スカート", 0, {0, 1, 0}, {0, 0, 0, 1});
  motion.bones.push_back(skirt.bones[0]);
  const BakedCapture baked = captureFromMotion(motion, test::humanoid(), {}).value();
  std::string codes;
  for (const Diagnostics& losses : {expressionLosses(motion), baked.losses}) {
    for (const Diagnostic& loss : losses) codes += loss.code + ": " + loss.reason.english() + "\n";
  }
  EXPECT_EQ(codes,
            "exchange.loss.morphs: 1 morph key cannot be written; the format has no morphs\n"
            "exchange.loss.bones: 1 bone with keys cannot be written, except for what it does to the skeleton of a "
            "person\n"
            "exchange.loss.stretch: 左ひじ is up to 8.0 cm from its place, because limbs of the file have fixed "
            "lengths\n");
}

TEST(CaptureFromMotion, RefusesModelsOfNoPersonAndFarKeys) {
  const Result<BakedCapture> noPerson = captureFromMotion({}, {}, {});
  ASSERT_FALSE(noPerson.ok());
  EXPECT_NE(noPerson.error().reason.english().find("センター, 下半身, 上半身, 左腕"), std::string::npos);
  const Result<BakedCapture> far =
      captureFromMotion(motionWith("センター", kMaxFrame, {1, 0, 0}, {0, 0, 0, 1}), test::humanoid(), {});
  ASSERT_FALSE(far.ok());
  EXPECT_EQ(far.error().reason, "the last key is at frame 2147483647; motions of at most 216000 frames can be written");
}

TEST(CaptureFromMotion, OfADanceHasItsJointsWhereTheBonesAreAndBecomesTheSameDance) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  struct Row {
    const char* model;
    const char* motion;
    double distance;  ///< allowed, centimeters: 0.1 where no limb is stretched
  };
  constexpr Frame kFrames = 300;
  for (const Row& row : test::danceRows<Row>({{"luka.pmx", "dance_galaxias_v2.vmd", 0.1},
                                              {"gene/Gene_light.pmx", "gene_sad.vmd", 0.1},
                                              {"gene/Gene_light.pmx", "dance_wavefile_lat.vmd", 0.8}})) {
    const model::Model model = io::loadModel(*folder / "models" / row.model).value().model;
    motion::Motion motion = io::loadMotion(*folder / "motions" / row.motion).value().motion;
    const Result<BakedCapture> baked = captureFromMotion(motion, model, {});
    ASSERT_TRUE(baked.ok()) << baked.error().message();
    const CapturedMotion capture = readBvh(writeBvh(baked->motion, 0).value()).value().motion;
    const retarget::HumanoidModel humanoid = retarget::HumanoidModel::of(model).value();
    const eval::Rig rig = eval::makeRig(model);
    const eval::BoundMotion bound(motion, model, rig);
    eval::RigPose pose(rig);
    double largest = 0;
    for (Frame frame = 0; frame < kFrames; frame += 10) {
      eval::evaluatePose(rig, bound, frame, pose);
      const auto joints = posed(capture, static_cast<std::size_t>(frame));
      for (const auto& [name, limb] :
           {std::pair("Hand", retarget::Limb::Hand), std::pair("ForeArm", retarget::Limb::LowerArm),
            std::pair("Leg", retarget::Limb::LowerLeg), std::pair("Foot", retarget::Limb::Foot)}) {
        for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
          const auto bone = static_cast<std::size_t>(humanoid.bone(retarget::roleOf(side, limb)));
          const glm::dvec3 wanted = pose.transforms[bone].position * glm::dvec3(8, 8, -8);
          const std::string joint = std::string(side == retarget::Side::Left ? "Left" : "Right") + name;
          largest = std::max(largest, glm::distance(joints.at(joint).position, wanted));
        }
      }
    }
    EXPECT_LE(largest, row.distance) << row.motion << ", centimeters";

    CaptureFitOptions options;
    options.isDense = true;
    const FittedMotion back = motionFromCapture(capture, model, options).value();
    const test::CaptureMetrics metrics = test::metricsOf(capture, model, back.motion, kFrames);
    EXPECT_LE(metrics.arms.p95, 0.3) << row.motion;
    EXPECT_LE(metrics.legs.mean, 2.5) << row.motion;
  }
}

}  // namespace
}  // namespace furitsuke::exchange
