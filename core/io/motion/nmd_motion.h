// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/format/nmd/nmd_file.h"
#include "core/motion/motion.h"

namespace furitsuke::io {

/// The motion of the file; further stages of bones become layers. Adds to `diagnostics` what a motion does not have.
[[nodiscard]] motion::Motion motionFromNmd(const format::nmd::File& file, Diagnostics& diagnostics);

}  // namespace furitsuke::io
