// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/diagnostic.h"
#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/eval/sample_span.h"
#include "core/exchange/captured_motion.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// Bakes motions of MMD models into captured motions, for programs without IK, append transforms and bones of MMD.
namespace furitsuke::exchange {

/// The longest motion: two hours, which are 200 MB of text.
inline constexpr Frame kMaxBakedFrames = 216'000;

/// The names of the joints.
enum class JointNaming : std::uint8_t {
  Humanoid,  ///< of Mixamo and most programs: "LeftForeArm"
  English,   ///< the English names of the bones, or the humanoid ones where a bone has none of its own in ASCII
  Japanese,
};

struct CaptureBakeOptions {
  int framesPerSecond = 30;  ///< 30 or 60
  JointNaming names = JointNaming::Humanoid;
  eval::BeforeFirst beforeFirst = eval::BeforeFirst::Rest;
};

struct BakedCapture {
  CapturedMotion motion;  ///< one clip
  Diagnostics losses;
};

/// Poses the model at every frame from 0 to the last key, with IK, append transforms and morphs, but without physics,
/// and writes the rotations of the bones of a person relative to a T-pose: centimeters, right-handed, Y up, facing Z.
/// The root is between the hips. An Error if the model is not a person, or if the motion is longer than
/// kMaxBakedFrames.
[[nodiscard]] Result<BakedCapture> captureFromMotion(const motion::Motion& motion, const model::Model& model,
                                                     const CaptureBakeOptions& options);

}  // namespace furitsuke::exchange
