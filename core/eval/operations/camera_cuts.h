// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke {

/// Whether this key and the one before are the two sides of a cut: keys on neighbouring frames, between which MMD shows
/// nothing. Where four or more keys follow each other frame by frame the camera was recorded so; then only a move that
/// is much larger than those just before and after is a cut.
[[nodiscard]] bool isCameraCut(const Track<CameraKey>& track, std::size_t key);

}  // namespace furitsuke
