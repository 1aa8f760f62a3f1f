// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf16.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace furitsuke {
inline namespace base {
namespace {

using namespace std::string_view_literals;
using utf16::ByteOrder;

struct Utf16Row {
  const char* name;
  std::string_view bytes;  ///< little endian
  std::string_view text;
  bool valid;
};

constexpr Utf16Row kUtf16Rows[] = {
    {"nothing", ""sv, "", true},
    {"ASCII", "a\0b\0"sv, "ab", true},
    {"Japanese", "\xBB\x30\xF3\x30"sv, "セン", true},
    {"a pair of surrogates", "\x3D\xD8\x00\xDE!\0"sv, "\xF0\x9F\x98\x80!", true},
    {"an odd byte at the end", "a\0b"sv, "a", false},
    {"a lone high surrogate at the end", "a\0\x3D\xD8"sv, "a\xEF\xBF\xBD", false},
    {"a high surrogate before a letter",
     "\x3D\xD8"
     "a\0"sv,
     "\xEF\xBF\xBD"
     "a",
     false},
    {"a lone low surrogate",
     "\x00\xDE"
     "a\0"sv,
     "\xEF\xBF\xBD"
     "a",
     false},
    {"a NUL inside", "a\0\0\0b\0"sv, "a\0b"sv, true},
};

TEST(Utf16, DecodesAnyBytes) {
  for (const Utf16Row& row : kUtf16Rows) {
    EXPECT_EQ(utf16::toUtf8(row.bytes, ByteOrder::Little), row.text) << row.name;
    EXPECT_EQ(utf16::isValid(row.bytes, ByteOrder::Little), row.valid) << row.name;
    std::string swapped(row.bytes);
    for (std::size_t i = 0; i + 1 < swapped.size(); i += 2) std::swap(swapped[i], swapped[i + 1]);
    EXPECT_EQ(utf16::toUtf8(swapped, ByteOrder::Big), row.text) << row.name;
  }
}

TEST(Utf16, EncodesWhatItDecoded) {
  for (const Utf16Row& row : kUtf16Rows) {
    if (row.valid) {
      EXPECT_EQ(utf16::fromUtf8(row.text), row.bytes) << row.name;
    }
  }
  EXPECT_EQ(utf16::fromUtf8("a\xFF"), "a\0\xFD\xFF"sv);
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
