// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/image/image_codec.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::test {
namespace {

/// A BMP with the header of 40 bytes: extra header fields, palette and pixels are the raw bytes.
Bytes bmpOf(std::uint32_t width, std::int32_t height, std::uint16_t bits, std::uint32_t compression,
            const Bytes& palette, const Bytes& pixels, std::uint32_t colors = 0, std::uint32_t headerBytes = 40) {
  ByteWriter out;
  out.write(asBytes("BM"));
  out.write(static_cast<std::uint32_t>(14 + headerBytes + palette.size() + pixels.size()));
  out.write(std::uint32_t{0});
  out.write(static_cast<std::uint32_t>(14 + headerBytes + palette.size()));
  out.write(headerBytes);
  out.write(width);
  out.write(height);
  out.write(std::uint16_t{1});
  out.write(bits);
  out.write(compression);
  for (int i = 0; i < 3; ++i) out.write(std::uint32_t{0});
  out.write(colors);
  out.write(std::uint32_t{0});
  out.write(ByteView(palette));
  out.write(ByteView(pixels));
  return std::move(out).take();
}

/// "RRGGBBAA" per pixel.
std::string pixelsOf(const Bytes& file) {
  const Result<image::Image> image = image::decodeImage(file);
  if (!image) return image.error().message();
  constexpr char kDigits[] = "0123456789ABCDEF";
  std::string text;
  for (std::size_t i = 0; i < image->pixels.size(); ++i) {
    if (i > 0 && i % (image->width * 4) == 0) {
      text += '|';
    } else if (i > 0 && i % 4 == 0) {
      text += ' ';
    }
    text += kDigits[image->pixels[i] >> 4];
    text += kDigits[image->pixels[i] & 15];
  }
  return text;
}

const char* const kPalette = "00 00 00 00  00 00 FF 00  00 FF 00 00  FF 00 00 00";  // black red green blue

TEST(Bmp, ReadsEveryKind) {
  const struct {
    const char* name;
    Bytes file;
    const char* expected;
  } rows[] = {
      {"24 bits from the bottom, rows padded to 4 bytes",
       bmpOf(2, 2, 24, 0, {}, fromHex("01 02 03 04 05 06 00 00  11 12 13 14 15 16 00 00")),
       "131211FF 161514FF|030201FF 060504FF"},
      {"24 bits from the top", bmpOf(1, -2, 24, 0, {}, fromHex("01 02 03 00 11 12 13 00")), "030201FF|131211FF"},
      {"32 bits with alpha", bmpOf(2, 1, 32, 0, {}, fromHex("01 02 03 40 05 06 07 00")), "03020140 07060500"},
      {"32 bits with alpha 0 in all pixels", bmpOf(2, 1, 32, 0, {}, fromHex("01 02 03 00 05 06 07 00")),
       "030201FF 070605FF"},
      {"16 bits", bmpOf(2, 1, 16, 0, {}, fromHex("1F 7C E0 83")), "FF00FFFF 00FF00FF"},
      {"16 bits with masks of 5, 6 and 5",
       bmpOf(2, 1, 16, 3, fromHex("00 F8 00 00 E0 07 00 00 1F 00 00 00"), fromHex("00 F8 E0 07")), "FF0000FF 00FF00FF"},
      {"32 bits with masks and alpha after the header",
       bmpOf(1, 1, 32, 6, fromHex("FF 00 00 00 00 FF 00 00 00 00 FF 00 00 00 00 FF"), fromHex("01 02 03 04")),
       "01020304"},
      {"8 bits", bmpOf(3, 1, 8, 0, fromHex(kPalette), fromHex("01 03 02 00"), 4), "FF0000FF 0000FFFF 00FF00FF"},
      {"8 bits beyond the palette are black", bmpOf(2, 1, 8, 0, fromHex(kPalette), fromHex("09 01 00 00"), 4),
       "000000FF FF0000FF"},
      {"4 bits", bmpOf(3, 1, 4, 0, fromHex(kPalette), fromHex("12 30 00 00"), 4), "FF0000FF 00FF00FF 0000FFFF"},
      {"1 bit", bmpOf(10, 1, 1, 0, fromHex("00 00 00 00 FF FF FF 00"), fromHex("A0 40 00 00"), 2),
       "FFFFFFFF 000000FF FFFFFFFF 000000FF 000000FF 000000FF 000000FF 000000FF 000000FF FFFFFFFF"},
      {"runs of 8 bits, a literal, an end of row, a jump",
       bmpOf(4, 3, 8, 1, fromHex(kPalette), fromHex("04 01 00 00  00 03 02 03 02 00 00 00  00 02 01 00 02 03 00 01"),
             4),
       "000000FF 0000FFFF 0000FFFF 000000FF|00FF00FF 0000FFFF 00FF00FF 000000FF|FF0000FF FF0000FF FF0000FF FF0000FF"},
      {"runs of 4 bits", bmpOf(5, 1, 4, 2, fromHex(kPalette), fromHex("03 12 00 02 01 00 00 01"), 4),
       "FF0000FF 00FF00FF FF0000FF 000000FF 000000FF"},
      {"a literal of 4 bits", bmpOf(4, 1, 4, 2, fromHex(kPalette), fromHex("00 03 12 30 01 02 00 01"), 4),
       "FF0000FF 00FF00FF 0000FFFF 000000FF"},
      {"runs beyond the edge of the picture",
       bmpOf(2, 1, 8, 1, fromHex(kPalette), fromHex("FF 01 FF 02 00 00 09 03"), 4), "FF0000FF FF0000FF"},
  };
  for (const auto& row : rows) EXPECT_EQ(pixelsOf(row.file), row.expected) << row.name;
}

TEST(Bmp, ReadsTheHeaderOfOs2) {
  const Bytes file = fromHex(
      "42 4D 00 00 00 00 00 00 00 00 20 00 00 00  0C 00 00 00 02 00 01 00 01 00 01 00  00 00 00 FF 80 40  40 00 00 00");
  EXPECT_EQ(pixelsOf(file), "000000FF 4080FFFF");
}

TEST(Bmp, FindsPixelsDespiteAnInvalidOffset) {
  Bytes file = bmpOf(1, 1, 24, 0, {}, fromHex("01 02 03 00"));
  storeLe(file.data() + 10, std::uint32_t{0});
  EXPECT_EQ(pixelsOf(file), "030201FF");
  storeLe(file.data() + 10, std::uint32_t{4'000'000'000});
  EXPECT_EQ(pixelsOf(file), "030201FF");
}

TEST(Bmp, ReportsErrors) {
  const struct {
    Bytes file;
    const char* expected;
  } rows[] = {
      {bmpOf(0, 1, 24, 0, {}, {}), "BMP: has no pixels (0 x 1 pixels)"},
      {bmpOf(1, INT32_MIN, 24, 0, {}, {}), "BMP: 1 x 2147483648 pixels exceed the size limit"},
      {bmpOf(9000, 9000, 24, 0, {}, {}), "BMP: 9000 x 9000 pixels exceed the size limit"},
      {bmpOf(2, 2, 24, 0, {}, fromHex("01 02 03")), "BMP: ends too early: 14 bytes of pixels are needed, 3 are left"},
      {bmpOf(8000, 8000, 8, 1, fromHex(kPalette), fromHex("00 01"), 4),
       "BMP: ends too early: 500000 bytes of pixels are needed, 2 are left"},
      {bmpOf(1, 1, 12, 0, {}, {}), "BMP: 12 bits per pixel are not supported"},
      {bmpOf(1, 1, 24, 5, {}, {}), "BMP: contains a PNG for a printer"},
      {bmpOf(1, 1, 24, 1, {}, {}), "BMP: run-length encoding for 8 bits does not match the bit depth"},
      {fromHex("42 4D 00 00"), "BMP: a header of 0 bytes is not supported"},
  };
  for (const auto& row : rows) EXPECT_EQ(pixelsOf(row.file), row.expected);
}

}  // namespace
}  // namespace furitsuke::test
