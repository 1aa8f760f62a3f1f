// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/image/image.h"

namespace furitsuke {

/// PNG, JPEG, BMP, TGA and DDS by content, whatever the file is called: models name a BMP ".sph" and a TGA ".png".
/// An Error says what is wrong; nothing is allocated for sizes above kMaxImageSide.
[[nodiscard]] Result<Image> decodeImage(ByteView bytes);

/// Pixels on a side that a picture may have.
inline constexpr std::uint32_t kMaxImageSide = 16384;

/// The bytes of a PNG, r g b a of 8 bits each.
[[nodiscard]] std::vector<std::byte> encodePng(const Image& image);

}  // namespace furitsuke
