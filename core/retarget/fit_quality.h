// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/eval/sample_span.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::retarget {

/// A motion on the model that it was made for.
struct ModelMotion {
  const motion::Motion& motion;
  const model::Model& model;
};

/// How much two motions of two models look the same. Lengths are in arms or legs of the model, angles in degrees.
struct FitQuality {
  double upperArm = 0, forearm = 0;   ///< mean angles between directions
  double arm95 = 0;                   ///< the larger of both that 95 % of the frames are below
  double thigh = 0, shin = 0;         ///< mean
  double handTurn = 0;                ///< mean difference of the turns since the first frame
  std::size_t togetherFrames = 0;     ///< with hands together in the source
  double largestGap = 0;              ///< change of the distance of these hands, arms
  std::size_t plantedFrames = 0;      ///< of each foot
  double sourceSlide = 0, slide = 0;  ///< mean of planted feet, legs per frame
  double offFloor = 0;                ///< mean height of planted ankles from that at rest, legs
  double hipPath = 1;   ///< length of the path of the hips, relative to that of the source scaled by the legs
  double armSpeed = 1;  ///< the fastest turn of an arm, relative to that of the source
};

/// Poses both models at each frame, without physics. An Error if one of them is not a person. Stops when `isStopped`
/// returns true; the figures are then of the frames before.
[[nodiscard]] Result<FitQuality> fitQuality(const ModelMotion& source, const ModelMotion& target, FrameRange frames,
                                            eval::PreExtrapolation preExtrapolation,
                                            const std::function<bool()>& isStopped);

}  // namespace furitsuke::retarget
