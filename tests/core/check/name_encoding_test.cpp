// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/name_encoding.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/check/motion_check.h"
#include "tests/support/motions.h"

namespace furitsuke::check {
namespace {

constexpr std::size_t kNoLimit = 1000;

TEST(NameEncoding, DistinguishesOtherEncodingsFromCp932) {
  const struct {
    const char* what;
    std::string bytes;
    std::size_t limit;
    bool isForeign;
  } rows[] = {
      {"ASCII", "Center", 15, false},
      {"Japanese", "\x83\x5A\x83\x93\x83\x5E\x81\x5B", 15, false},
      {"half-width katakana", "\xB3\xB6 / Uka", 20, false},
      {"cut inside a character, field full", std::string("12345678901234\x83"), 15, false},
      {"the same, field not full", std::string("1234567890123\x83"), 15, true},
      {"GBK with a byte that is invalid in CP932", "\xC1\xAC\xD2\xC2\xC8\xB9\xBF\xCC\xC7\xE7", 20, true},
      {"private use area", "\xF0\x40", 15, true},
  };
  for (const auto& row : rows) EXPECT_EQ(looksForeign(row.bytes, row.limit), row.isForeign) << row.what;
}

TEST(NameEncoding, RecognizesUtf8ByItsBytePattern) {
  EXPECT_TRUE(looksLikeUtf8("センター", kNoLimit));
  EXPECT_TRUE(looksLikeUtf8("머리", kNoLimit));
  EXPECT_TRUE(looksLikeUtf8(std::string_view("センター左").substr(0, 14), 14)) << "cut inside a character";
  EXPECT_FALSE(looksLikeUtf8(std::string_view("センター左").substr(0, 14), 15))
      << "the field is not full, so nothing was cut";
  EXPECT_FALSE(looksLikeUtf8("Center", kNoLimit));
  EXPECT_FALSE(looksLikeUtf8("\x83\x5A\x83\x93\x83\x5E\x81\x5B", kNoLimit));
}

TEST(NameEncoding, GuessesTheEncodingByCommonCharacters) {
  const struct {
    const char* what;
    std::vector<std::string> names;
    std::optional<TextEncoding> guess;
  } rows[] = {
      {"simplified Chinese", {"\xC1\xAC\xD2\xC2\xC8\xB9\xBF\xCC\xC7\xE7"}, TextEncoding::Gbk},
      {"traditional Chinese: left hand, head, upper body",
       {"\xA5\xAA\xA4\xE2", "\xC0\x59", "\xA4\x57\xA5\x62\xA8\xAD"},
       TextEncoding::Big5},
      {"Korean: head, left arm, upper body",
       {"\xB8\xD3\xB8\xAE", "\xBF\xDE\xC6\xC8", "\xBB\xF3\xC3\xBC"},
       TextEncoding::EucKr},
      {"invalid bytes", {"\xFF\x20\xFE\x31"}, std::nullopt},
      {"no names", {}, std::nullopt},
  };
  for (const auto& row : rows) EXPECT_EQ(guessDoubleByte(row.names), row.guess) << row.what;
}

TEST(NameEncoding, DecodesTheGuessedEncoding) {
  EXPECT_EQ(decodeText(TextEncoding::Gbk, "\xC1\xAC\xD2\xC2"), "连衣");
  EXPECT_EQ(decodeText(TextEncoding::Big5, "\xA5\xAA\xA4\xE2"), "左手");
  EXPECT_EQ(decodeText(TextEncoding::EucKr, "\xB8\xD3\xB8\xAE"), "머리");
  EXPECT_EQ(decodeText(TextEncoding::Gbk, "\xC1\xAC\xD2"), "连\xEF\xBF\xBD") << "truncated";
  EXPECT_EQ(decodeText(TextEncoding::Gbk, std::string(1000, 'a')), std::string(1000, 'a')) << "longer than a buffer";
}

TEST(NameEncoding, Big5HasKanaInTwoWays) {
  const std::vector<std::pair<std::string, std::string>> rows = {
      {"\xA5\xAA\xC6\xD6\xC6\xBC", "左ひじ"},  // as in Unicode's table
      {"\xA5\xFE\xC6\xCA\xC6\xD2\xBF\xCB", "全ての親"},
      {"\xC6\xA6", "あ"},
      {"\xA5\xAA\xC7\x59\xC6\xFE", "左ひじ"},  // as in programs of Taiwan
      {"\xBE\x76\xC6\xA2", "髮②"},
  };
  for (const auto& [bytes, text] : rows) {
    EXPECT_EQ(decodeText(TextEncoding::Big5, bytes), text);
  }
}

TEST(NameEncoding, OfAFileIsToldByFewNamesOfAnyLanguage) {
  struct Row {
    std::vector<std::string> names;
    std::vector<TextEncoding> encodings;
  };
  using enum TextEncoding;
  const std::vector<Row> rows = {
      {{"センター"}, {Cp932, Utf8, Gbk, EucJp}},
      {{"左ひじ"}, {Cp932, Utf8, Gbk, EucJp}},
      {{"右小腿", "右手"}, {Gbk, Utf8}},
      {{"右手"}, {Gbk, Utf8}},
      {{"脊椎", "center", "arm_L"}, {Gbk, Utf8}},
      {{"头"}, {Gbk, Utf8}},
      {{"胸", "脖子", "左手", "左大臂"}, {Gbk, Utf8, Big5}},
      {{"左手腕"}, {Big5, Utf8}},
      {{"左上臂", "head"}, {Big5, Utf8}},
      {{"右腳踝"}, {Big5, Utf8}},
      {{"골반", "머리"}, {EucKr, Utf8}},
      {{"왼발"}, {EucKr, Utf8}},
      {{"오른쪽다리1", "Center"}, {EucKr, Utf8}},
      {{"ｳｨﾝｸ２右"}, {Cp932}},
      {{"ｽｶｰﾄ", "ﾈｸﾀｲ1"}, {Cp932}},
      {{"髪", "尻尾"}, {Cp932}},
  };
  for (const Row& row : rows) {
    for (const TextEncoding encoding : row.encodings) {
      std::vector<std::string> stored;
      bool hasAll = true;
      for (const std::string& name : row.names) {
        const auto bytes = encodeText(encoding, name);
        hasAll = hasAll && bytes;
        stored.push_back(bytes.value_or(""));
      }
      if (!hasAll) continue;  // 头 is not in Big5
      const std::vector<std::string_view> names(stored.begin(), stored.end());
      EXPECT_EQ(textEncodingName(encodingOfNames(names)), textEncodingName(encoding)) << row.names.front();
    }
  }
}

TEST(NameEncoding, OfAFileStaysUnlessItLacksAName) {
  struct Row {
    TextEncoding before;
    const char* name;
    TextEncoding written;
  };
  for (const Row& row :
       {Row{TextEncoding::Gbk, "头", TextEncoding::Gbk}, Row{TextEncoding::Cp932, "头", TextEncoding::Gbk},
        Row{TextEncoding::EucKr, "头", TextEncoding::Gbk}, Row{TextEncoding::Gbk, "頭", TextEncoding::Gbk},
        Row{TextEncoding::EucJp, "①", TextEncoding::Cp932}, Row{TextEncoding::EucKr, "ｾﾝﾀｰ", TextEncoding::Cp932}}) {
    const std::string name = Name::fromText(row.name)->bytes;
    const std::vector<std::string_view> names{name};
    EXPECT_EQ(encodingToWrite(row.before, names), row.written) << textEncodingName(row.before) << ' ' << row.name;
  }
}

TEST(NameEncoding, IsReportedOncePerFileWithAPreview) {
  io::LoadedMotion loaded;
  loaded.format = io::FileKind::Vmd;
  for (const char* name : {"\xC1\xAC\xD2\xC2\xC8\xB9\xBF\xCC\xC7\xE7", "頭", "首"}) {
    motion::Keys<motion::MorphKey> keys;
    keys.append(0, {0});
    loaded.motion.morphs.push_back({Name::fromBytes(name), motion::Track(std::move(keys))});
  }
  loaded.motion.modelName = Name::fromBytes("初音ミク");
  const Diagnostics findings = checkMotion(loaded);
  std::vector<std::string> reasons;
  for (const Diagnostic& finding : findings) {
    if (finding.code == "motion.name.encoding") reasons.push_back(finding.reason.english());
  }
  ASSERT_EQ(reasons.size(), 2U);
  EXPECT_TRUE(reasons[0].find("probably in UTF-8: 初音ミク") != std::string::npos) << reasons[0];
  EXPECT_EQ(reasons[1], "1 name probably in GBK: 连衣裙刻晴");
}

}  // namespace
}  // namespace furitsuke::check
