// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/format/mvd/mvd_file.h"
#include "core/motion/motion.h"

namespace furitsuke::io {

/// The motion of the first model of the file, and all its camera, light and self-shadow keys. Further stages of bones
/// become layers. Adds to `diagnostics` what a motion does not have.
[[nodiscard]] motion::Motion motionFromMvd(const format::mvd::File& file, Diagnostics& diagnostics);

}  // namespace furitsuke::io
