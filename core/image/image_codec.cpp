// SPDX-License-Identifier: MIT
#include "core/image/image_codec.h"

#include <cstring>
#include <limits>
#include <memory>

// The functions are made here and nowhere else; of the formats only those that models use.
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_NO_STDIO
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_ONLY_BMP
#define STBI_ONLY_TGA
#define STBI_MAX_DIMENSIONS 16384
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
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

struct StbFree {
  void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};

void appendPng(void* context, void* data, int size) {
  auto& out = *static_cast<std::vector<std::byte>*>(context);
  const auto* bytes = static_cast<const std::byte*>(data);
  out.insert(out.end(), bytes, bytes + size);
}

}  // namespace

Result<Image> decodeImage(ByteView bytes) {
  static_assert(kMaxImageSide == STBI_MAX_DIMENSIONS);
  if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<int>::max())) {
    return Error{{}, "picture", "it is larger than 2 GB"};
  }
  int width = 0;
  int height = 0;
  int channels = 0;
  const std::unique_ptr<stbi_uc, StbFree> pixels(stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(bytes.data()),
                                                                       static_cast<int>(bytes.size()), &width, &height,
                                                                       &channels, STBI_rgb_alpha));
  if (!pixels) return Error{{}, "picture", stbi_failure_reason()};
  Image image{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), {}};
  image.pixels.assign(pixels.get(),
                      pixels.get() + static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
  return image;
}

std::vector<std::byte> encodePng(const Image& image) {
  std::vector<std::byte> bytes;
  const int width = static_cast<int>(image.width);
  stbi_write_png_to_func(appendPng, &bytes, width, static_cast<int>(image.height), 4, image.pixels.data(), width * 4);
  return bytes;
}

}  // namespace furitsuke
