// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/motion/stored_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/format/vmd/vmd_file.h"
#include "core/motion/edit.h"
#include "tests/core/io/motion/vmd_bytes_check.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::io {
namespace {

using test::importBytes;
using test::VmdBuilder;

/// A file of two keys for each name, whose bytes are in this encoding.
Bytes fileIn(TextEncoding encoding, const std::vector<const char*>& names, std::string_view ik = {}) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(static_cast<std::uint32_t>(2 * names.size()));
  for (const std::uint32_t frame : {0U, 10U}) {
    for (const char* name : names) builder.bone(encodeText(encoding, name).value(), frame, 1.0F);
  }
  builder.count(0).count(0).count(0).count(0);
  if (ik.empty()) return builder.count(0).bytes();
  return builder.count(1).property(0, 1, {{encodeText(encoding, ik).value(), true}}).bytes();
}

std::vector<std::string> textsOf(const motion::Motion& motion) {
  std::vector<std::string> texts;
  for (const auto& track : motion.bones) texts.push_back(track.name.text());
  return texts;
}

/// The names in the records of a file.
std::vector<std::string> storedNames(const Bytes& bytes) {
  const format::vmd::File file = format::vmd::read(bytes).value();
  std::vector<std::string> names;
  for (std::uint32_t i = 0; i < file.section(format::vmd::SectionKind::Bone).count; ++i) {
    names.emplace_back(
        nameInField(file.record<format::vmd::BoneRecord>(format::vmd::SectionKind::Bone, i).nameField()));
  }
  return names;
}

TEST(StoredNames, AFileHasOneEncodingThatAllItsNamesTell) {
  const struct {
    TextEncoding encoding;
    std::vector<const char*> names;
  } rows[] = {
      {TextEncoding::Cp932, {"センター", "頭", "右足ＩＫ"}}, {TextEncoding::Utf8, {"センター", "頭", "右足ＩＫ"}},
      {TextEncoding::Gbk, {"センター", "頭", "右足ＩＫ"}},   {TextEncoding::EucJp, {"センター", "頭", "右足ＩＫ"}},
      {TextEncoding::EucKr, {"頭", "首", "左目"}},           {TextEncoding::Gbk, {"头", "脖子", "左大腿", "操作中心"}},
      {TextEncoding::EucKr, {"머리", "왼쪽팔", "오른다리"}}, {TextEncoding::Big5, {"頭", "左手", "右手", "上半身"}},
      {TextEncoding::Big5, {"センター", "頭", "右足ＩＫ"}},
  };
  for (const auto& row : rows) {
    if (!encodeText(row.encoding, row.names[0])) continue;  // Windows has no kana in Big5
    const ImportedMotion file = importBytes(fileIn(row.encoding, row.names, "右足"));
    EXPECT_EQ(textEncodingName(file.motion.nameEncoding), textEncodingName(row.encoding)) << row.names[0];
    EXPECT_EQ(textsOf(file.motion), std::vector<std::string>(row.names.begin(), row.names.end()));
    EXPECT_EQ(nameText(file.motion.property.values()[0].ik[0].name), "右足");
  }
}

TEST(StoredNames, AnEditKeepsTheBytesOfTheOtherNames) {
  const Bytes bytes = fileIn(TextEncoding::Gbk, {"头", "脖子", "左大腿", "操作中心"}, "左大腿");
  const ImportedMotion file = importBytes(bytes);
  EXPECT_EQ(vmdFromMotion(file.motion, file.source.get()), bytes);
  motion::Motion edited = file.motion;
  motion::EditBuilder builder(edited);
  motion::BoneKey key = motion::restBoneKey();
  builder.set(*edited.findBone(Name::fromText("头")->bytes), 0, key);
  builder.set(edited.ensureBone(*Name::fromText("脊椎")), 5, key);
  motion::applyEdits(edited, builder.build(), motion::EditSide::After);
  const Bytes saved = vmdFromMotion(edited, file.source.get());
  std::vector<std::string> names = storedNames(bytes);
  names.push_back(encodeText(TextEncoding::Gbk, "脊椎").value());
  EXPECT_EQ(storedNames(saved), names);
  EXPECT_EQ(textsOf(importBytes(saved).motion), textsOf(edited));
}

TEST(StoredNames, AreWrittenInTheEncodingThatHasAllOfThem) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0});
  EXPECT_EQ(writtenEncoding(motion), TextEncoding::Cp932);
  motion.bones.push_back({*Name::fromText("头"), motion.bones[0].keys});
  EXPECT_EQ(writtenEncoding(motion), TextEncoding::Gbk);
  EXPECT_EQ(storedNames(vmdFromMotion(motion, nullptr)),
            (std::vector<std::string>{encodeText(TextEncoding::Gbk, "右腕").value(), "\xCD\xB7"}));
  EXPECT_EQ(std::ranges::count(vmdLosses(motion, nullptr), "vmd.loss.nameEncoding", &Diagnostic::code), 1);
  motion.bones[1].name = *Name::fromText("머리");
  EXPECT_EQ(writtenEncoding(motion), TextEncoding::EucKr);
  motion.bones[1].name = *Name::fromText("😀");
  EXPECT_EQ(writtenEncoding(motion), TextEncoding::Utf8);
  EXPECT_EQ(textsOf(importBytes(vmdFromMotion(motion, nullptr)).motion), (std::vector<std::string>{"右腕", "😀"}));
}

TEST(StoredNames, ACutNameOfMmdIsCompletedAndKeepsItsBytes) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(2).bone("頭", 0).bone(std::string_view("左つま先ＩＫ").substr(0, 15), 0);
  const Bytes cut = builder.count(0).count(0).count(0).count(0).count(0).bytes();
  const ImportedMotion file = importBytes(cut);
  EXPECT_EQ(textsOf(file.motion), (std::vector<std::string>{"頭", "左つま先ＩＫ"}));
  EXPECT_EQ(vmdFromMotion(file.motion, file.source.get()), cut);
}

TEST(StoredNames, BytesThatOnlyLookLikeAMarkedNameAreKept) {
  VmdBuilder builder = VmdBuilder::version2();
  builder.count(2).bone("\xFF\xE5\xA4\xB4", 0).bone("\xFF\xFE", 0);
  const Bytes odd = builder.count(0).count(0).count(0).count(0).count(0).bytes();
  const ImportedMotion file = importBytes(odd);
  EXPECT_EQ(vmdFromMotion(file.motion, file.source.get()), odd);
}

}  // namespace
}  // namespace furitsuke::io
