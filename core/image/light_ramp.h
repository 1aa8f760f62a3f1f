// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image.h"

namespace furitsuke::image {

/// The brightness of an accessory's unlit side as a fraction of its color; MMD's light of 154 / 255 adds the rest.
inline constexpr float kUnlitShare = 0.4F;

/// A toon texture that shades like MMD's lighting of accessories, by the cosine between normal and light: rows from lit
/// to unlit.
[[nodiscard]] Image lightRamp();

}  // namespace furitsuke::image
