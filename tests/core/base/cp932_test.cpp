// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/cp932.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/core/base/code_text.h"

namespace furitsuke {
inline namespace base {
namespace {

using test::hex;
using test::pairOf;

constexpr std::string_view kBad = "\xEF\xBF\xBD";

TEST(Cp932, RoundTripsEveryCodeOrItsDuplicate) {
  std::size_t duplicates = 0;
  for (unsigned lead = 0x81; lead <= 0xFC; ++lead) {
    for (unsigned trail = 0x40; trail <= 0xFC; ++trail) {
      const std::string bytes = pairOf(lead, trail);
      if (cp932::characterSize(bytes, 0) != 2 || !cp932::isValid(bytes)) continue;
      const std::string text = cp932::decode(bytes);
      const cp932::Encoded encoded = cp932::encode(text);
      ASSERT_TRUE(encoded.ok()) << hex(bytes);
      EXPECT_EQ(cp932::decode(encoded.bytes), text) << hex(bytes);
      duplicates += encoded.bytes != bytes ? 1 : 0;
    }
  }
  EXPECT_EQ(duplicates, 398U);
}

TEST(Cp932, ChoosesAmongDuplicatesAsWindowsDoes) {
  struct Row {
    const char* text;
    const char* bytes;
  };
  const Row rows[] = {{"ⅰ", "FA40"},  {"Ⅰ", "8754"},  {"①", "8740"},  {"∵", "81E6"}, {"√", "81E3"}, {"￢", "81CA"},
                      {"纊", "FA5C"}, {"髙", "FBFC"}, {"﨑", "FAB1"}, {"№", "8782"}, {"≒", "81E0"}, {"￤", "FA55"}};
  for (const Row& row : rows) EXPECT_EQ(hex(cp932::encode(row.text).bytes), row.bytes) << row.text;
}

TEST(Cp932, EncodesBothMembersOfAPairEqually) {
  struct Row {
    const char* microsoft;
    const char* other;
    const char* bytes;
  };
  const Row rows[] = {{"～", "〜", "8160"}, {"∥", "‖", "8161"},  {"－", "−", "817C"},
                      {"￠", "¢", "8191"},  {"￡", "£", "8192"}, {"￢", "¬", "81CA"},
                      {"―", "—", "815C"},   {"\\", "¥", "5C"},   {"~", "‾", "7E"}};
  for (const Row& row : rows) {
    EXPECT_EQ(hex(cp932::encode(row.microsoft).bytes), row.bytes);
    EXPECT_EQ(hex(cp932::encode(row.other).bytes), row.bytes) << row.other;
  }
}

TEST(Cp932, ReplacesEachUndecodableByte) {
  const std::string bad(kBad);
  struct Row {
    const char* what;
    std::string bytes;
    std::string text;
  };
  const Row rows[] = {
      {"empty", "", ""},
      {"NUL inside", std::string("a\0b", 3), std::string("a\0b", 3)},
      {"lone lead byte at the end", "\x83\x5A\x83", "セ" + bad},
      {"only a lead byte", "\xFC", bad},
      {"lead byte before a character that is no second byte", "\x83\x20z", bad + " z"},
      {"undefined pair whose second byte is ASCII", "\x85{x", bad + "{x"},
      {"undefined pair of high bytes",
       "\x85\x9F"
       "x",
       bad + bad + "x"},
      {"lead byte before NUL", std::string("\x83\0", 2), bad + std::string(1, '\0')},
      {"lead byte before DEL", "\x83\x7F", bad + "\x7F"},
      {"half-width katakana", "\xBE\xDD\xC0\xB0", "ｾﾝﾀｰ"},
      {"second bytes that look like braces", "\x83\x7B\x83\x7D\x83\x5C", "ボマソ"},
  };
  for (const Row& row : rows) {
    EXPECT_EQ(cp932::decode(row.bytes), row.text) << row.what;
    for (const Row& other : rows) {
      EXPECT_EQ(cp932::decodesTo(row.bytes, other.text), row.text == other.text) << row.what << ", " << other.what;
    }
    EXPECT_FALSE(cp932::decodesTo(row.bytes, row.text + "x")) << row.what;
    EXPECT_FALSE(cp932::decodesTo(row.bytes + "x", row.text)) << row.what;
    EXPECT_EQ(cp932::isValid(row.bytes), row.text.find(kBad) == std::string::npos) << row.what;
  }
}

TEST(Cp932, KeepsNoStateBetweenCalls) {
  EXPECT_EQ(cp932::decode("\x83"), kBad);
  EXPECT_EQ(cp932::decode("\x5A"), "Z");
}

TEST(Cp932, RejectsUnencodableCharactersWithTheirOffset) {
  struct Row {
    const char* what;
    std::string text;
    std::size_t offset;
    std::string character;
  };
  const Row rows[] = {
      {"emoji", "腕😀右", 3, "😀"},
      {"simplified Chinese", "骨头", 3, "头"},
      {"accented letter", "café", 3, "é"},
      {"replacement character", std::string(kBad), 0, std::string(kBad)},
      {"stray continuation byte", "ab\x80", 2, "\x80"},
      {"overlong slash", "\xC0\xAF", 0, "\xC0"},
      {"overlong in three bytes", "\xE0\x80\xAF", 0, "\xE0"},
      {"surrogate", "x\xED\xA0\x80", 1, "\xED"},
      {"beyond U+10FFFF", "\xF4\x90\x80\x80", 0, "\xF4"},
      {"cut character", "\xE3\x81", 0, "\xE3"},
      {"CP932 bytes read as UTF-8", "\x83\x5A", 0, "\x83"},
  };
  for (const Row& row : rows) {
    const cp932::Encoded encoded = cp932::encode(row.text);
    ASSERT_FALSE(encoded.ok()) << row.what;
    EXPECT_EQ(encoded.error->offset, row.offset) << row.what;
    EXPECT_EQ(encoded.error->character, row.character) << row.what;
    EXPECT_TRUE(encoded.bytes.empty()) << row.what;
  }
}

TEST(Cp932, CutsOnlyBetweenCharacters) {
  const std::string name = cp932::encode("センターa先").bytes;  // 2 2 2 2 1 2
  struct Row {
    std::size_t limit;
    std::size_t size;
  };
  const Row rows[] = {{0, 0}, {1, 0}, {2, 2}, {3, 2}, {8, 8}, {9, 9}, {10, 9}, {11, 11}, {15, 11}};
  for (const Row& row : rows) EXPECT_EQ(cp932::cutAtCharacter(name, row.limit).size(), row.size) << row.limit;
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
