// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/image/image.h"

namespace furitsuke::render {

/// Generates a replacement for MMD's toon01 to toon10 (`number` 0 to 9): 32 rows of one color each, from lit to shaded.
/// The colors resemble those of MMD: gray, rose, a gray that starts late, skin, warm, yellow, and four times white.
[[nodiscard]] image::Image sharedToon(std::int32_t number);

}  // namespace furitsuke::render
