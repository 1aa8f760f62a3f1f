// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/name.h"

#include <gtest/gtest.h>

#include <string>

namespace furitsuke {
inline namespace base {
namespace {

using namespace std::string_literals;

TEST(Name, IsReadFromAFieldLikeInMmd) {
  struct Row {
    const char* what;
    std::string field;
    std::string name;
  };
  const Row rows[] = {
      {"zero padding", "abc\0\0\0\0"s, "abc"},
      {"FD padding after the NUL", "abc\0\xFD\xFD\xFD"s, "abc"},
      {"old text after the NUL", "abc\0def"s, "abc"},
      {"no terminator", "abcdefg"s, "abcdefg"},
      {"cut inside a character", "\x83\x5A\x83\x93\x83"s, "\x83\x5A\x83\x93\x83"},
      {"a NUL in place of the first byte", "\0??b\0\xFD"s, "??b"},
      {"filled with spaces", "abc    "s, "abc"},
      {"spaces before the NUL", "abc  \0\0"s, "abc"},
      {"space inside", "a bc\0"s, "a bc"},
      {"leading space", " a\0"s, " a"},
      {"only spaces", "       "s, ""},
      {"only zeros", "\0\0\0\0"s, ""},
      {"only a NUL and padding", "\0\0\xFD\xFD"s, ""},
      {"empty", ""s, ""},
  };
  for (const Row& row : rows) EXPECT_EQ(nameInField(row.field), row.name) << row.what;
}

TEST(Name, IsComparedByBytesNotByText) {
  const Name nec = Name::fromBytes("\xEE\xEF");
  const Name ibm = Name::fromBytes("\xFA\x40");
  EXPECT_EQ(nec.text(), ibm.text());
  EXPECT_NE(nec, ibm);
  EXPECT_LT(nec, ibm);
  EXPECT_EQ(Name::fromText("ⅰ").value(), ibm);
}

TEST(Name, FromTextShowsTheTextOfItsBytes) {
  const Name wave = Name::fromText("〜").value();
  EXPECT_EQ(wave.text(), "～") << "the text is derived from the bytes";
  EXPECT_EQ(wave, Name::fromText("～").value());
}

TEST(Name, RejectsACharacterThatFilesCannotStore) {
  const Result<Name> name = Name::fromText("腕😀");
  ASSERT_FALSE(name.ok());
  EXPECT_NE(name.error().message().find("😀"), std::string::npos) << name.error().message();
}

TEST(Name, RejectsAZeroByteBecauseItEndsNamesInFiles) {
  EXPECT_FALSE(Name::fromText(std::string_view("腕\0腕", 7)).ok());
  EXPECT_TRUE(Name::fromText("").ok());
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
