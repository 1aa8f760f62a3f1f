// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke::operations {

/// Whether this key and the previous one are the two sides of a cut: keys on adjacent frames, between which MMD shows
/// nothing. Four or more keys on adjacent frames are a recorded camera; there only a movement that is much larger than
/// those just before and after it is a cut.
[[nodiscard]] bool isCameraCut(const motion::Track<motion::CameraKey>& track, std::size_t key);

}  // namespace furitsuke::operations
