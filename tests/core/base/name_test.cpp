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

TEST(Name, HasATextThatCp932Lacks) {
  const Name name = Name::fromText("头").value();
  EXPECT_EQ(name.bytes, "\xFF头");
  EXPECT_EQ(name.text(), "头");
  EXPECT_TRUE(name.hasText("头"));
  EXPECT_FALSE(name.hasText("頭"));
  EXPECT_TRUE(isUnicodeName(name.bytes));
  EXPECT_EQ(nameFieldBytes(Name::fromText("左大臂2")->bytes), 7U) << "as in GBK";
  EXPECT_EQ(nameWithin(Name::fromText("头头头头头头头头")->bytes, 15).size(), 25U) << "not the bytes of a file";
  EXPECT_FALSE(Name::fromText("\xFF").ok()) << "no UTF-8";
}

TEST(Name, TakesNoOtherBytesForATextThatCp932Lacks) {
  for (const char* bytes : {"\xFF", "\xFF\xFF", "\xFF頭", "\xFFs", "\x93\xAA", "s"})
    EXPECT_FALSE(isUnicodeName(bytes)) << bytes;
}

TEST(Name, RejectsAZeroByteBecauseItEndsNamesInFiles) {
  EXPECT_FALSE(Name::fromText(std::string_view("腕\0腕", 7)).ok());
  EXPECT_TRUE(Name::fromText("").ok());
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
