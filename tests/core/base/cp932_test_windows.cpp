// SPDX-License-Identifier: GPL-3.0-or-later
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <array>
#include <optional>
#include <string>

#include "core/base/cp932.h"
#include "core/base/utf16.h"
#include "tests/core/base/code_text.h"

// MMD converts with these functions.
namespace furitsuke {
inline namespace base {
namespace {

using test::hex;
using test::pairOf;
using test::utf8Of;

constexpr UINT kCodePage = 932;

std::optional<std::string> decodedByWindows(const std::string& bytes) {
  std::array<wchar_t, 4> units{};
  const int count = ::MultiByteToWideChar(kCodePage, MB_ERR_INVALID_CHARS, bytes.data(), static_cast<int>(bytes.size()),
                                          units.data(), static_cast<int>(units.size()));
  if (count == 0) return {};
  const std::string_view wide(reinterpret_cast<const char*>(units.data()), static_cast<std::size_t>(count) * 2);
  return utf16::toUtf8(wide, utf16::ByteOrder::Little);
}

std::optional<std::string> encodedByWindows(wchar_t unit) {
  std::array<char, 4> bytes{};
  BOOL isLost = FALSE;
  const int count = ::WideCharToMultiByte(kCodePage, WC_NO_BEST_FIT_CHARS, &unit, 1, bytes.data(),
                                          static_cast<int>(bytes.size()), nullptr, &isLost);
  if (count == 0 || isLost != FALSE) return {};
  return std::string(bytes.data(), static_cast<std::size_t>(count));
}

TEST(Cp932, DecodesEveryPairAsWindowsDoes) {
  std::size_t decodable = 0;
  for (unsigned lead = 0x81; lead <= 0xFC; ++lead) {
    if (::IsDBCSLeadByteEx(kCodePage, static_cast<BYTE>(lead)) == 0) continue;
    for (unsigned trail = 0x40; trail <= 0xFC; ++trail) {
      const std::string bytes = pairOf(lead, trail);
      const std::optional<std::string> expected = decodedByWindows(bytes);
      if (!expected) continue;
      ++decodable;
      EXPECT_EQ(cp932::decode(bytes), *expected) << hex(bytes);
    }
  }
  EXPECT_GT(decodable, 7500U);
}

TEST(Cp932, EncodesWhatWindowsEncodesToTheSameBytes) {
  std::size_t encodable = 0;
  for (unsigned code = 0x20; code <= 0xFFEF; ++code) {
    if (code >= 0xD800 && code <= 0xDFFF) continue;
    const std::optional<std::string> expected = encodedByWindows(static_cast<wchar_t>(code));
    if (!expected) continue;
    ++encodable;
    EXPECT_EQ(hex(cp932::encode(utf8Of(code)).bytes), hex(*expected)) << std::hex << code;
  }
  EXPECT_GT(encodable, 7500U);
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
