// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>

#include "core/base/bytes.h"

namespace furitsuke::image {

/// The bits of a pixel that store one channel.
class ChannelMask {
 public:
  constexpr ChannelMask() noexcept = default;
  constexpr explicit ChannelMask(std::uint32_t mask) noexcept
      : mask_(mask), shift_(mask == 0 ? 0 : std::countr_zero(mask)), largest_(mask_ >> shift_) {}

  [[nodiscard]] constexpr bool isEmpty() const noexcept { return mask_ == 0; }
  /// The channel of a pixel as 0..255, `absent` if the mask is empty.
  [[nodiscard]] constexpr std::uint8_t of(std::uint32_t pixel, std::uint8_t absent) const noexcept {
    if (mask_ == 0) return absent;
    const std::uint64_t value = (pixel & mask_) >> shift_;
    return static_cast<std::uint8_t>((value * 255 + largest_ / 2) / largest_);
  }

 private:
  std::uint32_t mask_ = 0;
  int shift_ = 0;
  std::uint32_t largest_ = 0;
};

struct PixelMasks {
  ChannelMask red, green, blue, alpha;

  /// Writes r g b a; without an alpha mask the pixel is opaque.
  constexpr void store(std::uint32_t pixel, std::uint8_t* out) const noexcept {
    out[0] = red.of(pixel, 0);
    out[1] = green.of(pixel, 0);
    out[2] = blue.of(pixel, 0);
    out[3] = alpha.of(pixel, 255);
  }
};

// Named as in BMP, TGA and DDS: the last channel is in the lowest bits.
inline constexpr PixelMasks kXrgb1555{ChannelMask(0x7C00), ChannelMask(0x03E0), ChannelMask(0x001F), ChannelMask()};
inline constexpr PixelMasks kArgb1555{ChannelMask(0x7C00), ChannelMask(0x03E0), ChannelMask(0x001F),
                                      ChannelMask(0x8000)};
inline constexpr PixelMasks kRgb888{ChannelMask(0xFF0000), ChannelMask(0x00FF00), ChannelMask(0x0000FF), ChannelMask()};
inline constexpr PixelMasks kArgb8888{ChannelMask(0xFF0000), ChannelMask(0x00FF00), ChannelMask(0x0000FF),
                                      ChannelMask(0xFF000000)};
inline constexpr PixelMasks kAbgr8888{ChannelMask(0x0000FF), ChannelMask(0x00FF00), ChannelMask(0xFF0000),
                                      ChannelMask(0xFF000000)};

/// A pixel of 1 to 4 bytes, little-endian.
[[nodiscard]] inline std::uint32_t loadPixel(const std::byte* at, std::size_t bytes) noexcept {
  std::uint32_t pixel = 0;
  for (std::size_t i = 0; i < bytes; ++i) pixel |= std::to_integer<std::uint32_t>(at[i]) << (8 * i);
  return pixel;
}

}  // namespace furitsuke::image
