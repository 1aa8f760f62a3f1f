// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/image/image.h"

namespace furitsuke {

/// Pixels on a side that a picture may have.
inline constexpr std::uint32_t kMaxImageSide = 16384;
/// And in all: 256 MB of them.
inline constexpr std::uint64_t kMaxImagePixels = std::uint64_t{1} << 26;
/// The file of a picture of that size, uncompressed, with room to spare.
inline constexpr std::size_t kMaxImageFileBytes = std::size_t{512} << 20;

/// PNG, JPEG, BMP, TGA and DDS by content, whatever the file is called: models name a BMP ".sph" and a TGA ".png".
/// An Error says what is wrong. Nothing is allocated for pixels that the bytes cannot hold, nor for sizes above these
/// limits.
[[nodiscard]] Result<Image> decodeImage(ByteView bytes);

/// The bytes of a PNG, r g b a of 8 bits each.
[[nodiscard]] std::vector<std::byte> encodePng(const Image& image);

}  // namespace furitsuke
