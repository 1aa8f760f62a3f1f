// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/repair/motion_repair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <limits>
#include <set>
#include <string>

#include "core/check/finding_codes.h"
#include "core/check/motion_check.h"
#include "core/io/motion/vmd_key_codec.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::check {
namespace {

using test::VmdBuilder;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();

io::LoadedMotion loadedFrom(const Bytes& bytes) {
  Result<io::LoadedMotion> result = io::motionFromBytes(bytes);
  EXPECT_TRUE(result.ok());
  return std::move(*result);
}

bool hasCode(const Diagnostics& findings, std::string_view code) {
  return std::ranges::any_of(findings, [code](const Diagnostic& finding) { return finding.code == code; });
}

Bytes bones(const std::function<void(VmdBuilder&)>& keys, std::uint32_t count, std::string_view model = "Test") {
  VmdBuilder builder = VmdBuilder::version2(model);
  builder.count(count);
  keys(builder);
  return builder.count(0).count(0).count(0).count(0).count(0).bytes();
}

Bytes propertyFile(const std::vector<std::vector<VmdBuilder::Ik>>& keys) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(0).count(0).count(0).count(0).count(0).count(static_cast<std::uint32_t>(keys.size()));
  std::uint32_t frame = 0;
  for (const auto& ik : keys) builder.property(frame++, 1, ik);
  return builder.bytes();
}

template <class Value>
motion::Track<Value> keysAt(std::initializer_list<std::pair<Frame, Value>> keys) {
  motion::Keys<Value> columns;
  for (const auto& [frame, value] : keys) columns.append(frame, value);
  return motion::Track<Value>(std::move(columns));
}

Bytes cameras(const motion::CameraKey& first, const motion::CameraKey& second) {
  motion::Motion motion;
  motion.modelName = Name::fromBytes(nameInField(io::kCameraModelName));
  motion.camera = keysAt<motion::CameraKey>({{0, first}, {10, second}});
  return io::vmdFromMotion(motion, nullptr);
}

Bytes manyCameras() {
  motion::Motion motion;
  motion.modelName = Name::fromBytes(nameInField(io::kCameraModelName));
  motion::Keys<motion::CameraKey> keys;
  for (Frame frame = 0; frame < 10'050; ++frame) keys.append(frame, motion::restCameraKey());
  motion.camera = motion::Track(std::move(keys));
  return io::vmdFromMotion(motion, nullptr);
}

Bytes mixed(std::string_view model) {
  motion::Motion motion;
  motion.modelName = Name::fromBytes(model);
  test::addBone(motion, "a", {0, 10});
  motion.light = keysAt<motion::LightKey>({{0, motion::restLightKey()}});
  return io::vmdFromMotion(motion, nullptr);
}

Bytes block(std::string_view firstRow) {
  Bytes bytes = test::fromHex(firstRow);
  bytes.resize(64, std::byte{0});
  return bytes;
}

Bytes blockWith(std::initializer_list<std::pair<std::size_t, int>> changes) {
  Bytes bytes = test::defaultBlock();
  for (const auto& [at, value] : changes) bytes[at] = static_cast<std::byte>(value);
  return bytes;
}

Bytes oneKey(Vec3 translation, Quat rotation, const Bytes& curves = test::defaultBlock()) {
  return bones([&](VmdBuilder& builder) { builder.bone("a", 0, translation, rotation, curves); }, 1);
}

Bytes twoRotations(Quat a, Quat b) {
  return bones(
      [&](VmdBuilder& builder) {
        builder.bone("a", 0, {}, a, test::defaultBlock());
        builder.bone("a", 10, {}, b, test::defaultBlock());
      },
      2);
}

template <class Change>
motion::CameraKey camera(Change&& change) {
  motion::CameraKey key = motion::restCameraKey();
  change(key);
  return key;
}

struct RepairCase {
  const char* code;
  Bytes file;
  /// Expectations about the repaired motion, besides that the finding is gone.
  std::function<void(const motion::Motion&)> expect;
};

constexpr const char* kCurveRow = "14 0A 00 00 14 1E 14 14 6B 46 6B 6B 6B 5A 6B 6B";
/// 左手, 右手 and 中心 in GBK.
constexpr std::string_view kGbkNames[] = {"\xD7\xF3\xCA\xD6", "\xD3\xD2\xCA\xD6", "\xD6\xD0\xD0\xC4"};

std::vector<RepairCase> valueCases() {
  const auto bone = [](const motion::Motion& motion, std::size_t i = 0) { return motion.bones[0].keys.values()[i]; };
  return {
      {"vmd.value.notFinite",
       bones(
           [](VmdBuilder& builder) {
             builder.bone("a", 0, {kNan, 1, 2}, {0, 0, 0, 1}, test::defaultBlock());
             builder.bone("a", 5, {3, kInf, 4}, {kNan, 0, 0, 1}, test::defaultBlock());
           },
           2),
       [bone](const motion::Motion& motion) {
         EXPECT_EQ(bone(motion, 0).translation, (Vec3{3, 1, 2})) << "the next finite number";
         EXPECT_EQ(bone(motion, 1).translation, (Vec3{3, 1, 4})) << "the previous finite number";
         EXPECT_EQ(bone(motion, 1).rotation, (Quat{0, 0, 0, 1}));
       }},
      {"vmd.value.notFinite", oneKey({kNan, kNan, kInf}, {kNan, 0, 0, 1}),
       [bone](const motion::Motion& motion) {
         EXPECT_EQ(bone(motion), motion::restBoneKey()) << "the rest value if there is no finite number";
       }},
      {"vmd.rotation.notUnit", oneKey({}, {0, 0, 0, 2}),
       [bone](const motion::Motion& motion) {
         EXPECT_EQ(bone(motion).rotation, (Quat{0, 0, 0, 1}));
       }},
      {"vmd.rotation.notUnit", oneKey({}, {0, 0, 0, 0}),
       [bone](const motion::Motion& motion) {
         EXPECT_EQ(bone(motion).rotation, (Quat{0, 0, 0, 1}));
       }},
      {"vmd.curve.range", oneKey({}, {0, 0, 0, 1}, blockWith({{0, 200}, {4, 128}})),
       [bone](const motion::Motion& motion) {
         EXPECT_EQ(bone(motion).curves[0], (motion::Curve{127, 127, 107, 107}));
       }},
      {"motion.rotation.flip", twoRotations({0, 0, 0, 1}, {0.1F, 0, 0, -0.995F}),
       [bone](const motion::Motion& motion) {
         EXPECT_EQ(bone(motion, 1).rotation, (Quat{-0.1F, -0.0F, -0.0F, 0.995F}));
       }},
      {"motion.camera.turn",
       cameras(motion::restCameraKey(), camera([](motion::CameraKey& key) { key.rotation.y = 6.5F; })),
       [](const motion::Motion& motion) {
         EXPECT_NEAR(motion.camera.values()[1].rotation.y, 6.5 - 2 * 3.14159265358979, 1e-6);
       }},
      {"motion.camera.fov", cameras(motion::restCameraKey(), camera([](motion::CameraKey& key) { key.fov = 0; })),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.camera.values()[1].fov, 1U); }},
      {"motion.camera.fov", cameras(motion::restCameraKey(), camera([](motion::CameraKey& key) { key.fov = 300; })),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.camera.values()[1].fov, 125U); }},
      {"motion.light.color",
       VmdBuilder::version2("\x83\x4A\x83\x81\x83\x89\x81\x45\x8F\xC6\x96\xBE")
           .count(0)
           .count(0)
           .count(0)
           .count(1)
           .light(0, 1.5F)
           .count(0)
           .count(0)
           .bytes(),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.light.values()[0].color.x, 1.0F); }},
      {"motion.selfShadow.distance",
       VmdBuilder::version2("x").count(0).count(0).count(0).count(0).count(1).selfShadow(0, 1, 0.5F).count(0).bytes(),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.selfShadow.values()[0].distance, 0.1F); }},
      {"vmd.selfShadow.mode",
       VmdBuilder::version2("x").count(0).count(0).count(0).count(0).count(1).selfShadow(0, 7).count(0).bytes(),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.selfShadow.values()[0].mode, 2); }},
      {"motion.ik.incomplete", propertyFile({{{"L", 0}}, {{"R", 1}}}),
       [](const motion::Motion& motion) {
         const auto keys = motion.property.values();
         EXPECT_EQ(keys[0].ik, (std::vector<motion::IkState>{{"L", false}, {"R", true}}));
         EXPECT_EQ(keys[1].ik, (std::vector<motion::IkState>{{"R", true}, {"L", false}}))
             << "L keeps the state of the previous key";
       }},
      {"motion.ik.duplicate", propertyFile({{{"L", 0}, {"R", 1}, {"L", 1}}}),
       [](const motion::Motion& motion) {
         EXPECT_EQ(motion.property.values()[0].ik, (std::vector<motion::IkState>{{"R", true}, {"L", true}}));
       }},
  };
}

std::vector<RepairCase> keyCases() {
  return {
      {"motion.frame.start", bones([](VmdBuilder& builder) { builder.bone("a", 30).bone("a", 40); }, 2),
       [](const motion::Motion& motion) {
         EXPECT_EQ(test::framesOf(motion, {motion::TrackKind::Bone, 0}), "0 10");
       }},
      {"motion.frame.far", bones([](VmdBuilder& builder) { builder.bone("a", 0).bone("a", 2'000'000); }, 2),
       [](const motion::Motion& motion) {
         EXPECT_EQ(test::framesOf(motion, {motion::TrackKind::Bone, 0}), "0");
       }},
      {"vmd.name.empty", bones([](VmdBuilder& builder) { builder.bone("", 0).bone("a", 0); }, 2),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.keyCount(), 1U); }},
      {"motion.mixed", mixed("Test"),
       [](const motion::Motion& motion) {
         EXPECT_TRUE(motion.light.empty());
         EXPECT_EQ(motion.keyCount(), 2U);
       }},
      {"motion.mixed", mixed(nameInField(io::kCameraModelName)),
       [](const motion::Motion& motion) {
         EXPECT_EQ(motion.light.size(), 1U);
         EXPECT_EQ(motion.keyCount(), 1U);
       }},
      {"motion.limit.camera", manyCameras(),
       [](const motion::Motion& motion) {
         EXPECT_EQ(motion.camera.size(), 10'000U);
         EXPECT_EQ(motion.frameRange(), (FrameRange{0, 9'999}));
       }},
      {"vmd.key.duplicate",
       bones([](VmdBuilder& builder) { builder.bone("a", 0, 1).bone("b", 0).bone("a", 0, 2).bone("a", 0, 3); }, 4),
       [](const motion::Motion& motion) {
         EXPECT_EQ(test::keysOf(motion, {motion::TrackKind::Bone, 0}), "0:3");
       }},
      {"motion.curve.rowsLost", oneKey({}, {0, 0, 0, 1}, block(kCurveRow)),
       [](const motion::Motion& motion) {
         const auto& curves = motion.bones[0].keys.values()[0].curves;
         EXPECT_EQ(curves[0], motion::kLinearCurve);
         EXPECT_EQ(curves[1], (motion::Curve{0x0A, 0x1E, 0x46, 0x5A}));
         EXPECT_EQ(curves[2], motion::kLinearCurve) << "the physics flag overwrites its first byte";
         EXPECT_TRUE(motion.bones[0].keys.values()[0].physics);
       }},
      {"motion.curve.rowsEmpty", oneKey({}, {0, 0, 0, 1}, block("14 14 14 14 14 14 14 14 6B 6B 6B 6B 6B 6B 6B 6B")),
       [](const motion::Motion& motion) {
         EXPECT_EQ(motion.bones[0].keys.values()[0].curves[3], motion::kLinearCurve);
       }},
      {"vmd.curve.irregular", oneKey({1, 2, 3}, {0, 0, 0, 1}, blockWith({{21, 0x33}})),
       [](const motion::Motion& motion) {
         EXPECT_EQ(motion.bones[0].keys.values()[0].translation, (Vec3{1, 2, 3}));
       }},
      {"vmd.physics.unknown", oneKey({}, {0, 0, 0, 1}, blockWith({{2, 5}, {3, 6}})),
       [](const motion::Motion& motion) { EXPECT_TRUE(motion.bones[0].keys.values()[0].physics); }},
  };
}

std::vector<RepairCase> nameCases() {
  return {
      {"motion.name.encoding",
       bones(
           [](VmdBuilder& builder) {
             for (const std::string_view name : kGbkNames) builder.bone(name, 0);
           },
           3, "\xD7\xF3\xCA\xD6"),
       [](const motion::Motion& motion) {
         EXPECT_EQ(motion.bones[0].name.text(), "左手");
         EXPECT_EQ(motion.bones[2].name.text(), "中心");
         EXPECT_EQ(motion.modelName.text(), "左手");
       }},
      {"motion.name.encoding", bones([](VmdBuilder& builder) { builder.bone("\xE5\x8F\xB3\xE8\x85\x95", 0); }, 1),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.bones[0].name.text(), "右腕"); }},
      {"vmd.modelName.camera",
       VmdBuilder::version2("x").count(0).count(0).count(1).camera(0).count(0).count(0).count(0).bytes(),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.modelName.text(), "カメラ・照明"); }},
      {"motion.modelName.camera",
       bones([](VmdBuilder& builder) { builder.bone("a", 0); }, 1, nameInField(io::kCameraModelName)),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.modelName.text(), "初音ミク"); }},
      {"vmd.modelName.undecodable",
       bones([](VmdBuilder& builder) { builder.bone("a", 0); }, 1, "ABCDEFGHIJKLMNOPQRS\x83"),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.modelName.text(), "ABCDEFGHIJKLMNOPQRS"); }},
      {"vmd.name.spaces", bones([](VmdBuilder& builder) { builder.bone("a              ", 0).bone("b", 0); }, 2),
       [](const motion::Motion& motion) { EXPECT_EQ(motion.keyCount(), 2U); }},
  };
}

void expectRepaired(const RepairCase& test) {
  SCOPED_TRACE(test.code);
  const io::LoadedMotion before = loadedFrom(test.file);
  const Diagnostics findings = checkMotion(before);
  ASSERT_TRUE(hasCode(findings, test.code)) << "the file does not have this problem";
  const Repair* repair = findRepair(test.code);
  ASSERT_NE(repair, nullptr);
  const motion::Edit edit = repair->make({before.motion, before.source.get(), {}, test::nameOf("初音ミク")});
  ASSERT_FALSE(edit.isEmpty());
  motion::Motion motion = before.motion;
  motion::applyEdit(motion, edit, motion::EditSide::After);
  EXPECT_FALSE(hasCode(checkEdited(motion, before.source.get()), test.code));
  test.expect(motion);
  const motion::Edit again = repair->make({motion, before.source.get(), {}, test::nameOf("初音ミク")});
  EXPECT_TRUE(again.isEmpty()) << "a second repair changes nothing";
  motion::applyEdit(motion, edit, motion::EditSide::Before);
  EXPECT_EQ(motion.modelName, before.motion.modelName);
  EXPECT_TRUE(motion == before.motion);
  EXPECT_EQ(io::vmdFromMotion(motion, before.source.get()), test.file) << "undo restores every byte";
}

TEST(MotionRepair, RepairsInvalidValues) {
  for (const RepairCase& test : valueCases()) expectRepaired(test);
}

TEST(MotionRepair, RepairsKeysAndRecords) {
  for (const RepairCase& test : keyCases()) expectRepaired(test);
}

TEST(MotionRepair, RepairsNames) {
  for (const RepairCase& test : nameCases()) expectRepaired(test);
}

TEST(MotionRepair, KeepsNamesThatCp932CannotEncode) {
  // 左手, 右手 and 头发, whose first character exists only in simplified Chinese.
  const io::LoadedMotion file = loadedFrom(bones(
      [](VmdBuilder& builder) { builder.bone(kGbkNames[0], 0).bone(kGbkNames[1], 0).bone("\xCD\xB7\xB7\xA2", 0); }, 3));
  EXPECT_EQ(file.motion.nameEncoding, TextEncoding::Gbk);
  EXPECT_EQ(file.motion.bones[2].name.text(), "头发");
  const motion::Edit edit = findRepair("motion.name.encoding")->make({file.motion, file.source.get(), {}, {}});
  EXPECT_TRUE(edit.isEmpty());
}

TEST(MotionRepair, ShortensNamesUnlessTwoWouldCollide) {
  motion::Motion motion;
  test::addBone(motion, "とても長いボーンの名前", {0});
  test::addBone(motion, "同じ名前になる骨一", {0});
  test::addBone(motion, "同じ名前になる骨二", {0});
  motion.modelName = test::nameOf("とても長いモデルの名前です");
  ASSERT_TRUE(hasCode(checkEdited(motion, nullptr), "vmd.loss.nameCut"));
  const motion::Edit edit = findRepair("vmd.loss.nameCut")->make({motion, nullptr, {}, {}});
  motion::applyEdit(motion, edit, motion::EditSide::After);
  EXPECT_EQ(motion.bones[0].name.text(), "とても長いボー");
  EXPECT_EQ(motion.bones[1].name.text(), "同じ名前になる");
  EXPECT_EQ(motion.bones[2].name.text(), "同じ名前になる骨二") << "two tracks cannot have the same name";
  EXPECT_EQ(motion.modelName.text(), "とても長いモデルの名");
}

TEST(MotionRepair, RepairsOnlyTheRequestedTrack) {
  const io::LoadedMotion file = loadedFrom(bones(
      [](VmdBuilder& builder) {
        builder.bone("a", 0, {}, {0, 0, 0, 2}, test::defaultBlock());
        builder.bone("b", 0, {}, {0, 0, 0, 2}, test::defaultBlock());
      },
      2));
  const motion::TrackId second{motion::TrackKind::Bone, 1};
  const motion::Edit edit = findRepair("vmd.rotation.notUnit")->make({file.motion, file.source.get(), second, {}});
  EXPECT_EQ(motion::touchedTracks(edit.keys), std::vector<motion::TrackId>{second});
}

TEST(MotionRepair, RemovesDuplicateRecordsAndKeepsTheOrderOfTheFile) {
  const io::LoadedMotion file = loadedFrom(
      bones([](VmdBuilder& builder) { builder.bone("a", 0, 1).bone("b", 0).bone("a", 0, 3).bone("c", 0); }, 4));
  motion::Motion motion = file.motion;
  motion::applyEdit(motion, findRepair("vmd.key.duplicate")->make({motion, file.source.get(), {}, {}}),
                    motion::EditSide::After);
  EXPECT_EQ(io::vmdFromMotion(motion, file.source.get()),
            bones([](VmdBuilder& builder) { builder.bone("a", 0, 3).bone("b", 0).bone("c", 0); }, 3));
}

TEST(MotionRepair, RepairAllMakesEverySafeRepairAndNoOther) {
  const io::LoadedMotion file = loadedFrom(bones(
      [](VmdBuilder& builder) {
        builder.bone("\xE5\x8F\xB3\xE8\x85\x95", 30, {kNan, 0, 0}, {0, 0, 0, 2}, blockWith({{0, 200}}));
        builder.bone("\xE5\x8F\xB3\xE8\x85\x95", 30, {1, 0, 0}, {0, 0, 0, 2}, test::defaultBlock());
        builder.bone("b", 2'000'000, {kNan, 0, 0}, {0, 0, 0, 1}, test::defaultBlock());
      },
      3));
  const motion::Edit edit = repairAll(file.motion, file.source.get(), checkMotion(file));
  motion::Motion motion = file.motion;
  motion::applyEdit(motion, edit, motion::EditSide::After);
  std::set<std::string> left;
  for (const Diagnostic& finding : checkEdited(motion, file.source.get())) left.insert(finding.code);
  EXPECT_EQ(left, (std::set<std::string>{"motion.frame.far", "motion.frame.start"}));
  EXPECT_EQ(motion.bones[0].name.text(), "右腕");
  motion::applyEdit(motion, edit, motion::EditSide::Before);
  EXPECT_TRUE(motion == file.motion);
}

TEST(MotionRepair, OffersRestOrTheFirstKeyForTracksThatBeginLate) {
  motion::Motion motion;
  motion.modelName = Name::fromBytes("Test");
  test::addBone(motion, "a", {0, 10});
  test::addMorph(motion, "b", {9});
  motion::EditBuilder edit(motion);
  edit.set({motion::TrackKind::Morph, 0}, 9, motion::MorphKey{0.5F});
  motion::applyEdits(motion, edit.build(), motion::EditSide::After);
  ASSERT_EQ(repairsOf("motion.track.late").size(), 2U);
  const std::pair<const char*, float> rows[] = {{"rest", 0.0F}, {"copy", 0.5F}, {"", 0.0F}};
  for (const auto& [choice, weight] : rows) {
    motion::Motion repaired = motion;
    motion::applyEdit(repaired, findRepair("motion.track.late", choice)->make({motion, nullptr, {}, {}}),
                      motion::EditSide::After);
    ASSERT_NE(repaired.morphs[0].keys.find(0), nullptr) << choice;
    EXPECT_EQ(repaired.morphs[0].keys.find(0)->weight, weight) << choice;
    EXPECT_EQ(repaired.keyCount(), motion.keyCount() + 1) << choice;
    EXPECT_FALSE(hasCode(checkEdited(repaired, nullptr), "motion.track.late")) << choice;
  }
  EXPECT_EQ(findRepair("motion.track.late", "other"), nullptr);
}

TEST(MotionRepair, UsesOnlyExistingCodesAndEachOnce) {
  std::set<std::string_view> codes;
  for (const FindingCode& code : findingCodes()) codes.insert(code.code);
  std::set<std::string_view> seen;
  std::set<std::pair<std::string_view, std::string_view>> names;
  for (const Repair& repair : repairs()) {
    EXPECT_TRUE(codes.contains(repair.code)) << repair.code;
    EXPECT_TRUE(names.insert({repair.code, repair.choice}).second) << repair.code;
    EXPECT_EQ(findRepair(repair.code, repair.choice), &repair) << "repairs of one code must be neighbors in the table";
    seen.insert(repair.code);
    EXPECT_NE(repair.make, nullptr) << repair.code;
    EXPECT_FALSE(repair.isSafe && repair.needsModelName) << repair.code;
  }
  for (const NoRepair& none : impossibleRepairs()) {
    EXPECT_TRUE(codes.contains(none.code)) << none.code;
    EXPECT_TRUE(seen.insert(none.code).second) << none.code;
    EXPECT_EQ(whyNoRepair(none.code), none.reason);
  }
  EXPECT_EQ(findRepair("no.such.code"), nullptr);
  EXPECT_EQ(whyNoRepair("no.such.code"), "");
}

TEST(MotionRepairOnCorpus, RepairAllLeavesNothingToRepair) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const std::filesystem::path& path : test::filesIn(*corpus, ".vmd")) {
    Result<io::LoadedMotion> file = io::loadMotion(path);
    if (!file) continue;
    SCOPED_TRACE(path.filename());
    const Bytes original = io::vmdFromMotion(file->motion, file->source.get());
    const motion::Edit edit = repairAll(file->motion, file->source.get(), checkMotion(*file));
    motion::Motion motion = file->motion;
    motion::applyEdit(motion, edit, motion::EditSide::After);
    const Diagnostics left = checkEdited(motion, file->source.get());
    EXPECT_TRUE(repairAll(motion, file->source.get(), left).isEmpty());
    motion::applyEdit(motion, edit, motion::EditSide::Before);
    EXPECT_TRUE(io::vmdFromMotion(motion, file->source.get()) == original);
  }
}

}  // namespace
}  // namespace furitsuke::check
