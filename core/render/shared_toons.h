// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/image/image.h"

namespace furitsuke {

/// The picture that stands for toon01 to toon10 (0 to 9), 32 rows of one colour each from lit to shaded. Drawn by
/// numbers of our own to be of the kind that models count on: grey, rose, a late grey, skin, warm, yellow, four white.
[[nodiscard]] Image sharedToon(std::int32_t number);

}  // namespace furitsuke
