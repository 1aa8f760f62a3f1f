// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <string>

#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "core/motion/edit.h"
#include "tests/core/io/motion/vmd_bytes_check.h"
#include "tests/support/motions.h"
#include "tests/support/temp_folder.h"
#include "tests/support/vmd_samples.h"

// Saving to a file: what did not change is not copied. That the bytes are those of vmdFromMotion() is tested by
// test::writtenVmd().
namespace furitsuke::io {
namespace {

constexpr motion::TrackId kEditedBone{motion::TrackKind::Bone, 0};
constexpr std::uint32_t kFrames = 3000;

/// Two bones with interleaved records, in pairs of frames that are out of order, and records in every section.
Bytes manyRecords() {
  test::VmdBuilder builder = test::VmdBuilder::version2("Miku");
  builder.count(2 * kFrames);
  for (std::uint32_t frame = 0; frame < kFrames; ++frame) builder.bone("a", frame ^ 1U, 1).bone("b", frame ^ 1U, 2);
  builder.count(kFrames);
  for (std::uint32_t frame = 0; frame < kFrames; ++frame) builder.morph("m", frame, 0.5F);
  builder.count(kFrames);
  for (std::uint32_t frame = 0; frame < kFrames; ++frame) builder.camera(frame);
  builder.count(kFrames);
  for (std::uint32_t frame = 0; frame < kFrames; ++frame) builder.light(frame);
  builder.count(kFrames);
  for (std::uint32_t frame = 0; frame < kFrames; ++frame) builder.selfShadow(frame);
  builder.count(kFrames);
  for (std::uint32_t frame = 0; frame < kFrames; ++frame) {
    builder.property(frame, 1, {{"leg", static_cast<std::uint8_t>(frame % 2)}});
  }
  return builder.raw(std::string(5000, 't')).bytes();
}

/// Each of the frames is 1000, of a key in the middle of its section.
void editOneKeyOfEverySection(motion::Motion& motion) {
  motion::EditBuilder edit(motion);
  motion::BoneKey bone = motion::restBoneKey();
  bone.translation.x = 7;
  edit.set(kEditedBone, 1000, bone);
  edit.set({motion::TrackKind::Morph, 0}, 1000, motion::MorphKey{0.25F});
  motion::CameraKey camera = motion::restCameraKey();
  camera.distance = -7;
  edit.set(motion::kCameraTrack, 1000, camera);
  edit.set(motion::kLightTrack, 1000, motion::restLightKey());
  edit.set(motion::kSelfShadowTrack, 1000, motion::SelfShadowKey{2, 0.5F});
  edit.set(motion::kPropertyTrack, 1000, motion::VisibilityIkKey{false, {{"leg", false}}});
  motion::applyEdits(motion, edit.build(), motion::EditSide::After);
}

/// The header and the counts are new bytes.
constexpr std::size_t kHeader = 50 + 6 * 4;
/// One record of each section.
constexpr std::size_t kOneOfEach = 111 + 23 + 61 + 28 + 9 + 30;

TEST(VmdSaving, CopiesNoRecordOfAnUneditedFile) {
  const ImportedMotion imported = test::importBytes(manyRecords());
  const test::PiecedVmd written = test::piecedVmd(imported.motion, imported.source.get());
  EXPECT_TRUE(test::sameBytes(written.bytes, imported.source->file.bytes));
  EXPECT_EQ(written.copied, kHeader);
  EXPECT_LE(written.pieces, 14U);
}

TEST(VmdSaving, CopiesOnlyTheRecordsOfEditedKeys) {
  ImportedMotion imported = test::importBytes(manyRecords());
  editOneKeyOfEverySection(imported.motion);
  const test::PiecedVmd written = test::piecedVmd(imported.motion, imported.source.get());
  EXPECT_TRUE(test::sameBytes(written.bytes, vmdFromMotion(imported.motion, imported.source.get())));
  EXPECT_EQ(written.copied, kHeader + kOneOfEach);
  EXPECT_LE(written.pieces, 30U);
}

TEST(VmdSaving, CopiesOnlyTheRecordsOfAddedKeys) {
  ImportedMotion imported = test::importBytes(manyRecords());
  motion::EditBuilder edit(imported.motion);
  for (Frame frame = kFrames; frame < static_cast<Frame>(kFrames) + 10; ++frame) {
    edit.set(kEditedBone, frame, motion::restBoneKey());
  }
  edit.remove(kEditedBone, 20);
  motion::applyEdits(imported.motion, edit.build(), motion::EditSide::After);
  const test::PiecedVmd written = test::piecedVmd(imported.motion, imported.source.get());
  EXPECT_TRUE(test::sameBytes(written.bytes, vmdFromMotion(imported.motion, imported.source.get())));
  EXPECT_EQ(written.copied, kHeader + 10 * 111);
}

/// Written in chunks of bounded size, with and without a source.
TEST(VmdSaving, WritesManyNewKeysInPieces) {
  motion::Motion motion;
  for (const char* name : {"a", "b", "c"}) {
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = 0; frame < 9000; ++frame) keys.append(frame, test::boneKeyAt(frame));
    motion.bones[test::addBone(motion, name, {}).index].keys = motion::Track(std::move(keys));
  }
  const test::PiecedVmd written = test::piecedVmd(motion, nullptr);
  EXPECT_TRUE(test::sameBytes(written.bytes, vmdFromMotion(motion, nullptr)));
  const ImportedMotion source = test::importBytes(manyRecords());
  EXPECT_TRUE(
      test::sameBytes(test::piecedVmd(motion, source.source.get()).bytes, vmdFromMotion(motion, source.source.get())));
}

class VmdFileSaving : public ::testing::Test {
 protected:
  VmdFileSaving() { EXPECT_TRUE(writeFileAtomically(path, original)); }
  Status save(const motion::Motion& motion, const VmdSource* source) const {
    const auto content = [&](ByteOutput& out) { writeVmdTo(out, motion, source); };
    return writeFileAtomically(path, content, {});
  }

  const test::TempFolder folder;
  const std::filesystem::path path = folder.path() / "dance.vmd";
  const Bytes original = manyRecords();
};

TEST_F(VmdFileSaving, ReplacesTheFileThatTheMotionWasReadFrom) {
  Result<LoadedMotion> loaded = loadMotion(path);
  ASSERT_TRUE(loaded);
  const motion::Motion unedited = loaded->motion;
  editOneKeyOfEverySection(loaded->motion);
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(save(loaded->motion, loaded->source.get()));
    EXPECT_TRUE(test::sameBytes(*readFile(path), vmdFromMotion(loaded->motion, loaded->source.get()))) << round;
  }
  ASSERT_TRUE(save(unedited, loaded->source.get()));
  EXPECT_TRUE(test::sameBytes(*readFile(path), original)) << "the source does not change with the file";
}

TEST_F(VmdFileSaving, ThatFailsInTheMiddleKeepsTheOldFile) {
  const auto content = [&](ByteOutput& out) {
    out.refer(original);
    out.flush();
    throw std::runtime_error("stop");
  };
  const Status status = writeFileAtomically(path, content, {});
  ASSERT_FALSE(status);
  EXPECT_NE(status.error().reason.english().find("stop"), std::string::npos);
  EXPECT_TRUE(test::sameBytes(*readFile(path), original));
  std::set<std::filesystem::path> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) names.insert(entry.path().filename());
  EXPECT_EQ(names, std::set<std::filesystem::path>{"dance.vmd"});
}

}  // namespace
}  // namespace furitsuke::io
