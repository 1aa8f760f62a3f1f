// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>
#include <string>

#include "core/convert/vmd_key_codec.h"
#include "core/convert/vmd_motion.h"
#include "core/format/vmd/vmd_block.h"
#include "core/motion/edit.h"
#include "tests/convert/vmd_bytes_check.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke {
namespace {

using test::AllowedChanges;
using test::importBytes;
using test::VmdBuilder;

constexpr TrackId kFirstBone{TrackKind::Bone, 0};

Bytes save(const ImportedMotion& imported) {
  return vmdFromMotion(imported.motion, imported.source.get(), {imported.source->file.version});
}

/// Two bones whose keys lie mixed, a duplicate on frame 10 of "a" (records 1 and 4), a frame that is no key, FD
/// padding, keys of all other kinds and bytes behind the end.
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

/// Applies an edit, checks the bytes, undoes it and checks that the file is as it was.
void expectEdit(const std::string& what, const std::function<void(EditBuilder&, const Motion&)>& edit,
                const AllowedChanges& allowed, const std::function<void(const Motion&)>& check = {}) {
  SCOPED_TRACE(what);
  const Bytes original = oddFile();
  ImportedMotion imported = importBytes(original);
  EditBuilder builder(imported.motion);
  edit(builder, imported.motion);
  const KeyEdits edits = builder.build();
  applyEdits(imported.motion, edits, EditSide::After);
  const Bytes written = save(imported);
  const Result<vmd::File> after = vmd::read(written);
  ASSERT_TRUE(after);
  EXPECT_FALSE(after->damage);
  EXPECT_EQ(test::differenceBeyond(imported.source->file, *after, allowed), "");
  // What was written means what was edited.
  const ImportedMotion again = importBytes(written);
  EXPECT_TRUE(vmdFromMotion(again.motion, nullptr) == vmdFromMotion(imported.motion, nullptr));
  if (check) check(again.motion);
  applyEdits(imported.motion, edits, EditSide::Before);
  EXPECT_TRUE(save(imported) == original) << "after undo";
}

BoneKey boneAt(const Motion& motion, Frame frame) { return *motion.bones[0].keys.find(frame); }

TEST(VmdExport, EditsChangeOnlyTheRecordsThatTheyTouch) {
  using vmd::SectionKind;
  expectEdit("a value",
             [](EditBuilder& edit, const Motion& motion) {
               BoneKey key = boneAt(motion, 20);
               key.translation.y = 8;
               edit.set(kFirstBone, 20, key);
             },
             {SectionKind::Bone, {0}, {}, 0});
  expectEdit("a value of a key that shadows another",
             [](EditBuilder& edit, const Motion& motion) {
               BoneKey key = boneAt(motion, 10);
               key.rotation.x = 1;
               edit.set(kFirstBone, 10, key);
             },
             {SectionKind::Bone, {4}, {}, 0});
  expectEdit(
      "a key is deleted with the one that it shadows",
      [](EditBuilder& edit, const Motion&) { edit.remove(kFirstBone, 10); }, {SectionKind::Bone, {}, {1, 4}, 0},
      [](const Motion& motion) { EXPECT_EQ(test::keysOf(motion, kFirstBone), "0:5 20:1"); });
  expectEdit(
      "a key is moved and leaves the one that it shadows behind in nothing",
      [](EditBuilder& edit, const Motion& motion) {
        edit.remove(kFirstBone, 10);
        edit.move(kFirstBone, 15, boneAt(motion, 10), 4);
      },
      {SectionKind::Bone, {4}, {1}, 0},
      [](const Motion& motion) { EXPECT_EQ(test::keysOf(motion, kFirstBone), "0:5 15:4 20:1"); });
  expectEdit(
      "a key is moved onto another",
      [](EditBuilder& edit, const Motion& motion) {
        edit.remove(kFirstBone, 20);
        edit.move(kFirstBone, 10, boneAt(motion, 20), 0);
      },
      {SectionKind::Bone, {0}, {1, 4}, 0},
      [](const Motion& motion) { EXPECT_EQ(test::keysOf(motion, kFirstBone), "0:5 10:1"); });
  expectEdit("new keys come last, by track and frame",
             [](EditBuilder& edit, const Motion&) {
               edit.set({TrackKind::Bone, 1}, 7, test::boneKeyAt(70));
               edit.set(kFirstBone, 9, test::boneKeyAt(90));
               edit.set(kFirstBone, 3, test::boneKeyAt(30));
             },
             {SectionKind::Bone, {}, {}, 3});
  expectEdit("two keys that name one record: the second is new",
             [](EditBuilder& edit, const Motion& motion) { edit.move(kFirstBone, 25, boneAt(motion, 20), 0); },
             {SectionKind::Bone, {}, {}, 1});
  expectEdit("a morph",
             [](EditBuilder& edit, const Motion&) {
               edit.set({TrackKind::Morph, 0}, 0, MorphKey{0.5F});
             },
             {SectionKind::Morph, {1}, {}, 0});
  expectEdit("a camera key", [](EditBuilder& edit, const Motion&) { edit.set(kCameraTrack, 40, restCameraKey()); },
             {SectionKind::Camera, {0}, {}, 0});
  expectEdit("a camera key is deleted", [](EditBuilder& edit, const Motion&) { edit.remove(kCameraTrack, 0); },
             {SectionKind::Camera, {}, {1}, 0});
  expectEdit("light", [](EditBuilder& edit, const Motion&) { edit.set(kLightTrack, 0, restLightKey()); },
             {SectionKind::Light, {0}, {}, 0});
  expectEdit("self shadow",
             [](EditBuilder& edit, const Motion&) {
               edit.set(kSelfShadowTrack, 3, SelfShadowKey{2, 0.5F});
             },
             {SectionKind::SelfShadow, {0}, {}, 0});
  expectEdit("visibility",
             [](EditBuilder& edit, const Motion&) {
               edit.set(kPropertyTrack, 20, PropertyKey{true, {}});
             },
             {SectionKind::Property, {2}, {}, 0});
  expectEdit("an IK bone more",
             [](EditBuilder& edit, const Motion&) {
               edit.set(kPropertyTrack, 0, PropertyKey{true, {{"leg", true}, {"toe", true}, {"arm", false}}});
             },
             {SectionKind::Property, {1}, {}, 0});
}

/// The record of an edited key, and the bytes of it that may differ.
struct FieldRow {
  const char* what;
  std::function<void(BoneKey&)> change;
  std::size_t from;
  std::size_t to;
};

TEST(VmdExport, OnlyTheFieldsThatDifferAreWrittenIntoARecord) {
  const FieldRow rows[] = {
      {"translation", [](BoneKey& key) { key.translation.z = 3; }, 19, 31},
      {"rotation", [](BoneKey& key) { key.rotation.w = 1; }, 31, 47},
      {"physics", [](BoneKey& key) { key.physics = false; }, 47, 111},
      {"a curve", [](BoneKey& key) { key.curves[1].x1 = 64; }, 47, 111},
  };
  for (const FieldRow& row : rows) {
    SCOPED_TRACE(row.what);
    const Bytes original = oddFile();
    ImportedMotion imported = importBytes(original);
    const TrackId track{TrackKind::Bone, 1};
    BoneKey key = *imported.motion.bones[1].keys.find(0);
    row.change(key);
    EditBuilder builder(imported.motion);
    builder.set(track, 0, key);
    applyEdits(imported.motion, builder.build(), EditSide::After);
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
    if (row.from == 47) {
      Bytes block(64);
      vmd::encodeBlock(std::bit_cast<std::array<vmd::CurveBytes, 4>>(key.curves), key.physics, block.data());
      EXPECT_TRUE(std::ranges::equal(block, ByteView(written).subspan(record + 47, 64)));
    }
  }
}

TEST(VmdExport, APropertyRecordKeepsTheBytesThatStillMeanTheSame) {
  const Bytes original = oddFile();
  ImportedMotion imported = importBytes(original);
  EditBuilder builder(imported.motion);
  builder.set(kPropertyTrack, 9, PropertyKey{true, {{"leg", true}, {"toe", true}}});
  applyEdits(imported.motion, builder.build(), EditSide::After);
  const Bytes written = save(imported);
  ASSERT_EQ(written.size(), original.size());
  std::vector<std::size_t> different;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (written[i] != original[i]) different.push_back(i);
  }
  // Only the switch of the second IK bone: visible 7, the switch 5 and the FD padding stay.
  EXPECT_EQ(different, std::vector<std::size_t>{imported.source->file.propertyOffsets[0] + 9 + 21 + 20});
}

TEST(VmdExport, TheCheckFileIsWrittenFromItsValues) {
  const ImportedMotion imported = importBytes(test::checkFile());
  EXPECT_TRUE(vmdFromMotion(imported.motion, nullptr) == test::checkFile());
}

TEST(VmdExport, ANewMotionHasAllCounts) {
  Motion motion;
  EXPECT_EQ(vmdFromMotion(motion, nullptr).size(), 74U);
  EXPECT_EQ(vmdFromMotion(motion, nullptr, {1}).size(), 64U);
  test::addBone(motion, "センター", {0});
  EXPECT_EQ(vmdFromMotion(motion, nullptr).size(), 185U);
}

TEST(VmdExport, ANewCameraMotionGetsTheNameByWhichMmdKnowsIt) {
  Motion motion;
  Keys<CameraKey> keys;
  keys.append(0, restCameraKey());
  motion.camera = Track(std::move(keys));
  const Bytes written = vmdFromMotion(motion, nullptr);
  EXPECT_EQ(asChars(ByteView(written).subspan(30, 20)), kCameraModelName);
  motion.modelName = test::nameOf("Stage");
  EXPECT_TRUE(
      asChars(ByteView(vmdFromMotion(motion, nullptr)).subspan(30, 20)).starts_with(std::string_view("Stage\0", 6)));
}

TEST(VmdExport, LongNamesAreCutAsMmdMatchesThem) {
  Motion motion;
  const std::string longName = "abcdefghijklmnあいう";  // 14 bytes, then double-byte characters
  const TrackId bone = test::addBone(motion, longName, {0});
  test::addMorph(motion, longName, {0});
  motion.modelName = test::nameOf("abcdefghijklmnopqrsあ");
  const Bytes written = vmdFromMotion(motion, nullptr);
  EXPECT_EQ(asChars(ByteView(written).subspan(30, 20)), std::string_view("abcdefghijklmnopqrs\0", 20));
  EXPECT_EQ(asChars(ByteView(written).subspan(54, 15)), std::string_view("abcdefghijklmn\0", 15));
  EXPECT_EQ(asChars(ByteView(written).subspan(54 + 111 + 4, 15)), motion.morphs[0].name.bytes.substr(0, 15));
  const Diagnostics losses = vmdLosses(motion, nullptr);
  ASSERT_EQ(losses.size(), 3U);
  EXPECT_EQ(losses[1].track, trackPath(motion, bone));
}

TEST(VmdExport, NamesThatDifferInBlanksAtTheEndFallTogether) {
  Motion motion;
  test::addBone(motion, "arm", {0});
  test::addBone(motion, "arm ", {0});
  const Diagnostics losses = vmdLosses(motion, nullptr);
  EXPECT_EQ(std::ranges::count(losses, "vmd.loss.nameCut", &Diagnostic::code), 1);
  EXPECT_EQ(std::ranges::count(losses, "vmd.loss.nameCollision", &Diagnostic::code), 1);
}

TEST(VmdExport, NamesThatFallTogetherAreLosses) {
  Motion motion;
  test::addBone(motion, "middle_04_leaf_left", {0});
  test::addBone(motion, "middle_04_leaf_right", {0});
  test::addBone(motion, "middle_04_leaf_unused", {});
  const Diagnostics losses = vmdLosses(motion, nullptr);
  EXPECT_EQ(std::ranges::count(losses, "vmd.loss.nameCut", &Diagnostic::code), 2);
  EXPECT_EQ(std::ranges::count(losses, "vmd.loss.nameCollision", &Diagnostic::code), 1);
}

TEST(VmdExport, ANameReadFromAFileIsNeverCutAgain) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(1).bone("abcdefghijklmn\x83", 0);
  ImportedMotion imported = importBytes(builder.bytes());
  EditBuilder edit(imported.motion);
  edit.set(kFirstBone, 5, test::boneKeyAt(5));
  applyEdits(imported.motion, edit.build(), EditSide::After);
  EXPECT_EQ(importBytes(save(imported)).motion.bones.size(), 1U);
}

TEST(VmdExport, SectionsThatAFileLacksAreAddedOnlyWhenKeysNeedThem) {
  VmdBuilder builder = VmdBuilder::version2();
  const Bytes original = builder.count(1).bone("a", 0).raw("x").bytes();
  struct Row {
    const char* what;
    TrackId track;
    std::size_t added;
  };
  const Row rows[] = {
      {"bone", kFirstBone, 111}, {"light", kLightTrack, 3 * 4 + 28}, {"property", kPropertyTrack, 5 * 4 + 9}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    ImportedMotion imported = importBytes(original);
    EditBuilder edit(imported.motion);
    if (row.track == kFirstBone) edit.set(row.track, 9, restBoneKey());
    if (row.track == kLightTrack) edit.set(row.track, 9, restLightKey());
    if (row.track == kPropertyTrack) edit.set(row.track, 9, restPropertyKey());
    applyEdits(imported.motion, edit.build(), EditSide::After);
    const Bytes written = save(imported);
    EXPECT_EQ(written.size(), original.size() + row.added);
    EXPECT_EQ(written.back(), std::byte{'x'});
    EXPECT_EQ(importBytes(written).motion.keyCount(), 2U);
  }
}

TEST(VmdExport, UncountedCamerasStayUntilCameraKeysCome) {
  VmdBuilder builder = VmdBuilder::version2();
  const Bytes original = builder.count(1).bone("a", 0).count(0).count(0).camera(0xFFFFFFE7U).count(0).count(0).bytes();
  ImportedMotion imported = importBytes(original);
  EXPECT_TRUE(save(imported) == original);
  EditBuilder bone(imported.motion);
  bone.set(kFirstBone, 9, restBoneKey());
  applyEdits(imported.motion, bone.build(), EditSide::After);
  EXPECT_EQ(save(imported).size(), original.size() + 111);
  EXPECT_EQ(importBytes(save(imported)).source->file.uncountedCameras, 1U);
  EXPECT_TRUE(vmdLosses(imported.motion, imported.source.get()).empty());

  EditBuilder camera(imported.motion);
  camera.set(kCameraTrack, 0, restCameraKey());
  applyEdits(imported.motion, camera.build(), EditSide::After);
  const ImportedMotion again = importBytes(save(imported));
  EXPECT_EQ(again.source->file.uncountedCameras, 0U);
  EXPECT_EQ(again.motion.camera.size(), 1U);
  const Diagnostics losses = vmdLosses(imported.motion, imported.source.get());
  ASSERT_EQ(losses.size(), 1U);
  EXPECT_EQ(losses[0].code, "vmd.loss.uncountedCameras");
}

TEST(VmdExport, ADamagedFileIsRebuiltFromWhatIsComplete) {
  VmdBuilder builder = VmdBuilder::version2();
  Bytes bytes = builder.count(3).bone("a", 0).bone("a", 1).raw("incomplete").bytes();
  const ImportedMotion imported = importBytes(bytes);
  const Bytes written = save(imported);
  VmdBuilder expected = VmdBuilder::version2();
  EXPECT_TRUE(written == expected.count(2).bone("a", 0).bone("a", 1).bytes());
  EXPECT_EQ(vmdLosses(imported.motion, imported.source.get()).size(), 1U);
}

TEST(VmdExport, TheVersionCanBeChangedBothWays) {
  VmdBuilder builder = VmdBuilder::version1("Miku");
  const Bytes old = builder.count(1).bone("a", 5).bytes();
  ImportedMotion imported = importBytes(old);
  EXPECT_TRUE(save(imported) == old);
  VmdBuilder newer = VmdBuilder::version2("Miku");
  const Bytes converted = vmdFromMotion(imported.motion, imported.source.get(), {2});
  EXPECT_TRUE(converted == newer.count(1).bone("a", 5).bytes());
  imported = importBytes(converted);
  EXPECT_TRUE(vmdFromMotion(imported.motion, imported.source.get(), {1}) == old);
}

TEST(VmdExport, AnEditedModelNameIsPaddedAndAnUntouchedOneKeepsItsField) {
  ImportedMotion imported = importBytes(oddFile());
  imported.motion.modelName = test::nameOf("Luka");
  const Bytes written = save(imported);
  EXPECT_EQ(asChars(ByteView(written).subspan(30, 7)), std::string_view("Luka\0\0\0", 7));
  imported.motion.modelName = test::nameOf("Miku");
  EXPECT_TRUE(save(imported) == oddFile());
}

TEST(VmdExport, ARenamedTrackTakesItsRecordsAlong) {
  ImportedMotion imported = importBytes(oddFile());
  imported.motion.bones[1].name = test::nameOf("c");
  const Result<vmd::File> after = vmd::read(save(imported));
  ASSERT_TRUE(after);
  EXPECT_EQ(test::differenceBeyond(imported.source->file, *after, {vmd::SectionKind::Bone, {2, 6}, {}, 0}), "");
  const ImportedMotion again = importBytes(save(imported));
  EXPECT_TRUE(again.motion.findBone("c").has_value());
  // The record that is no key keeps the old name.
  EXPECT_EQ(again.motion.keyCount(*again.motion.findBone("b")), 0U);
}

}  // namespace
}  // namespace furitsuke
