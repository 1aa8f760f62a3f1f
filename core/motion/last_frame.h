// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/frame.h"
#include "core/motion/motion.h"

namespace furitsuke::motion {

/// Where playing the motion ends: the frame of its last key. Unlike Motion::frameRange(), keys that place a prop,
/// outside parents and gravity count, too. 0 without keys.
[[nodiscard]] Frame lastFrameOf(const Motion& motion);

}  // namespace furitsuke::motion
