// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/exchange/captured_motion.h"
#include "core/exchange/reference_pose.h"
#include "core/exchange/roles.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// Fits captured motions to MMD models.
namespace furitsuke::exchange {

struct CaptureFitOptions {
  std::size_t clip = 0;  ///< index of the clip
  /// The part of the clip, in frames of the motion that the whole clip would be; up to its end if it is shorter.
  std::optional<FrameRange> frames;
  RoleChoices roles;  ///< corrections of the roles that are found
  ReferenceChoice reference;
  bool ik = true;          ///< key the foot IK and switch it on; otherwise switch it off
  bool locksFeet = false;  ///< hold feet in place while they are planted; needs IK
  bool isDense = false;    ///< keep a key at every frame, instead of running the operation "reduce"
};

/// A motion for a model that was made from a capture.
struct FittedMotion {
  motion::Motion motion;  ///< with what was captured beside it, see core/motion/captured_keys.h
  JointRoles roles;
  std::optional<std::size_t> referenceFrame;  ///< of the clip; nothing for the zero pose
  double referenceScore = 0;                  ///< see kStandingScore
  int upAxis = 1;                             ///< of the file: 0, 1, 2 for x, y, z
  bool isUpPositive = true;
  double scale = 1;           ///< model units per unit of the file
  Frame frameCount = 0;       ///< of the motion
  std::size_t denseKeys = 0;  ///< before the reduction
  /// From the last frame before a gap of the clip to the first one after it; ascending.
  std::vector<FrameRange> gaps = {};
  Diagnostics notes;
};

/// The number of frames of the motion that a whole clip becomes, at least 1; too many for a Frame are a number that no
/// motion has.
[[nodiscard]] std::int64_t motionFrames(const CapturedClip& clip);

/// Makes a motion of 30 frames per second, sampled by time, whose first frame is the first of the clip or of its chosen
/// part. An Error if the skeleton or the model is not a person (it lists the missing parts), if the reference, the clip
/// or the first of the chosen frames does not exist, if the motion would be longer than motions may be, or when
/// `canceled`, which may be set on any thread, became true.
[[nodiscard]] Result<FittedMotion> motionFromCapture(const CapturedMotion& capture, const model::Model& model,
                                                     const CaptureFitOptions& options,
                                                     const std::atomic<bool>* canceled = nullptr);

}  // namespace furitsuke::exchange
