// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/image/image.h"

namespace furitsuke::render {

/// Generates a replacement for MMD's toon01 to toon10 (`number` 0 to 9): 32 rows of one color each, from lit to shaded,
/// with MMD's colors: white above a step in the middle and gray, rose, dark gray or skin below it; a soft warm shade;
/// gold; and four times white.
[[nodiscard]] image::Image sharedToon(std::int32_t number);

}  // namespace furitsuke::render
