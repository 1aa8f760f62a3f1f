// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/image/image.h"

namespace furitsuke::render {

/// Our replacement for toon01 to toon10 (0 to 9), 32 rows of one color each from lit to shaded. Generated, similar
/// enough for models that rely on MMD's: gray, rose, a late gray, skin, warm, yellow, four white.
[[nodiscard]] image::Image sharedToon(std::int32_t number);

}  // namespace furitsuke::render
