// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <iconv.h>

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/base/cp932.h"
#include "tests/core/base/code_text.h"

namespace furitsuke {
inline namespace base {
namespace {

using test::hex;
using test::pairOf;
using test::utf8Of;

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
    EXPECT_EQ(cp932::decode(bytes), expected.value_or("\xEF\xBF\xBD")) << hex(bytes);
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

}  // namespace
}  // namespace base
}  // namespace furitsuke
