// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/halved_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/image/image_codec.h"
#include "tests/support/picture_samples.h"

namespace furitsuke::test {
namespace {

using image::PictureSize;

TEST(HalvedRows, RoundSizesUp) {
  const struct {
    PictureSize size;
    unsigned times;
    PictureSize expected;
  } rows[] = {{{8, 4}, 0, {8, 4}}, {{8, 4}, 1, {4, 2}},        {{8, 4}, 3, {1, 1}},
              {{5, 3}, 1, {3, 2}}, {{16384, 1}, 2, {4096, 1}}, {{1, 1}, 5, {1, 1}}};
  for (const auto& row : rows) EXPECT_EQ(image::halved(row.size, row.times), row.expected) << row.times;
  EXPECT_EQ(image::halvingsUntil({8, 4}, 32), 0U);
  EXPECT_EQ(image::halvingsUntil({8, 4}, 31), 1U);
  EXPECT_EQ(image::halvingsUntil({8, 4}, 0), 3U) << "one pixel is the least";
}

TEST(HalvedRows, AverageSquaresWeightedWithAlpha) {
  const image::Image image{3, 2, {10, 0, 0, 255, 30, 0, 0, 255, 50,  9, 9, 255,  //
                                  20, 0, 0, 255, 40, 0, 0, 255, 250, 9, 9, 0}};
  const image::Image half = image::halved(image, 1);
  EXPECT_EQ(half.size(), (PictureSize{2, 1}));
  EXPECT_EQ(half.halvedFrom, (PictureSize{3, 2}));
  EXPECT_EQ(half.pixels, (std::vector<std::uint8_t>{25, 0, 0, 255, 50, 9, 9, 128}));
  const image::Image clear{2, 1, {10, 20, 30, 0, 20, 30, 40, 0}};
  EXPECT_EQ(image::halved(clear, 1).pixels, (std::vector<std::uint8_t>{15, 25, 35, 0})) << "the color is kept";
  EXPECT_EQ(image::halved(half, 1).halvedFrom, (PictureSize{3, 2})) << "the size in the file";
}

TEST(HalvedRows, ComeInEitherOrder) {
  const image::Image image = samplePicture();
  image::HalvedRows upward(image.size(), 1);
  for (std::uint32_t y = image.height; y-- > 0;) {
    std::copy_n(image.pixels.data() + std::size_t{y} * image.width * 4, image.width * 4, upward.row(y));
  }
  EXPECT_EQ(std::move(upward).take(), image::halved(image, 1));
}

/// A smooth picture, like which JPEG stores without visible errors.
image::Image gradient(std::uint32_t width, std::uint32_t height) {
  image::Image image{width, height, {}};
  for (std::uint32_t y = 0; y < height; ++y) {
    for (std::uint32_t x = 0; x < width; ++x) {
      for (const std::uint32_t value : {x * 255 / width, y * 255 / height, 128U, 255 - x * 100 / width}) {
        image.pixels.push_back(static_cast<std::uint8_t>(value));
      }
    }
  }
  return image;
}

int largestDifference(const image::Image& a, const image::Image& b) {
  int largest = a.size() == b.size() ? 0 : 256;
  for (std::size_t i = 0; i < std::min(a.pixels.size(), b.pixels.size()); ++i) {
    largest = std::max(largest, std::abs(int{a.pixels[i]} - int{b.pixels[i]}));
  }
  return largest;
}

TEST(HalvedPictures, EqualTheHalvedWholePicture) {
  const std::filesystem::path folder = std::filesystem::path(FURITSUKE_TEST_DATA) / "fuzz";
  std::vector<std::pair<std::string, Bytes>> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".png" && extension != ".jpg" && extension != ".bmp" && extension != ".dds") continue;
    files.emplace_back(entry.path().filename().string(), *readFile(entry.path()));
  }
  for (const TgaSpec& spec : allTgaSpecs()) files.emplace_back(spec.name, tgaOf(spec));
  std::size_t count = 0;
  for (const auto& [name, bytes] : files) {
    const Result<image::Image> whole = image::decodeImage(bytes);
    if (!whole) continue;
    const Result<image::PictureInfo> info = image::readPictureInfo(bytes);
    ASSERT_TRUE(info.ok()) << name << ": " << info.error().message();
    EXPECT_EQ(info->size, whole->size()) << name;
    for (const unsigned times : {1U, 2U, 4U}) {
      const image::Image expected = image::halved(*whole, times);
      const Result<image::Image> half = image::decodeImage(bytes, expected.size().pixels());
      ASSERT_TRUE(half.ok()) << name << ": " << half.error().message();
      if (expected.size() == whole->size()) continue;
      EXPECT_EQ(half->halvedFrom, whole->size()) << name;
      // libjpeg halves frequencies, not pixels.
      EXPECT_LE(largestDifference(*half, expected), name.ends_with(".jpg") ? 24 : 0) << name << " " << times;
      ++count;
    }
  }
  EXPECT_GT(count, 20U);
}

TEST(HalvedPictures, OfPngKeepItsColors) {
  const image::Image image = gradient(64, 40);
  const Bytes png = [&] {
    const std::vector<std::byte> encoded = image::encodePng(image);
    return Bytes(encoded.begin(), encoded.end());
  }();
  const Result<image::Image> half = image::decodeImage(png, 32 * 20);
  ASSERT_TRUE(half.ok()) << half.error().message();
  EXPECT_EQ(*half, image::halved(image, 1));
}

TEST(HalvedPictures, DamagedAtAnyByteDoNotCrash) {
  const std::vector<std::byte> png = image::encodePng(gradient(16, 16));
  for (std::size_t size = 0; size < png.size(); ++size) {
    const Result<image::Image> cut = image::decodeImage(ByteView(png).first(size), 64);
    EXPECT_TRUE(!cut || cut->pixels.size() == 256) << size;
    std::vector<std::byte> damaged = png;
    damaged[size] ^= std::byte{0xFF};
    const Result<image::Image> odd = image::decodeImage(damaged, 64);
    EXPECT_TRUE(!odd || odd->size().pixels() <= 64) << size;
  }
}

}  // namespace
}  // namespace furitsuke::test
