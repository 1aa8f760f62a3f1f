// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/motion_file.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/convert/bvmd_motion.h"
#include "core/convert/motion_json.h"
#include "core/convert/vmd_motion.h"
#include "core/convert/vpd_motion.h"
#include "core/format/vpd/vpd_file.h"
#include "tests/support/corpus.h"

namespace furitsuke {
namespace {

Motion oneBone() {
  Motion motion;
  motion.modelName = *Name::fromText("model");
  Keys<BoneKey> keys;
  keys.append(0, restBoneKey());
  motion.bones.push_back({*Name::fromText("センター"), Track<BoneKey>(std::move(keys))});
  return motion;
}

TEST(DetectFileKind, GoesByContent) {
  struct Row {
    std::string start;
    FileKind kind;
  };
  using namespace std::string_literals;
  for (const Row& row : std::vector<Row>{
           {"Vocaloid Motion Data 0002\0\0\0\0\0"s, FileKind::Vmd},
           {"Vocaloid Motion Data file\0\0\0\0\0"s, FileKind::Vmd},
           {"Vocaloid Motion Data\0\0"s, FileKind::Vmd},
           {"Vocaloid Motion Data 0002,0\r\n", FileKind::VmdCsv},
           {"Vocaloid Pose Data file\r\n", FileKind::Vpd},
           {"\xEF\xBB\xBFVocaloid Pose Data file\n", FileKind::Vpd},
           {"\n  Vocaloid Pose Data file\n", FileKind::Vpd},
           {"\xFF\xFEV\0o\0c\0a\0l\0o\0i\0d\0 \0P\0o\0s\0e\0 \0D\0a\0t\0a\0 \0f\0i\0l\0e\0\r\0"s, FileKind::Vpd},
           {" \n{", FileKind::MotionJson},
           {"\xEF\xBB\xBF{", FileKind::MotionJson},
           {"\xEF\xBB\xBF[motion]\r\n", FileKind::MotionCsv},
           {"\"[bone]\",,\n", FileKind::MotionCsv},
           {"[1, 2]", FileKind::Unknown},
           {"PMX \0\0\0\x40"s, FileKind::Pmx},
           {"Pmd\0\0\x80\x3F"s, FileKind::Pmd},
           {"BVMD\x03", FileKind::Bvmd},
           {"Polygon Movie maker 0002", FileKind::Pmm},
           {"Motion Vector Data file", FileKind::Mvd},
           {"", FileKind::Unknown},
           {"   ", FileKind::Unknown},
           {"Vocaloid", FileKind::Unknown},
           {"\xFF\xFEV", FileKind::Unknown},
       }) {
    EXPECT_EQ(detectFileKind(asBytes(row.start)), row.kind) << row.start;
  }
}

TEST(MotionFromBytes, OpensEveryFormatAsTheSameMotion) {
  const Motion motion = oneBone();
  const auto vmd = motionFromBytes(vmdFromMotion(motion, nullptr));
  ASSERT_TRUE(vmd.ok()) << vmd.error().message();
  EXPECT_EQ(vmd->format, FileKind::Vmd);
  EXPECT_NE(vmd->source, nullptr);
  EXPECT_EQ(motionToJson(vmd->motion), motionToJson(motion));

  const auto json = motionFromBytes(toBytes(motionToJson(motion)));
  ASSERT_TRUE(json.ok()) << json.error().message();
  EXPECT_EQ(json->format, FileKind::MotionJson);
  EXPECT_EQ(json->source, nullptr);
  EXPECT_EQ(json->motion, motion);

  const auto bvmd = motionFromBytes(bvmdFromMotion(motion));
  ASSERT_TRUE(bvmd.ok()) << bvmd.error().message();
  EXPECT_EQ(bvmd->format, FileKind::Bvmd);
  EXPECT_EQ(bvmd->formatVersion, "3.0.0");
  EXPECT_EQ(bvmd->source, nullptr);
  EXPECT_EQ(bvmd->motion.bones, motion.bones);

  Pose pose;
  pose.modelName = motion.modelName;
  pose.bones.push_back({motion.bones[0].name, {0, 0, 0}, {0, 0, 0, 1}});
  const auto vpd = motionFromBytes(*vpd::write(vpdFromPose(pose)));
  ASSERT_TRUE(vpd.ok()) << vpd.error().message();
  EXPECT_EQ(vpd->format, FileKind::Vpd);
  EXPECT_EQ(vpd->source, nullptr);
  EXPECT_EQ(vpd->motion, motion);
}

TEST(MotionFromBytes, NamesWhatItCannotOpen) {
  struct Row {
    const char* bytes;
    const char* reason;
  };
  for (const Row& row :
       {Row{"PMX ", "is a PMX model; only VMD, VPD, BVMD, motion JSON and CSV can be opened"},
        Row{"Polygon Movie maker",
            "is a MikuMikuDance project (PMM); only VMD, VPD, BVMD, motion JSON and CSV can be opened"},
        Row{"", "is empty"}, Row{"hello", "is no motion or pose that this program knows"}}) {
    const auto loaded = motionFromBytes(toBytes(row.bytes));
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.error().reason, row.reason);
  }
}

TEST(LoadMotion, SaysThatAFileIsMissing) { EXPECT_FALSE(loadMotion("no such file.vmd").ok()); }

TEST(LoadMotion, KeepsEveryKeyOfTheCorpusThroughJson) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::size_t opened = 0;
  for (const char* extension : {".vmd", ".vpd"}) {
    for (const auto& path : test::filesIn(*corpus, extension)) {
      const auto loaded = loadMotion(path);
      if (!loaded) continue;  // Which files open is tested beside their readers.
      ++opened;
      const std::string json = motionToJson(loaded->motion);
      const auto parsed = motionFromJson(json);
      ASSERT_TRUE(parsed.ok()) << path << ": " << parsed.error().message();
      EXPECT_TRUE(parsed->diagnostics.empty()) << path;
      EXPECT_EQ(parsed->motion.keyCount(), loaded->motion.keyCount()) << path;
      // Keys remember the records they came from, which JSON does not carry: compare what is written from each.
      if (loaded->format == FileKind::Vmd) {
        const auto again = motionFromBytes(vmdFromMotion(parsed->motion, nullptr));
        ASSERT_TRUE(again.ok()) << path;
        EXPECT_TRUE(motionToJson(again->motion) == json) << path;
      } else {
        EXPECT_TRUE(motionToJson(parsed->motion) == json) << path;
      }
    }
  }
  EXPECT_GT(opened, 40U);
}

}  // namespace
}  // namespace furitsuke
