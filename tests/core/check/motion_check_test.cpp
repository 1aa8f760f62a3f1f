// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/motion_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <string>

#include "core/check/check_findings.h"
#include "core/check/finding_codes.h"
#include "core/io/json/motion_json.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/motion/edit.h"
#include "core/motion/key_edits.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::check {
namespace {

using test::VmdBuilder;

io::LoadedMotion loaded(const Bytes& bytes) {
  Result<io::LoadedMotion> result = io::motionFromBytes(bytes);
  EXPECT_TRUE(result.ok());
  return std::move(*result);
}

std::set<std::string> codesOf(const Diagnostics& findings) {
  std::set<std::string> codes;
  for (const Diagnostic& finding : findings) codes.insert(finding.code);
  return codes;
}

Quat turnedBy(double degrees) {
  const double half = degrees / 360 * 3.14159265358979;
  return {static_cast<float>(std::sin(half)), 0, 0, static_cast<float>(std::cos(half))};
}

Bytes boneFile(std::string_view modelName, const std::function<void(VmdBuilder&)>& keys, std::uint32_t count) {
  VmdBuilder builder = VmdBuilder::version2(modelName);
  builder.count(count);
  keys(builder);
  return builder.count(0).count(0).count(0).count(0).count(0).bytes();
}

Bytes rotations(const Quat& a, Frame frame, const Quat& b) {
  return boneFile(
      "Test",
      [&](VmdBuilder& builder) {
        builder.bone("a", 0, {}, a, test::defaultBlock());
        builder.bone("a", static_cast<std::uint32_t>(frame), {}, b, test::defaultBlock());
      },
      2);
}

Bytes oneBlock(std::string_view firstRow) {
  Bytes block = test::fromHex(firstRow);
  block.resize(64, std::byte{0});
  return boneFile(
      "Test",
      [&](VmdBuilder& builder) {
        builder.bone("a", 0, {}, {0, 0, 0, 1}, block);
      },
      1);
}

Bytes properties(const std::vector<std::vector<VmdBuilder::Ik>>& keys) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(0).count(0).count(0).count(0).count(0).count(static_cast<std::uint32_t>(keys.size()));
  std::uint32_t frame = 0;
  for (const auto& ik : keys) builder.property(frame++, 1, ik);
  return builder.bytes();
}

Bytes cameraFile(const std::function<void(motion::Motion&)>& change) {
  motion::Motion motion;
  motion.modelName = Name::fromBytes(nameInField(io::kCameraModelName));
  change(motion);
  return io::vmdFromMotion(motion, nullptr);
}

Bytes cameras(float secondAngle, Frame frame, std::uint32_t fov = 30) {
  return cameraFile([&](motion::Motion& motion) {
    motion::CameraKey key = motion::restCameraKey();
    motion::Keys<motion::CameraKey> keys;
    keys.append(0, key);
    key.rotation.y = secondAngle;
    key.fov = fov;
    keys.append(frame, key);
    motion.camera = motion::Track(std::move(keys));
  });
}

template <class Value>
motion::Track<Value> oneKey(const Value& value) {
  motion::Keys<Value> keys;
  keys.append(0, value);
  return motion::Track<Value>(std::move(keys));
}

struct Case {
  const char* name;
  Bytes file;
  const char* code;
  bool isReported;
};

const VmdBuilder::Ik kLeft{"L", 1};
const VmdBuilder::Ik kRight{"R", 1};

/// A file with a track that begins at frame 0 and a morph that begins at frame 9 with this weight.
Bytes lateFile(float weight) {
  motion::Motion motion;
  motion.modelName = Name::fromBytes("Test");
  test::addBone(motion, "a", {0, 10});
  test::addMorph(motion, "b", {9});
  motion::EditBuilder edit(motion);
  edit.set({motion::TrackKind::Morph, 0}, 9, motion::MorphKey{weight});
  motion::applyEdits(motion, edit.build(), motion::EditSide::After);
  return io::vmdFromMotion(motion, nullptr);
}

std::vector<Case> cases() {
  const std::string_view cameraName = nameInField(io::kCameraModelName);
  const auto boneAt = [](std::uint32_t frame) { return [frame](VmdBuilder& builder) { builder.bone("a", frame); }; };
  const auto light = [](float red) {
    return cameraFile([red](motion::Motion& motion) {
      motion.light = oneKey(motion::LightKey{{red, 0, 0}, {0, -1, 0}});
    });
  };
  const auto shadow = [](float distance) {
    return cameraFile([distance](motion::Motion& motion) {
      motion.selfShadow = oneKey(motion::SelfShadowKey{1, distance});
    });
  };
  const Bytes mixed =
      VmdBuilder::version2().count(1).bone("a", 0).count(0).count(1).camera(0).count(0).count(0).count(0).bytes();
  return {
      {"no keys",
       boneFile(
           "Test", [](VmdBuilder&) {}, 0),
       "motion.empty", true},
      {"one key", boneFile("Test", boneAt(0), 1), "motion.empty", false},
      {"bone and camera", mixed, "motion.mixed", true},
      {"bone alone", boneFile("Test", boneAt(0), 1), "motion.mixed", false},
      {"camera alone", cameras(0, 5), "motion.mixed", false},
      {"camera name on bones", boneFile(cameraName, boneAt(0), 1), "motion.modelName.camera", true},
      {"no model name", boneFile("", boneAt(0), 1), "motion.modelName.empty", true},
      {"a model name", boneFile("Test", boneAt(0), 1), "motion.modelName.empty", false},
      {"camera alone has no model name", cameras(0, 5), "motion.modelName.empty", false},
      {"other name on bones", boneFile("Test", boneAt(0), 1), "motion.modelName.camera", false},
      {"other name on cameras", VmdBuilder::version2().count(0).count(0).count(1).camera(0).count(0).count(0).bytes(),
       "vmd.modelName.camera", true},
      {"starts on 3", boneFile("Test", boneAt(3), 1), "motion.frame.start", true},
      {"starts on 0", boneFile("Test", boneAt(0), 1), "motion.frame.start", false},
      {"a late track that moves", lateFile(1), "motion.track.late", true},
      {"a late track at rest", lateFile(0), "motion.track.late", false},
      {"all tracks are late", boneFile("Test", boneAt(3), 1), "motion.track.late", false},
      {"after ten hours", boneFile("Test", boneAt(1'080'001), 1), "motion.frame.far", true},
      {"at ten hours", boneFile("Test", boneAt(1'080'000), 1), "motion.frame.far", false},
      {"row 0 curved, others empty", oneBlock("14 00 14 14 14 40 14 14 6B 6B 6B 6B 6B 6B 6B 6B"),
       "motion.curve.rowsLost", true},
      {"row 0 straight, others empty", oneBlock("14 14 14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B"),
       "motion.curve.rowsEmpty", true},
      {"row 0 straight is not lost", oneBlock("14 14 14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B"),
       "motion.curve.rowsLost", false},
      {"all zero", oneBlock(""), "motion.curve.rowsEmpty", false},
      {"other sign", rotations(turnedBy(10), 10, {0, 0, 0, -1}), "motion.rotation.flip", true},
      {"other sign across a cut", rotations(turnedBy(10), 1, {0, 0, 0, -1}), "motion.rotation.flip", false},
      {"same sign", rotations(turnedBy(10), 10, turnedBy(170)), "motion.rotation.flip", false},
      {"half a turn", rotations(turnedBy(0), 10, turnedBy(179.5)), "motion.rotation.halfTurn", true},
      {"half a turn, other sign", rotations(turnedBy(0), 10, turnedBy(180.5)), "motion.rotation.halfTurn", true},
      {"nearly half a turn", rotations(turnedBy(0), 10, turnedBy(178)), "motion.rotation.halfTurn", false},
      {"half a turn across a cut", rotations(turnedBy(0), 1, turnedBy(180)), "motion.rotation.halfTurn", false},
      {"rotation of zeros", rotations({0, 0, 0, 0}, 10, turnedBy(10)), "motion.rotation.halfTurn", false},
      {"camera turns by 200", cameras(3.49F, 10), "motion.camera.turn", true},
      {"camera turns by 180", cameras(3.14159265F, 10), "motion.camera.turn", false},
      {"camera cut", cameras(3.49F, 1), "motion.camera.turn", false},
      {"view angle 0", cameras(0, 10, 0), "motion.camera.fov", true},
      {"view angle 181", cameras(0, 10, 181), "motion.camera.fov", true},
      {"view angle 180", cameras(0, 10, 180), "motion.camera.fov", false},
      {"color 1.5", light(1.5F), "motion.light.color", true},
      {"color 1", light(1), "motion.light.color", false},
      {"shadow 0.2", shadow(0.2F), "motion.selfShadow.distance", true},
      {"shadow 0.1", shadow(0.1F), "motion.selfShadow.distance", false},
      {"IK left out", properties({{kLeft, kRight}, {kLeft}}), "motion.ik.incomplete", true},
      {"IK complete", properties({{kLeft, kRight}, {kRight, kLeft}}), "motion.ik.incomplete", false},
      {"IK twice", properties({{kLeft, kLeft}}), "motion.ik.duplicate", true},
      {"IK twice over 19 bytes", properties({{{"1234567890123456789x", 1}, {"1234567890123456789y", 1}}}),
       "motion.ik.duplicate", true},
      {"IK once", properties({{kLeft, kRight}}), "motion.ik.duplicate", false},
  };
}

TEST(MotionCheck, ReportsAProblemOnlyIfItExists) {
  for (const Case& c : cases()) {
    EXPECT_EQ(codesOf(checkMotion(loaded(c.file))).contains(c.code), c.isReported) << c.name << ": " << c.code;
  }
}

TEST(MotionCheck, CountsKeysPerTrackAndReportsTheFirst) {
  const Bytes file = boneFile(
      "Test",
      [](VmdBuilder& builder) {
        for (const std::uint32_t frame : {0U, 10U, 20U, 30U}) {
          const float sign = frame % 20 == 0 ? 1.0F : -1.0F;
          builder.bone("a", frame, {}, {0, 0, 0, sign}, test::defaultBlock());
        }
      },
      4);
  const Diagnostics findings = checkMotion(loaded(file));
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].code, "motion.rotation.flip");
  EXPECT_EQ(findings[0].track, "a");
  EXPECT_EQ(findings[0].frame, 10);
  EXPECT_TRUE(findings[0].reason.english().starts_with("3 keys")) << findings[0].reason;
}

TEST(MotionCheck, ReportsMoreKeysThanMmdSupports) {
  const auto codesFor = [](std::size_t models, std::size_t cameras) {
    io::LoadedMotion file;
    if (models > 0) file.motion.modelName = test::nameOf("model");
    motion::Keys<motion::MorphKey> morphs;
    for (std::size_t i = 0; i < models; ++i) morphs.append(static_cast<Frame>(i), {0});
    file.motion.morphs.push_back({test::nameOf("a"), motion::Track(std::move(morphs))});
    motion::Keys<motion::CameraKey> keys;
    for (std::size_t i = 0; i < cameras; ++i) keys.append(static_cast<Frame>(i), motion::restCameraKey());
    file.motion.camera = motion::Track(std::move(keys));
    return codesOf(checkMotion(file));
  };
  EXPECT_EQ(codesFor(50'000, 0), std::set<std::string>{});
  EXPECT_EQ(codesFor(50'001, 0), std::set<std::string>{"motion.limit.model"});
  EXPECT_EQ(codesFor(600'001, 0), std::set<std::string>{"motion.limit.keys"});
  EXPECT_EQ(codesFor(0, 10'000), std::set<std::string>{});
  EXPECT_EQ(codesFor(0, 10'001), std::set<std::string>{"motion.limit.camera"});
}

TEST(MotionCheck, ChecksJsonAsIfSavedAsVmd) {
  motion::Motion motion;
  test::addBone(motion, "a name of 17 byte1", {0});
  test::addBone(motion, "a name of 17 byte2", {0});
  test::addBone(motion, "b", {0});
  motion.bones[2].keys = oneKey(motion::BoneKey{{NAN, 0, 0}, {0, 0, 0, 2}, motion::restBoneKey().curves, true});
  test::addMorph(motion, "m", {0});
  motion.selfShadow = oneKey(motion::SelfShadowKey{3, 0});
  const std::string json = io::motionToJson(motion);
  const std::set<std::string> codes = codesOf(checkMotion(loaded(toBytes(json))));
  for (const char* code : {"vmd.loss.nameCut", "vmd.loss.nameCollision", "vmd.value.notFinite", "vmd.rotation.notUnit",
                           "vmd.selfShadow.mode", "motion.mixed"}) {
    EXPECT_TRUE(codes.contains(code)) << code;
  }
}

TEST(MotionCheck, IncludesTheFindingsOfTheReaderMostSevereFirst) {
  const Bytes file = VmdBuilder::version2().count(1).bone("a", 5).raw("xyz").bytes();
  const Diagnostics findings = checkMotion(loaded(file));
  const std::set<std::string> codes = codesOf(findings);
  EXPECT_TRUE(codes.contains("vmd.sections.missing"));
  EXPECT_TRUE(codes.contains("motion.frame.start"));
  EXPECT_TRUE(std::ranges::is_sorted(findings, std::ranges::greater{}, &Diagnostic::severity));
}

TEST(FindingCodes, AreUniqueAndWellFormed) {
  std::set<std::string_view> seen;
  for (const FindingCode& code : findingCodes()) {
    EXPECT_TRUE(seen.insert(code.code).second) << code.code << " twice";
    EXPECT_TRUE(code.code.find('.') != std::string_view::npos) << code.code;
    EXPECT_FALSE(code.meaning.empty() || code.meaning.ends_with('.')) << code.code;
  }
  EXPECT_GT(seen.size(), kCheckFindings.size());
}

TEST(MotionCheckOnCorpus, FindsTheKnownProblemsOfTheFiles) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const struct {
    const char* file;
    const char* code;
  } known[] = {
      {"coll_bear_7", "vmd.camera.uncounted"},        {"vpvp_issue1", "vmd.camera.uncounted"},
      {"mmd2udp_motion", "motion.name.encoding"},     {"autodance_sample", "vmd.name.spaces"},
      {"dskjal_camera", "vmd.modelName.camera"},      {"openmmd_output", "vmd.rotation.notUnit"},
      {"xr_happy_idle", "vmd.curve.irregular"},       {"agent_walk", "vmd.key.duplicate"},
      {"coll_bear_22", "vmd.name.undecodable"},       {"yw_badmagic_joint_orient", "vmd.signature.unknown"},
      {"yw_ik_multi_bone", "motion.curve.rowsEmpty"},
  };
  for (const auto& [file, code] : known) {
    const auto motion = io::loadMotion(*corpus / "motions" / (std::string(file) + ".vmd"));
    ASSERT_TRUE(motion.ok()) << file;
    EXPECT_TRUE(codesOf(checkMotion(*motion)).contains(code)) << file << ": " << code;
  }
}

TEST(MotionCheckOnCorpus, ReportsTheEncodingAndTheDecodedText) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::set<std::string> listed;
  for (const FindingCode& code : findingCodes()) listed.insert(std::string(code.code));
  std::set<std::string> foreign;
  for (const auto& path : test::filesIn(*corpus, ".vmd")) {
    const auto motion = io::loadMotion(path);
    ASSERT_TRUE(motion.ok()) << path;
    for (const Diagnostic& finding : checkMotion(*motion)) {
      EXPECT_TRUE(listed.contains(finding.code)) << path << ": " << finding.code << " is not in the table";
      if (finding.code != "motion.name.encoding") continue;
      foreign.insert(path.stem().string());
      EXPECT_NE(finding.reason.english().find("GBK: 连衣裙刻晴, "), std::string::npos) << finding.reason;
    }
  }
  EXPECT_EQ(foreign, std::set<std::string>{"mmd2udp_motion"}) << "Japanese names must not be taken for others";
}

TEST(MotionCheckOnReference, ReportsNamesThatCollideAfterTruncation) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  const auto motion = io::loadMotion(*reference / "inputs" / "mcmmd_Drink.vmd");
  ASSERT_TRUE(motion.ok());
  const Diagnostics findings = checkMotion(*motion);
  const auto collision = std::ranges::find(findings, "vmd.name.collision", &Diagnostic::code);
  ASSERT_NE(collision, findings.end());
  EXPECT_EQ(collision->track, "middle_04_leaf_");
}

}  // namespace
}  // namespace furitsuke::check
