// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "core/image/picture_formats.h"
#include "core/image/pixel_masks.h"

namespace furitsuke::image {

namespace {

constexpr std::size_t kTgaHeaderBytes = 18;
constexpr std::uint64_t kTgaPacketPixels = 128;

/// The 18 bytes before the picture's name. Source: Truevision TGA specification 2.0.
struct TgaHeader {
  std::uint8_t nameBytes = 0;
  std::uint8_t mapKind = 0;  ///< 1: a palette is present, used or not
  std::uint8_t type = 0;     ///< 1 palette, 2 color, 3 gray; plus 8: run-length encoded
  std::uint16_t mapFirst = 0, mapCount = 0;
  std::uint8_t mapBits = 0;
  std::uint16_t width = 0, height = 0;
  std::uint8_t pixelBits = 0;
  std::uint8_t description = 0;  ///< bits 0..3: alpha depth; bit 4: right to left; bit 5: top to bottom

  [[nodiscard]] bool isCoded() const { return type >= 8; }
  [[nodiscard]] int kind() const { return type & 7; }
  [[nodiscard]] int alphaBits() const { return description & 15; }
};

Error tgaError(Message reason) { return Error::in(Message::verbatim("TGA"), std::move(reason)); }

TgaHeader tgaHeaderOf(ByteView bytes) {
  ByteReader reader(bytes);
  TgaHeader header;
  header.nameBytes = reader.read<std::uint8_t>();
  header.mapKind = reader.read<std::uint8_t>();
  header.type = reader.read<std::uint8_t>();
  header.mapFirst = reader.read<std::uint16_t>();
  header.mapCount = reader.read<std::uint16_t>();
  header.mapBits = reader.read<std::uint8_t>();
  reader.take(4);  // the position on a screen
  header.width = reader.read<std::uint16_t>();
  header.height = reader.read<std::uint16_t>();
  header.pixelBits = reader.read<std::uint8_t>();
  header.description = reader.read<std::uint8_t>();
  return header;
}

bool isColorDepth(int bits) { return bits == 15 || bits == 16 || bits == 24 || bits == 32; }

constexpr std::size_t bytesOfBits(int bits) { return static_cast<std::size_t>(bits + 7) / 8; }

/// Converts the bytes of a pixel to r g b a.
class TgaPixels {
 public:
  TgaPixels(const TgaHeader& header, ByteView map) : header_(header), map_(map) {}

  void store(const std::byte* at, std::uint8_t* out) const {
    switch (header_.kind()) {
      case 1: return storeMapped(loadPixel(at, bytesOfBits(header_.pixelBits)), out);
      case 2: return storeColor(at, header_.pixelBits, out);
      default: {
        out[0] = out[1] = out[2] = std::to_integer<std::uint8_t>(at[0]);
        out[3] = header_.pixelBits == 16 ? std::to_integer<std::uint8_t>(at[1]) : 255;
      }
    }
  }

 private:
  void storeColor(const std::byte* at, int bits, std::uint8_t* out) const {
    const bool isArgb1555 = bits == 16 && header_.alphaBits() == 1;
    const PixelMasks& masks = bits == 32 ? kArgb8888 : bits == 24 ? kRgb888 : isArgb1555 ? kArgb1555 : kXrgb1555;
    masks.store(loadPixel(at, bytesOfBits(bits)), out);
  }
  void storeMapped(std::uint32_t index, std::uint8_t* out) const {
    const std::size_t bytes = bytesOfBits(header_.mapBits);
    const std::uint32_t entry = index - header_.mapFirst;  // an index below the first wraps around to beyond the last
    if (entry >= map_.size() / bytes) {
      kXrgb1555.store(0, out);  // black
    } else {
      storeColor(map_.data() + entry * bytes, header_.mapBits, out);
    }
  }

  TgaHeader header_;
  ByteView map_;
};

/// Maps the index of a stored pixel to its position in the picture.
class TgaPixelOrder {
 public:
  TgaPixelOrder(const TgaHeader& header, Image& image) : header_(header), image_(image) {}

  [[nodiscard]] std::uint8_t* at(std::uint64_t i) {
    const std::uint64_t column = i % header_.width;
    const std::uint64_t row = i / header_.width;
    const std::uint64_t x = (header_.description & 0x10) != 0 ? header_.width - 1 - column : column;
    const std::uint64_t y = (header_.description & 0x20) != 0 ? row : header_.height - 1 - row;
    return image_.pixels.data() + (y * header_.width + x) * 4;
  }

 private:
  const TgaHeader& header_;
  Image& image_;
};

/// Reads uncompressed pixels. Returns the number of pixels that were present.
std::uint64_t readPlainTga(ByteView data, std::uint64_t pixels, std::size_t bytes, const TgaPixels& colors,
                           TgaPixelOrder& order) {
  const std::uint64_t present = std::min<std::uint64_t>(pixels, data.size() / bytes);
  for (std::uint64_t i = 0; i < present; ++i) colors.store(data.data() + i * bytes, order.at(i));
  return present;
}

/// The same for run-length encoded pixels. A packet may continue in the next row.
std::uint64_t readCodedTga(ByteView data, std::uint64_t pixels, std::size_t bytes, const TgaPixels& colors,
                           TgaPixelOrder& order) {
  ByteReader reader(data);
  std::uint64_t at = 0;
  while (at < pixels && reader.remaining() > bytes) {
    const auto packet = reader.read<std::uint8_t>();
    const std::uint64_t count = std::min<std::uint64_t>((packet & 0x7FU) + 1U, pixels - at);
    ByteView pixel = reader.take(bytes);
    for (std::uint64_t i = 0; i < count && reader.ok(); ++i, ++at) {
      if (i > 0 && packet < 0x80) pixel = reader.take(bytes);
      if (reader.ok()) colors.store(pixel.data(), order.at(at));
    }
    if (!reader.ok()) return at - 1;
  }
  return at;
}

}  // namespace

bool looksLikeTga(ByteView bytes) {
  if (bytes.size() < kTgaHeaderBytes) return false;
  const TgaHeader header = tgaHeaderOf(bytes);
  if (header.mapKind > 1 || header.width == 0 || header.height == 0 || (header.type & ~8) == 0) return false;
  const int bits = header.pixelBits;
  switch (header.type & ~8) {
    case 1: return header.mapKind == 1 && isColorDepth(header.mapBits) && (bits == 8 || bits == 16);
    case 2: return isColorDepth(bits);
    case 3: return bits == 8 || bits == 16;
    default: return false;
  }
}

Result<PictureInfo> readTgaInfo(ByteView head) {
  if (!looksLikeTga(head)) return tgaError(Core::tr("invalid header"));
  const TgaHeader header = tgaHeaderOf(head);
  if (auto problem = sizeProblem("TGA", header.width, header.height)) return *std::move(problem);
  return wholePicture({header.width, header.height});
}

Result<Image> decodeTga(ByteView bytes, std::uint64_t maxPixels) {
  if (const Result<PictureInfo> info = readTgaInfo(bytes); !info) return info.error();
  const TgaHeader header = tgaHeaderOf(bytes);
  ByteReader reader(bytes.subspan(kTgaHeaderBytes));
  reader.take(header.nameBytes);
  // True-color pictures may contain a palette, too.
  const ByteView map = reader.take(header.mapKind == 1 ? header.mapCount * bytesOfBits(header.mapBits) : 0);
  if (!reader.ok()) return tgaError(Core::tr("ends within its palette"));

  const ByteView data = reader.take(reader.remaining());
  const std::size_t pixelBytes = bytesOfBits(header.pixelBits);
  const std::uint64_t pixels = std::uint64_t{header.width} * header.height;
  const std::uint64_t least =
      header.isCoded() ? pixels / kTgaPacketPixels * (pixelBytes + 1) : (pixels - header.width) * pixelBytes;
  if (least > data.size()) return endsEarly("TGA", least, data.size());

  Image image = blankImage(header.width, header.height);
  const TgaPixels colors(header, map);
  TgaPixelOrder order(header, image);
  const auto read = header.isCoded() ? readCodedTga : readPlainTga;
  const std::uint64_t present = read(data, pixels, pixelBytes, colors, order);
  // Some programs omit the last bytes; up to one missing row is accepted.
  if (present + header.width < pixels || present == 0) {
    return tgaError({Core::trWith("ends too early: %1 pixels are needed, %2 are present"), pixels, present});
  }
  if (header.alphaBits() == 0) makeOpaqueWhereAllClear(image);
  return scaledTo(maxPixels, std::move(image));
}

}  // namespace furitsuke::image
