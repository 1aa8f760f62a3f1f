// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/exchange/baked_frames.h"
#include "core/exchange/captured_motion.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operations/operation_control.h"

// Bakes motions of MMD models into captured motions, for programs without IK, append transforms and bones of MMD.
namespace furitsuke::exchange {

struct BakedCapture {
  CapturedMotion motion;  ///< one clip
  Diagnostics losses;
};

/// Poses the model at every frame of the range, with IK, append transforms and morphs, but without physics, and writes
/// the rotations of the bones of a person relative to a T-pose: centimeters, right-handed, Y up, facing Z. The root is
/// between the hips. Morphs with keys become expressions, those that VRM knows as its presets, and the bone of both
/// eyes the gaze. An Error if the model is not a person, if the motion is longer than kMaxBakedFrames, or when
/// `control` is canceled.
[[nodiscard]] Result<BakedCapture> captureFromMotion(const motion::Motion& motion, const model::Model& model,
                                                     const CaptureBakeOptions& options,
                                                     operations::OperationControl* control = nullptr);

/// The losses of a format that has no expressions and no gaze, in addition to BakedCapture::losses.
[[nodiscard]] Diagnostics expressionLosses(const motion::Motion& motion);

}  // namespace furitsuke::exchange
