// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/image/image.h"
#include "core/image/image_codec.h"

// The image formats, one file each. Each decoder compares the sizes in the header with the available bytes before
// allocating memory, so that a small file cannot request a gigabyte.
namespace furitsuke::image {

/// The functions of a format; see readPictureInfo() and decodeImage().
struct PictureDecoder {
  Result<PictureInfo> (*info)(ByteView head) = nullptr;
  Result<Image> (*decode)(ByteView bytes, std::uint64_t maxPixels) = nullptr;
};

[[nodiscard]] Result<PictureInfo> readPngInfo(ByteView head);
[[nodiscard]] Result<Image> decodePng(ByteView bytes, std::uint64_t maxPixels);
[[nodiscard]] Result<PictureInfo> readJpegInfo(ByteView head);
[[nodiscard]] Result<Image> decodeJpeg(ByteView bytes, std::uint64_t maxPixels);
/// Palettes of 1, 2, 4 and 8 bits, also run-length encoded; 16, 24 and 32 bits, also with masks.
[[nodiscard]] Result<Image> decodeBmp(ByteView bytes, std::uint64_t maxPixels);
[[nodiscard]] Result<PictureInfo> readBmpInfo(ByteView head);
/// Types 1, 2, 3, 9, 10 and 11 in any pixel order, with 8, 15, 16, 24 and 32 bits.
[[nodiscard]] Result<Image> decodeTga(ByteView bytes, std::uint64_t maxPixels);
[[nodiscard]] Result<PictureInfo> readTgaInfo(ByteView head);
/// The largest mipmap of a DXT1 to DXT5 (BC1 to BC3) or uncompressed DDS; the first layer of a cube map or volume.
[[nodiscard]] Result<Image> decodeDds(ByteView bytes, std::uint64_t maxPixels);
[[nodiscard]] Result<PictureInfo> readDdsInfo(ByteView head);

/// TGA has no signature; this checks whether the header is plausible.
[[nodiscard]] bool looksLikeTga(ByteView bytes);

/// An Error if a picture of this size is not supported; otherwise nothing.
[[nodiscard]] std::optional<Error> sizeProblem(std::string_view format, std::uint64_t width, std::uint64_t height);

/// "12 bits per pixel are not supported"
[[nodiscard]] Message unsupportedDepth(std::uint32_t bits);

/// "ends too early: 48 bytes of pixels are needed, 12 are left"
[[nodiscard]] Error endsEarly(std::string_view format, std::uint64_t needed, std::size_t left);

/// The picture, scaled down until it has at most `maxPixels` pixels; for decoders that need it as a whole.
[[nodiscard]] Image scaledTo(std::uint64_t maxPixels, Image image);

/// What is known of a picture that its decoder needs as a whole.
[[nodiscard]] inline PictureInfo wholePicture(PictureSize size) { return {size, size.pixels() * 4}; }

/// An Image of that size with all pixels 0.
[[nodiscard]] Image blankImage(std::uint32_t width, std::uint32_t height);

/// Makes a completely transparent picture opaque, because programs without alpha support write an alpha of 0.
void makeOpaqueWhereAllClear(Image& image);

}  // namespace furitsuke::image
