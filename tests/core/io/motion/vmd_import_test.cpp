// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>

#include "core/base/finding_limit.h"
#include "core/format/vmd/vmd_findings.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/core/io/motion/vmd_bytes_check.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::io {
namespace {

using format::vmd::Finding;
using test::importBytes;
using test::VmdBuilder;

/// A file with bone keys only.
VmdBuilder bones(std::uint32_t count) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(count);
  return builder;
}

const Diagnostic* found(const Diagnostics& diagnostics, Finding finding) {
  const auto at = std::ranges::find(diagnostics, findingRow(finding).code, &Diagnostic::code);
  return at == diagnostics.end() ? nullptr : &*at;
}

TEST(VmdImport, TheCheckFileHasTheValuesOfTheFormatDescription) {
  const ImportedMotion imported = test::importBytes(test::checkFile());
  const motion::Motion& motion = imported.motion;
  EXPECT_EQ(motion.modelName.text(), "Test");
  ASSERT_EQ(motion.bones.size(), 1U);
  EXPECT_EQ(motion.bones[0].name.text(), "センター");
  const motion::BoneKey* bone = motion.bones[0].keys.find(30);
  ASSERT_NE(bone, nullptr);
  EXPECT_EQ(*bone,
            (motion::BoneKey{{1, -2.5F, 0.25F},
                             {0, 0.6F, 0, 0.8F},
                             {motion::Curve{20, 20, 107, 107}, {0, 127, 64, 127}, {90, 15, 30, 100}, {40, 10, 90, 120}},
                             false}));
  ASSERT_EQ(motion.morphs.size(), 1U);
  EXPECT_EQ(motion.morphs[0].name.text(), "まばたき");
  EXPECT_EQ(*motion.morphs[0].keys.find(15), motion::MorphKey{0.75F});
  EXPECT_EQ(*motion.camera.find(60),
            (motion::CameraKey{-45,
                               {0, 10, 0},
                               {-0.25F, 0.5F, 0},
                               30,
                               {motion::kLinearCurve, motion::kLinearCurve, motion::kLinearCurve,
                                motion::Curve{10, 40, 90, 120}, motion::kLinearCurve, motion::kLinearCurve},
                               true}));
  EXPECT_EQ(*motion.light.find(0), motion::restLightKey());
  EXPECT_EQ(*motion.selfShadow.find(0), motion::restSelfShadowKey());
  EXPECT_EQ(*motion.property.find(0), (motion::VisibilityIkKey{true, {{test::nameOf("左足ＩＫ").bytes, false}}}));
  EXPECT_TRUE(imported.diagnostics.empty());
}

TEST(VmdImport, KeysAreSortedAndTheLastOfDuplicatesWins) {
  const ImportedMotion imported = test::importBytes(bones(7)
                                                        .bone("b", 20, 1)
                                                        .bone("a", 5, 2)
                                                        .bone("b", 10, 3)
                                                        .bone("b", 20, 4)
                                                        .bone("b", 0, 5)
                                                        .bone("b", 20, 6)
                                                        .bone("a", 5, 7)
                                                        .bytes());
  ASSERT_EQ(imported.motion.bones.size(), 2U);
  EXPECT_EQ(imported.motion.bones[0].name.bytes, "b");
  EXPECT_EQ(test::keysOf(imported.motion, {motion::TrackKind::Bone, 0}), "0:5 10:3 20:6");
  EXPECT_EQ(test::keysOf(imported.motion, {motion::TrackKind::Bone, 1}), "5:7");
  const auto sources = imported.motion.bones[0].keys.sources();
  EXPECT_EQ(std::vector(sources.begin(), sources.end()), (std::vector<motion::SourceRecord>{4, 2, 5}));
  const auto& shadowed = imported.source->shadowed[0];
  ASSERT_EQ(shadowed.size(), 3U);
  EXPECT_EQ(shadowed[0].record, 0U);
  EXPECT_EQ(shadowed[0].winner, 5U);
  EXPECT_EQ(shadowed[1].record, 1U);
  EXPECT_EQ(shadowed[1].winner, 6U);
  EXPECT_EQ(shadowed[2].record, 3U);
  EXPECT_EQ(shadowed[2].winner, 5U);
  const Diagnostic* duplicate = found(imported.diagnostics, Finding::KeyDuplicate);
  ASSERT_NE(duplicate, nullptr);
  EXPECT_EQ(duplicate->track, "b");
  EXPECT_EQ(duplicate->frame, 20);
  EXPECT_EQ(duplicate->offset, 54U);
  EXPECT_NE(found(imported.diagnostics, Finding::KeysUnsorted), nullptr);
}

TEST(VmdImport, ColumnsAreAllocatedWithTheirExactSize) {
  const ImportedMotion imported = test::importBytes(bones(3).bone("a", 9).bone("a", 9).bone("a", 3).bytes());
  const motion::Keys<motion::BoneKey>& keys = imported.motion.bones[0].keys.keys();
  EXPECT_EQ(keys.frames.capacity(), 2U);
  EXPECT_EQ(keys.values.capacity(), 2U);
  EXPECT_EQ(keys.sources.capacity(), 2U);
}

struct NameRow {
  const char* what;
  std::string first;
  std::string second;
  std::size_t tracks;
  std::string name;  ///< bytes of the first track
  std::vector<Finding> findings;
};

TEST(VmdImport, NamesAreMatchedByTheirBytesWithoutPadding) {
  const std::string fd = std::string("a\0", 2) + std::string(13, '\xFD');
  const NameRow rows[] = {
      {"padding with FD and with zeros is the same name", fd, "a", 1, "a", {Finding::NamePadding}},
      {"text after the NUL is ignored", std::string("a\0trash", 7), "a", 1, "a", {Finding::NamePadding}},
      {"trailing spaces are ignored", "a              ", "a", 1, "a", {Finding::NameTrailingSpaces}},
      {"an inner space is significant", "a b", "ab", 2, "a b", {}},
      {"a leading NUL is skipped", std::string("\0?bc", 4), "?bc", 1, "?bc", {Finding::NameLeadingNul}},
      {"an empty name is a separate track", "", "a", 2, "", {Finding::NameEmpty}},
      {"a name that fills its field",
       "abcdefghijklmno",
       "abcdefghijklmn",
       2,
       "abcdefghijklmno",
       {Finding::NameFillsField}},
      {"a name cut inside a character",
       "abcdefghijklmn\x83",
       "abcdefghijklmn",
       2,
       "abcdefghijklmn\x83",
       {Finding::NameFillsField, Finding::NameUndecodable}},
  };
  for (const NameRow& row : rows) {
    SCOPED_TRACE(row.what);
    const ImportedMotion imported = test::importBytes(bones(2).bone(row.first, 0).bone(row.second, 1).bytes());
    EXPECT_EQ(imported.motion.bones.size(), row.tracks);
    EXPECT_EQ(imported.motion.bones[0].name.bytes, row.name);
    // The missing sections are also reported.
    EXPECT_EQ(imported.diagnostics.size(), row.findings.size() + 1);
    for (const Finding finding : row.findings) {
      EXPECT_NE(found(imported.diagnostics, finding), nullptr) << findingRow(finding).code;
    }
  }
}

TEST(VmdImport, ManyNamesGetTheirOwnTracks) {
  constexpr std::uint32_t kNames = 20000;
  VmdBuilder builder = bones(2 * kNames);
  for (std::uint32_t i = 0; i < 2 * kNames; ++i)
    builder.bone("bone" + std::to_string(i % kNames), i / kNames, float(i));
  const ImportedMotion imported = test::importBytes(builder.bytes());
  ASSERT_EQ(imported.motion.bones.size(), kNames);
  for (std::uint32_t i = 0; i < kNames; ++i) {
    ASSERT_EQ(imported.motion.bones[i].name.bytes, "bone" + std::to_string(i));
    ASSERT_EQ(imported.motion.bones[i].keys.size(), 2U);
  }
}

TEST(VmdImport, AFrameAboveTheLimitIsARecordButNotAKey) {
  const ImportedMotion imported =
      test::importBytes(bones(3).bone("a", 0x80000000U).bone("a", 0x7FFFFFFFU).bone("b", 0xFFFFFFFFU).bytes());
  EXPECT_EQ(imported.motion.keyCount(), 1U);
  EXPECT_EQ(imported.motion.bones[0].keys.frames().front(), kMaxFrame);
  EXPECT_EQ(imported.source->notKeys[0], (std::vector<motion::SourceRecord>{0, 2}));
  const Diagnostic* diagnostic = found(imported.diagnostics, Finding::FrameTooLarge);
  ASSERT_NE(diagnostic, nullptr);
  EXPECT_EQ(diagnostic->severity, Severity::Warning);
  EXPECT_EQ(diagnostic->offset, 54U);
}

TEST(VmdImport, ThePhysicsFlagIsReadOnlyFromFilesThatSupportIt) {
  // Z_x1 = 99 and R_x1 = 15: bytes 2,3 are 63 0F whether or not the writer supports the flag.
  Bytes ambiguous = test::defaultBlock();
  for (const std::size_t at : {2U, 17U, 32U}) ambiguous[at] = std::byte{0x63};
  for (const std::size_t at : {3U, 18U, 33U, 48U}) ambiguous[at] = std::byte{0x0F};
  for (const bool flagged : {false, true}) {
    Bytes other = test::defaultBlock();
    if (!flagged) other[2] = other[3] = std::byte{0x14};
    const ImportedMotion imported = test::importBytes(
        bones(2).bone("a", 0, {0, 0, 0}, {0, 0, 0, 1}, ambiguous).bone("a", 1, {0, 0, 0}, {0, 0, 0, 1}, other).bytes());
    EXPECT_EQ(imported.source->physicsFlagged, flagged);
    EXPECT_EQ(imported.motion.bones[0].keys.find(0)->physics, !flagged);
    EXPECT_TRUE(imported.motion.bones[0].keys.find(1)->physics);
    EXPECT_EQ(imported.motion.bones[0].keys.find(0)->curves[2].x1, 99);
  }
}

TEST(VmdImport, IrregularValuesAreCountedPerTrack) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  Bytes irregular = test::defaultBlock();
  irregular[40] = std::byte{1};
  Bytes unknownSwitch = test::defaultBlock();
  unknownSwitch[2] = std::byte{7};
  Bytes outOfRange(64, std::byte{200});
  const Bytes usual = test::defaultBlock();
  struct Row {
    const char* what;
    Vec3 translation;
    Quat rotation;
    const Bytes& block;
    std::vector<Finding> findings;
  };
  const Row rows[] = {
      {"usual", {0, 0, 0}, {0, 0, 0, 1}, usual, {}},
      {"minus zero and negative w", {-0.0F, 0, 0}, {-0.0F, 0, 0, -1}, usual, {}},
      {"translation is NaN", {kNan, 0, 0}, {0, 0, 0, 1}, usual, {Finding::ValueNotFinite}},
      {"rotation is NaN", {0, 0, 0}, {0, kNan, 0, 1}, usual, {Finding::ValueNotFinite}},
      {"rotation is zero", {0, 0, 0}, {0, 0, 0, 0}, usual, {Finding::RotationNotUnit}},
      {"rotation with nearly unit length", {0, 0, 0}, {0, 0, 0, 1.0005F}, usual, {}},
      {"irregular block", {0, 0, 0}, {0, 0, 0, 1}, irregular, {Finding::BlockIrregular}},
      {"unknown physics switch", {0, 0, 0}, {0, 0, 0, 1}, unknownSwitch, {Finding::PhysicsUnknown}},
      {"curves out of range", {0, 0, 0}, {0, 0, 0, 1}, outOfRange, {Finding::CurveOutOfRange}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    VmdBuilder builder = bones(2);
    for (std::uint32_t frame = 0; frame < 2; ++frame)
      builder.bone("a", frame, row.translation, row.rotation, row.block);
    const ImportedMotion imported = test::importBytes(builder.bytes());
    EXPECT_EQ(imported.diagnostics.size(), row.findings.size() + 1);
    for (const Finding finding : row.findings) {
      const Diagnostic* diagnostic = found(imported.diagnostics, finding);
      ASSERT_NE(diagnostic, nullptr) << findingRow(finding).code;
      EXPECT_TRUE(diagnostic->reason.english().starts_with("2 keys")) << diagnostic->reason;
      EXPECT_EQ(diagnostic->offset, 54U);
    }
  }
}

TEST(VmdImport, DifferentDuplicatesOfAFullNameAreReportedAsACollision) {
  const ImportedMotion two =
      test::importBytes(bones(2).bone("middle_04_leaf_", 0, 1).bone("middle_04_leaf_", 0, 2).bytes());
  EXPECT_NE(found(two.diagnostics, Finding::NameCollision), nullptr);
  const ImportedMotion same =
      test::importBytes(bones(2).bone("middle_04_leaf_", 0, 1).bone("middle_04_leaf_", 0, 1).bytes());
  EXPECT_EQ(found(same.diagnostics, Finding::NameCollision), nullptr);
}

TEST(VmdImport, DiagnosticsAreFewWithWarningsFirst) {
  VmdBuilder builder = bones(3001);
  for (int i = 0; i < 3000; ++i)
    builder.bone("b" + std::to_string(i), 0, {0, 0, 0}, {0, 0, 0, 2}, test::defaultBlock());
  builder.bone("b1", 0xFFFFFFFFU);
  const ImportedMotion imported = test::importBytes(builder.bytes());
  EXPECT_LT(imported.diagnostics.size(), kMaxListedFindings + 20);
  EXPECT_EQ(imported.diagnostics.front().severity, Severity::Warning);
  EXPECT_TRUE(std::ranges::is_sorted(imported.diagnostics, std::greater(), &Diagnostic::severity));
}

TEST(VmdImport, CompleteRecordsOfADamagedFileAreRead) {
  Bytes bytes = bones(3).bone("a", 0).bone("a", 1).bytes();
  bytes.resize(bytes.size() + 20, std::byte{'x'});
  const ImportedMotion imported = test::importBytes(bytes);
  EXPECT_EQ(imported.motion.keyCount(), 2U);
  ASSERT_TRUE(imported.source->file.damage.has_value());
  EXPECT_NE(found(imported.diagnostics, Finding::Damaged), nullptr);
}

TEST(VmdImport, ACameraMotionWithAnotherModelNameIsReported) {
  VmdBuilder camera = VmdBuilder::version2("camera");
  EXPECT_NE(found(test::importBytes(camera.count(0).count(0).count(1).camera(0).bytes()).diagnostics,
                  Finding::CameraNameOther),
            nullptr);
  VmdBuilder named = VmdBuilder::version2("\x83\x4A\x83\x81\x83\x89\x81\x45\x8F\xC6\x96\xBE");
  EXPECT_EQ(found(test::importBytes(named.count(0).count(0).count(1).camera(0).bytes()).diagnostics,
                  Finding::CameraNameOther),
            nullptr);
}

}  // namespace
}  // namespace furitsuke::io
