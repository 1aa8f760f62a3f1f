// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>

#include "core/base/result.h"
#include "core/exchange/captured_motion.h"
#include "core/motion/motion.h"

namespace furitsuke::exchange {

/// Whether a clip moves the first camera of a capture, or changes its view angle.
[[nodiscard]] bool movesCamera(const CapturedMotion& capture, const CapturedClip& clip);

/// Makes camera keys of the first camera of a capture: 30 frames per second, from the start of a clip. The camera turns
/// about a target in front of it, as in MMD; a jump from one frame to the next is a cut. 0.08 m are a
/// model unit; y is up. `isDense`: a key stays at every frame, otherwise the operation
/// "reduce" runs with its usual bounds. An Error if the capture has no camera or no such clip, if the motion would be
/// too long, or when `canceled` became true.
[[nodiscard]] Result<motion::Motion> motionFromCamera(const CapturedMotion& capture, std::size_t clip, bool isDense,
                                                      const std::atomic<bool>* canceled = nullptr);

}  // namespace furitsuke::exchange
