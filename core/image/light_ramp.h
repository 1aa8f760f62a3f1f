// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image.h"

namespace furitsuke {

/// Of the colour of an accessory, what its side away from the light shows; MMD's light of 154 / 255 adds the rest.
inline constexpr float kUnlitShare = 0.4F;

/// Shades like the light that MMD throws on accessories, by the cosine between face and light, in the form of a toon:
/// rows from lit to turned away.
[[nodiscard]] Image lightRamp();

}  // namespace furitsuke
