// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>

#include "core/base/cp932.h"
#include "core/base/finding_limit.h"
#include "core/format/vpd/vpd_file.h"

namespace furitsuke::format {
namespace {

using namespace std::string_literals;

std::string sjis(std::string_view text) { return cp932::encode(text).bytes; }

/// Converts a UTF-8 text to CP932 and reads it.
vpd::File readSjis(std::string_view text) {
  Result<vpd::File> file = vpd::read(asBytes(sjis(text)));
  EXPECT_TRUE(file.ok());
  return file ? *std::move(file) : vpd::File{};
}

std::string codesOf(const vpd::File& file) {
  std::string codes;
  for (const Diagnostic& diagnostic : file.diagnostics) codes += (codes.empty() ? "" : " ") + diagnostic.code;
  return codes;
}

/// "name tx ty tz qx qy qz qw" of every bone, "name weight" of every morph.
std::string contentOf(const vpd::File& file) {
  std::string text;
  const auto number = [&](float value) {
    std::array<char, 32> buffer{};
    std::snprintf(buffer.data(), buffer.size(), " %g", static_cast<double>(value));
    text += buffer.data();
  };
  for (const vpd::Bone& bone : file.bones) {
    text += "[" + bone.name.text();
    for (const float value : {bone.translation.x, bone.translation.y, bone.translation.z}) number(value);
    for (const float value : {bone.rotation.x, bone.rotation.y, bone.rotation.z, bone.rotation.w}) number(value);
    text += "]";
  }
  for (const vpd::Morph& morph : file.morphs) {
    text += "(" + morph.name.text();
    number(morph.weight);
    text += ")";
  }
  return text;
}

constexpr std::string_view kHead = "Vocaloid Pose Data file\n\nmodel.osm;\n1;\n\n";

TEST(VpdRead, ReadsTheLayoutOfMmd) {
  const vpd::File file = readSjis(
      "Vocaloid Pose Data file\r\n\r\n初音ミク.osm;\t\t// 親ファイル名\r\n2;\t\t\t\t// 総ポーズボーン数\r\n\r\n"
      "Bone0{ボマソ能\r\n  0.500000,-1.250000,-0.000000;\t\t\t\t// trans x,y,z\r\n"
      "  0.100000,0.200000,0.300000,0.900000;\t\t// Quaternion x,y,z,w\r\n}\r\n\r\n"
      "Bone1{右腕\r\n  0.000000,0.000000,0.000000;\t\t\t\t// trans x,y,z\r\n"
      "  0.000000,0.000000,0.000000,1.000000;\t\t// Quaternion x,y,z,w\r\n}\r\n\r\n");
  EXPECT_EQ(file.modelName.text(), "初音ミク");
  EXPECT_EQ(contentOf(file), "[ボマソ能 0.5 -1.25 -0 0.1 0.2 0.3 0.9][右腕 0 0 0 0 0 0 1]");
  EXPECT_TRUE(std::signbit(file.bones[0].translation.z));
  EXPECT_EQ(file.lineEnd, vpd::LineEnd::CrLf);
  EXPECT_FALSE(file.damage);
  EXPECT_EQ(codesOf(file), "");
}

TEST(VpdRead, AcceptsVariationsOfTheSyntax) {
  struct Row {
    const char* what;
    std::string text;  ///< after kHead
    const char* content;
    const char* codes;
  };
  const Row rows[] = {
      {"no bones, no blocks", "", "", "vpd.count.wrong"},
      {"no blank lines, no indent", "Bone0{a\n1,2,3;\n0,0,0,1;\n}", "[a 1 2 3 0 0 0 1]", ""},
      {"exponents, plus signs, bare points", "Bone0{a\n+1e1,-2.5E-1,.5;\n0,0,0,1.;\n}\n", "[a 10 -0.25 0.5 0 0 0 1]",
       ""},
      {"comments everywhere", "// x\nBone0{a // } {;\n// ;}\n1,2,3; // }\n0,0,0,1;// {\n} // Bone9{\n",
       "[a 1 2 3 0 0 0 1]", ""},
      {"slashes in a name", "Bone0{a//b\n1,2,3;\n0,0,0,1;\n}\n", "[a//b 1 2 3 0 0 0 1]", ""},
      {"spaces after a name", "Bone0{a \t \n1,2,3;\n0,0,0,1;\n}\n", "[a 1 2 3 0 0 0 1]", ""},
      {"a name with spaces inside and before", "Bone0{ a b\n1,2,3;\n0,0,0,1;\n}\n", "[a b 1 2 3 0 0 0 1]", ""},
      {"spaces around the brace", "Bone0 { a \n1,2,3;\n0,0,0,1;\n}\n", "[a 1 2 3 0 0 0 1]", ""},
      {"the brace on a line of its own", "Bone0\n\n{a\n1,2,3;\n0,0,0,1;\n}\nBone1\n{\nb\n4,5,6;\n0,0,0,1;\n}\n",
       "[a 1 2 3 0 0 0 1][b 4 5 6 0 0 0 1]", "vpd.count.wrong"},
      {"the name below the brace", "Bone0{\n  a\n1,2,3;\n0,0,0,1;\n}\n", "[a 1 2 3 0 0 0 1]", ""},
      {"decimal commas", "Bone0{a\n0,500000,1,250000,-3,000000;\n0,000000,0,000000,0,000000,1,000000;\n}\n",
       "[a 0.5 1.25 -3 0 0 0 1]", ""},
      {"a weight with a decimal comma", "Bone0{a\n1,2,3;\n0,0,0,1;\n}\nMorph0{m\n  0,250000;\n}\n",
       "[a 1 2 3 0 0 0 1](m 0.25)", "vpd.morph.extension"},
      {"both statements on one line", "Bone0{a\n1,2,3; 0,0,0,1; }\n", "[a 1 2 3 0 0 0 1]", ""},
      {"a statement over two lines", "Bone0{a\n1,\n2,\n3;\n0,0,0,\n1;\n}\n", "[a 1 2 3 0 0 0 1]", ""},
      {"missing semicolons", "Bone0{a\n1,2,3\n0,0,0,1\n}\n", "[a 1 2 3 0 0 0 1]", ""},
      {"lower case", "bone0{a\n1,2,3;\n0,0,0,1;\n}\n", "[a 1 2 3 0 0 0 1]", ""},
      {"a gap in the block numbers", "Bone7{a\n1,2,3;\n0,0,0,1;\n}\n", "[a 1 2 3 0 0 0 1]", "vpd.block.index"},
      {"a block without a number", "Bone{a\n1,2,3;\n0,0,0,1;\n}\n", "[a 1 2 3 0 0 0 1]", "vpd.block.index"},
      {"more bones than the count", "Bone0{a\n1,2,3;\n0,0,0,1;\n}\nBone1{b\n1,2,3;\n0,0,0,1;\n}\n",
       "[a 1 2 3 0 0 0 1][b 1 2 3 0 0 0 1]", "vpd.count.wrong"},
      {"zero rotation", "Bone0{a\n1,2,3;\n0,-0.0,0,0;\n}\n", "[a 1 2 3 0 0 0 1]", "vpd.rotation.zero"},
      {"no rotation", "Bone0{a\n1,2,3;\n}\n", "[a 1 2 3 0 0 0 1]", "vpd.bone.incomplete"},
      {"no translation", "Bone0{a\n0,0,1,0;\n}\n", "[a 0 0 0 0 0 1 0]", "vpd.bone.incomplete"},
      {"not a number", "Bone0{a\n1,nan,3;\n0,0,0,1;\n}\n", "[a 0 0 0 0 0 0 1]", "vpd.value.notFinite"},
      {"Microsoft's not a number", "Bone0{a\n1,2,3;\n0,-1.#IND00,0,1;\n}\n", "[a 1 2 3 0 0 0 1]",
       "vpd.value.notFinite"},
      {"too large", "Bone0{a\n1,2e99,3;\n0,0,0,1;\n}\n", "[a 0 0 0 0 0 0 1]", "vpd.value.notFinite"},
      {"far too large", "Bone0{a\n1,2e9999,3;\n0,0,0,1;\n}\n", "[a 0 0 0 0 0 0 1]", "vpd.value.notFinite"},
      {"too small", "Bone0{a\n1e-60,2e-9999,3;\n0,0,0,1;\n}\n", "[a 0 0 3 0 0 0 1]", ""},
      {"a name below the brace with one as the second byte of a character", "Bone0{\n  マント\n1,2,3;\n0,0,0,1;\n}\n",
       "[マント 1 2 3 0 0 0 1]", ""},
      {"no closing brace", "Bone0{a\n1,2,3;\n0,0,0,1;\n", "[a 1 2 3 0 0 0 1]", "vpd.block.unclosed"},
      {"next block before the brace", "Bone0{a\n1,2,3;\n0,0,0,1;\nMorph0{m\n1;\n}\n", "[a 1 2 3 0 0 0 1](m 1)",
       "vpd.block.unclosed vpd.morph.extension"},
      {"a stray brace", "}\nBone0{a\n1,2,3;\n0,0,0,1;\n}\n}\n", "[a 1 2 3 0 0 0 1]", ""},
      {"text between blocks", "Bone0{a\n1,2,3;\n0,0,0,1;\n}\nhello\n", "[a 1 2 3 0 0 0 1]", "vpd.text.unknown"},
      {"an unknown block", "Gravity0{x\n9.8;\n}\nBone0{a\n1,2,3;\n0,0,0,1;\n}\n", "[a 1 2 3 0 0 0 1]",
       "vpd.block.unknown"},
      {"empty name", "Bone0{\n1,2,3;\n0,0,0,1;\n}\n", "[ 1 2 3 0 0 0 1]", ""},
      {"the same bone twice", "Bone0{a\n1,2,3;\n0,0,0,1;\n}\nBone1{a\n4,5,6;\n0,0,0,1;\n}\n",
       "[a 1 2 3 0 0 0 1][a 4 5 6 0 0 0 1]", "vpd.count.wrong"},
      {"morphs as three programs write them",
       "Bone0{a\n1,2,3;\n0,0,0,1;\n}\nMorph0{あ\n  0.200000;\n}\nMorph1{い\n  0;\n}\n\nMorph2{う\n  0.5;\t\t\t\t// "
       "weight\n}\n",
       "[a 1 2 3 0 0 0 1](あ 0.2)(い 0)(う 0.5)", "vpd.morph.extension"},
      {"morphs before bones", "Morph0{m\n1;\n}\nBone0{a\n1,2,3;\n0,0,0,1;\n}\n", "[a 1 2 3 0 0 0 1](m 1)",
       "vpd.morph.first vpd.morph.extension"},
      {"a morph weight that is not a number", "Bone0{a\n1,2,3;\n0,0,0,1;\n}\nMorph0{m\ninf;\n}\n",
       "[a 1 2 3 0 0 0 1](m 0)", "vpd.value.notFinite vpd.morph.extension"},
  };
  for (const Row& row : rows) {
    const vpd::File file = readSjis(std::string(kHead) + row.text);
    EXPECT_EQ(contentOf(file), row.content) << row.what;
    EXPECT_EQ(codesOf(file), row.codes) << row.what;
    EXPECT_FALSE(file.damage) << row.what;
    EXPECT_EQ(file.modelName.text(), "model") << row.what;
    EXPECT_EQ(file.lineEnd, vpd::LineEnd::Lf) << row.what;
  }
}

TEST(VpdRead, FindsModelAndCountInUnusualHeaders) {
  struct Row {
    const char* what;
    const char* head;
    const char* model;
    const char* codes;
  };
  const Row rows[] = {
      {"no .osm", "miku;\n1;\n", "miku", "vpd.model.suffix"},
      {"other suffix", "miku.pmx;\n1;\n", "miku.pmx", "vpd.model.suffix"},
      {"a name with semicolon and slashes", "a;b // c.osm; // x\n1;\n", "a;b // c", ""},
      {"a name that is a number", "39.osm;\n1;\n", "39", ""},
      {"no name", ".osm;\n1;\n", "", ""},
      {"count before the model", "1;\nmiku.osm;\n", "miku", ""},
      {"no model", "1;\n", "", "vpd.model.missing"},
      {"no count", "miku.osm;\n", "miku", "vpd.count.missing"},
      {"neither", "", "", "vpd.model.missing vpd.count.missing"},
      {"a count that is not a number", "miku.osm;\nmany;\n", "miku", "vpd.text.unknown vpd.count.missing"},
      {"a huge count", "miku.osm;\n99999999999999;\n", "miku", "vpd.count.wrong"},
      {"a count of zero", "miku.osm;\n0;\n", "miku", "vpd.count.wrong"},
  };
  for (const Row& row : rows) {
    const vpd::File file = readSjis("Vocaloid Pose Data file\n\n"s + row.head + "Bone0{a\n1,2,3;\n0,0,0,1;\n}\n");
    EXPECT_EQ(file.modelName.text(), row.model) << row.what;
    EXPECT_EQ(codesOf(file), row.codes) << row.what;
    EXPECT_EQ(file.bones.size(), 1U) << row.what;
  }
}

TEST(VpdRead, ReportsThatMmdWouldIgnoreBlocksBeyondTheCount) {
  const vpd::File file = readSjis(std::string(kHead) + "Bone0{a\n1,2,3;\n0,0,0,1;\n}\nBone1{b\n1,2,3;\n0,0,0,1;\n}\n");
  ASSERT_EQ(file.diagnostics.size(), 1U);
  EXPECT_NE(file.diagnostics[0].reason.english().find("declares 1 bones but contains 2; MMD would ignore"),
            std::string::npos);
  EXPECT_EQ(file.diagnostics[0].offset, std::string_view("Vocaloid Pose Data file\n\nmodel.osm;\n").size());
}

TEST(VpdRead, SkipsADamagedBlockAndReportsItsPlace) {
  struct Row {
    const char* what;
    std::string block;
    int line;
  };
  const Row rows[] = {{"a word", "Bone1{b\n1,x,3;\n0,0,0,1;\n}\n", 11},
                      {"two numbers", "Bone1{b\n1,2;\n0,0,0,1;\n}\n", 11},
                      {"five numbers", "Bone1{b\n1,2,3;\n0,0,0,1,2;\n}\n", 12},
                      {"one number", "Bone1{b\n1;\n}\n", 10},
                      {"nothing", "Bone1{b\n}\n", 10},
                      {"end of file", "Bone1{b", 10},
                      {"cut inside the numbers", "Bone1{b\n1,2,3;\n0,0,0", 12},
                      {"hexadecimal", "Bone1{b\n1,0x2,3;\n0,0,0,1;\n}\n", 11},
                      {"two signs", "Bone1{b\n1,+-2,3;\n0,0,0,1;\n}\n", 11},
                      {"empty number", "Bone1{b\n1,,3;\n0,0,0,1;\n}\n", 11},
                      {"numbers run together", "Bone1{b\n1 2 3;\n0,0,0,1;\n}\n", 11},
                      {"a morph with three numbers", "Morph0{b\n1,2,3;\n}\n", 10}};
  const std::string before = std::string(kHead) + "Bone0{a\n1,2,3;\n0,0,0,1;\n}\n";
  for (const Row& row : rows) {
    const vpd::File file = readSjis(before + row.block);
    EXPECT_EQ(contentOf(file), "[a 1 2 3 0 0 0 1]") << row.what;
    ASSERT_TRUE(file.damage) << row.what;
    EXPECT_EQ(file.damage->section, "line " + std::to_string(row.line)) << row.what;
    EXPECT_GE(*file.damage->offset, before.size()) << row.what;
  }
}

TEST(VpdRead, RejectsFilesThatAreNotPoses) {
  const std::string rows[] = {"",
                              "\r\n\r\n",
                              "Vocaloid Motion Data 0002",
                              "vocaloid pose data file",
                              "Vocaloid Pose Data",
                              "\0\0\0"s,
                              "\xFF\xFE",
                              "\xEF\xBB\xBF"};
  for (const std::string& row : rows) {
    const Result<vpd::File> file = vpd::read(asBytes(row));
    ASSERT_FALSE(file.ok()) << row;
    EXPECT_EQ(file.error().offset, 0U);
  }
}

std::string utf16(std::string_view utf8Text, bool bigEndian) {
  std::string bytes;
  for (const char16_t unit :
       std::u16string(u"Vocaloid Pose Data file\r\nミク.osm;\r\n1;\r\nBone0{右腕\r\n1,2,3;\r\n0,0,0,0;\r\n}\r\n")) {
    const char low = static_cast<char>(unit & 0xFF);
    const char high = static_cast<char>(unit >> 8);
    bytes += bigEndian ? high : low;
    bytes += bigEndian ? low : high;
  }
  return std::string(utf8Text) + bytes;
}

TEST(VpdRead, ReadsTextInTheWrongEncoding) {
  const std::string pose = "Vocaloid Pose Data file\r\nミク.osm;\r\n1;\r\nBone0{右腕\r\n1,2,3;\r\n0,0,0,0;\r\n}\r\n";
  const std::size_t blockAt = pose.find("Bone0");
  struct Row {
    const char* what;
    std::string bytes;
    const char* codes;
    std::size_t offset;  ///< of the bone block in the file
  };
  const std::size_t blockUnits = blockAt - 4;  // two letters of three bytes are two units
  const Row rows[] = {
      {"CP932", sjis(pose), "vpd.rotation.zero", blockAt - 2},
      {"UTF-8", pose, "vpd.text.encoding vpd.rotation.zero", blockAt},
      {"UTF-8 with mark", "\xEF\xBB\xBF" + pose, "vpd.text.encoding vpd.rotation.zero", blockAt + 3},
      {"UTF-16 LE with mark", utf16("\xFF\xFE", false), "vpd.text.encoding vpd.rotation.zero", 2 + 2 * blockUnits},
      {"UTF-16 BE with mark", utf16("\xFE\xFF", true), "vpd.text.encoding vpd.rotation.zero", 2 + 2 * blockUnits},
      {"UTF-16 LE without mark", utf16("", false), "vpd.text.encoding vpd.rotation.zero", 2 * blockUnits},
      {"UTF-16 BE without mark", utf16("", true), "vpd.text.encoding vpd.rotation.zero", 2 * blockUnits},
  };
  for (const Row& row : rows) {
    const Result<vpd::File> file = vpd::read(asBytes(row.bytes));
    ASSERT_TRUE(file.ok()) << row.what;
    EXPECT_EQ(contentOf(*file), "[右腕 1 2 3 0 0 0 1]") << row.what;
    EXPECT_EQ(file->bones[0].name.bytes, sjis("右腕")) << row.what;
    EXPECT_EQ(file->modelName.bytes, sjis("ミク")) << row.what;
    EXPECT_EQ(codesOf(*file), row.codes) << row.what;
    EXPECT_EQ(file->diagnostics.back().offset, row.offset) << row.what;
  }
}

TEST(VpdRead, ReadsHalfWidthKatakanaAsCp932) {
  // C3 BD is also a letter in UTF-8, but half-width katakana are more likely.
  const std::string bytes = std::string(kHead) + "Bone0{\xC3\xBD\xC4\xB0\n1,2,3;\n0,0,0,1;\n}\n";
  EXPECT_EQ(vpd::read(asBytes(bytes))->bones.at(0).name.text(), "ﾃｽﾄｰ");
}

TEST(VpdRead, KeepsUndecodableNamesAndThoseThatCp932Lacks) {
  const std::string cut = std::string(kHead) + "Bone0{\x83\x5A\x83\n1,2,3;\n0,0,0,1;\n}\n";
  const Result<vpd::File> cutFile = vpd::read(asBytes(cut));
  ASSERT_TRUE(cutFile.ok());
  EXPECT_EQ(cutFile->bones.at(0).name.bytes, "\x83\x5A\x83");
  EXPECT_EQ(codesOf(*cutFile), "vpd.name.undecodable");

  const std::string nul = std::string(kHead) + "Bone0{ab \0cd\n1,2,3;\n0,0,0,1;\n}\n"s;
  EXPECT_EQ(vpd::read(asBytes(nul))->bones.at(0).name.bytes, "ab");

  const std::string emoji = std::string(kHead) + "Bone0{腕😀骨头\n1,2,3;\n0,0,0,1;\n}\n";
  const Result<vpd::File> emojiFile = vpd::read(asBytes(emoji));
  ASSERT_TRUE(emojiFile.ok());
  EXPECT_EQ(emojiFile->bones.at(0).name.text(), "腕😀骨头");
  EXPECT_EQ(codesOf(*emojiFile), "vpd.text.encoding");
}

TEST(VpdRead, LongStatementsTakeLinearTime) {
  // A statement of many lines that starts with spaces. Checking the spaces again for every line would take hours.
  std::string text = "Vocaloid Pose Data file\nBone0{a\n;" + std::string(2'000'000, ' ') + ",\n";
  for (int i = 0; i < 300'000; ++i) text += ",\n";
  const Result<vpd::File> file = vpd::read(asBytes(text));
  ASSERT_TRUE(file.ok());
  EXPECT_TRUE(file->damage.has_value());
}

TEST(VpdRead, LimitsTheNumberOfFindings) {
  std::string text(kHead);
  for (int i = 0; i < 30'000; ++i) text += "x\n";
  const vpd::File file = readSjis(text);
  EXPECT_EQ(file.diagnostics.size(), kMaxListedFindings + 1);
  EXPECT_EQ(file.diagnostics.back().code, "vpd.more");
}

}  // namespace
}  // namespace furitsuke::format
