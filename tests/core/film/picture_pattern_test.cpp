// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/film/picture_pattern.h"

#include <gtest/gtest.h>

namespace furitsuke::film {
namespace {

TEST(PicturePattern, NamesPicturesByTheirFrame) {
  const struct {
    const char* pattern;
    Frame frame;
    const char* name;
  } rows[] = {
      {"frames_%05d.png", 42, "frames_00042.png"},
      {"frames_%05d.png", 1234567, "frames_1234567.png"},
      {"%d.PNG", 7, "7.PNG"},
      {"out/a%3d-x.png", 7, "out/a007-x.png"},
      {"100%%_%02d.png", 5, "100%_05.png"},
      {"one.png", 5, "one.png"},
      {"踊り_%d.png", 5, "踊り_5.png"},
      {"%020d.png", 3, "00000000000000000003.png"},
  };
  for (const auto& row : rows) {
    const Result<PicturePattern> pattern = PicturePattern::parse(row.pattern);
    ASSERT_TRUE(pattern.ok()) << row.pattern << ": " << pattern.error().message();
    EXPECT_EQ(pattern->pathOf(row.frame).string(), row.name);
  }
  EXPECT_TRUE(PicturePattern::parse("%d.png")->hasNumber());
  EXPECT_FALSE(PicturePattern::parse("a%%d.png")->hasNumber());
}

TEST(PicturePattern, RejectsInvalidPatterns) {
  const struct {
    const char* pattern;
    const char* reason;
  } rows[] = {
      {"", "\"\" is not a .png file name"},
      {".png", "\".png\" is not a .png file name"},
      {"frames_%05d.jpg", "\"frames_%05d.jpg\" is not a .png file name"},
      {"%s.png", "\"%s.png\": a percent sign must start a number such as %05d"},
      {"%n%d.png", "\"%n%d.png\": a percent sign must start a number such as %05d"},
      {"a%.png", "\"a%.png\": a percent sign must start a number such as %05d"},
      {"%21d.png", "\"%21d.png\": a percent sign must start a number such as %05d"},
      {"%99999999999999d.png", "\"%99999999999999d.png\": a percent sign must start a number such as %05d"},
      {"%-5d.png", "\"%-5d.png\": a percent sign must start a number such as %05d"},
      {"%d_%d.png", "\"%d_%d.png\" has more than one number"},
      {"%d/a.png", "\"%d/a.png\": only the file name may have a number, not a folder"},
  };
  for (const auto& row : rows) {
    const Result<PicturePattern> pattern = PicturePattern::parse(row.pattern);
    ASSERT_FALSE(pattern.ok()) << row.pattern;
    EXPECT_EQ(pattern.error().reason, row.reason);
  }
}

}  // namespace
}  // namespace furitsuke::film
