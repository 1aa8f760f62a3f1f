// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <utility>

#include "core/image/picture_formats.h"
#include "core/image/pixel_masks.h"

namespace furitsuke::image {

namespace {

constexpr std::size_t kBmpFileHeader = 14;
constexpr std::uint32_t kCoreHeader = 12;  // from OS/2 and Windows 2
constexpr std::uint32_t kInfoHeader = 40;
constexpr std::uint32_t kLargestHeader = 256;

// Values of the compression field of the header.
constexpr std::uint32_t kPlain = 0;
constexpr std::uint32_t kRle8 = 1;
constexpr std::uint32_t kRle4 = 2;
constexpr std::uint32_t kBitfields = 3;
constexpr std::uint32_t kAlphaBitfields = 6;

/// The contents of the headers. Source: Microsoft, BITMAPFILEHEADER, BITMAPCOREHEADER and BITMAPV5HEADER.
struct BmpHeader {
  std::uint32_t pixelOffset = 0;
  std::uint32_t headerBytes = 0;
  std::uint32_t width = 0, height = 0;
  bool isFromTop = false;
  std::uint16_t bits = 0;
  std::uint32_t compression = kPlain;
  std::uint32_t paletteCount = 0;  ///< 0: the maximum for the bit depth
  PixelMasks masks;
  std::size_t end = 0;  ///< offset of the palette

  [[nodiscard]] bool isCoded() const { return compression == kRle8 || compression == kRle4; }
  [[nodiscard]] std::size_t rowBytes() const { return (std::size_t{width} * bits + 7) / 8; }
  [[nodiscard]] std::size_t stride() const { return (std::size_t{width} * bits + 31) / 32 * 4; }
};

Error bmpError(Message reason) { return Error::in(Message::verbatim("BMP"), std::move(reason)); }

void readBmpMasks(BmpHeader& header, ByteView bytes) {
  const bool isMasked = header.compression == kBitfields || header.compression == kAlphaBitfields;
  // Newer headers contain the masks; the old header is followed by them, at the same offset.
  ByteReader reader(bytes.subspan(std::min(bytes.size(), kBmpFileHeader + kInfoHeader)));
  if (!isMasked) {
    header.masks = header.bits == 16 ? kXrgb1555 : header.bits == 32 ? kArgb8888 : kRgb888;
    return;
  }
  header.masks.red = ChannelMask(reader.read<std::uint32_t>());
  header.masks.green = ChannelMask(reader.read<std::uint32_t>());
  header.masks.blue = ChannelMask(reader.read<std::uint32_t>());
  constexpr std::uint32_t kHeaderWithAlpha = 56;
  const bool hasAlpha = header.compression == kAlphaBitfields || header.headerBytes >= kHeaderWithAlpha;
  if (hasAlpha) header.masks.alpha = ChannelMask(reader.read<std::uint32_t>());
  if (header.headerBytes == kInfoHeader) header.end += hasAlpha ? 16 : 12;
}

Result<BmpHeader> readBmpHeader(ByteView bytes) {
  ByteReader reader(bytes);
  BmpHeader header;
  reader.take(10);
  header.pixelOffset = reader.read<std::uint32_t>();
  header.headerBytes = reader.read<std::uint32_t>();
  std::int64_t height = 0;
  if (header.headerBytes == kCoreHeader) {
    header.width = reader.read<std::uint16_t>();
    height = reader.read<std::uint16_t>();
    reader.take(2);
    header.bits = reader.read<std::uint16_t>();
  } else if (header.headerBytes >= kInfoHeader && header.headerBytes <= kLargestHeader) {
    header.width = reader.read<std::uint32_t>();
    height = reader.read<std::int32_t>();
    reader.take(2);
    header.bits = reader.read<std::uint16_t>();
    header.compression = reader.read<std::uint32_t>();
    reader.take(12);
    header.paletteCount = reader.read<std::uint32_t>();
  } else {
    return bmpError({Core::trCount("a header of %n byte is not supported", "a header of %n bytes is not supported"),
                     Counted{header.headerBytes}});
  }
  if (!reader.ok()) return bmpError(Core::tr("ends within its header"));
  header.isFromTop = height < 0;
  if (auto problem = sizeProblem("BMP", header.width, static_cast<std::uint64_t>(std::abs(height)))) return *problem;
  header.height = static_cast<std::uint32_t>(std::abs(height));
  header.end = kBmpFileHeader + header.headerBytes;
  readBmpMasks(header, bytes);
  return header;
}

/// The reason why the header is not supported; empty if it is.
Message bmpProblem(const BmpHeader& header) {
  const bool isPalette = header.bits == 1 || header.bits == 2 || header.bits == 4 || header.bits == 8;
  if (!isPalette && header.bits != 16 && header.bits != 24 && header.bits != 32) {
    return unsupportedDepth(header.bits);
  }
  switch (header.compression) {
    case kPlain: return {};
    case kRle8:
      return header.bits == 8 ? Message() : Core::tr("run-length encoding for 8 bits does not match the bit depth");
    case kRle4:
      return header.bits == 4 ? Message() : Core::tr("run-length encoding for 4 bits does not match the bit depth");
    case kBitfields:
    case kAlphaBitfields:
      return header.bits == 16 || header.bits == 32 ? Message() : Core::tr("color masks need 16 or 32 bits per pixel");
    case 4: return Core::tr("contains a JPEG for a printer");
    case 5: return Core::tr("contains a PNG for a printer");
    default: return {Core::trWith("compression %1 is not supported"), header.compression};
  }
}

using BmpPalette = std::array<std::array<std::uint8_t, 4>, 256>;

/// The palette; missing colors are black.
BmpPalette readBmpPalette(const BmpHeader& header, ByteView bytes) {
  BmpPalette palette;
  palette.fill({0, 0, 0, 255});
  const std::size_t entryBytes = header.headerBytes == kCoreHeader ? 3 : 4;
  const std::uint32_t most = std::uint32_t{1} << header.bits;
  const std::uint32_t count = header.paletteCount == 0 ? most : std::min(header.paletteCount, most);
  for (std::uint32_t i = 0; i < count && header.end + (i + 1) * entryBytes <= bytes.size(); ++i) {
    kRgb888.store(loadPixel(bytes.data() + header.end + i * entryBytes, 3), palette[i].data());
  }
  return palette;
}

void storeBmpRow(const BmpHeader& header, const BmpPalette& palette, const std::byte* row, std::uint8_t* out) {
  if (header.bits > 8) {
    const std::size_t pixelBytes = header.bits / 8U;
    for (std::uint32_t x = 0; x < header.width; ++x, out += 4) {
      header.masks.store(loadPixel(row + x * pixelBytes, pixelBytes), out);
    }
    return;
  }
  const std::uint32_t perByte = 8U / header.bits;
  const std::uint32_t mask = (1U << header.bits) - 1;
  for (std::uint32_t x = 0; x < header.width; ++x, out += 4) {
    const std::uint32_t shift = 8 - header.bits * (x % perByte + 1);
    std::ranges::copy(palette[std::to_integer<std::uint32_t>(row[x / perByte]) >> shift & mask], out);
  }
}

Result<Image> readPlainBmp(const BmpHeader& header, const BmpPalette& palette, ByteView data) {
  // Some programs omit the last bytes; up to one missing row is accepted.
  const std::size_t least = header.stride() * (header.height - 1);
  if (data.size() < std::max<std::size_t>(least, 1)) return endsEarly("BMP", least + header.rowBytes(), data.size());
  Image image = blankImage(header.width, header.height);
  for (std::uint32_t i = 0; i < header.height; ++i) {
    const std::uint32_t y = header.isFromTop ? i : header.height - 1 - i;
    const std::size_t at = i * header.stride();
    if (at + header.rowBytes() > data.size()) break;
    storeBmpRow(header, palette, data.data() + at, image.pixels.data() + std::size_t{y} * header.width * 4);
  }
  return image;
}

/// Decodes the indices of a run-length encoded picture, bottom row first.
class BmpRuns {
 public:
  BmpRuns(const BmpHeader& header, ByteView data) : header_(header), reader_(data) {
    indices_.resize(std::size_t{header.width} * header.height);
    std::ranges::fill(indices_, std::uint8_t{0});
  }

  const Column<std::uint8_t>& read() {
    while (!isDone_ && reader_.remaining() >= 2) {
      const auto count = reader_.read<std::uint8_t>();
      const auto value = reader_.read<std::uint8_t>();
      if (count == 0) {
        escape(value);
      } else {
        for (std::uint32_t i = 0; i < count; ++i) put(isNibbles() ? nibble(value, i) : value);
      }
    }
    return indices_;
  }

 private:
  [[nodiscard]] bool isNibbles() const { return header_.compression == kRle4; }
  static std::uint8_t nibble(std::uint8_t pair, std::uint32_t i) {
    return static_cast<std::uint8_t>(i % 2 == 0 ? pair >> 4 : pair & 15);
  }
  void put(std::uint8_t index) {
    if (x_ < header_.width && y_ < header_.height) indices_[std::size_t{y_} * header_.width + x_] = index;
    ++x_;
  }
  void escape(std::uint8_t value) {
    switch (value) {
      case 0: x_ = 0, ++y_; return;
      case 1: isDone_ = true; return;
      case 2: x_ += reader_.read<std::uint8_t>(), y_ += reader_.read<std::uint8_t>(); return;
      default: break;
    }
    // That many literal indices, padded to 16 bits.
    const std::size_t bytes = isNibbles() ? (value + 1U) / 2 : value;
    const ByteView literal = reader_.take(std::min(bytes, reader_.remaining()));
    for (std::uint32_t i = 0; i < value; ++i) {
      const std::size_t at = isNibbles() ? i / 2 : i;
      if (at >= literal.size()) return;
      const auto byte = std::to_integer<std::uint8_t>(literal[at]);
      put(isNibbles() ? nibble(byte, i) : byte);
    }
    if (bytes % 2 != 0) reader_.take(std::min<std::size_t>(1, reader_.remaining()));
  }

  const BmpHeader& header_;
  ByteReader reader_;
  Column<std::uint8_t> indices_;
  std::uint32_t x_ = 0, y_ = 0;
  bool isDone_ = false;
};

Result<Image> readCodedBmp(const BmpHeader& header, const BmpPalette& palette, ByteView data) {
  // Two bytes encode up to 255 pixels. A file could encode more pixels by ending its rows early, but no known program
  // writes such files.
  constexpr std::uint64_t kPixelsPerByte = 128;
  const std::uint64_t least = std::uint64_t{header.width} * header.height / kPixelsPerByte;
  if (data.size() < std::max<std::uint64_t>(least, 2)) return endsEarly("BMP", least, data.size());
  BmpRuns runs(header, data);
  const Column<std::uint8_t>& indices = runs.read();
  Image image = blankImage(header.width, header.height);
  for (std::uint32_t i = 0; i < header.height; ++i) {
    const std::uint32_t y = header.isFromTop ? i : header.height - 1 - i;
    std::uint8_t* out = image.pixels.data() + std::size_t{y} * header.width * 4;
    for (std::uint32_t x = 0; x < header.width; ++x, out += 4) {
      std::ranges::copy(palette[indices[std::size_t{i} * header.width + x]], out);
    }
  }
  return image;
}

}  // namespace

Result<PictureInfo> readBmpInfo(ByteView head) {
  const Result<BmpHeader> header = readBmpHeader(head);
  if (!header) return header.error();
  PictureInfo info = wholePicture({header->width, header->height});
  if (header->isCoded()) info.workBytes += info.size.pixels();  // the indices
  return info;
}

Result<Image> decodeBmp(ByteView bytes, std::uint64_t maxPixels) {
  const Result<BmpHeader> header = readBmpHeader(bytes);
  if (!header) return header.error();
  if (Message problem = bmpProblem(*header); !problem.isEmpty()) return bmpError(std::move(problem));
  const BmpPalette palette = header->bits <= 8 ? readBmpPalette(*header, bytes) : BmpPalette{};
  std::size_t offset = header->pixelOffset;
  if (offset < header->end || offset >= bytes.size()) {
    // The offset is invalid: assume that the pixels directly follow the palette.
    const std::size_t entries = header->bits > 8            ? 0
                                : header->paletteCount == 0 ? std::size_t{1} << header->bits
                                                            : header->paletteCount;
    offset = header->end + entries * (header->headerBytes == kCoreHeader ? 3 : 4);
  }
  const ByteView data = bytes.subspan(std::min(offset, bytes.size()));
  Result<Image> image = header->isCoded() ? readCodedBmp(*header, palette, data) : readPlainBmp(*header, palette, data);
  if (!image) return image;
  makeOpaqueWhereAllClear(*image);
  return scaledTo(maxPixels, *std::move(image));
}

}  // namespace furitsuke::image
