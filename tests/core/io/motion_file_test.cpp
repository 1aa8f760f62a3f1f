// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/motion_file.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/format/vpd/vpd_file.h"
#include "core/io/json/motion_json.h"
#include "core/io/motion/bvmd_motion.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion/vpd_motion.h"
#include "core/io/motion_format.h"
#include "core/io/output_extension.h"
#include "tests/support/corpus.h"

namespace furitsuke::io {
namespace {

motion::Motion oneBone() {
  motion::Motion motion;
  motion.modelName = *Name::fromText("model");
  motion::Keys<motion::BoneKey> keys;
  keys.append(0, motion::restBoneKey());
  motion.bones.push_back({*Name::fromText("センター"), motion::Track<motion::BoneKey>(std::move(keys))});
  return motion;
}

TEST(DetectFileKind, DependsOnContent) {
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
           {"{\n  \"format\": \"furitsuke.project\",", FileKind::Project},
           {"Motion Vector Data file", FileKind::Mvd},
           {"[Info]\r\nVersion = 3", FileKind::Emm},
           {"\x12\x04miku\x1D\0\0\xF0\x41"s, FileKind::Nmd},
           {"\xEF\xBB\xBF\n HIERARCHY\r\nROOT Hips", FileKind::Bvh},
           {"glTF\2\0\0\0"s, FileKind::Gltf},
           {"{\n  \"asset\" : { \"version\": \"2.0\"", FileKind::Gltf},
           {"{\n \"accessors\": [\n  {", FileKind::Gltf},
           {"{\"extras\": 1, \"asset\": {", FileKind::Gltf},
           {"{\"modelName\": \"asset\"", FileKind::MotionJson},
           {"; FBX 7.5.0 project file\n; Created by", FileKind::Fbx},
           {"; a list\n", FileKind::Unknown},
           {"", FileKind::Unknown},
           {"   ", FileKind::Unknown},
           {"Vocaloid", FileKind::Unknown},
           {"\xFF\xFEV", FileKind::Unknown},
       }) {
    EXPECT_EQ(detectFileKind(asBytes(row.start)), row.kind) << row.start;
  }
}

TEST(MotionFormats, AreFoundByKindNameAndExtension) {
  for (const MotionFormat* format : motionFormats()) {
    EXPECT_EQ(findMotionFormat(format->kind), format);
    EXPECT_EQ(findMotionFormat(format->name), format);
    EXPECT_EQ(fileKindName(format->kind), format->name);
    for (const std::string_view extension : format->extensions) {
      EXPECT_EQ(motionFormatFor("a.b." + std::string(extension)), format);
    }
  }
  EXPECT_EQ(motionFormatFor("a.txt"), nullptr);
  EXPECT_EQ(motionFormatFor("vmd"), nullptr);
  EXPECT_EQ(findMotionFormat(FileKind::Pmx), nullptr);
  EXPECT_TRUE(motionExtensions("*.", " ").starts_with("*.vmd *.vpd *.bvmd "));
  EXPECT_EQ(motionExtensions(".", ", ", FormatUse::Write).find(".nmd"), std::string::npos) << "is only read";
}

TEST(MotionFormats, TheExtensionOfAnOutputSaysWhatIsWritten) {
  const std::string known = motionExtensions(".", ", ", FormatUse::Write);
  const auto cannot = [&known](const char* extension) {
    return "cannot write " + std::string(extension) + "; known extensions are " + known;
  };
  for (const MotionFormat* format : motionFormats()) {
    if (format->extensions.empty()) continue;  // told by its content alone
    const std::string extension = "." + std::string(format->extensions.front());
    const Result<const MotionFormat*> written = writtenFormatFor("dance.v2" + extension);
    ASSERT_EQ(written.ok(), format->isWritten()) << extension;
    if (written) {
      EXPECT_EQ(*written, format);
    } else {
      EXPECT_EQ(written.error().message(), cannot(extension.c_str()));
    }
  }
  EXPECT_EQ(writtenFormatFor("dance.pmx").error().message(), cannot(".pmx"));
  EXPECT_EQ(writtenFormatFor("dance").error().message(), "the name of an output needs one of the extensions " + known);
  EXPECT_TRUE(checkExtension("dance.VMD", kVmdFormat.extensions));
  EXPECT_EQ(checkExtension("dance.json", kVmdFormat.extensions).error().message(),
            "cannot write .json; known extensions are .vmd");
}

TEST(MotionFormats, ReadTheirOwnOutput) {
  LoadedMotion loaded;
  loaded.motion = oneBone();
  for (const MotionFormat* format : motionFormats()) {
    if (format->write == nullptr) continue;
    const Result<Bytes> bytes = format->write(loaded, {});
    ASSERT_TRUE(bytes.ok()) << format->name;
    EXPECT_EQ(detectFileKind(*bytes), format->kind) << format->name;
    const Result<LoadedMotion> again = format->read(*bytes);
    ASSERT_TRUE(again.ok()) << format->name;
    EXPECT_EQ(again->format, format->kind) << format->name;
    EXPECT_EQ(again->motion.keyCount(), 1U) << format->name;
  }
}

TEST(MotionFromBytes, OpensEveryFormatAsTheSameMotion) {
  const motion::Motion motion = oneBone();
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

  motion::Pose pose;
  pose.modelName = motion.modelName;
  pose.bones.push_back({motion.bones[0].name, {0, 0, 0}, {0, 0, 0, 1}});
  const auto vpd = motionFromBytes(*format::vpd::write(vpdFromPose(pose)));
  ASSERT_TRUE(vpd.ok()) << vpd.error().message();
  EXPECT_EQ(vpd->format, FileKind::Vpd);
  EXPECT_EQ(vpd->source, nullptr);
  EXPECT_EQ(vpd->motion, motion);
}

TEST(MotionFromBytes, ReportsWhatItCannotOpen) {
  struct Row {
    const char* bytes;
    std::string reason;
  };
  const std::string known = "; known formats are " + motionExtensions(".", ", ");
  for (const Row& row :
       std::vector<Row>{{"PMX ", "is a PMX model, not a motion or pose" + known},
                        {"Polygon Movie maker", "is a MikuMikuDance project (PMM), not a motion or pose" + known},
                        {"PK\3\4", "is a compressed archive, not a motion or pose" + known},
                        {"", "is empty"},
                        {"hello", "is not a known motion or pose" + known}}) {
    const auto loaded = motionFromBytes(toBytes(row.bytes));
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.error().reason, row.reason);
  }
}

TEST(LoadMotion, ReportsAMissingFile) { EXPECT_FALSE(loadMotion("no such file.vmd").ok()); }

TEST(LoadMotion, KeepsEveryKeyOfTheCorpusThroughJson) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::size_t opened = 0;
  for (const char* extension : {".vmd", ".vpd"}) {
    for (const auto& path : test::filesIn(*corpus, extension)) {
      const auto loaded = loadMotion(path);
      if (!loaded) continue;  // The tests of the readers check which files open.
      ++opened;
      const std::string json = motionToJson(loaded->motion);
      const auto parsed = motionFromJson(json);
      ASSERT_TRUE(parsed.ok()) << path << ": " << parsed.error().message();
      EXPECT_TRUE(parsed->diagnostics.empty()) << path;
      EXPECT_EQ(parsed->motion.keyCount(), loaded->motion.keyCount()) << path;
      // Keys have source records, which JSON does not contain, so the files written from each are compared.
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
}  // namespace furitsuke::io
