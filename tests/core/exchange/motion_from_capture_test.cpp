// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/motion_from_capture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "core/io/model/model_file.h"
#include "core/motion/captured_keys.h"
#include "tests/core/exchange/capture_metrics.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"

namespace furitsuke::exchange {
namespace {

CapturedMotion captureOf(const std::string& text) { return readBvh(asBytes(text)).value().motion; }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

/// The same skeleton and motion with other axes and lengths: X, Y and Z are the axes of the text in the new space.
CapturedMotion turned(CapturedMotion motion, const glm::dquat& turn, double scale) {
  const std::size_t count = motion.clips[0].frameCount;
  std::vector<double> times;
  for (std::size_t i = 0; i < count; ++i) times.push_back(static_cast<double>(i) * motion.clips[0].frameTime);
  for (CapturedJoint& joint : motion.joints) joint.translation = toStored(toDouble(joint.translation) * scale);
  JointTracks& root = motion.clips[0].tracks[0];
  for (Vec3& position : root.translation.values) position = toStored(turn * (toDouble(position) * scale));
  for (Quat& rotation : root.rotation.values) rotation = toStored(turn * toDouble(rotation));
  return motion;
}

TEST(MotionFromCapture, PointsLimbsAndTurnsJointsAsTheCaptureDoes) {
  const CapturedMotion capture = captureOf(test::personBvh());
  const glm::dquat zUp = glm::angleAxis(1.5707963267948966, glm::dvec3(1, 0, 0));
  struct Row {
    const char* name;
    CapturedMotion capture;
  };
  for (const Row& row : {Row{"centimeters, Y up", capture}, Row{"meters, Z up", turned(capture, zUp, 0.01)},
                         Row{"inches, -Y up", turned(capture, zUp * zUp, 0.39)}}) {
    CaptureFitOptions options;
    options.isDense = true;
    const Result<FittedMotion> fitted = motionFromCapture(row.capture, test::humanoid(), options);
    ASSERT_TRUE(fitted.ok()) << row.name << ": " << fitted.error().message();
    EXPECT_FALSE(fitted->referenceFrame) << row.name;
    EXPECT_EQ(fitted->frameCount, 30) << row.name;
    const test::CaptureMetrics metrics =
        test::metricsOf(row.capture, test::humanoid(), fitted->motion, fitted->frameCount);
    EXPECT_LT(metrics.arms.p95, 0.01) << row.name;
    EXPECT_LT(metrics.turns.p95, 0.01) << row.name;
    EXPECT_LT(metrics.legs.mean, 1.5) << row.name;
    EXPECT_LT(metrics.ankleHeight.p95, 0.01) << row.name;
  }
}

TEST(MotionFromCapture, MovesTheHipsByTheRatioOfTheLegs) {
  CaptureFitOptions options;
  options.isDense = true;
  const FittedMotion fitted = motionFromCapture(captureOf(test::personBvh()), test::humanoid(), options).value();
  EXPECT_NEAR(fitted.scale, 0.1, 0.001) << "legs of 8 units for 80 cm";
  const auto track = fitted.motion.findBone(Name::fromText("センター")->bytes);
  ASSERT_TRUE(track);
  const auto keys = fitted.motion.bones[track->index].keys.values();
  ASSERT_EQ(keys.size(), 30U);
  EXPECT_NEAR(keys[20].translation.x - keys[0].translation.x, 20 * fitted.scale, 1e-5) << "1 cm per frame";
}

TEST(MotionFromCapture, MovesAndTurnsTheHipsOfAModelWithoutACenter) {
  model::Model model = test::humanoid();
  ASSERT_EQ(model.bones[1].name.text, "下半身");
  model.bones[0].name = model::ModelName::fromText("prop", {});
  model.bones[1].name = model::ModelName::fromText("Hips", {});
  model.bones[2].name = model::ModelName::fromText("Spine", {});
  model.bones[1].parent = model::kNoIndex;
  model.bones[2].parent = 1;
  CaptureFitOptions options;
  options.isDense = true;
  const CapturedMotion capture = captureOf(test::personBvh());
  const Result<FittedMotion> fitted = motionFromCapture(capture, model, options);
  ASSERT_TRUE(fitted.ok()) << fitted.error().message();
  const auto track = fitted->motion.findBone(Name::fromText("Hips")->bytes);
  ASSERT_TRUE(track);
  const auto keys = fitted->motion.bones[track->index].keys.values();
  EXPECT_NEAR(keys[29].translation.x - keys[0].translation.x, 2.9, 0.01) << "29 cm, legs of a tenth";
  EXPECT_LT(test::metricsOf(capture, model, fitted->motion, fitted->frameCount).arms.p95, 0.01);
}

TEST(MotionFromCapture, IsSampledByTime) {
  struct Row {
    const char* frameTime;
    Frame expected;
  };
  for (const Row& row : {Row{"0.033333", 30}, Row{"0.016667", 15}, Row{"0.008333", 8}, Row{"0.04", 36}}) {
    const CapturedMotion capture = captureOf(replaced(test::personBvh(), "0.033333", row.frameTime));
    const Result<FittedMotion> fitted = motionFromCapture(capture, test::humanoid(), {});
    ASSERT_TRUE(fitted.ok());
    EXPECT_EQ(fitted->frameCount, row.expected) << row.frameTime;
    EXPECT_EQ(fitted->motion.frameRange().last, row.expected - 1) << row.frameTime;
  }
}

TEST(MotionFromCapture, SwitchesFootIkAndKeysItOnlyWhereItIsOn) {
  for (const bool ik : {true, false}) {
    CaptureFitOptions options;
    options.ik = ik;
    const FittedMotion fitted = motionFromCapture(captureOf(test::personBvh()), test::humanoid(), options).value();
    EXPECT_EQ(fitted.motion.findBone(Name::fromText("左足ＩＫ")->bytes).has_value(), ik);
    ASSERT_EQ(fitted.motion.property.size(), 1U);
    const motion::VisibilityIkKey& key = fitted.motion.property.values()[0];
    ASSERT_EQ(key.ik.size(), 4U);
    for (const motion::IkState& state : key.ik) EXPECT_EQ(state.enabled, ik) << Name::fromBytes(state.name).text();
  }
}

TEST(MotionFromCapture, KeysOnlyBonesWithAJoint) {
  const std::string fingers =
      "JOINT LeftHandIndex1\n{\nOFFSET 8 0 0\nCHANNELS 0\nJOINT LeftHandIndex2\n{\nOFFSET 4 0 0\nCHANNELS 0\n}\n}\n";
  const std::string hand = "OFFSET 26.000000 0.000000 0.000000\nCHANNELS 3 Zrotation Yrotation Xrotation\n";
  std::string text = test::personBvh();
  text.insert(text.find(hand) + hand.size(), fingers);
  for (const auto& [bvh, hasFinger] : {std::pair(test::personBvh(), false), {text, true}}) {
    const FittedMotion fitted = motionFromCapture(captureOf(bvh), test::humanoid(), {}).value();
    EXPECT_EQ(fitted.motion.findBone(Name::fromText("左人指２")->bytes).has_value(), hasFinger);
    EXPECT_FALSE(fitted.motion.findBone(Name::fromText("左人指３")->bytes));
    EXPECT_TRUE(fitted.motion.findBone(Name::fromText("左手首")->bytes));
  }
}

TEST(MotionFromCapture, ReducesKeysUnlessTheyAreToBeDense) {
  const CapturedMotion capture = captureOf(test::personBvh());
  CaptureFitOptions dense;
  dense.isDense = true;
  const FittedMotion all = motionFromCapture(capture, test::humanoid(), dense).value();
  const FittedMotion few = motionFromCapture(capture, test::humanoid(), {}).value();
  EXPECT_EQ(all.motion.keyCount(), all.denseKeys);
  EXPECT_EQ(few.denseKeys, all.denseKeys);
  EXPECT_LT(few.motion.keyCount(), few.denseKeys / 4);
}

TEST(MotionFromCapture, KeepsWhatWasCaptured) {
  const CapturedMotion capture = captureOf(test::personBvh());
  CaptureFitOptions dense;
  dense.isDense = true;
  const FittedMotion all = motionFromCapture(capture, test::humanoid(), dense).value();
  for (const bool locksFeet : {false, true}) {
    CaptureFitOptions options;
    options.locksFeet = locksFeet;
    const FittedMotion few = motionFromCapture(capture, test::humanoid(), options).value();
    const motion::CapturedKeys* kept = motion::capturedKeys(few.motion);
    ASSERT_NE(kept, nullptr);
    EXPECT_EQ(kept->keyCount(), all.motion.keyCount() - all.motion.property.size());
    EXPECT_EQ(kept->takes, (std::vector<FrameRange>{{0, all.frameCount - 1}}));
    for (const auto& track : all.motion.bones) {
      EXPECT_EQ(*motion::capturedBone(*kept, track.name.bytes), track.keys) << "also feet that are held now";
    }
  }
}

TEST(MotionFromCapture, OfAPartOfTheClipIsThatPartOfTheWhole) {
  const CapturedMotion capture = captureOf(test::personBvh());
  CaptureFitOptions options;
  options.isDense = true;
  const FittedMotion all = motionFromCapture(capture, test::humanoid(), options).value();
  ASSERT_EQ(all.frameCount, motionFrames(capture.clips[0]));
  const Frame last = all.frameCount - 1;
  struct Row {
    FrameRange chosen, used;
  };
  for (const Row& row : {Row{{0, last}, {0, last}}, Row{{5, 12}, {5, 12}}, Row{{7, 7}, {7, 7}},
                         Row{{last - 3, last + 100}, {last - 3, last}}}) {
    options.frames = row.chosen;
    const FittedMotion part = motionFromCapture(capture, test::humanoid(), options).value();
    EXPECT_EQ(part.frameCount, row.used.last - row.used.first + 1);
    ASSERT_EQ(part.motion.bones.size(), all.motion.bones.size());
    for (std::size_t i = 0; i < part.motion.bones.size(); ++i) {
      const auto whole = all.motion.bones[i].keys.slice(row.used);
      const auto keys = part.motion.bones[i].keys;
      ASSERT_EQ(keys.size(), whole.size());
      EXPECT_EQ(keys.frames().front(), 0);
      for (std::size_t key = 0; key < keys.size(); ++key) {
        EXPECT_EQ(keys.values()[key].translation, whole.values[key].translation);
      }
    }
  }
  options.frames = FrameRange{last + 1, last + 5};
  EXPECT_EQ(motionFromCapture(capture, test::humanoid(), options).error().message(),
            "the clip has no frame " + std::to_string(last + 1) + "; the last one is " + std::to_string(last));
}

TEST(MotionFromCapture, UsesTheChosenReference) {
  const CapturedMotion capture = captureOf(test::personBvh());
  CaptureFitOptions options;
  options.reference = {ReferenceKind::Frame, 29};
  const FittedMotion fitted = motionFromCapture(capture, test::humanoid(), options).value();
  EXPECT_EQ(fitted.referenceFrame, 29U);
  EXPECT_GT(fitted.referenceScore, kStandingScore) << "the knee and the elbow are bent";
  ASSERT_EQ(fitted.notes.size(), 1U);
  EXPECT_EQ(fitted.notes[0].code, "exchange.reference");
  options.reference.frame = 30;
  const Result<FittedMotion> none = motionFromCapture(capture, test::humanoid(), options);
  ASSERT_FALSE(none.ok());
  EXPECT_EQ(none.error().message(), "the reference frame 30 does not exist; the last frame is 29");
}

TEST(MotionFromCapture, RefusesWhatCannotBeFitted) {
  const std::string person = test::personBvh();
  model::Model noKnee = test::humanoid();
  for (model::Bone& bone : noKnee.bones) {
    // Neither a name nor a chain tells where the knee is.
    if (bone.name.text == "左ひざ") bone.name = model::ModelName::fromText("飾り", "");
    if (bone.name.text == "左足首") bone.parent = model::kNoIndex;
  }
  CaptureFitOptions secondClip, lockWithoutIk;
  secondClip.clip = 1;
  lockWithoutIk.locksFeet = true;
  lockWithoutIk.ik = false;
  struct Row {
    const char* name;
    std::string bvh;
    model::Model model;
    CaptureFitOptions options;
    const char* expected;
  };
  for (const Row& row : {
           Row{"no person",
               "HIERARCHY\nROOT Lamp\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Yrotation Xrotation\nEnd Site\n{\nOFFSET 0 "
               "1 "
               "0\n}\n}\nMOTION\nFrames: 1\nFrame Time: 0.1\n0 0 0\n",
               test::humanoid(),
               {},
               "is not a person: no arms, legs, neck, head"},
           Row{"no knee", person, noKnee, {}, "the model lacks bones of a person: 左ひざ"},
           Row{"no such clip", person, test::humanoid(), secondClip, "clip 2 does not exist; the last one is 1"},
           Row{"feet locked without IK", person, test::humanoid(), lockWithoutIk,
               "feet can be held in place only with foot IK"},
           Row{"no legs",
               replaced(person, "OFFSET 0.000000 -40.000000 0.000000", "OFFSET 0 0 0"),
               test::humanoid(),
               {},
               "the legs of the skeleton have no length"},
           Row{"tiny legs",
               replaced(person, "OFFSET 0.000000 -40.000000 0.000000", "OFFSET 0 -1e-15 0"),
               test::humanoid(),
               {},
               "the body is too far away at frame 1"},
           Row{"no hips",
               replaced(replaced(person, "9.000000 -2.000000", "0 -2"), "-0 -2", "0 -2"),
               test::humanoid(),
               {},
               "the hips have no width, so that the body has no direction"},
       }) {
    const Result<FittedMotion> fitted = motionFromCapture(captureOf(row.bvh), row.model, row.options);
    ASSERT_FALSE(fitted.ok()) << row.name;
    EXPECT_EQ(fitted.error().message(), row.expected) << row.name;
  }
}

TEST(MotionFromCapture, IsCanceled) {
  const std::atomic<bool> canceled = true;
  const Result<FittedMotion> fitted = motionFromCapture(captureOf(test::personBvh()), test::humanoid(), {}, &canceled);
  ASSERT_FALSE(fitted.ok());
  EXPECT_EQ(fitted.error().message(), "canceled");
}

TEST(MotionFromCapture, IsWithinBoundsForEveryPersonOfTheCorpus) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  struct Row {
    const char* file;
    double legs;  ///< allowed mean with IK: a still of straight legs, while luka's knees rest bent and may not stretch
  };
  constexpr Frame kFrames = 150;
  for (const Row& row : test::danceRows<Row>({{"cmu_walk.bvh", 2.5},
                                              {"mixamo_free.bvh", 2.5},
                                              {"mocapbank.bvh", 2.5},
                                              {"movlab_walk.bvh", 2.5},
                                              {"fair_dab.bvh", 2.5},
                                              {"rokoko_jesse.bvh", 2.5},
                                              {"bandai_dash.bvh", 2.5},
                                              {"geno_bind.bvh", 2.5},
                                              {"pose_yxz.bvh", 7},
                                              {"pfnn_metres.bvh", 7}})) {
    const CapturedMotion capture = readBvh(readFile(*folder / "exchange" / row.file).value()).value().motion;
    for (const std::string& file : test::danceRows<std::string>({"luka.pmx", "gene/Gene_light.pmx"})) {
      const model::Model model = io::loadModel(*folder / "models" / file).value().model;
      const auto metricsWith = [&](const CaptureFitOptions& options) {
        const Result<FittedMotion> fitted = motionFromCapture(capture, model, options);
        EXPECT_TRUE(fitted.ok()) << row.file << ": " << fitted.error().message();
        return test::metricsOf(capture, model, fitted->motion, std::min(fitted->frameCount, kFrames));
      };
      const std::string name = std::string(row.file) + " on " + file;
      CaptureFitOptions dense;
      dense.isDense = true;
      const test::CaptureMetrics exact = metricsWith(dense);
      EXPECT_LE(exact.arms.mean, 0.02) << name;
      EXPECT_LE(exact.arms.p95, 0.1) << name;
      EXPECT_LE(exact.hips.p95, 0.01) << name;
      EXPECT_LE(exact.turns.mean, 0.02) << name;
      EXPECT_LE(exact.turns.p95, 0.1) << name;
      EXPECT_LE(exact.legs.mean, row.legs) << name;
      EXPECT_LE(exact.ankleHeight.mean, 0.02) << name;
      CaptureFitOptions locked;
      locked.locksFeet = true;
      const test::CaptureMetrics reduced = metricsWith(locked);
      EXPECT_LE(reduced.arms.mean, 0.1) << name;
      EXPECT_LE(reduced.turns.mean, 0.1) << name;
      EXPECT_LE(reduced.arms.p95, 0.6) << name;
      EXPECT_LE(reduced.turns.p95, 0.6) << name;
      EXPECT_LE(reduced.legs.mean, row.legs) << name << ", feet held";
      EXPECT_LE(reduced.slide, std::max(0.3 * reduced.sourceSlide, test::kUnseenSlide)) << name;
      dense.ik = false;
      EXPECT_LE(metricsWith(dense).legs.p95, 0.1) << name << ", IK off";
    }
  }
}

}  // namespace
}  // namespace furitsuke::exchange
