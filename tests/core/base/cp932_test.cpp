// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/cp932.h"

#include <gtest/gtest.h>
#include <iconv.h>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {
namespace {

constexpr std::string_view kBad = "\xEF\xBF\xBD";

/// The C library's converter, the reference for every code.
class Iconv {
 public:
  Iconv(const char* to, const char* from) : handle_(iconv_open(to, from)) {}
  Iconv(const Iconv&) = delete;
  Iconv& operator=(const Iconv&) = delete;
  ~Iconv() {
    if (usable()) iconv_close(handle_);
  }
  [[nodiscard]] bool usable() const { return handle_ != iconv_t(-1); }
  [[nodiscard]] std::optional<std::string> convert(std::string text) const {
    std::array<char, 16> out{};
    char* from = text.data();
    char* to = out.data();
    std::size_t fromLeft = text.size();
    std::size_t toLeft = out.size();
    iconv(handle_, nullptr, nullptr, nullptr, nullptr);
    if (iconv(handle_, &from, &fromLeft, &to, &toLeft) == static_cast<std::size_t>(-1)) return {};
    return std::string(out.data(), out.size() - toLeft);
  }

 private:
  iconv_t handle_;
};

std::string pairOf(unsigned lead, unsigned trail) { return {static_cast<char>(lead), static_cast<char>(trail)}; }

std::string hex(std::string_view bytes) {
  static constexpr char kDigits[] = "0123456789ABCDEF";
  std::string text;
  for (const char c : bytes) {
    text += kDigits[static_cast<unsigned char>(c) >> 4];
    text += kDigits[static_cast<unsigned char>(c) & 15];
  }
  return text;
}

std::string utf8Of(char32_t code) {
  std::string text;
  utf8::append(text, code);
  return text;
}

/// Single bytes that Windows maps and the C library rejects.
const std::map<unsigned, char32_t> kWindowsSingles{
    {0x80, 0x80}, {0xA0, 0xF8F0}, {0xFD, 0xF8F1}, {0xFE, 0xF8F2}, {0xFF, 0xF8F3}};

TEST(Cp932, DecodesEverySingleByteLikeTheReference) {
  const Iconv reference("UTF-8", "CP932");
  if (!reference.usable()) GTEST_SKIP() << "the C library has no CP932";
  for (unsigned byte = 0; byte <= 0xFF; ++byte) {
    const std::string bytes(1, static_cast<char>(byte));
    const auto windows = kWindowsSingles.find(byte);
    const std::optional<std::string> expected =
        windows != kWindowsSingles.end() ? utf8Of(windows->second) : reference.convert(bytes);
    EXPECT_EQ(cp932::decode(bytes), expected.value_or(std::string(kBad))) << hex(bytes);
    EXPECT_EQ(cp932::isValid(bytes), expected.has_value()) << hex(bytes);
  }
}

TEST(Cp932, DecodesEveryPairLikeTheReference) {
  const Iconv reference("UTF-8", "CP932");
  if (!reference.usable()) GTEST_SKIP() << "the C library has no CP932";
  const auto isLead = [](unsigned byte) { return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC); };
  std::size_t decodable = 0;
  for (unsigned lead = 0x80; lead <= 0xFF; ++lead) {
    for (unsigned trail = 0; trail <= 0xFF; ++trail) {
      if (!isLead(lead)) continue;
      const std::string bytes = pairOf(lead, trail);
      const std::optional<std::string> expected = reference.convert(bytes);
      EXPECT_EQ(cp932::isValid(bytes), expected.has_value()) << hex(bytes);
      EXPECT_EQ(cp932::characterSize(bytes, 0), expected ? 2U : 1U) << hex(bytes);
      if (expected) {
        ++decodable;
        EXPECT_EQ(cp932::decode(bytes), *expected) << hex(bytes);
      }
    }
  }
  EXPECT_EQ(decodable, 9604U) << "pairs of Microsoft's table, the user-defined area included";
}

TEST(Cp932, EncodesEveryCharacterLikeTheReference) {
  const Iconv reference("CP932", "UTF-8");
  if (!reference.usable()) GTEST_SKIP() << "the C library has no CP932";
  std::map<char32_t, unsigned> windowsOnly;
  for (const auto& [byte, code] : kWindowsSingles) windowsOnly[code] = byte;
  // Duplicates that the reference does not accept.
  const std::set<char32_t> ourTwins{0x2014, 0x2016, 0xA2, 0xA3, 0xAC, 0x203E, 0xA5, 0x2212, 0x301C};
  std::size_t encodable = 0;
  for (char32_t code = 0; code <= 0x10FFFF; ++code) {
    if (code >= 0xD800 && code <= 0xDFFF) continue;
    const std::string text = utf8Of(code);
    const cp932::Encoded encoded = cp932::encode(text);
    std::optional<std::string> expected = reference.convert(text);
    if (expected && expected->empty()) expected.reset();  // the C library drops the invisible tags of U+E0000
    encodable += encoded.ok() ? 1 : 0;
    if (const auto single = windowsOnly.find(code); single != windowsOnly.end()) {
      EXPECT_EQ(encoded.bytes, std::string(1, static_cast<char>(single->second)));
    } else if (expected) {
      ASSERT_TRUE(encoded.ok()) << std::hex << static_cast<unsigned>(code);
      EXPECT_EQ(hex(encoded.bytes), hex(*expected)) << std::hex << static_cast<unsigned>(code);
    } else if (!ourTwins.contains(code)) {
      ASSERT_FALSE(encoded.ok()) << std::hex << static_cast<unsigned>(code);
    }
  }
  EXPECT_GT(encodable, 9000U);
}

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
