// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archives/archive_names.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/vmd_samples.h"

namespace furitsuke::archives {
namespace {

std::string hex(std::string_view text) {
  const Bytes bytes = test::fromHex(text);
  return std::string(asChars(bytes));
}

// Names as they are in archives of models. 初音ミク, 鏡音リン, 表情.bmp and ﾃｸｽﾁｬ in CP932; 初音未来, 模型, 贴图.bmp in
// GBK.
const std::string kMikuCp932 = hex("8F 89 89 B9 83 7E 83 4E") + "/miku.pmx";
const std::string kRinCp932 = hex("8B BE 89 B9 83 8A 83 93") + ".pmd";
const std::string kFaceCp932 = hex("95 5C 8F EE") + ".bmp";
const std::string kHalfWidth = hex("C3 B8 BD C1 AC") + "/a.bmp";
const std::string kShortHalfWidth = hex("D0 B8") + ".pmx";  // ﾐｸ, which is also 涡 in GBK and и in UTF-8
const std::string kMikuGbk = hex("B3 F5 D2 F4 CE B4 C0 B4") + "/miku.pmx";
const std::string kModelGbk = hex("C4 A3 D0 CD") + ".pmx";
const std::string kKorean = hex("C3 CA C0 BD B9 CC C4 ED B8 F0 B5 A8") + ".pmx";
const std::string kHairBig5 = hex("C0 59 BE 76 B6 4B B9 CF") + ".png";
const std::string kTextureGbk = hex("CC F9 CD BC") + ".bmp";

TEST(ArchiveNames, AreInTheEncodingThatSuitsAllOfThem) {
  struct Row {
    const char* name;
    std::vector<std::string> names;
    TextEncoding encoding;
    const char* first;
  };
  const Row rows[] = {
      {"ASCII", {"miku.pmx", "tex/a.bmp"}, TextEncoding::Utf8, "miku.pmx"},
      {"Japanese", {kMikuCp932, kFaceCp932, "tex/a.bmp"}, TextEncoding::Cp932, "初音ミク/miku.pmx"},
      {"Japanese with a backslash in a character", {kFaceCp932}, TextEncoding::Cp932, "表情.bmp"},
      {"kanji and kana", {kRinCp932}, TextEncoding::Cp932, "鏡音リン.pmd"},
      {"half-width kana", {kHalfWidth}, TextEncoding::Cp932, "ﾃｸｽﾁｬ/a.bmp"},
      {"short half-width kana", {kShortHalfWidth}, TextEncoding::Cp932, "ﾐｸ.pmx"},
      {"Chinese", {kMikuGbk, kTextureGbk}, TextEncoding::Gbk, "初音未来/miku.pmx"},
      {"short Chinese", {kModelGbk}, TextEncoding::Gbk, "模型.pmx"},
      {"Korean", {kKorean}, TextEncoding::EucKr, "초음미쿠모델.pmx"},
      {"traditional Chinese", {kHairBig5}, TextEncoding::Big5, "頭髮貼圖.png"},
      {"UTF-8 without a mark", {"初音ミク/miku.pmx"}, TextEncoding::Utf8, "初音ミク/miku.pmx"},
      {"European UTF-8", {"modèle/té.bmp"}, TextEncoding::Utf8, "modèle/té.bmp"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    std::vector<StoredName> names;
    for (const std::string& name : row.names) names.push_back({name, false});
    const TextEncoding encoding = guessNameEncoding(names);
    EXPECT_EQ(encoding, row.encoding);
    EXPECT_EQ(decodeName(names[0], encoding), row.first);
  }
}

TEST(ArchiveNames, AMarkedNameIsUtf8WhateverTheOthersAre) {
  const std::vector<StoredName> names{{"動作.vmd", true}, {kMikuCp932, false}};
  EXPECT_EQ(guessNameEncoding(names), TextEncoding::Cp932);
  EXPECT_EQ(decodeName(names[0], TextEncoding::Cp932), "動作.vmd");
  EXPECT_EQ(decodeName(names[1], TextEncoding::Cp932), "初音ミク/miku.pmx");
}

TEST(ArchiveNames, PathsThatLeadElsewhereAreRefused) {
  struct Row {
    std::string path;
    const char* why;  ///< empty: allowed
    const char* safe;
  };
  const Row rows[] = {{"a/b.pmx", "", "a/b.pmx"},
                      {"a\\b\\c.pmx", "", "a/b/c.pmx"},
                      {"./a//b.pmx", "", "a/b.pmx"},
                      {"a/..b/c...pmx", "", "a/..b/c...pmx"},
                      {"console.pmx", "", "console.pmx"},
                      {"a/", "", "a"},
                      {"", "", ""},
                      {"../a", "leads out", ""},
                      {"a/../../b", "leads out", ""},
                      {"a\\..\\b", "leads out", ""},
                      {"/etc/passwd", "absolute", ""},
                      {"\\\\server\\share", "absolute", ""},
                      {"C:/a", "colon", ""},
                      {"a:stream", "colon", ""},
                      {"a/NUL", "device", ""},
                      {"aux.pmx", "device", ""},
                      {"com7.txt", "device", ""},
                      {"a\nb", "control", ""},
                      {std::string("a\0b", 3), "control", ""},
                      {std::string(256, 'a'), "too long", ""},
                      {"a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a", "too many folders", ""}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.path);
    const auto safe = safePath(row.path);
    EXPECT_EQ(safe.ok(), row.why[0] == '\0');
    if (safe) {
      EXPECT_EQ(*safe, row.safe);
    } else {
      EXPECT_NE(safe.error().reason.english().find(row.why), std::string::npos) << safe.error().reason;
    }
  }
}

}  // namespace
}  // namespace furitsuke::archives
