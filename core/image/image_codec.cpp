// SPDX-License-Identifier: MIT
#include "core/image/image_codec.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/image/halved_rows.h"
#include "core/image/picture_formats.h"

namespace furitsuke::image {

namespace {

struct PictureSignature {
  std::string_view bytes;
  std::string_view name;
  PictureDecoder decoder = {};  ///< empty: recognized but not supported
};

constexpr PictureDecoder kTgaDecoder{readTgaInfo, decodeTga};

constexpr PictureSignature kPictureSignatures[] = {
    {{"\x89PNG\r\n\x1A\n", 8}, "PNG", {readPngInfo, decodePng}},
    {{"\xFF\xD8\xFF", 3}, "JPEG", {readJpegInfo, decodeJpeg}},
    {{"DDS ", 4}, "DDS", {readDdsInfo, decodeDds}},
    {{"BM", 2}, "BMP", {readBmpInfo, decodeBmp}},
    {{"GIF8", 4}, "GIF"},
    {{"8BPS", 4}, "Photoshop file"},
    {{"II*\0", 4}, "TIFF"},
    {{"MM\0*", 4}, "TIFF"},
    {{"RIFF", 4}, "WebP or other RIFF file"},
    {{"#?RADIANCE", 10}, "Radiance HDR"},
};

/// The decoder for a file that starts with these bytes.
Result<PictureDecoder> decoderOf(ByteView bytes) {
  if (bytes.empty()) return Error::because("is empty");
  if (bytes.size() > kMaxImageFileBytes) return Error::because("exceeds the size limit for pictures");
  const std::string_view head = asChars(bytes.first(std::min<std::size_t>(bytes.size(), 16)));
  for (const PictureSignature& signature : kPictureSignatures) {
    if (!head.starts_with(signature.bytes)) continue;
    if (signature.decoder.decode != nullptr) return signature.decoder;
    return Error::because("is a " + std::string(signature.name) +
                          "; supported formats are PNG, JPEG, BMP, TGA and DDS");
  }
  if (looksLikeTga(bytes)) return kTgaDecoder;
  return Error::because("is not in a supported picture format");
}

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

Image scaledTo(std::uint64_t maxPixels, Image image) {
  const unsigned times = halvingsUntil(image.size(), maxPixels);
  return times == 0 ? std::move(image) : halved(image, times);
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

Result<PictureInfo> readPictureInfo(ByteView head) {
  const Result<PictureDecoder> decoder = decoderOf(head);
  if (!decoder) return decoder.error();
  return decoder->info(head);
}

Result<Image> decodeImage(ByteView bytes, std::uint64_t maxPixels) {
  const Result<PictureDecoder> decoder = decoderOf(bytes);
  if (!decoder) return decoder.error();
  return decoder->decode(bytes, maxPixels);
}

}  // namespace furitsuke::image
