// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/image/image_codec.h"
#include "tests/support/picture_samples.h"

namespace furitsuke::test {
namespace {

TEST(Tga, ReadsEveryKindInEveryPixelOrder) {
  for (const TgaSpec& spec : allTgaSpecs()) {
    const Result<image::Image> image = image::decodeImage(tgaOf(spec));
    ASSERT_TRUE(image.ok()) << spec.name << ": " << image.error().message();
    EXPECT_EQ(*image, expectedOf(spec)) << spec.name;
  }
}

TEST(Tga, SkipsItsNameAndCountsAPaletteFromItsFirstEntry) {
  const TgaSpec named{"named", 2, 24, 0, 0, false, 0, "drawn by hand"};
  EXPECT_EQ(*image::decodeImage(tgaOf(named)), expectedOf(named));
  const TgaSpec late{"late palette", 1, 8, 24, 0x20, false, 100, "x"};
  EXPECT_EQ(*image::decodeImage(tgaOf(late)), expectedOf(late));
}

TEST(Tga, IsOpaqueWhereItClaimsNoAlphaAndHasNone) {
  const TgaSpec spec{"", 2, 32, 0, 0x20, false, 0, {}};
  Bytes bytes = tgaOf(spec);
  for (std::size_t i = 18 + 3; i < bytes.size(); i += 4) bytes[i] = std::byte{0};
  const Result<image::Image> image = image::decodeImage(bytes);
  ASSERT_TRUE(image.ok());
  EXPECT_EQ(image->pixels[3], 255);
  bytes[17] = std::byte{0x28};  // eight bits of alpha
  EXPECT_EQ(image::decodeImage(bytes)->pixels[3], 0) << "declared alpha is used";
}

TEST(Tga, ThatEndsEarlyIsRejectedUnlessLessThanARowIsMissing) {
  for (const std::uint8_t type : {2, 10}) {
    const TgaSpec spec{"", type, 24, 0, 0x20, false, 0, {}};
    const Bytes whole = tgaOf(spec);
    Bytes cut(whole.begin(), whole.end() - 4);
    const Result<image::Image> almost = image::decodeImage(cut);
    ASSERT_TRUE(almost.ok()) << int{type} << ": " << almost.error().message();
    EXPECT_TRUE(std::equal(almost->pixels.begin(), almost->pixels.begin() + 40, expectedOf(spec).pixels.begin()));
    cut.resize(18 + 12);
    const Result<image::Image> half = image::decodeImage(cut);
    ASSERT_FALSE(half.ok()) << int{type};
    EXPECT_NE(half.error().message().find("TGA: ends too early"), std::string::npos) << half.error().message();
  }
}

TEST(Tga, NeverReadsAnIndexBeyondItsPalette) {
  TgaSpec spec{"", 1, 8, 24, 0x20, false, 0, {}};
  Bytes bytes = tgaOf(spec);
  bytes.back() = std::byte{200};
  const Result<image::Image> image = image::decodeImage(bytes);
  ASSERT_TRUE(image.ok());
  const std::vector<std::uint8_t> last(image->pixels.end() - 4, image->pixels.end());
  EXPECT_EQ(last, (std::vector<std::uint8_t>{0, 0, 0, 255}));
}

}  // namespace
}  // namespace furitsuke::test
