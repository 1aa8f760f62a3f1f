// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/image/image.h"

namespace furitsuke::image {

/// Maximum width and height in pixels.
inline constexpr std::uint32_t kMaxImageSide = 16384;
/// Maximum number of pixels; they take 256 MiB.
inline constexpr std::uint64_t kMaxImagePixels = std::uint64_t{1} << 26;
/// Maximum file size: an uncompressed picture of the maximum size, with a margin.
inline constexpr std::size_t kMaxImageFileBytes = std::size_t{512} << 20;

/// What the header of a picture says.
struct PictureInfo {
  PictureSize size;
  /// Memory while decoding, in addition to the file and the result, in bytes.
  std::uint64_t workBytes = 0;
};

/// Reads the header of a picture from the first bytes of its file. An Error if decodeImage() cannot decode the picture,
/// or if more bytes are needed.
[[nodiscard]] Result<PictureInfo> readPictureInfo(ByteView head);

/// Decodes PNG, JPEG, BMP, TGA and DDS. The format is detected by content, not by file name, because models have BMP
/// files named ".sph" and TGA files named ".png". Memory is not allocated for more pixels than the file can contain,
/// nor for sizes above these limits.
///
/// A picture with more than `maxPixels` pixels is scaled down: width and height are halved until it fits. JPEG and PNG
/// are scaled while they are decoded, so that the whole picture is never in memory.
[[nodiscard]] Result<Image> decodeImage(ByteView bytes, std::uint64_t maxPixels = kMaxImagePixels);

/// Encodes the picture as an RGBA PNG with 8 bits per channel. Empty if encoding fails.
[[nodiscard]] std::vector<std::byte> encodePng(const Image& image);

}  // namespace furitsuke::image
