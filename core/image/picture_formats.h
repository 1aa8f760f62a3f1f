// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/image/image.h"

// The kinds of pictures, one file each. All of them compare what a header claims with the bytes that are there before
// anything is allocated: a file of a few bytes cannot ask for a gigabyte.
namespace furitsuke {

[[nodiscard]] Result<Image> decodePng(ByteView bytes);
[[nodiscard]] Result<Image> decodeJpeg(ByteView bytes);
/// Palettes of 1, 2, 4 and 8 bits, also run-length coded; 16, 24 and 32 bits, also with masks.
[[nodiscard]] Result<Image> decodeBmp(ByteView bytes);
/// Types 1, 2, 3, 9, 10 and 11 from any corner, of 8, 15, 16, 24 and 32 bits.
[[nodiscard]] Result<Image> decodeTga(ByteView bytes);
/// The largest picture of a DXT1 to DXT5 (BC1 to BC3) or uncompressed DDS; of a cube or a volume its first layer.
[[nodiscard]] Result<Image> decodeDds(ByteView bytes);

/// A TGA has no signature; this says whether its header makes sense.
[[nodiscard]] bool looksLikeTga(ByteView bytes);

/// Why no picture of this size is read; nothing when it is one.
[[nodiscard]] std::optional<Error> sizeProblem(std::string_view format, std::uint64_t width, std::uint64_t height);

/// "ends too early: 48 bytes of pixels are needed, 12 are left"
[[nodiscard]] Error endsEarly(std::string_view format, std::uint64_t needed, std::size_t left);

/// An Image of that size whose pixels are 0.
[[nodiscard]] Image blankImage(std::uint32_t width, std::uint32_t height);

/// Programs that know no alpha leave it at 0: a picture that would be seen nowhere is opaque.
void makeOpaqueWhereAllClear(Image& image);

}  // namespace furitsuke
