// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/eval/sample.h"
#include "core/io/named_files.h"
#include "core/motion/tempo_map.h"
#include "core/scripts/bundled_scripts.h"
#include "tests/app/scripting/script_runs.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

// Each bundled script on the dance that comes with the program, and without an error on one of the corpus.
namespace furitsuke::test {
namespace {

constexpr double kDegrees = 180 / 3.14159265358979323846;

class BundledScriptRuns : public ::testing::Test {
 protected:
  BundledScriptRuns() {
    const std::filesystem::path samples = FURITSUKE_SAMPLES;
    dance = **io::loadWholeMotion(samples / "sample.vmd");
    person = *io::loadWholeModel(samples / "sample.pmx");
    dance.annotations.tempo = motion::Tempo{120, 0, 4};
  }
  [[nodiscard]] ScriptRun run(std::string_view name, operations::OperationArguments::Texts values = {},
                              const std::string& tracks = {}, const std::string& frames = {}) const {
    ScriptScene scene;
    scene.values = std::move(values);
    scene.scope = {{}, tracks, frames};
    scene.model = person.get();
    ScriptRun result = runBundled(dance, name, scene);
    EXPECT_EQ(result.error, "") << name;
    return result;
  }
  static const motion::Track<motion::BoneKey>& boneOf(const motion::Motion& motion, std::string_view name) {
    static const motion::Track<motion::BoneKey> kNone;
    const auto id = motion.findBone(nameOf(name).bytes);
    return id ? motion.bones[id->index].keys : kNone;
  }
  /// How far a bone is turned from where it was, in degrees.
  [[nodiscard]] double turnAt(const motion::Motion& changed, std::string_view bone, double frame) const {
    const glm::dquat before = eval::sampleBone(boneOf(dance, bone), frame).rotation;
    const glm::dquat after = eval::sampleBone(boneOf(changed, bone), frame).rotation;
    return 2 * std::acos(std::min(1.0, std::abs(glm::dot(before, after)))) * kDegrees;
  }
  /// The names of the bones whose keys differ.
  [[nodiscard]] std::vector<std::string> changedBones(const motion::Motion& changed) const {
    std::vector<std::string> names;
    for (const auto& track : changed.bones) {
      if (boneOf(dance, track.name.text()).keys() != track.keys.keys()) names.push_back(track.name.text());
    }
    return names;
  }

  motion::Motion dance;
  std::shared_ptr<const model::Model> person;
};

using Names = std::vector<std::string>;

TEST_F(BundledScriptRuns, WriteTheirLogInTheLanguageOfTheProgram) {
  for (const scripts::BundledScript& script : scripts::bundledScripts()) {
    const std::string english = run(script.name).log.at(0);
    for (const char* language : {"ja_JP", "zh_CN"}) {
      ScriptScene scene;
      scene.model = person.get();
      scene.surroundings.language = language;
      const ScriptRun result = runBundled(dance, script.name, scene);
      EXPECT_EQ(result.error, "") << script.name;
      ASSERT_FALSE(result.log.empty()) << script.name;
      EXPECT_NE(result.log[0], english) << script.name << ": " << language;
    }
  }
}

TEST_F(BundledScriptRuns, BeatNodsTurnTheHeadForwardOnBeatsOnly) {
  const ScriptRun nods = run("beat-nods", {{"angle", "12"}, {"every", "2"}}, {}, "60-300");
  EXPECT_EQ(changedBones(nods.motion), Names{"頭"});
  for (const int beat : {60, 90, 120}) EXPECT_NEAR(turnAt(nods.motion, "頭", beat), 12, 0.01) << beat;
  for (const int between : {75, 105, 135}) EXPECT_NEAR(turnAt(nods.motion, "頭", between), 0, 0.01) << between;
  EXPECT_NEAR(turnAt(nods.motion, "頭", 30), 0, 0.01) << "before the range";
  // Forward: the top of the head moves toward the front, which is negative z.
  const glm::dquat before = eval::sampleBone(boneOf(dance, "頭"), 90).rotation;
  const glm::dquat nod = glm::inverse(before) * eval::sampleBone(boneOf(nods.motion, "頭"), 90).rotation;
  EXPECT_LT((nod * glm::dvec3(0, 1, 0)).z, -0.1);
}

TEST_F(BundledScriptRuns, ScriptsOfBeatsNeedATempo) {
  dance.annotations.tempo.reset();
  for (const char* name : {"beat-nods", "mirror-every-second-bar", "camera-cuts-on-beats"}) {
    const ScriptRun failed = runBundled(dance, name);
    EXPECT_NE(failed.error.find("no beats"), std::string::npos) << name << ": " << failed.error;
    EXPECT_GT(failed.line, 0) << name;
  }
}

TEST_F(BundledScriptRuns, BreathingTurnsTheChestAndTheShouldersWithItsPeriod) {
  const ScriptRun breathing = run("breathing", {{"period", "4"}, {"angle", "2"}}, {}, "0-360");
  const Names changed = changedBones(breathing.motion);
  EXPECT_EQ(std::ranges::count(changed, "左肩") + std::ranges::count(changed, "右肩"), 2);
  EXPECT_EQ(changed.size(), 3U);
  const std::string chest = std::ranges::count(changed, "上半身2") > 0 ? "上半身2" : "上半身";
  for (const int out : {0, 120, 240}) EXPECT_NEAR(turnAt(breathing.motion, chest, out), 0, 0.01) << out;
  for (const int in : {60, 180, 300}) EXPECT_NEAR(turnAt(breathing.motion, chest, in), 2, 0.01) << in;
}

TEST_F(BundledScriptRuns, LookAtCameraTurnsTheFaceTowardTheCamera) {
  const ScriptRun looks = run("look-at-camera", {{"weight", "1"}, {"eyes", "0"}, {"limit", "180"}, {"step", "15"}});
  EXPECT_EQ(changedBones(looks.motion), Names{"頭"});
  // Where the face looks, by a script that knows nothing about how the keys were made.
  const ScriptRun check = runScript(looks.motion, R"js(
    for (const frame of [0, 150, 300, 450]) {
      const head = model.world("頭", frame), eye = camera.eye(frame);
      const to = [0, 1, 2].map((i) => eye[i] - head.position[i]);
      const face = rotation.apply(head.rotation, [0, 0, -1]);
      const dot = to[0] * face[0] + to[1] * face[1] + to[2] * face[2];
      log(Math.acos(Math.min(1, dot / Math.hypot(to[0], to[1], to[2]))) * 180 / Math.PI < 0.1);
    })js",
                                    {.model = person.get()});
  EXPECT_EQ(check.error, "");
  EXPECT_EQ(check.log, (Names{"true", "true", "true", "true"}));
  const ScriptRun withEyes = run("look-at-camera", {{"weight", "0"}, {"eyes", "1"}});
  for (const motion::BoneKey& key : boneOf(withEyes.motion, "両目").values())
    EXPECT_GT(std::abs(key.rotation.w), std::cos(30 / kDegrees)) << "the eyes stay within the head";
}

TEST_F(BundledScriptRuns, RandomIdleSwaysWithinItsAmountAndIsTheSameForASeed) {
  const ScriptRun idle = run("random-idle", {{"amount", "3"}, {"shift", "0.2"}});
  const ScriptRun again = run("random-idle", {{"amount", "3"}, {"shift", "0.2"}});
  const ScriptRun other = run("random-idle", {{"amount", "3"}, {"shift", "0.2"}, {"seed", "2"}});
  EXPECT_EQ(idle.motion, again.motion);
  EXPECT_NE(idle.motion, other.motion);
  double largest = 0;
  for (const Frame frame : boneOf(idle.motion, "頭").frames())
    largest = std::max(largest, turnAt(idle.motion, "頭", frame));
  EXPECT_GT(largest, 1);
  EXPECT_LT(largest, 3 * std::sqrt(2.5));
  const Frame last = dance.frameRange().last;
  EXPECT_NEAR(turnAt(idle.motion, "頭", 0), 0, 0.01) << "begins and ends where the motion does";
  EXPECT_NEAR(turnAt(idle.motion, "頭", last), 0, 0.01);
}

TEST_F(BundledScriptRuns, MirrorEverySecondBarSwapsTheSidesOfThoseBars) {
  const ScriptRun mirrored = run("mirror-every-second-bar");
  // At 120 beats per minute a bar of 4 beats has 60 frames: 60-119 is the second one.
  for (const char* side : {"左", "右"}) {
    const std::string bone = std::string(side) + "腕";
    const std::string other = std::string(side == std::string("左") ? "右" : "左") + "腕";
    for (std::size_t i = 0; i < boneOf(dance, bone).size(); ++i) {
      const Frame frame = boneOf(dance, bone).frames()[i];
      const motion::BoneKey& key = boneOf(dance, bone).values()[i];
      const bool isMirrored = frame / 60 % 2 == 1;
      const motion::BoneKey* found = boneOf(mirrored.motion, isMirrored ? other : bone).find(frame);
      ASSERT_NE(found, nullptr) << bone << " " << frame;
      const float sign = isMirrored ? -1 : 1;
      EXPECT_EQ(found->rotation, (Quat{key.rotation.x, sign * key.rotation.y, sign * key.rotation.z, key.rotation.w}))
          << bone << " " << frame;
    }
  }
  EXPECT_EQ(mirrored.motion.keyCount(), dance.keyCount());
}

TEST_F(BundledScriptRuns, CameraCutsOnBeatsHaveACutAtEachOfThem) {
  const ScriptRun cuts = run("camera-cuts-on-beats", {{"every", "4"}, {"near", "20"}, {"far", "40"}});
  const motion::Track<motion::CameraKey>& camera = cuts.motion.camera;
  for (Frame frame = 0; frame <= dance.frameRange().last; frame += 60) {
    ASSERT_TRUE(camera.hasKey(frame)) << frame;
    if (frame > 0) {
      EXPECT_TRUE(camera.hasKey(frame - 1)) << "a cut needs keys on adjacent frames: " << frame;
      const auto view = [&](double at) { return eval::viewOf(eval::sampleCamera(camera, at), 1).eye; };
      EXPECT_GT(glm::distance(view(frame - 1), view(frame)), 3) << frame;
    }
    EXPECT_GE(-camera.find(frame)->distance, 20 * 0.96);
    EXPECT_LE(-camera.find(frame)->distance, 40);
  }
  EXPECT_TRUE(changedBones(cuts.motion).empty());
}

TEST_F(BundledScriptRuns, FingerRelaxCurlsTheFingersOfAHand) {
  const ScriptRun relaxed = run("finger-relax", {{"amount", "1"}, {"curl", "20"}, {"right", "false"}}, {}, "0-100");
  const Names changed = changedBones(relaxed.motion);
  EXPECT_FALSE(changed.empty());
  for (const std::string& bone : changed) {
    EXPECT_TRUE(bone.starts_with("左")) << bone;
    EXPECT_NE(bone.find("指"), std::string::npos) << bone;
  }
  // 中指: 20 degrees about z, so that the tip, which points to positive x, goes down.
  const glm::dquat middle = eval::sampleBone(boneOf(relaxed.motion, "左中指１"), 0).rotation;
  EXPECT_NEAR((middle * glm::dvec3(1, 0, 0)).y, -std::sin(20 / kDegrees), 1e-4);
}

TEST_F(BundledScriptRuns, EyeDartsJumpWithinTheirAngle) {
  const ScriptRun darts = run("eye-darts", {{"angle", "5"}});
  EXPECT_EQ(changedBones(darts.motion), Names{"両目"});
  const auto& track = boneOf(darts.motion, "両目");
  double largest = 0;
  for (const Frame frame : track.frames()) largest = std::max(largest, turnAt(darts.motion, "両目", frame));
  EXPECT_GT(largest, 1.5);
  EXPECT_LT(largest, 5 * std::hypot(1, 0.5) + 0.01);
  bool hasJump = false;
  for (std::size_t i = 1; i < track.size(); ++i) hasJump = hasJump || track.frames()[i] - track.frames()[i - 1] == 2;
  EXPECT_TRUE(hasJump);
}

TEST_F(BundledScriptRuns, TimeOffsetDelaysADancerByItsNumber) {
  const ScriptRun third = run("time-offset", {{"dancer", "3"}, {"delay", "5"}}, "センター,右腕");
  EXPECT_EQ(changedBones(third.motion).size(), 2U);
  for (const char* bone : {"センター", "右腕"}) {
    const auto& before = boneOf(dance, bone);
    const auto& after = boneOf(third.motion, bone);
    ASSERT_EQ(after.size(), before.size() + 1);
    EXPECT_EQ(after.values()[0], before.values()[0]) << "the first pose is held";
    for (std::size_t i = 0; i < before.size(); ++i) {
      EXPECT_EQ(after.frames()[i + 1], before.frames()[i] + 10);
      EXPECT_EQ(after.values()[i + 1], before.values()[i]);
    }
  }
  EXPECT_EQ(run("time-offset", {{"dancer", "1"}}).motion, dance);
}

TEST_F(BundledScriptRuns, KeyColorStatisticsCountEveryKeyAndChangeNothing) {
  const ScriptRun counted = run("key-color-statistics", {{"most", "2"}});
  EXPECT_EQ(counted.motion, dance);
  std::size_t bones = 0;
  for (const auto& track : dance.bones) bones += track.keys.size();
  ASSERT_GE(counted.log.size(), 3U);
  EXPECT_NE(counted.log[0].find("bone ("), std::string::npos) << counted.log[0];
  EXPECT_NE(counted.log[0].find(std::to_string(bones) + " keys"), std::string::npos) << counted.log[0];
}

// A search through all keys for each key would take minutes.
TEST_F(BundledScriptRuns, TakeSecondsForTracksOfManyKeys) {
  constexpr Frame kKeys = 40'000;
  motion::Keys<motion::BoneKey> keys;
  for (Frame frame = 0; frame < kKeys; ++frame) {
    motion::BoneKey key = motion::restBoneKey();
    key.translation.x = static_cast<float>(frame % 7);
    keys.append(frame, key);
  }
  dance = motion::Motion{};
  for (const char* bone : {"頭", "左腕", "右腕"}) dance.bones.push_back({nameOf(bone), motion::Track(keys)});
  dance.annotations.tempo = motion::Tempo{120, 0, 4};
  for (const char* script : {"beat-nods", "mirror-every-second-bar", "time-offset", "key-color-statistics"}) {
    ScriptScene scene;
    scene.time = std::chrono::seconds(20);
    const ScriptRun result = runBundled(dance, script, scene);
    EXPECT_EQ(result.error, "") << script;
  }
}

TEST_F(BundledScriptRuns, WorkOnADanceOfAnotherProgram) {
  const auto corpus = corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto motion = io::loadWholeMotion(*corpus / "motions" / "dance_wavefile_lat.vmd");
  ASSERT_TRUE(motion.ok());
  dance = **motion;
  dance.annotations.tempo = motion::Tempo{128, 3.5, 4};
  ScriptScene scene;
  scene.model = person.get();
  for (const scripts::BundledScript& script : scripts::bundledScripts()) {
    const ScriptRun result = runBundled(dance, script.name, scene);
    EXPECT_EQ(result.error, "") << script.name;
    EXPECT_FALSE(result.log.empty()) << script.name;
    EXPECT_EQ(result.motion == dance, script.name == "key-color-statistics") << script.name;
  }
}

}  // namespace
}  // namespace furitsuke::test
