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

/// Decodes PNG, JPEG, BMP, TGA and DDS. The format is detected by content, not by file name, because models have BMP
/// files named ".sph" and TGA files named ".png". Memory is not allocated for more pixels than the file can contain,
/// nor for sizes above these limits.
[[nodiscard]] Result<Image> decodeImage(ByteView bytes);

/// Encodes the picture as an RGBA PNG with 8 bits per channel. Empty if encoding fails.
[[nodiscard]] std::vector<std::byte> encodePng(const Image& image);

}  // namespace furitsuke::image
