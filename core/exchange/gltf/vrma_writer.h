// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/exchange/captured_motion.h"

namespace furitsuke::exchange {

/// Writes a clip as VRM Animation 1.0. The motion must be that of a T-pose in centimeters that faces Z, with known
/// roles, as captureFromMotion() returns it. Rotations of all joints, the translation of the hips, expressions and the
/// gaze are written. An Error if the body lacks a part that VRM requires.
[[nodiscard]] Result<Bytes> writeVrma(const CapturedMotion& motion, std::size_t clip);

}  // namespace furitsuke::exchange
