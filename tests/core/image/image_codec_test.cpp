// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/image_codec.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <string>

#include "core/base/file.h"
#include "tests/support/corpus.h"
#include "tests/support/odd_places.h"
#include "tests/support/picture_samples.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::test {
namespace {

std::string reasonFor(ByteView bytes) {
  const Result<image::Image> image = image::decodeImage(bytes);
  return image ? "read" : image.error().message();
}

TEST(ImageCodec, PngRoundTrips) {
  const image::Image image = samplePicture();
  const std::vector<std::byte> png = image::encodePng(image);
  const Result<image::Image> again = image::decodeImage(png);
  ASSERT_TRUE(again.ok()) << again.error().message();
  EXPECT_EQ(*again, image);
}

TEST(ImageCodec, ReadsJpeg) {
  const auto bytes = readFile(std::filesystem::path(FURITSUKE_TEST_DATA) / "fuzz" / "gradient.jpg");
  ASSERT_TRUE(bytes.ok());
  const Result<image::Image> image = image::decodeImage(*bytes);
  ASSERT_TRUE(image.ok()) << image.error().message();
  ASSERT_EQ(image->width, 24U);
  ASSERT_EQ(image->height, 16U);
  EXPECT_NEAR(image->pixels[0], 0, 12);  // red increases to the right
  EXPECT_NEAR(image->pixels[23 * 4], 230, 12);
  EXPECT_NEAR(image->pixels[15 * 24 * 4 + 1], 225, 12);  // green increases downward
  EXPECT_EQ(image->pixels[3], 255);
}

TEST(ImageCodec, ReadsProgressiveAndCmykJpeg) {
  const struct {
    const char* file;
    std::array<int, 3> left, right;
  } rows[] = {{"in_passes.jpg", {200, 100, 50}, {20, 100, 50}}, {"print_colors.jpg", {200, 200, 0}, {200, 0, 0}}};
  for (const auto& row : rows) {
    const auto bytes = readFile(std::filesystem::path(FURITSUKE_TEST_DATA) / "fuzz" / row.file);
    ASSERT_TRUE(bytes.ok()) << row.file;
    const Result<image::Image> image = image::decodeImage(*bytes);
    ASSERT_TRUE(image.ok()) << row.file << ": " << image.error().message();
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_NEAR(image->pixels[i], row.left[i], 8) << row.file;
      EXPECT_NEAR(image->pixels[15 * 4 + i], row.right[i], 8) << row.file;
    }
    EXPECT_EQ(image->pixels[3], 255) << row.file;
  }
}

TEST(ImageCodec, ReportsUnsupportedFormats) {
  EXPECT_EQ(reasonFor({}), "is empty");
  EXPECT_EQ(reasonFor(asBytes("GIF89a and so on")), "is a GIF; supported formats are PNG, JPEG, BMP, TGA and DDS");
  EXPECT_EQ(reasonFor(asBytes("This is a letter and no picture at all.")), "is not in a supported picture format");
  EXPECT_EQ(reasonFor(asBytes("x")), "is not in a supported picture format");
}

/// A PNG with that size in its header and one IDAT chunk of these bytes.
Bytes pngClaiming(std::uint32_t width, std::uint32_t height, std::uint32_t chunkLength, const Bytes& data) {
  const auto bigEndian = [](ByteWriter& out, std::uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) out.write(static_cast<std::uint8_t>(value >> shift));
  };
  ByteWriter out;
  out.write(asBytes(std::string_view("\x89PNG\r\n\x1A\n", 8)));
  bigEndian(out, 13);
  out.write(asBytes("IHDR"));
  bigEndian(out, width);
  bigEndian(out, height);
  out.write(ByteView(fromHex("08 06 00 00 00  00 00 00 00")));
  bigEndian(out, chunkLength);
  out.write(asBytes("IDAT"));
  out.write(ByteView(data));
  return std::move(out).take();
}

TEST(ImageCodec, AllocatesNothingForPixelsThatTheFileCannotContain) {
  const std::size_t before = peakMemory();
  const Bytes few = fromHex("78 9C 63 00 00 00 01 00 01");
  EXPECT_EQ(reasonFor(pngClaiming(8000, 8000, 9, few)),
            "PNG: ends too early: 248069 bytes of pixels are needed, 9 are left");
  EXPECT_EQ(reasonFor(pngClaiming(8000, 8000, 0x7FFFFFFF, few)),
            "PNG: ends too early: 248069 bytes of pixels are needed, 9 are left");
  EXPECT_EQ(reasonFor(pngClaiming(100'000, 10, 9, few)), "PNG: 100000 x 10 pixels exceed the size limit");
  EXPECT_EQ(reasonFor(pngClaiming(10'000, 10'000, 9, few)), "PNG: 10000 x 10000 pixels exceed the size limit");
  // Baseline, 8000 x 8000, one component, no data.
  const Bytes jpeg = fromHex("FF D8 FF C0 00 0B 08 1F 40 1F 40 01 01 11 00 FF DA 00 08 01 01 00 00 3F 00 FF D9");
  EXPECT_EQ(reasonFor(jpeg), "JPEG: ends too early: 62500 bytes of pixels are needed, 27 are left");
  for (const std::uint8_t type : {2, 10}) {
    Bytes tga = tgaOf({"", type, 32, 0, 0, false, 0, {}});
    storeLe(tga.data() + 12, std::uint16_t{8000});
    storeLe(tga.data() + 14, std::uint16_t{8000});
    EXPECT_EQ(reasonFor(tga).substr(0, 21), "TGA: ends too early: ");
  }
  EXPECT_LT(peakMemory() - before, std::size_t{64} << 20) << "a picture of 8000 x 8000 has 256 MB";
}

TEST(ImageCodec, AcceptsPicturesTruncatedAtAnyByte) {
  const std::vector<std::byte> png = image::encodePng(samplePicture());
  for (std::size_t size = 0; size < png.size(); ++size) {
    const Result<image::Image> image = image::decodeImage(ByteView(png).first(size));
    EXPECT_TRUE(!image || image->pixels.size() == 60) << size;
  }
}

TEST(ImageCodecOnCorpus, ReadsEveryPicture) {
  const auto corpus = corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::size_t count = 0;
  for (const char* extension : {".bmp", ".tga", ".png"}) {
    for (const auto& path : filesIn(*corpus, extension)) {
      const auto bytes = readFile(path);
      ASSERT_TRUE(bytes.ok()) << path;
      const Result<image::Image> image = image::decodeImage(*bytes);
      EXPECT_TRUE(image.ok()) << path << ": " << image.error().message();
      ++count;
    }
  }
  EXPECT_GE(count, 40U);
}

}  // namespace
}  // namespace furitsuke::test
