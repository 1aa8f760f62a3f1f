// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image.h"

namespace furitsuke::image {

/// The brightness of an accessory's unlit side as a fraction of its color; MMD's light of 154 / 255 adds the rest.
inline constexpr float kUnlitShare = 0.4F;

/// A toon texture that reproduces MMD's shading of accessories. Its rows, from lit to unlit, correspond to the cosine
/// of the angle between normal and light.
[[nodiscard]] Image lightRamp();

}  // namespace furitsuke::image
