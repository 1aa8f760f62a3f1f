// SPDX-License-Identifier: MIT
#include "core/image/image_codec.h"

#include <algorithm>
#include <string>

#include "core/image/picture_formats.h"

namespace furitsuke::image {

namespace {

struct PictureSignature {
  std::string_view bytes;
  std::string_view name;
  Result<Image> (*decode)(ByteView);  ///< nullptr: recognized but not supported
};

constexpr PictureSignature kPictureSignatures[] = {
    {{"\x89PNG\r\n\x1A\n", 8}, "PNG", decodePng},
    {{"\xFF\xD8\xFF", 3}, "JPEG", decodeJpeg},
    {{"DDS ", 4}, "DDS", decodeDds},
    {{"BM", 2}, "BMP", decodeBmp},
    {{"GIF8", 4}, "GIF", nullptr},
    {{"8BPS", 4}, "Photoshop file", nullptr},
    {{"II*\0", 4}, "TIFF", nullptr},
    {{"MM\0*", 4}, "TIFF", nullptr},
    {{"RIFF", 4}, "WebP or other RIFF file", nullptr},
    {{"#?RADIANCE", 10}, "Radiance HDR", nullptr},
};

}  // namespace

std::optional<Error> sizeProblem(std::string_view format, std::uint64_t width, std::uint64_t height) {
  std::string size = std::to_string(width) + " x " + std::to_string(height) + " pixels";
  if (width == 0 || height == 0) return Error::in(std::string(format), "has no pixels (" + size + ")");
  if (width > kMaxImageSide || height > kMaxImageSide || width * height > kMaxImagePixels) {
    return Error::in(std::string(format), size + " exceed the size limit");
  }
  return {};
}

Error endsEarly(std::string_view format, std::uint64_t needed, std::size_t left) {
  return {{},
          std::string(format),
          "ends too early: " + std::to_string(needed) + " bytes of pixels are needed, " + std::to_string(left) +
              " are left"};
}

Image blankImage(std::uint32_t width, std::uint32_t height) {
  Image image{width, height, {}};
  image.pixels.resize(std::size_t{width} * height * 4);
  return image;
}

void makeOpaqueWhereAllClear(Image& image) {
  for (std::size_t i = 3; i < image.pixels.size(); i += 4) {
    if (image.pixels[i] != 0) return;
  }
  for (std::size_t i = 3; i < image.pixels.size(); i += 4) image.pixels[i] = 255;
}

Result<Image> decodeImage(ByteView bytes) {
  if (bytes.empty()) return Error::because("is empty");
  if (bytes.size() > kMaxImageFileBytes) return Error::because("exceeds the size limit for pictures");
  const std::string_view head = asChars(bytes.first(std::min<std::size_t>(bytes.size(), 16)));
  for (const PictureSignature& signature : kPictureSignatures) {
    if (!head.starts_with(signature.bytes)) continue;
    if (signature.decode != nullptr) return signature.decode(bytes);
    return Error::because("is a " + std::string(signature.name) +
                          "; supported formats are PNG, JPEG, BMP, TGA and DDS");
  }
  if (looksLikeTga(bytes)) return decodeTga(bytes);
  return Error::because("is not in a supported picture format");
}

}  // namespace furitsuke::image
