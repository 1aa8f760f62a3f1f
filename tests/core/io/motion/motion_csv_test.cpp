// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/motion/motion_csv.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/cp932.h"
#include "core/base/utf16.h"
#include "core/io/file_type.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::io {
namespace {

TEST(MotionCsv, HasSectionsWithTheNamesOfTheJsonMembers) {
  motion::Motion motion;
  motion.modelName = test::nameOf("初音ミク");
  test::addMorph(motion, "a,\"b\"", {3});
  motion::Keys<motion::VisibilityIkKey> property;
  property.append(0, {true, {{"ik", false}}});
  property.append(9, {false, {}});
  motion.property = motion::Track<motion::VisibilityIkKey>(property);
  const std::string csv = motionToCsv(motion);
  EXPECT_TRUE(
      csv.starts_with("\xEF\xBB\xBF[motion]\r\nmodelName,modelNameBytes\r\n初音ミク,\r\n[bone]\r\n"
                      "name,frame,translation.x,translation.y,translation.z,rotation.x,rotation.y,rotation.z,"
                      "rotation.w,curves.x.x1,curves.x.y1,curves.x.x2,curves.x.y2,"))
      << csv;
  EXPECT_NE(csv.find("[morph]\r\nname,frame,weight\r\n\"a,\"\"b\"\"\",3,"), std::string::npos) << csv;
  EXPECT_TRUE(
      csv.ends_with("[property]\r\nframe,visible,ik.name,ik.nameBytes,ik.enabled\r\n"
                    "0,true,ik,,false\r\n9,false,,,\r\n"))
      << csv;
}

TEST(MotionCsv, ReadsFilesSavedBySpreadsheets) {
  const auto parsed = motionFromCsv(
      "\"[bone]\",,,,\n"
      "frame,name,rotation.w,physics,\n"
      "\n,,,,\n"
      "5,\"セン\"\"\n[x]\",1,FALSE,\n"
      "2,[bone],0.5,1\r"
      "[morph]\n"
      "name,frame,weight\n"
      "あ,1,-1e-05\n"
      "あ,1,nan\n"
      "[light]\n"
      "[property]\n"
      "frame,ik.name,ik.enabled\n"
      "4,b,true\n"
      "4,a,false\n"
      "1,,\n");
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  const motion::Motion& motion = parsed->motion;
  ASSERT_EQ(motion.bones.size(), 2U);
  EXPECT_EQ(motion.bones[0].name.text(), "セン\"\n[x]");
  motion::BoneKey expected = motion::restBoneKey();
  expected.physics = false;
  EXPECT_EQ(*motion.bones[0].keys.find(5), expected);
  EXPECT_EQ(motion.bones[1].name.text(), "[bone]");
  EXPECT_EQ(motion.bones[1].keys.find(2)->rotation.w, 0.5F);
  EXPECT_TRUE(motion.morphs[0].keys.find(1)->weight != motion.morphs[0].keys.find(1)->weight) << "the last row counts";
  ASSERT_EQ(parsed->diagnostics.size(), 1U);
  EXPECT_EQ(parsed->diagnostics[0].code, "csv.key.duplicate");
  EXPECT_EQ(*motion.property.find(4), (motion::VisibilityIkKey{true, {{"b", true}, {"a", false}}}));
  EXPECT_EQ(*motion.property.find(1), (motion::VisibilityIkKey{true, {}}));
}

TEST(MotionCsv, ReadsTheEncodingsAndSeparatorsOfSpreadsheets) {
  const std::string plain = "[bone],,,\r\nname,frame,translation.x,physics\r\n右足ＩＫ,5,-1.25,TRUE\r\n";
  std::string semicolons = "[bone];;;\r\nname;frame;translation.x;physics\r\n右足ＩＫ;5;-1,25;TRUE\r\n";
  std::string tabs = semicolons;
  std::ranges::replace(tabs, ';', '\t');
  struct Row {
    const char* name;
    std::string bytes;
  };
  for (const Row& row : {
           Row{"UTF-8", plain},
           Row{"UTF-8 with a byte order mark", "\xEF\xBB\xBF" + plain},
           Row{"CP932", cp932::encode(plain).bytes},
           Row{"UTF-16", "\xFF\xFE" + utf16::fromUtf8(plain)},
           Row{"semicolons and decimal commas", semicolons},
           Row{"tabs, decimal commas and UTF-16", "\xFF\xFE" + utf16::fromUtf8(tabs)},
       }) {
    SCOPED_TRACE(row.name);
    EXPECT_EQ(detectFileKind(asBytes(row.bytes)), FileKind::MotionCsv);
    const auto parsed = motionFromCsv(row.bytes);
    ASSERT_TRUE(parsed.ok()) << parsed.error().message();
    ASSERT_EQ(parsed->motion.bones.size(), 1U);
    EXPECT_EQ(parsed->motion.bones[0].name.text(), "右足ＩＫ");
    EXPECT_EQ(parsed->motion.bones[0].keys.find(5)->translation.x, -1.25F);
  }
}

TEST(MotionCsv, IsWrittenInTheFormThatWasRead) {
  const std::string plain =
      "[motion]\nmodelName\n初音ミク\n[bone]\nname,frame,translation.x,rotation.w,physics\n"
      "右腕,0,0,1,true\n右腕,30,1.5,0.8660254,false\n[morph]\nname,frame,weight\nあ,30,-0.25\n";
  const motion::Motion expected = motionFromCsv(plain)->motion;
  const auto shown = [&](char separator, char point, const char* yes, const char* no) {
    std::string text;
    for (const char c : plain) text += c == ',' ? separator : c == '.' ? '#' : c;
    for (const char* number : {"1#5", "0#8660254", "-0#25"}) {
      const std::size_t at = text.find(number);
      text[text.find('#', at)] = point;
    }
    std::ranges::replace(text, '#', '.');
    text.replace(text.find("true"), 4, yes);
    return text.replace(text.find("false"), 5, no);
  };
  struct Row {
    const char* program;
    std::string text;
    TextForm form;
  };
  using enum TextForm::Utf16;
  for (const Row& row :
       {Row{"Excel in Germany", shown(';', ',', "WAHR", "FALSCH"), {.hasMark = true}},
        Row{"Excel in Germany, Unicode text", shown('\t', ',', "WAHR", "FALSCH"), {TextEncoding::Utf8, Little, true}},
        Row{"Excel in France", shown(';', ',', "VRAI", "FAUX"), {.hasMark = true}},
        Row{"Excel in Spain", shown(';', ',', "VERDADERO", "FALSO"), {.hasMark = true}},
        Row{"Excel in Japan", shown(',', '.', "TRUE", "FALSE"), {TextEncoding::Cp932}},
        Row{"LibreOffice in Japan, tabs", shown('\t', '.', "TRUE", "FALSE"), {TextEncoding::Cp932}},
        Row{"big-endian", shown('\t', '.', "TRUE", "FALSE"), {TextEncoding::Utf8, Big, true}},
        Row{"a script", plain, {}},
        Row{"with the separator told", "sep=;\r\n" + shown(';', ',', "true", "false"), {}}}) {
    CsvForm form;
    const auto parsed = motionFromCsv(textInForm(row.text, row.form), &form);
    ASSERT_TRUE(parsed.ok()) << row.program << ": " << parsed.error().message();
    EXPECT_EQ(parsed->motion, expected) << row.program;
    EXPECT_EQ(form.text, row.form) << row.program;
    const std::string written = motionToCsv(parsed->motion, form);
    EXPECT_EQ(textFormOf(written), row.form) << row.program;
    CsvForm again;
    EXPECT_EQ(motionFromCsv(written, &again)->motion, expected) << row.program;
    EXPECT_EQ(again.separator, form.separator) << row.program;
    EXPECT_EQ(again.hasDecimalComma, form.hasDecimalComma) << row.program;
    EXPECT_EQ(again.words, form.words) << row.program;
  }
}

TEST(MotionCsv, TheEncodingOfATableIsToldByItsCellsAndBlanksDoNotMatter) {
  const auto parsed = motionFromCsv(*encodeText(TextEncoding::Gbk, "[bone]\n name , frame\n左大臂 , 0\n头,0\n"));
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  EXPECT_EQ(parsed->motion.bones[0].name.text(), "左大臂");
  EXPECT_EQ(parsed->motion.bones[1].name.text(), "头");
}

TEST(MotionCsv, IsWrittenAsUtf8IfItsEncodingWouldBeTakenForAnother) {
  motion::Motion motion;
  motion.modelName = Name::fromText("鬆ｭ").value();  // in CP932 the bytes of 頭 in UTF-8
  const std::string written = motionToCsv(motion, {.text = {TextEncoding::Cp932}});
  EXPECT_TRUE(written.starts_with("\xEF\xBB\xBF"));
  EXPECT_EQ(motionFromCsv(written)->motion, motion);
}

TEST(MotionCsv, ReportsTheLineAndColumnOfAnError) {
  struct Row {
    std::string csv;
    std::string message;
  };
  for (const Row& row : std::vector<Row>{
           {"", "the file has no section"},
           {"name,frame\n", "byte 0, line 1: a section such as [bone] is expected"},
           {"[bones]\n", "byte 0, line 1: a section such as [bone] is expected"},
           {"[bone]\nname\n", "byte 7, line 2: the column \"frame\" is missing"},
           {"[bone]\nname,frame,rotaton.x\n", "byte 18, line 2: unknown column \"rotaton.x\""},
           {"[bone]\nname,frame,name\n", "byte 18, line 2: the column \"name\" appears twice"},
           {"[bone]\nname,frame\nx,1.5\n",
            "byte 20, line 3, frame: \"1.5\" is not a whole number in the allowed range"},
           {"[bone]\nname,frame\nx,-1\n", "byte 20, line 3, frame: a frame below 0"},
           {"[bone]\nname,frame\nx,2147483648\n", "line 3, frame: \"2147483648\" is not a whole number"},
           {"[bone]\nname,frame\nx\n", "line 3, frame: is empty"},
           {"[bone]\nname,frame\nx,1,7\n", "line 3: a value follows the last column"},
           {"[bone]\nname,frame,curves.x.x1\n\nx,1,256\n", "line 4, curves.x.x1: \"256\" is not a whole number"},
           {"[bone]\nname,frame,physics\nx,1,on\n", "line 3, physics: \"on\" is not true or false"},
           {"[morph]\nname,frame,weight\nx,1,1;5\n", "line 3, weight: \"1;5\" is not a number"},
           {std::string("[morph]\nname,frame\nx\0y,1\n", 24), "line 3, name: the name x"},
           {"[morph]\nname,nameBytes,frame\nx,8,1\n", "line 3, nameBytes: an odd number of hexadecimal digits"},
           {"[morph]\nname,frame\n\"x,1\n", "a quotation mark is missing"},
       }) {
    const auto parsed = motionFromCsv(row.csv);
    ASSERT_FALSE(parsed.ok()) << row.csv;
    EXPECT_NE(parsed.error().message().find(row.message), std::string::npos) << parsed.error().message();
  }
}

TEST(MotionCsv, KeepsNamesWhoseTextDoesNotRoundTrip) {
  motion::Motion motion;
  test::addBone(motion, "頭", {0});
  motion.bones[0].name = Name::fromBytes("\x83");
  motion.modelName = Name::fromBytes("\x84");
  const auto parsed = motionFromCsv(motionToCsv(motion));
  ASSERT_TRUE(parsed.ok()) << parsed.error().message();
  EXPECT_TRUE(parsed->motion == motion);
}

TEST(MotionCsv, IsNotChangedByTracksWithoutKeys) {
  motion::Motion motion;
  test::addMorph(motion, "あ", {0});
  const std::string written = motionToCsv(motion);
  (void)motion.ensureMorph(Name::fromBytes("\x82"));
  EXPECT_EQ(motionToCsv(motion), written) << "the column for bytes of names is for names that are written";
}

TEST(MotionCsv, KeepsNamesThatLookLikeSections) {
  for (const char* name : {"[bone]", "[morph]", "[", "[x"}) {
    motion::Motion motion;
    motion.modelName = test::nameOf(name);
    test::addBone(motion, name, {0});
    test::addMorph(motion, name, {3});
    const auto parsed = motionFromCsv(motionToCsv(motion));
    ASSERT_TRUE(parsed.ok()) << name << ": " << parsed.error().message();
    EXPECT_TRUE(parsed->motion == motion) << name;
  }
}

TEST(MotionCsv, KeepsEveryKeyOfTheCorpus) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::size_t opened = 0;
  for (const auto& path : test::filesIn(*corpus, ".vmd")) {
    const auto loaded = loadMotion(path);
    if (!loaded) continue;
    ++opened;
    const auto parsed = motionFromCsv(motionToCsv(loaded->motion));
    ASSERT_TRUE(parsed.ok()) << path << ": " << parsed.error().message();
    EXPECT_TRUE(parsed->diagnostics.empty()) << path;
    // Keys have source records, which CSV does not contain, so the files written from each are compared.
    EXPECT_TRUE(motionToJson(parsed->motion) == motionToJson(loaded->motion)) << path;
    const auto again = motionFromBytes(vmdFromMotion(parsed->motion, nullptr));
    ASSERT_TRUE(again.ok()) << path;
    EXPECT_EQ(again->motion.keyCount(), loaded->motion.keyCount()) << path;
  }
  EXPECT_GT(opened, 40U);
}

}  // namespace
}  // namespace furitsuke::io
