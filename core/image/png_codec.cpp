// SPDX-License-Identifier: MIT
#include <png.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <utility>

#include "core/base/library_message.h"
#include "core/image/halved_rows.h"
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

Error pngError(Message reason) { return Error::in(Message::verbatim("PNG"), std::move(reason)); }

Error damagedPng(const char* reason) { return pngError({Core::trWith("damaged data (%1)"), libraryMessage(reason)}); }

/// libpng's description of a picture, freed on every return path.
struct PngImage {
  PngImage() {
    std::memset(&image, 0, sizeof(image));
    image.version = PNG_IMAGE_VERSION;
  }
  ~PngImage() { png_image_free(&image); }
  PngImage(const PngImage&) = delete;
  PngImage& operator=(const PngImage&) = delete;

  png_image image;
};

bool isInterlaced(ByteView bytes) { return bytes[28] != std::byte{0}; }

/// Reads a PNG row by row. Values are as stored, as MMD shows them, whatever gamma the file states: the simplified
/// interface of libpng takes those of 16 bits for linear light. libpng reports errors with longjmp: no object with a
/// destructor may live in read() and the functions that it calls.
class PngRows {
 public:
  explicit PngRows(ByteView bytes)
      : left_(bytes), png_(png_create_read_struct(PNG_LIBPNG_VER_STRING, this, onError, onWarning)) {
    if (png_ != nullptr) info_ = png_create_info_struct(png_);
  }
  ~PngRows() { png_destroy_read_struct(&png_, &info_, nullptr); }
  PngRows(const PngRows&) = delete;
  PngRows& operator=(const PngRows&) = delete;

  /// `row(y)`: where to put a row of RGBA. Those of interlaced pictures come several times, and must be as they were
  /// left. False on failure.
  template <class Row>
  bool read(Row&& row) {
    if (info_ == nullptr || setjmp(png_jmpbuf(png_)) != 0) return false;
    png_set_benign_errors(png_, 1);
    png_set_read_fn(png_, this, readBytes);
    png_read_info(png_, info_);
    png_set_expand(png_);
    png_set_scale_16(png_);
    png_set_gray_to_rgb(png_);
    png_set_add_alpha(png_, 255, PNG_FILLER_AFTER);
    const int passes = png_set_interlace_handling(png_);
    png_read_update_info(png_, info_);
    if (png_get_rowbytes(png_, info_) != std::size_t{png_get_image_width(png_, info_)} * 4) return false;
    const png_uint_32 height = png_get_image_height(png_, info_);
    for (int pass = 0; pass < passes; ++pass) {
      for (png_uint_32 y = 0; y < height; ++y) png_read_row(png_, row(y), nullptr);
    }
    return true;
  }
  [[nodiscard]] Error damage() const { return damagedPng(reason_.data()); }

 private:
  [[noreturn]] static void onError(png_structp png, png_const_charp message) {
    auto& reason = static_cast<PngRows*>(png_get_error_ptr(png))->reason_;
    std::snprintf(reason.data(), reason.size(), "%s", message);  // the message may be on the stack that is left
    png_longjmp(png, 1);
  }
  static void onWarning(png_structp /*png*/, png_const_charp /*message*/) {}
  static void readBytes(png_structp png, png_bytep out, png_size_t size) {
    ByteView& left = static_cast<PngRows*>(png_get_io_ptr(png))->left_;
    if (size > left.size()) png_error(png, "read beyond end of data");
    std::memcpy(out, left.data(), size);
    left = left.subspan(size);
  }

  ByteView left_;
  std::array<char, 200> reason_{"out of memory"};
  png_structp png_;
  png_infop info_ = nullptr;
};

Result<Image> readHalvedPng(ByteView bytes, PictureSize size, unsigned halvings) {
  HalvedRows rows(size, halvings);
  PngRows png(bytes);
  if (!png.read([&rows](std::uint32_t y) { return rows.row(y); })) return png.damage();
  return std::move(rows).take();
}

}  // namespace

Result<PictureInfo> readPngInfo(ByteView head) {
  constexpr std::size_t kHeaderEnd = 33;
  if (head.size() < kHeaderEnd || std::memcmp(head.data() + 12, "IHDR", 4) != 0) {
    return pngError(Core::tr("has no header"));
  }
  const PictureSize size{bigEndian(head, 16), bigEndian(head, 20)};
  if (auto problem = sizeProblem("PNG", size.width, size.height)) return *std::move(problem);
  return isInterlaced(head) ? wholePicture(size) : PictureInfo{size};
}

Result<Image> decodePng(ByteView bytes, std::uint64_t maxPixels) {
  const Result<PictureInfo> info = readPngInfo(bytes);
  if (!info) return info.error();
  const std::uint64_t width = info->size.width;
  const std::uint64_t height = info->size.height;
  const auto depth = std::to_integer<std::uint64_t>(bytes[24]);
  const auto color = std::to_integer<std::uint32_t>(bytes[25]);
  // Bit 1: color; bit 2: alpha; bit 0: palette, with one index per pixel.
  const std::uint64_t channels = (color & 1U) != 0 ? 1 : ((color & 2U) != 0 ? 3 : 1) + ((color & 4U) != 0 ? 1 : 0);
  const std::uint64_t needed = ((width * depth * channels + 7) / 8 + 1) * height;
  const std::uint64_t data = pngDataBytes(bytes);
  if (needed > (data + 1) * kMaxInflation) return endsEarly("PNG", needed / kMaxInflation, data);

  const unsigned halvings = halvingsUntil(info->size, maxPixels);
  if (halvings > 0 && !isInterlaced(bytes)) return readHalvedPng(bytes, info->size, halvings);
  Image image = blankImage(info->size.width, info->size.height);
  PngRows png(bytes);
  const auto row = [pixels = image.pixels.data(), width](std::uint32_t y) {
    return pixels + std::size_t{y} * width * 4;
  };
  if (!png.read(row)) return png.damage();
  return scaledTo(maxPixels, std::move(image));
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
