// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>
#include <string>

#include "core/format/vmd/vmd_block.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion/vmd_motion.h"
#include "core/motion/edit.h"
#include "tests/core/io/motion/vmd_bytes_check.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::io {
namespace {

using test::AllowedChanges;
using test::VmdBuilder;

constexpr motion::TrackId kFirstBone{motion::TrackKind::Bone, 0};

Bytes save(const ImportedMotion& imported) {
  return test::writtenVmd(imported.motion, imported.source.get(), {imported.source->file.version});
}

/// Two bones with interleaved keys, a duplicate on frame 10 of "a" (records 1 and 4), a frame that is not a key, FD
/// padding, keys of all other kinds and trailing bytes.
Bytes oddFile() {
  const std::string fd = std::string("a\0", 2) + std::string(13, '\xFD');
  Bytes generation1 = test::defaultBlock();
  generation1[2] = generation1[3] = std::byte{0x14};
  VmdBuilder builder = VmdBuilder::version2(std::string("Miku\0\xFD\xFD", 7));
  builder.count(7)
      .bone(fd, 20, 1)
      .bone(fd, 10, 2)
      .bone("b", 0, {-0.0F, 0, 0}, {0, 0, 0, -1}, generation1)
      .bone("b", 0xFFFFFFF0U, 3)
      .bone(fd, 10, 4)
      .bone(fd, 0, 5)
      .bone("b", 30, 6);
  builder.count(2).morph("m", 5, 1).morph("m", 0, std::numeric_limits<float>::quiet_NaN());
  builder.count(2).camera(40).camera(0);
  builder.count(1).light(0);
  builder.count(2).selfShadow(3).selfShadow(0);
  builder.count(3)
      .property(9, 7, {{std::string_view("leg\0\xFD\xFD", 6), 5}, {"toe", 0}})
      .property(0, 1, {{"leg", 1}, {"toe", 1}})
      .property(20, 0, {});
  return builder.raw("tail").bytes();
}

/// Applies an edit, checks the bytes, undoes it and checks that the file is restored.
void expectEdit(const std::string& what, const std::function<void(motion::EditBuilder&, const motion::Motion&)>& edit,
                const AllowedChanges& allowed, const std::function<void(const motion::Motion&)>& check = {}) {
  SCOPED_TRACE(what);
  const Bytes original = oddFile();
  ImportedMotion imported = test::importBytes(original);
  motion::EditBuilder builder(imported.motion);
  edit(builder, imported.motion);
  const motion::KeyEdits edits = builder.build();
  motion::applyEdits(imported.motion, edits, motion::EditSide::After);
  const Bytes written = save(imported);
  const Result<format::vmd::File> after = format::vmd::read(written);
  ASSERT_TRUE(after);
  EXPECT_FALSE(after->damage);
  EXPECT_EQ(test::differenceBeyond(imported.source->file, *after, allowed), "");
  const auto isDropped = [&allowed](const ShadowedRecord& each) { return allowed.dropped.contains(each.record); };
  EXPECT_EQ(droppedDuplicates(imported.motion, *imported.source),
            std::ranges::count_if(imported.source->shadowed[static_cast<std::size_t>(allowed.section)], isDropped));
  // The written file has the edited motion.
  const ImportedMotion again = test::importBytes(written);
  EXPECT_TRUE(test::writtenVmd(again.motion, nullptr) == test::writtenVmd(imported.motion, nullptr));
  if (check) check(again.motion);
  motion::applyEdits(imported.motion, edits, motion::EditSide::Before);
  EXPECT_EQ(droppedDuplicates(imported.motion, *imported.source), 0U);
  EXPECT_TRUE(save(imported) == original) << "after undo";
}

motion::BoneKey boneAt(const motion::Motion& motion, Frame frame) { return *motion.bones[0].keys.find(frame); }

TEST(VmdExport, EditsChangeOnlyTheRecordsThatTheyTouch) {
  using format::vmd::SectionKind;
  expectEdit("a value",
             [](motion::EditBuilder& edit, const motion::Motion& motion) {
               motion::BoneKey key = boneAt(motion, 20);
               key.translation.y = 8;
               edit.set(kFirstBone, 20, key);
             },
             {SectionKind::Bone, {0}, {}, 0});
  expectEdit("a value of a key that shadows another",
             [](motion::EditBuilder& edit, const motion::Motion& motion) {
               motion::BoneKey key = boneAt(motion, 10);
               key.rotation.x = 1;
               edit.set(kFirstBone, 10, key);
             },
             {SectionKind::Bone, {4}, {}, 0});
}

TEST(VmdExport, DeletedAndMovedKeysChangeOnlyTheirRecords) {
  using format::vmd::SectionKind;
  expectEdit(
      "a key is deleted with the one that it shadows",
      [](motion::EditBuilder& edit, const motion::Motion&) { edit.remove(kFirstBone, 10); },
      {SectionKind::Bone, {}, {1, 4}, 0},
      [](const motion::Motion& motion) { EXPECT_EQ(test::keysOf(motion, kFirstBone), "0:5 20:1"); });
  expectEdit(
      "a key is moved and leaves the one that it shadows behind in nothing",
      [](motion::EditBuilder& edit, const motion::Motion& motion) {
        edit.remove(kFirstBone, 10);
        edit.move(kFirstBone, 15, boneAt(motion, 10), 4);
      },
      {SectionKind::Bone, {4}, {1}, 0},
      [](const motion::Motion& motion) { EXPECT_EQ(test::keysOf(motion, kFirstBone), "0:5 15:4 20:1"); });
  expectEdit(
      "a key is moved onto another",
      [](motion::EditBuilder& edit, const motion::Motion& motion) {
        edit.remove(kFirstBone, 20);
        edit.move(kFirstBone, 10, boneAt(motion, 20), 0);
      },
      {SectionKind::Bone, {0}, {1, 4}, 0},
      [](const motion::Motion& motion) { EXPECT_EQ(test::keysOf(motion, kFirstBone), "0:5 10:1"); });
  expectEdit("new keys come last, by track and frame",
             [](motion::EditBuilder& edit, const motion::Motion&) {
               edit.set({motion::TrackKind::Bone, 1}, 7, test::boneKeyAt(70));
               edit.set(kFirstBone, 9, test::boneKeyAt(90));
               edit.set(kFirstBone, 3, test::boneKeyAt(30));
             },
             {SectionKind::Bone, {}, {}, 3});
  expectEdit(
      "two keys that name one record: the second is new",
      [](motion::EditBuilder& edit, const motion::Motion& motion) { edit.move(kFirstBone, 25, boneAt(motion, 20), 0); },
      {SectionKind::Bone, {}, {}, 1});
  expectEdit("a morph",
             [](motion::EditBuilder& edit, const motion::Motion&) {
               edit.set({motion::TrackKind::Morph, 0}, 0, motion::MorphKey{0.5F});
             },
             {SectionKind::Morph, {1}, {}, 0});
  expectEdit("a camera key",
             [](motion::EditBuilder& edit, const motion::Motion&) {
               edit.set(motion::kCameraTrack, 40, motion::restCameraKey());
             },
             {SectionKind::Camera, {0}, {}, 0});
  expectEdit("a camera key is deleted",
             [](motion::EditBuilder& edit, const motion::Motion&) { edit.remove(motion::kCameraTrack, 0); },
             {SectionKind::Camera, {}, {1}, 0});
  expectEdit("light",
             [](motion::EditBuilder& edit, const motion::Motion&) {
               edit.set(motion::kLightTrack, 0, motion::restLightKey());
             },
             {SectionKind::Light, {0}, {}, 0});
  expectEdit("self shadow",
             [](motion::EditBuilder& edit, const motion::Motion&) {
               edit.set(motion::kSelfShadowTrack, 3, motion::SelfShadowKey{2, 0.5F});
             },
             {SectionKind::SelfShadow, {0}, {}, 0});
  expectEdit("visibility",
             [](motion::EditBuilder& edit, const motion::Motion&) {
               edit.set(motion::kPropertyTrack, 20, motion::VisibilityIkKey{true, {}});
             },
             {SectionKind::Property, {2}, {}, 0});
  expectEdit("an IK bone more",
             [](motion::EditBuilder& edit, const motion::Motion&) {
               edit.set(motion::kPropertyTrack, 0,
                        motion::VisibilityIkKey{true, {{"leg", true}, {"toe", true}, {"arm", false}}});
             },
             {SectionKind::Property, {1}, {}, 0});
}

/// The record of an edited key, and its bytes that may differ.
struct FieldRow {
  const char* what;
  std::function<void(motion::BoneKey&)> change;
  std::size_t from;
  std::size_t to;
  std::vector<std::pair<std::size_t, std::byte>> block = {};  ///< offsets and new values in the interpolation block
};

TEST(VmdExport, OnlyTheFieldsThatDifferAreWrittenIntoARecord) {
  const FieldRow rows[] = {
      {"translation", [](motion::BoneKey& key) { key.translation.z = 3; }, 19, 31},
      {"rotation", [](motion::BoneKey& key) { key.rotation.w = 1; }, 31, 47},
      {"physics",
       [](motion::BoneKey& key) { key.physics = false; },
       47,
       111,
       {{2, std::byte{0x63}}, {3, std::byte{0x0F}}}},
      {"a curve",
       [](motion::BoneKey& key) { key.curves[1].x1 = 64; },
       47,
       111,
       {{1, std::byte{64}}, {16, std::byte{64}}}},
  };
  for (const FieldRow& row : rows) {
    SCOPED_TRACE(row.what);
    const Bytes original = oddFile();
    ImportedMotion imported = test::importBytes(original);
    const motion::TrackId track{motion::TrackKind::Bone, 1};
    motion::BoneKey key = *imported.motion.bones[1].keys.find(0);
    row.change(key);
    motion::EditBuilder builder(imported.motion);
    builder.set(track, 0, key);
    motion::applyEdits(imported.motion, builder.build(), motion::EditSide::After);
    const Bytes written = save(imported);
    ASSERT_EQ(written.size(), original.size());
    const std::size_t record = 54 + 2 * 111;
    bool differs = false;
    for (std::size_t i = 0; i < written.size(); ++i) {
      if (i >= record + row.from && i < record + row.to) {
        differs |= written[i] != original[i];
      } else {
        ASSERT_EQ(written[i], original[i]) << "byte " << i;
      }
    }
    EXPECT_TRUE(differs);
    // The bytes of the block that change, and no others, whatever the file has in the rest of it.
    Bytes block(original.begin() + record + 47, original.begin() + record + 111);
    for (const auto& [at, value] : row.block) block[at] = value;
    EXPECT_TRUE(std::ranges::equal(block, ByteView(written).subspan(record + 47, 64)));
  }
}

/// The block of MMD versions without the physics flag, with filler of its own.
Bytes oldBlock() {
  Bytes block = test::defaultBlock();
  block[2] = block[3] = std::byte{0x14};
  block[31] = block[46] = block[61] = std::byte{1};
  return block;
}

Bytes blockAt(const ImportedMotion& imported, std::uint32_t record) {
  const auto* const at =
      imported.source->file.record<format::vmd::BoneRecord>(format::vmd::SectionKind::Bone, record).block();
  return {at, at + 64};
}

TEST(VmdExport, ANewKeyHasTheBlockOfTheKeysAroundIt) {
  const motion::TrackId b{motion::TrackKind::Bone, 1};
  struct Row {
    const char* what;
    motion::TrackId track;
    Frame frame;
    std::function<void(motion::BoneKey&)> change;
    Bytes block;
  };
  Bytes eased = oldBlock();
  eased[2] = eased[17] = eased[32] = std::byte{64};
  Bytes unflagged = oldBlock();
  unflagged[2] = unflagged[17] = unflagged[32] = std::byte{0x63};
  unflagged[3] = unflagged[18] = unflagged[33] = unflagged[48] = std::byte{0x0F};
  unflagged[2] = unflagged[3] = std::byte{0};
  Bytes off = oldBlock();
  off[2] = std::byte{0x63};
  off[3] = std::byte{0x0F};
  const auto none = [](motion::BoneKey&) {};
  const Row rows[] = {
      {"after an old key", kFirstBone, 20, none, oldBlock()},
      {"before the first key", kFirstBone, 2, none, oldBlock()},
      {"after a newer key", b, 20, none, test::defaultBlock()},
      {"another curve", kFirstBone, 20, [](motion::BoneKey& key) { key.curves[2].x1 = 64; }, eased},
      {"a curve like the flag", kFirstBone, 20,
       [](motion::BoneKey& key) {
         key.curves[2].x1 = 0x63;
         key.curves[3].x1 = 0x0F;
       },
       unflagged},
      {"physics off", kFirstBone, 20, [](motion::BoneKey& key) { key.physics = false; }, off},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    VmdBuilder builder = VmdBuilder::version2();
    builder.count(2).bone("a", 10, {1, 0, 0}, {0, 0, 0, 1}, oldBlock()).bone("b", 10, 1);
    ImportedMotion imported = test::importBytes(builder.bytes());
    motion::BoneKey key = motion::restBoneKey();
    row.change(key);
    motion::EditBuilder edit(imported.motion);
    edit.set(row.track, row.frame, key);
    motion::applyEdits(imported.motion, edit.build(), motion::EditSide::After);
    const ImportedMotion again = test::importBytes(save(imported));
    ASSERT_EQ(again.motion.keyCount(), 3U);
    EXPECT_EQ(*again.motion.bones[row.track.index].keys.find(row.frame), key);
    EXPECT_TRUE(blockAt(again, 2) == row.block);
  }
}

TEST(VmdExport, AKeyThatIsDeletedAndSetAgainHasTheSameBlock) {
  VmdBuilder builder = VmdBuilder::version1();
  builder.count(2).bone("a", 0, {}, {0, 0, 0, 1}, oldBlock()).bone("a", 5, {}, {0, 0, 0, 1}, oldBlock());
  const Bytes original = builder.bytes();
  ImportedMotion imported = test::importBytes(original);
  const motion::BoneKey key = *imported.motion.bones[0].keys.find(5);
  for (const bool isSet : {false, true}) {
    motion::EditBuilder edit(imported.motion);
    if (isSet) {
      edit.set(kFirstBone, 5, key);
    } else {
      edit.remove(kFirstBone, 5);
    }
    motion::applyEdits(imported.motion, edit.build(), motion::EditSide::After);
  }
  EXPECT_TRUE(save(imported) == original);
}

TEST(VmdExport, APropertyRecordKeepsBytesWithTheSameMeaning) {
  const Bytes original = oddFile();
  ImportedMotion imported = test::importBytes(original);
  motion::EditBuilder builder(imported.motion);
  builder.set(motion::kPropertyTrack, 9, motion::VisibilityIkKey{true, {{"leg", true}, {"toe", true}}});
  motion::applyEdits(imported.motion, builder.build(), motion::EditSide::After);
  const Bytes written = save(imported);
  ASSERT_EQ(written.size(), original.size());
  std::vector<std::size_t> different;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (written[i] != original[i]) different.push_back(i);
  }
  // Only the switch of the second IK bone changes: visible 7, the switch with value 5 and the FD padding stay.
  EXPECT_EQ(different, std::vector<std::size_t>{imported.source->file.propertyOffsets[0] + 9 + 21 + 20});
}

TEST(VmdExport, TheCheckFileIsRewrittenFromItsValues) {
  const ImportedMotion imported = test::importBytes(test::checkFile());
  EXPECT_TRUE(test::writtenVmd(imported.motion, nullptr) == test::checkFile());
}

TEST(VmdExport, ANewMotionHasAllCounts) {
  motion::Motion motion;
  EXPECT_EQ(test::writtenVmd(motion, nullptr).size(), 74U);
  EXPECT_EQ(test::writtenVmd(motion, nullptr, {1}).size(), 64U);
  test::addBone(motion, "センター", {0});
  EXPECT_EQ(test::writtenVmd(motion, nullptr).size(), 185U);
}

TEST(VmdExport, ANewCameraMotionGetsTheModelNameThatMmdExpects) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  keys.append(0, motion::restCameraKey());
  motion.camera = motion::Track(std::move(keys));
  const Bytes written = test::writtenVmd(motion, nullptr);
  EXPECT_EQ(asChars(ByteView(written).subspan(30, 20)), kCameraModelName);
  motion.modelName = test::nameOf("Stage");
  EXPECT_TRUE(
      asChars(ByteView(test::writtenVmd(motion, nullptr)).subspan(30, 20)).starts_with(std::string_view("Stage\0", 6)));
}

TEST(VmdExport, LongNamesAreTruncatedAsInMmd) {
  motion::Motion motion;
  const std::string longName = "abcdefghijklmnあいう";  // 14 bytes, then double-byte characters
  const motion::TrackId bone = test::addBone(motion, longName, {0});
  test::addMorph(motion, longName, {0});
  motion.modelName = test::nameOf("abcdefghijklmnopqrsあ");
  const Bytes written = test::writtenVmd(motion, nullptr);
  EXPECT_EQ(asChars(ByteView(written).subspan(30, 20)), "abcdefghijklmnopqrs\x82");
  EXPECT_EQ(asChars(ByteView(written).subspan(54, 15)), "abcdefghijklmn\x82") << "at the byte, inside a character";
  EXPECT_EQ(asChars(ByteView(written).subspan(54 + 111 + 4, 15)), motion.morphs[0].name.bytes.substr(0, 15));
  const Diagnostics losses = vmdLosses(motion, nullptr);
  ASSERT_EQ(losses.size(), 3U);
  EXPECT_EQ(losses[1].track, motion::trackPath(motion, bone));
}

TEST(VmdExport, NamesThatDifferOnlyInTrailingSpacesCollide) {
  motion::Motion motion;
  test::addBone(motion, "arm", {0});
  test::addBone(motion, "arm ", {0});
  const Diagnostics losses = vmdLosses(motion, nullptr);
  EXPECT_EQ(std::ranges::count(losses, "vmd.loss.nameCut", &Diagnostic::code), 1);
  EXPECT_EQ(std::ranges::count(losses, "vmd.loss.nameCollision", &Diagnostic::code), 1);
}

TEST(VmdExport, CollidingNamesAreReportedAsLosses) {
  motion::Motion motion;
  test::addBone(motion, "middle_04_leaf_left", {0});
  test::addBone(motion, "middle_04_leaf_right", {0});
  test::addBone(motion, "middle_04_leaf_unused", {});
  const Diagnostics losses = vmdLosses(motion, nullptr);
  EXPECT_EQ(std::ranges::count(losses, "vmd.loss.nameCut", &Diagnostic::code), 2);
  EXPECT_EQ(std::ranges::count(losses, "vmd.loss.nameCollision", &Diagnostic::code), 1);
}

TEST(VmdExport, NamesThatDifferInTheirLastByteStayDifferent) {
  motion::Motion motion;
  test::addBone(motion, "abcdefghijklmnあ", {0});  // both characters begin at byte 14: 82 A0 and 83 41
  test::addBone(motion, "abcdefghijklmnア", {5});
  EXPECT_EQ(test::importBytes(test::writtenVmd(motion, nullptr)).motion.bones.size(), 2U);
  const Diagnostics losses = vmdLosses(motion, nullptr);
  EXPECT_EQ(std::ranges::count(losses, "vmd.loss.nameCollision", &Diagnostic::code), 0);
}

TEST(VmdExport, ANameReadFromAFileIsNotTruncatedAgain) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(1).bone("abcdefghijklmn\x83", 0);
  ImportedMotion imported = test::importBytes(builder.bytes());
  motion::EditBuilder edit(imported.motion);
  edit.set(kFirstBone, 5, test::boneKeyAt(5));
  motion::applyEdits(imported.motion, edit.build(), motion::EditSide::After);
  EXPECT_EQ(test::importBytes(save(imported)).motion.bones.size(), 1U);
}

TEST(VmdExport, MissingSectionsAreAddedOnlyIfKeysNeedThem) {
  VmdBuilder builder = VmdBuilder::version2();
  const Bytes original = builder.count(1).bone("a", 0).raw("x").bytes();
  struct Row {
    const char* what;
    motion::TrackId track;
    std::size_t added;
  };
  const Row rows[] = {{"bone", kFirstBone, 111},
                      {"light", motion::kLightTrack, 3 * 4 + 28},
                      {"property", motion::kPropertyTrack, 5 * 4 + 9}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    ImportedMotion imported = test::importBytes(original);
    motion::EditBuilder edit(imported.motion);
    if (row.track == kFirstBone) edit.set(row.track, 9, motion::restBoneKey());
    if (row.track == motion::kLightTrack) edit.set(row.track, 9, motion::restLightKey());
    if (row.track == motion::kPropertyTrack) edit.set(row.track, 9, motion::restVisibilityIkKey());
    motion::applyEdits(imported.motion, edit.build(), motion::EditSide::After);
    const Bytes written = save(imported);
    EXPECT_EQ(written.size(), original.size() + row.added);
    EXPECT_EQ(written.back(), std::byte{'x'});
    EXPECT_EQ(test::importBytes(written).motion.keyCount(), 2U);
  }
}

TEST(VmdExport, UncountedCamerasAreKeptUntilCameraKeysAreAdded) {
  VmdBuilder builder = VmdBuilder::version2();
  const Bytes original = builder.count(1).bone("a", 0).count(0).count(0).camera(0xFFFFFFE7U).count(0).count(0).bytes();
  ImportedMotion imported = test::importBytes(original);
  EXPECT_TRUE(save(imported) == original);
  motion::EditBuilder bone(imported.motion);
  bone.set(kFirstBone, 9, motion::restBoneKey());
  motion::applyEdits(imported.motion, bone.build(), motion::EditSide::After);
  EXPECT_EQ(save(imported).size(), original.size() + 111);
  EXPECT_EQ(test::importBytes(save(imported)).source->file.uncountedCameras, 1U);
  EXPECT_TRUE(vmdLosses(imported.motion, imported.source.get()).empty());

  motion::EditBuilder camera(imported.motion);
  camera.set(motion::kCameraTrack, 0, motion::restCameraKey());
  motion::applyEdits(imported.motion, camera.build(), motion::EditSide::After);
  const ImportedMotion again = test::importBytes(save(imported));
  EXPECT_EQ(again.source->file.uncountedCameras, 0U);
  EXPECT_EQ(again.motion.camera.size(), 1U);
  const Diagnostics losses = vmdLosses(imported.motion, imported.source.get());
  ASSERT_EQ(losses.size(), 1U);
  EXPECT_EQ(losses[0].code, "vmd.loss.uncountedCameras");
}

TEST(VmdExport, ADamagedFileIsRebuiltFromItsCompleteRecords) {
  VmdBuilder builder = VmdBuilder::version2();
  Bytes bytes = builder.count(3).bone("a", 0).bone("a", 1).raw("incomplete").bytes();
  const ImportedMotion imported = test::importBytes(bytes);
  const Bytes written = save(imported);
  VmdBuilder expected = VmdBuilder::version2();
  EXPECT_TRUE(written == expected.count(2).bone("a", 0).bone("a", 1).bytes());
  EXPECT_EQ(vmdLosses(imported.motion, imported.source.get()).size(), 1U);
}

TEST(VmdExport, TheVersionCanBeChangedInBothDirections) {
  VmdBuilder builder = VmdBuilder::version1("Miku");
  const Bytes old = builder.count(1).bone("a", 5).bytes();
  ImportedMotion imported = test::importBytes(old);
  EXPECT_TRUE(save(imported) == old);
  VmdBuilder newer = VmdBuilder::version2("Miku");
  const Bytes converted = test::writtenVmd(imported.motion, imported.source.get(), {2});
  EXPECT_TRUE(converted == newer.count(1).bone("a", 5).bytes());
  imported = test::importBytes(converted);
  EXPECT_TRUE(test::writtenVmd(imported.motion, imported.source.get(), {1}) == old);
}

TEST(VmdExport, AModelNameThatIsTooShortIsWrittenWithAllItsBytes) {
  VmdBuilder complete = VmdBuilder::version2("Dummy Model Name");
  const Bytes expected = complete.count(1).bone("a", 0).count(1).morph("m", 2, 0.5F).count(0).bytes();
  Bytes shorter = expected;
  shorter[30 + 16] = std::byte{' '};
  shorter.erase(shorter.begin() + 30 + 17, shorter.begin() + 50);
  ImportedMotion imported = test::importBytes(shorter);
  ASSERT_TRUE(imported.source->file.isHeaderShort());
  EXPECT_FALSE(imported.source->file.damage.has_value()) << "nothing is lost";
  EXPECT_EQ(imported.motion.modelName, test::nameOf("Dummy Model Name"));
  EXPECT_TRUE(save(imported) == expected);
  EXPECT_TRUE(vmdLosses(imported.motion, imported.source.get()).empty()) << "every key is written";
  imported.motion.modelName = test::nameOf("Miku");
  EXPECT_EQ(test::importBytes(save(imported)).motion, imported.motion);
}

/// Without its key, the file would also be one with a model name of 5 bytes and one bone key.
TEST(VmdExport, TrailingBytesThatWouldBecomeKeysAreLeftOutAndReported) {
  VmdBuilder builder = VmdBuilder::version2(std::string_view("Test\0\1\0\0\0AAAAAAAAAAA", 20));
  builder.count(1).bone("a", 0).count(0).count(0).count(0).count(0).count(0);
  constexpr std::size_t kTrailing = 111 - 11 - 6 * 4;  // of a record that begins in the name
  for (const std::size_t count : {kTrailing, kTrailing + 1}) {
    Bytes bytes = builder.bytes();
    bytes.resize(bytes.size() + count);
    ImportedMotion imported = test::importBytes(bytes);
    ASSERT_FALSE(imported.source->file.damage.has_value());
    EXPECT_TRUE(save(imported) == bytes);
    EXPECT_TRUE(vmdLosses(imported.motion, imported.source.get()).empty());
    imported.motion.bones[0].keys = {};
    const Bytes written = save(imported);
    const bool isAmbiguous = count == kTrailing;
    EXPECT_EQ(written.size(), bytes.size() - 111 - (isAmbiguous ? count : 0));
    EXPECT_EQ(test::importBytes(written).source->file.damage.has_value(), false);
    const Diagnostics losses = vmdLosses(imported.motion, imported.source.get());
    ASSERT_EQ(losses.size(), isAmbiguous ? 1U : 0U);
    if (losses.empty()) continue;
    EXPECT_EQ(losses[0].code, "vmd.loss.trailing");
    EXPECT_EQ(losses[0].reason, "76 bytes after the last section: not written, because the motion has no key left");
  }
}

TEST(VmdExport, Version1ReportsTheKeysThatItsProgramsDoNotRead) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(0).count(0).count(0).count(0).count(2).selfShadow(0).selfShadow(9).count(1).property(0, 1, {{"ik", 0}});
  const ImportedMotion imported = test::importBytes(builder.bytes());
  EXPECT_TRUE(vmdLosses(imported.motion, imported.source.get(), {2}).empty());
  const Diagnostics losses = vmdLosses(imported.motion, imported.source.get(), {1});
  ASSERT_EQ(losses.size(), 2U);
  for (const Diagnostic& loss : losses) EXPECT_EQ(loss.code, "vmd.loss.version1");
  EXPECT_EQ(losses[0].track, "selfShadow");
  EXPECT_EQ(losses[0].reason, "2 self-shadow keys: written, but programs of version 1 do not read them");
  EXPECT_EQ(losses[1].track, "property");
  EXPECT_EQ(losses[1].reason, "1 visibility and IK key: written, but programs of version 1 do not read them");
  const ImportedMotion again = test::importBytes(test::writtenVmd(imported.motion, imported.source.get(), {1}));
  EXPECT_EQ(again.source->file.version, 1);
  EXPECT_EQ(again.motion.selfShadow, imported.motion.selfShadow);
  EXPECT_EQ(again.motion.property, imported.motion.property);
  EXPECT_TRUE(vmdLosses(again.motion, again.source.get(), {1}).empty()) << "the file already has these keys";
}

TEST(VmdExport, AnEditedModelNameIsPaddedAndAnUneditedOneKeepsItsBytes) {
  ImportedMotion imported = test::importBytes(oddFile());
  imported.motion.modelName = test::nameOf("Luka");
  const Bytes written = save(imported);
  EXPECT_EQ(asChars(ByteView(written).subspan(30, 7)), std::string_view("Luka\0\0\0", 7));
  imported.motion.modelName = test::nameOf("Miku");
  EXPECT_TRUE(save(imported) == oddFile());
}

TEST(VmdExport, RenamingATrackChangesItsRecords) {
  ImportedMotion imported = test::importBytes(oddFile());
  imported.motion.bones[1].name = test::nameOf("c");
  const Result<format::vmd::File> after = format::vmd::read(save(imported));
  ASSERT_TRUE(after);
  EXPECT_EQ(test::differenceBeyond(imported.source->file, *after, {format::vmd::SectionKind::Bone, {2, 6}, {}, 0}), "");
  const ImportedMotion again = test::importBytes(save(imported));
  EXPECT_TRUE(again.motion.findBone("c").has_value());
  // The record that is not a key keeps the old name.
  EXPECT_EQ(again.motion.keyCount(*again.motion.findBone("b")), 0U);
}

}  // namespace
}  // namespace furitsuke::io
