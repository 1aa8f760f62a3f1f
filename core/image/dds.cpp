// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "core/image/picture_formats.h"
#include "core/image/pixel_masks.h"

namespace furitsuke::image {

namespace {

constexpr std::size_t kDdsHeaderEnd = 128;
constexpr std::size_t kDx10HeaderBytes = 20;
constexpr std::size_t kBlockSide = 4;

// Flags of the pixel format.
constexpr std::uint32_t kDdsHasAlpha = 0x1;
constexpr std::uint32_t kDdsAlphaOnly = 0x2;
constexpr std::uint32_t kDdsFourCc = 0x4;
constexpr std::uint32_t kDdsLuminance = 0x20000;

enum class BlockKind : std::uint8_t { Bc1, Bc2, Bc3 };

/// How the pixels are stored: in compressed blocks, or by masks in 8 to 32 bits.
struct DdsPixels {
  std::optional<BlockKind> block;
  std::uint32_t bits = 0;
  PixelMasks masks;
  bool isPremultiplied = false;  ///< DXT2 and DXT4
};

Error ddsError(Message reason) { return Error::in(Message::verbatim("DDS"), std::move(reason)); }

constexpr std::uint32_t fourCc(const char (&name)[5]) {
  return static_cast<std::uint32_t>(name[0]) | static_cast<std::uint32_t>(name[1]) << 8 |
         static_cast<std::uint32_t>(name[2]) << 16 | static_cast<std::uint32_t>(name[3]) << 24;
}

std::string fourCcText(std::uint32_t code) {
  std::string text;
  for (int shift = 0; shift < 32; shift += 8) {
    const auto letter = static_cast<char>(code >> shift & 0xFF);
    text += letter >= ' ' && letter <= '~' ? letter : '?';
  }
  return text;
}

/// DXGI_FORMAT values that have an equivalent among the older formats.
Result<DdsPixels> dx10Pixels(std::uint32_t format) {
  switch (format) {
    case 27:
    case 28:
    case 29: return DdsPixels{{}, 32, kAbgr8888};
    case 70:
    case 71:
    case 72: return DdsPixels{BlockKind::Bc1, 0, {}};
    case 73:
    case 74:
    case 75: return DdsPixels{BlockKind::Bc2, 0, {}};
    case 76:
    case 77:
    case 78: return DdsPixels{BlockKind::Bc3, 0, {}};
    case 87:
    case 90:
    case 91: return DdsPixels{{}, 32, kArgb8888};
    case 88:
    case 92:
    case 93: return DdsPixels{{}, 32, kRgb888};
    default: return ddsError({Core::trWith("DXGI format %1 is not supported"), format});
  }
}

Result<DdsPixels> codedPixels(std::uint32_t code, ByteView bytes) {
  switch (code) {
    case fourCc("DXT1"): return DdsPixels{BlockKind::Bc1, 0, {}};
    case fourCc("DXT2"): return DdsPixels{BlockKind::Bc2, 0, {}, true};
    case fourCc("DXT3"): return DdsPixels{BlockKind::Bc2, 0, {}};
    case fourCc("DXT4"): return DdsPixels{BlockKind::Bc3, 0, {}, true};
    case fourCc("DXT5"): return DdsPixels{BlockKind::Bc3, 0, {}};
    case fourCc("DX10"):
      if (bytes.size() < kDdsHeaderEnd + kDx10HeaderBytes) return ddsError(Core::tr("ends within its header"));
      return dx10Pixels(loadLe<std::uint32_t>(bytes.data() + kDdsHeaderEnd));
    default: return ddsError({Core::trWith("pixel format %1 is not supported"), fourCcText(code)});
  }
}

/// Source: Microsoft, DDS_HEADER and DDS_PIXELFORMAT.
Result<DdsPixels> ddsPixels(ByteView bytes) {
  const auto at = [&bytes](std::size_t offset) { return loadLe<std::uint32_t>(bytes.data() + offset); };
  const std::uint32_t flags = at(80);
  if ((flags & kDdsFourCc) != 0) return codedPixels(at(84), bytes);
  DdsPixels pixels{{}, at(88), {}};
  if (pixels.bits != 8 && pixels.bits != 16 && pixels.bits != 24 && pixels.bits != 32) {
    return ddsError(unsupportedDepth(pixels.bits));
  }
  if ((flags & (kDdsHasAlpha | kDdsAlphaOnly)) != 0) pixels.masks.alpha = ChannelMask(at(104));
  if ((flags & kDdsAlphaOnly) != 0) return pixels;
  pixels.masks.red = ChannelMask(at(92));
  const bool isGray = (flags & kDdsLuminance) != 0;
  pixels.masks.green = isGray ? pixels.masks.red : ChannelMask(at(96));
  pixels.masks.blue = isGray ? pixels.masks.red : ChannelMask(at(100));
  return pixels;
}

using Texel = std::array<std::uint8_t, 4>;
using Block = std::array<Texel, kBlockSide * kBlockSide>;

constexpr PixelMasks kRgb565{ChannelMask(0xF800), ChannelMask(0x07E0), ChannelMask(0x001F), ChannelMask()};

/// `a` and `b` mixed in the ratio `wa` to `wb`.
std::uint8_t mixed(int a, int wa, int b, int wb) { return static_cast<std::uint8_t>((a * wa + b * wb) / (wa + wb)); }

/// Reads two 16-bit colors and two bits per texel. In BC1, if the first color is not larger than the second, the
/// palette has three colors and "transparent".
void readColors(const std::byte* from, bool isBc1, Block& block) {
  const auto first = loadLe<std::uint16_t>(from);
  const auto second = loadLe<std::uint16_t>(from + 2);
  const auto choice = loadLe<std::uint32_t>(from + 4);
  std::array<Texel, 4> palette{};
  kRgb565.store(first, palette[0].data());
  kRgb565.store(second, palette[1].data());
  const bool hasFour = !isBc1 || first > second;
  for (std::size_t i = 0; i < 3; ++i) {
    const int a = palette[0][i];
    const int b = palette[1][i];
    palette[2][i] = hasFour ? mixed(a, 2, b, 1) : mixed(a, 1, b, 1);
    palette[3][i] = hasFour ? mixed(a, 1, b, 2) : 0;
  }
  palette[2][3] = 255;
  palette[3][3] = hasFour ? 255 : 0;
  for (std::size_t i = 0; i < block.size(); ++i) block[i] = palette[choice >> (2 * i) & 3];
}

/// Reads four bits of alpha per texel.
void readPlainAlpha(const std::byte* from, Block& block) {
  const auto bits = loadLe<std::uint64_t>(from);
  for (std::size_t i = 0; i < block.size(); ++i) block[i][3] = static_cast<std::uint8_t>((bits >> (4 * i) & 15) * 17);
}

/// Reads two alpha values and three bits per texel, which select one of the values or one in between.
void readMixedAlpha(const std::byte* from, Block& block) {
  const auto bits = loadLe<std::uint64_t>(from);
  const int first = static_cast<int>(bits & 0xFF);
  const int second = static_cast<int>(bits >> 8 & 0xFF);
  std::array<std::uint8_t, 8> values{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  const int between = first > second ? 6 : 4;
  for (int i = 1; i <= between; ++i) {
    values[static_cast<std::size_t>(i) + 1] = mixed(first, between + 1 - i, second, i);
  }
  if (between == 4) values[6] = 0, values[7] = 255;
  for (std::size_t i = 0; i < block.size(); ++i) block[i][3] = values[bits >> (16 + 3 * i) & 7];
}

Image readBlocks(BlockKind kind, std::uint32_t width, std::uint32_t height, const std::byte* data) {
  Image image = blankImage(width, height);
  for (std::uint32_t top = 0; top < height; top += kBlockSide) {
    for (std::uint32_t left = 0; left < width; left += kBlockSide) {
      Block block;
      readColors(data + (kind == BlockKind::Bc1 ? 0 : 8), kind == BlockKind::Bc1, block);
      if (kind == BlockKind::Bc2) readPlainAlpha(data, block);
      if (kind == BlockKind::Bc3) readMixedAlpha(data, block);
      data += kind == BlockKind::Bc1 ? 8 : 16;
      for (std::uint32_t i = 0; i < block.size(); ++i) {
        const std::uint32_t x = left + i % kBlockSide;
        const std::uint32_t y = top + i / kBlockSide;
        if (x < width && y < height) {
          std::ranges::copy(block[i], image.pixels.data() + (std::size_t{y} * width + x) * 4);
        }
      }
    }
  }
  return image;
}

Image readPlainDds(const DdsPixels& pixels, std::uint32_t width, std::uint32_t height, const std::byte* data) {
  Image image = blankImage(width, height);
  const std::size_t bytes = pixels.bits / 8;
  for (std::size_t i = 0; i < std::size_t{width} * height; ++i) {
    pixels.masks.store(loadPixel(data + i * bytes, bytes), image.pixels.data() + i * 4);
  }
  return image;
}

/// Converts premultiplied to straight alpha.
void divideByAlpha(Image& image) {
  for (std::size_t i = 0; i < image.pixels.size(); i += 4) {
    const unsigned alpha = image.pixels[i + 3];
    if (alpha == 0) continue;
    for (std::size_t k = i; k < i + 3; ++k) {
      image.pixels[k] = static_cast<std::uint8_t>(std::min(255U, (image.pixels[k] * 255U + alpha / 2) / alpha));
    }
  }
}

}  // namespace

Result<PictureInfo> readDdsInfo(ByteView head) {
  if (head.size() < kDdsHeaderEnd) return ddsError(Core::tr("ends within its header"));
  const PictureSize size{loadLe<std::uint32_t>(head.data() + 16), loadLe<std::uint32_t>(head.data() + 12)};
  if (auto problem = sizeProblem("DDS", size.width, size.height)) return *std::move(problem);
  return wholePicture(size);
}

Result<Image> decodeDds(ByteView bytes, std::uint64_t maxPixels) {
  const Result<PictureInfo> info = readDdsInfo(bytes);
  if (!info) return info.error();
  const auto [width, height] = info->size;
  const Result<DdsPixels> pixels = ddsPixels(bytes);
  if (!pixels) return pixels.error();
  const bool isDx10 = loadLe<std::uint32_t>(bytes.data() + 84) == fourCc("DX10") &&
                      (loadLe<std::uint32_t>(bytes.data() + 80) & kDdsFourCc) != 0;
  const ByteView data = bytes.subspan(kDdsHeaderEnd + (isDx10 ? kDx10HeaderBytes : 0));
  const auto blocksOf = [](std::uint32_t side) { return std::uint64_t{(side + kBlockSide - 1) / kBlockSide}; };
  const std::uint64_t needed = pixels->block
                                   ? blocksOf(width) * blocksOf(height) * (*pixels->block == BlockKind::Bc1 ? 8 : 16)
                                   : std::uint64_t{width} * height * (pixels->bits / 8);
  if (data.size() < needed) return endsEarly("DDS", needed, data.size());
  Image image = pixels->block ? readBlocks(*pixels->block, width, height, data.data())
                              : readPlainDds(*pixels, width, height, data.data());
  if (pixels->isPremultiplied) divideByAlpha(image);
  return scaledTo(maxPixels, std::move(image));
}

}  // namespace furitsuke::image
