// SPDX-License-Identifier: MIT
#include <zlib.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

#include "core/image/image_codec.h"
#include "core/image/picture_formats.h"

namespace {

/// In place of stb's own compression, which is several times as slow. The memory is freed by stb.
unsigned char* packForPng(unsigned char* data, int size, int* packedSize, int) {
  constexpr int kLevel = 3;  // more costs much time and saves little on rendered pictures
  uLongf room = compressBound(static_cast<uLong>(size));
  auto* packed = static_cast<unsigned char*>(std::malloc(room));
  if (packed == nullptr) return nullptr;
  if (compress2(packed, &room, data, static_cast<uLong>(size), kLevel) != Z_OK) {
    std::free(packed);
    return nullptr;
  }
  *packedSize = static_cast<int>(room);
  return packed;
}

unsigned int checksumForPng(const unsigned char* data, int size) {
  return static_cast<unsigned int>(crc32(0, data, static_cast<uInt>(size)));
}

}  // namespace

// The functions are made here and nowhere else.
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_NO_STDIO
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_MAX_DIMENSIONS 16384
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#define STBIW_ZLIB_COMPRESS packForPng
#define STBIW_CRC32 checksumForPng
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#include <stb/stb_image.h>
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

namespace furitsuke {

namespace {

/// No deflate stream grows by more than this: a match of 258 bytes costs two bits at least.
constexpr std::uint64_t kMostInflation = 1032;
/// Nor does a JPEG hold more pixels in a byte: eight blocks of a bit each, of 32 x 32 pixels where two components are
/// stretched in different directions.
constexpr std::uint64_t kMostJpegPixelsPerByte = 1024;

struct StbFree {
  void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};

std::uint32_t bigEndian(ByteView bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8 | std::to_integer<std::uint32_t>(bytes[at + i]);
  return value;
}

Result<Image> decodeByStb(ByteView bytes, std::string_view format) {
  int width = 0;
  int height = 0;
  int channels = 0;
  const std::unique_ptr<stbi_uc, StbFree> pixels(stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(bytes.data()),
                                                                       static_cast<int>(bytes.size()), &width, &height,
                                                                       &channels, STBI_rgb_alpha));
  if (!pixels) {
    return Error{{}, std::string(format), "its data is damaged (" + std::string(stbi_failure_reason()) + ")"};
  }
  Image image = blankImage(static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height));
  std::memcpy(image.pixels.data(), pixels.get(), image.pixels.size());
  return image;
}

/// The bytes of all IDAT chunks that are there.
std::uint64_t pngDataBytes(ByteView bytes) {
  constexpr std::size_t kSignature = 8;
  constexpr std::size_t kChunkFrame = 12;  // length and name before it, checksum behind it
  std::uint64_t data = 0;
  for (std::size_t at = kSignature; at + kChunkFrame <= bytes.size();) {
    const std::uint64_t length = std::min<std::uint64_t>(bigEndian(bytes, at), bytes.size() - at - 8);
    if (std::memcmp(bytes.data() + at + 4, "IDAT", 4) == 0) data += length;
    at += static_cast<std::size_t>(length) + kChunkFrame;
  }
  return data;
}

void appendPng(void* context, void* data, int size) {
  auto& out = *static_cast<std::vector<std::byte>*>(context);
  const auto* bytes = static_cast<const std::byte*>(data);
  out.insert(out.end(), bytes, bytes + size);
}

}  // namespace

Result<Image> decodePng(ByteView bytes) {
  static_assert(kMaxImageSide == STBI_MAX_DIMENSIONS);
  constexpr std::size_t kHeaderEnd = 33;
  if (bytes.size() < kHeaderEnd || std::memcmp(bytes.data() + 12, "IHDR", 4) != 0) {
    return Error{{}, "PNG", "it has no header"};
  }
  const std::uint64_t width = bigEndian(bytes, 16);
  const std::uint64_t height = bigEndian(bytes, 20);
  if (auto problem = sizeProblem("PNG", width, height)) return *std::move(problem);
  const auto depth = std::to_integer<std::uint64_t>(bytes[24]);
  const auto color = std::to_integer<std::uint32_t>(bytes[25]);
  // Bit 1: colours; bit 2: alpha; bit 0: they are looked up, so that one number a pixel is stored.
  const std::uint64_t channels = (color & 1U) != 0 ? 1 : ((color & 2U) != 0 ? 3 : 1) + ((color & 4U) != 0 ? 1 : 0);
  const std::uint64_t needed = ((width * depth * channels + 7) / 8 + 1) * height;
  const std::uint64_t data = pngDataBytes(bytes);
  if (needed > (data + 1) * kMostInflation) return endsEarly("PNG", needed / kMostInflation, data);
  return decodeByStb(bytes, "PNG");
}

Result<Image> decodeJpeg(ByteView bytes) {
  int width = 0;
  int height = 0;
  int channels = 0;
  if (stbi_info_from_memory(reinterpret_cast<const stbi_uc*>(bytes.data()), static_cast<int>(bytes.size()), &width,
                            &height, &channels) == 0) {
    return Error{{}, "JPEG", "its header is damaged (" + std::string(stbi_failure_reason()) + ")"};
  }
  const auto wide = static_cast<std::uint64_t>(width);
  const auto high = static_cast<std::uint64_t>(height);
  if (auto problem = sizeProblem("JPEG", wide, high)) return *std::move(problem);
  const std::uint64_t needed = wide * high / kMostJpegPixelsPerByte;
  if (needed > bytes.size()) return endsEarly("JPEG", needed, bytes.size());
  return decodeByStb(bytes, "JPEG");
}

std::vector<std::byte> encodePng(const Image& image) {
  std::vector<std::byte> bytes;
  const int width = static_cast<int>(image.width);
  stbi_write_png_to_func(appendPng, &bytes, width, static_cast<int>(image.height), 4, image.pixels.data(), width * 4);
  return bytes;
}

}  // namespace furitsuke
