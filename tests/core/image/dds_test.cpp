// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/image/image_codec.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::test {
namespace {

struct DdsFormat {
  std::uint32_t flags = 4;
  std::string_view fourCc = std::string_view("\0\0\0\0", 4);
  std::uint32_t bits = 0;
  std::uint32_t red = 0, green = 0, blue = 0, alpha = 0;
};

Bytes ddsOf(std::uint32_t width, std::uint32_t height, const DdsFormat& format, const Bytes& data) {
  ByteWriter out;
  out.write(asBytes("DDS "));
  out.write(std::uint32_t{124});
  out.write(std::uint32_t{0x1007});
  out.write(height);
  out.write(width);
  for (int i = 0; i < 3 + 11; ++i) out.write(std::uint32_t{0});
  out.write(std::uint32_t{32});
  out.write(format.flags);
  out.write(asBytes(format.fourCc));
  for (const std::uint32_t value : {format.bits, format.red, format.green, format.blue, format.alpha}) out.write(value);
  for (int i = 0; i < 5; ++i) out.write(std::uint32_t{0});
  out.write(ByteView(data));
  return std::move(out).take();
}

/// The first pixels as "RRGGBBAA".
std::string ddsPixels(const Bytes& file, std::size_t most = 6) {
  const Result<image::Image> image = image::decodeImage(file);
  if (!image) return image.error().message();
  constexpr char kDigits[] = "0123456789ABCDEF";
  std::string text;
  for (std::size_t i = 0; i < std::min(image->pixels.size(), most * 4); ++i) {
    if (i > 0 && i % 4 == 0) text += ' ';
    text += kDigits[image->pixels[i] >> 4];
    text += kDigits[image->pixels[i] & 15];
  }
  return text;
}

TEST(Dds, ReadsEveryKind) {
  const Bytes four = fromHex("01 02 03 04 11 12 13 14");
  const struct {
    const char* name;
    Bytes file;
    const char* expected;
  } rows[] = {
      {"32 bits, blue first", ddsOf(2, 1, {0x41, {"\0\0\0\0", 4}, 32, 0xFF0000, 0xFF00, 0xFF, 0xFF000000}, four),
       "03020104 13121114"},
      {"32 bits, red first", ddsOf(2, 1, {0x41, {"\0\0\0\0", 4}, 32, 0xFF, 0xFF00, 0xFF0000, 0xFF000000}, four),
       "01020304 11121314"},
      {"32 bits without alpha", ddsOf(2, 1, {0x40, {"\0\0\0\0", 4}, 32, 0xFF0000, 0xFF00, 0xFF, 0xFF000000}, four),
       "030201FF 131211FF"},
      {"24 bits", ddsOf(2, 1, {0x40, {"\0\0\0\0", 4}, 24, 0xFF0000, 0xFF00, 0xFF, 0}, fromHex("01 02 03 11 12 13")),
       "030201FF 131211FF"},
      {"16 bits, 4 of alpha", ddsOf(1, 1, {0x41, {"\0\0\0\0", 4}, 16, 0xF00, 0xF0, 0xF, 0xF000}, fromHex("34 82")),
       "22334488"},
      {"luminance", ddsOf(2, 1, {0x20000, {"\0\0\0\0", 4}, 8, 0xFF, 0, 0, 0}, fromHex("40 80")), "404040FF 808080FF"},
      {"luminance and alpha", ddsOf(1, 1, {0x20001, {"\0\0\0\0", 4}, 16, 0xFF, 0, 0, 0xFF00}, fromHex("40 80")),
       "40404080"},
      {"only alpha", ddsOf(1, 1, {0x2, {"\0\0\0\0", 4}, 8, 0, 0, 0, 0xFF}, fromHex("40")), "00000040"},
      // Two colors, red above blue: four steps; indices 0 1 2 3 in the first row.
      {"DXT1 of four colors", ddsOf(4, 4, {4, "DXT1"}, fromHex("00 F8 1F 00 E4 00 00 00")),
       "FF0000FF 0000FFFF AA0055FF 5500AAFF FF0000FF FF0000FF"},
      {"DXT1 of three colors and transparent", ddsOf(4, 4, {4, "DXT1"}, fromHex("1F 00 00 F8 E4 00 00 00")),
       "0000FFFF FF0000FF 7F007FFF 00000000 0000FFFF 0000FFFF"},
      {"DXT3", ddsOf(4, 4, {4, "DXT3"}, fromHex("10 F2 00 00 00 00 00 00  00 F8 1F 00 E4 00 00 00")),
       "FF000000 0000FF11 AA005522 5500AAFF FF000000 FF000000"},
      {"DXT3 keeps four colors in any order",
       ddsOf(4, 4, {4, "DXT3"}, fromHex("FF FF FF FF FF FF FF FF  1F 00 00 F8 E4 00 00 00")),
       "0000FFFF FF0000FF 5500AAFF AA0055FF 0000FFFF 0000FFFF"},
      // Alpha 240 and 30: eight steps; indices 0 1 2 7 in the first row.
      {"DXT5 of eight alphas", ddsOf(4, 4, {4, "DXT5"}, fromHex("F0 1E 88 0E 00 00 00 00  00 F8 1F 00 00 00 00 00")),
       "FF0000F0 FF00001E FF0000D2 FF00003C FF0000F0 FF0000F0"},
      // Alpha 30 and 240: six steps, 0 and 255; indices 0 2 6 7.
      {"DXT5 of six alphas", ddsOf(4, 4, {4, "DXT5"}, fromHex("1E F0 90 0F 00 00 00 00  00 F8 1F 00 00 00 00 00")),
       "FF00001E FF000048 FF000000 FF0000FF FF00001E FF00001E"},
      {"DXT2, with premultiplied alpha",
       ddsOf(4, 4, {4, "DXT2"}, fromHex("88 88 88 88 88 88 88 88  00 78 00 78 00 00 00 00")),
       "E7000088 E7000088 E7000088 E7000088 E7000088 E7000088"},
      {"blocks beyond the edge", ddsOf(1, 2, {4, "DXT1"}, fromHex("00 F8 1F 00 00 01 00 00")), "FF0000FF 0000FFFF"},
      {"DX10, BC1",
       ddsOf(4, 4, {4, "DX10"},
             fromHex("47 00 00 00 03 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00 "
                     "00 F8 1F 00 E4 00 00 00")),
       "FF0000FF 0000FFFF AA0055FF 5500AAFF FF0000FF FF0000FF"},
      {"DX10, 32 bits",
       ddsOf(1, 1, {4, "DX10"},
             fromHex("1C 00 00 00 03 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00 "
                     "01 02 03 04")),
       "01020304"},
      {"only the largest of several mipmaps",
       ddsOf(1, 1, {0x40, {"\0\0\0\0", 4}, 24, 0xFF0000, 0xFF00, 0xFF, 0}, fromHex("01 02 03 99 99 99")), "030201FF"},
  };
  for (const auto& row : rows) EXPECT_EQ(ddsPixels(row.file), row.expected) << row.name;
}

TEST(Dds, ReportsErrors) {
  const struct {
    Bytes file;
    const char* expected;
  } rows[] = {
      {fromHex("44 44 53 20 00"), "DDS: ends within its header"},
      {ddsOf(0, 4, {4, "DXT1"}, {}), "DDS: has no pixels (0 x 4 pixels)"},
      {ddsOf(4, 70000, {4, "DXT1"}, {}), "DDS: 4 x 70000 pixels exceed the size limit"},
      {ddsOf(8000, 8000, {4, "DXT1"}, fromHex("00 F8 1F 00 E4 00 00 00")),
       "DDS: ends too early: 32000000 bytes of pixels are needed, 8 are left"},
      {ddsOf(4, 4, {4, "ATI2"}, {}), "DDS: pixel format ATI2 is not supported"},
      {ddsOf(4, 4, {4, "DX10"}, {}), "DDS: ends within its header"},
      {ddsOf(4, 4, {4, "DX10"}, fromHex("62 00 00 00 03 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00")),
       "DDS: DXGI format 98 is not supported"},
      {ddsOf(4, 4, {0x40, {"\0\0\0\0", 4}, 7, 0, 0, 0, 0}, {}), "DDS: 7 bits per pixel are not supported"},
  };
  for (const auto& row : rows) EXPECT_EQ(ddsPixels(row.file), row.expected);
}

}  // namespace
}  // namespace furitsuke::test
