// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/image/image_codec.h"
#include "tests/fuzz/round_trip.h"

namespace furitsuke::test {

std::string imageFault(ByteView bytes) {
  constexpr std::uint64_t kSmall = 4096;
  const Result<image::Image> image = image::decodeImage(bytes);
  if (!image) return image.error().reason.isEmpty() ? "an error without a reason" : "";
  const std::uint64_t pixels = std::uint64_t{image->width} * image->height;
  if (pixels == 0 || image->width > image::kMaxImageSide || image->height > image::kMaxImageSide ||
      pixels > image::kMaxImagePixels) {
    return "a size beyond the limits";
  }
  if (image->pixels.size() != pixels * 4) return "the number of pixels does not match width and height";
  if (pixels > kSmall) return {};
  const std::vector<std::byte> png = image::encodePng(*image);
  const Result<image::Image> again = image::decodeImage(png);
  if (!again) return "the picture written as PNG cannot be read: " + again.error().message();
  return *again == *image ? "" : "the picture changes when it is written as PNG";
}

}  // namespace furitsuke::test
