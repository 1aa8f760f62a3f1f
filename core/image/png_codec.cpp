// SPDX-License-Identifier: MIT
#include <png.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "core/image/image_codec.h"
#include "core/image/picture_formats.h"

namespace furitsuke::image {

namespace {

/// The maximum expansion of a deflate stream: a match of 258 bytes takes at least two bits.
constexpr std::uint64_t kMaxInflation = 1032;

std::uint32_t bigEndian(ByteView bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8 | std::to_integer<std::uint32_t>(bytes[at + i]);
  return value;
}

/// The total size of the IDAT chunks.
std::uint64_t pngDataBytes(ByteView bytes) {
  constexpr std::size_t kSignature = 8;
  constexpr std::size_t kChunkFrame = 12;  // length and type before, checksum after the data
  std::uint64_t data = 0;
  for (std::size_t at = kSignature; at + kChunkFrame <= bytes.size();) {
    const std::uint64_t length = std::min<std::uint64_t>(bigEndian(bytes, at), bytes.size() - at - 8);
    if (std::memcmp(bytes.data() + at + 4, "IDAT", 4) == 0) data += length;
    at += static_cast<std::size_t>(length) + kChunkFrame;
  }
  return data;
}

/// libpng's description of a picture, freed on every return path.
struct PngImage {
  PngImage() {
    std::memset(&image, 0, sizeof(image));
    image.version = PNG_IMAGE_VERSION;
  }
  ~PngImage() { png_image_free(&image); }
  PngImage(const PngImage&) = delete;
  PngImage& operator=(const PngImage&) = delete;

  [[nodiscard]] Error damage() const { return {{}, "PNG", "damaged data (" + std::string(image.message) + ")"}; }

  png_image image;
};

}  // namespace

Result<Image> decodePng(ByteView bytes) {
  constexpr std::size_t kHeaderEnd = 33;
  if (bytes.size() < kHeaderEnd || std::memcmp(bytes.data() + 12, "IHDR", 4) != 0) {
    return Error::in("PNG", "has no header");
  }
  const std::uint64_t width = bigEndian(bytes, 16);
  const std::uint64_t height = bigEndian(bytes, 20);
  if (auto problem = sizeProblem("PNG", width, height)) return *std::move(problem);
  const auto depth = std::to_integer<std::uint64_t>(bytes[24]);
  const auto color = std::to_integer<std::uint32_t>(bytes[25]);
  // Bit 1: color; bit 2: alpha; bit 0: palette, with one index per pixel.
  const std::uint64_t channels = (color & 1U) != 0 ? 1 : ((color & 2U) != 0 ? 3 : 1) + ((color & 4U) != 0 ? 1 : 0);
  const std::uint64_t needed = ((width * depth * channels + 7) / 8 + 1) * height;
  const std::uint64_t data = pngDataBytes(bytes);
  if (needed > (data + 1) * kMaxInflation) return endsEarly("PNG", needed / kMaxInflation, data);

  PngImage png;
  if (png_image_begin_read_from_memory(&png.image, bytes.data(), bytes.size()) == 0) return png.damage();
  png.image.format = PNG_FORMAT_RGBA;
  Image image = blankImage(png.image.width, png.image.height);
  if (png_image_finish_read(&png.image, nullptr, image.pixels.data(), 0, nullptr) == 0) return png.damage();
  return image;
}

std::vector<std::byte> encodePng(const Image& image) {
  PngImage png;
  png.image.width = image.width;
  png.image.height = image.height;
  png.image.format = PNG_FORMAT_RGBA;
  png.image.flags = PNG_IMAGE_FLAG_FAST;  // stronger compression takes several times as long and saves a quarter
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(png.image);
  std::vector<std::byte> bytes(size);
  const bool isWritten =
      png_image_write_to_memory(&png.image, bytes.data(), &size, 0, image.pixels.data(), 0, nullptr) != 0;
  bytes.resize(isWritten ? size : 0);
  return bytes;
}

}  // namespace furitsuke::image
