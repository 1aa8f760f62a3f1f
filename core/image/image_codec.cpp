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
  PictureDecoder decoder;
};

struct UnsupportedSignature {
  std::string_view bytes;
  MessageText name;
};

constexpr PictureDecoder kTgaDecoder{readTgaInfo, decodeTga};

constexpr PictureSignature kPictureSignatures[] = {
    {{"\x89PNG\r\n\x1A\n", 8}, {readPngInfo, decodePng}},
    {{"\xFF\xD8\xFF", 3}, {readJpegInfo, decodeJpeg}},
    {{"DDS ", 4}, {readDdsInfo, decodeDds}},
    {{"BM", 2}, {readBmpInfo, decodeBmp}},
};

constexpr UnsupportedSignature kUnsupportedSignatures[] = {
    {{"GIF8", 4}, Core::tr("GIF")},
    {{"8BPS", 4}, Core::tr("Photoshop file")},
    {{"II*\0", 4}, Core::tr("TIFF")},
    {{"MM\0*", 4}, Core::tr("TIFF")},
    {{"RIFF", 4}, Core::tr("WebP or other RIFF file")},
    {{"#?RADIANCE", 10}, Core::tr("Radiance HDR")},
};

/// The decoder for a file that starts with these bytes.
Result<PictureDecoder> decoderOf(ByteView bytes) {
  if (bytes.empty()) return Error::because(Core::tr("is empty"));
  if (bytes.size() > kMaxImageFileBytes) return Error::because(Core::tr("exceeds the size limit for pictures"));
  const std::string_view head = asChars(bytes.first(std::min<std::size_t>(bytes.size(), 16)));
  for (const PictureSignature& signature : kPictureSignatures) {
    if (head.starts_with(signature.bytes)) return signature.decoder;
  }
  for (const UnsupportedSignature& signature : kUnsupportedSignatures) {
    if (!head.starts_with(signature.bytes)) continue;
    return Error::because(Core::trWith("is a %1; supported formats are PNG, JPEG, BMP, TGA and DDS"), signature.name);
  }
  if (looksLikeTga(bytes)) return kTgaDecoder;
  return Error::because(Core::tr("is not in a supported picture format"));
}

}  // namespace

std::optional<Error> sizeProblem(std::string_view format, std::uint64_t width, std::uint64_t height) {
  const Message section = Message::verbatim(std::string(format));
  if (width == 0 || height == 0) {
    return Error::in(section, Core::trWith("has no pixels (%1 x %2 pixels)"), width, height);
  }
  if (width > kMaxImageSide || height > kMaxImageSide || width * height > kMaxImagePixels) {
    return Error::in(section, Core::trWith("%1 x %2 pixels exceed the size limit"), width, height);
  }
  return {};
}

Message unsupportedDepth(std::uint32_t bits) {
  return {Core::trCount("%n bit per pixel is not supported", "%n bits per pixel are not supported"), Counted{bits}};
}

Error endsEarly(std::string_view format, std::uint64_t needed, std::size_t left) {
  return Error::in(Message::verbatim(std::string(format)),
                   Core::trWith("ends too early: %1 bytes of pixels are needed, %2 are left"), needed, left);
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
