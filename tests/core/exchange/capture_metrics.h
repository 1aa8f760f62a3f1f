// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/frame.h"
#include "core/exchange/captured_motion.h"
#include "core/exchange/roles.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::test {

struct Spread {
  double mean = 0;
  double p95 = 0;
};
[[nodiscard]] Spread spreadOf(std::vector<double> values);

/// How far a motion on a model is from the capture that it was made from. Independent of how it was made: directions of
/// limbs and turns of joints since the first frame in model space, as the model is posed with IK.
struct CaptureMetrics {
  Spread arms;             ///< directions of upper arms and forearms, degrees
  Spread legs;             ///< directions of thighs and shins, degrees
  Spread turns;            ///< of hands, head, chest and hips since the first frame, twist included, degrees
  Spread hips;             ///< difference of the path of the middle of the hips since the first frame, leg lengths
  Spread ankleHeight;      ///< difference of the height of ankles above the floor, leg lengths
  double sourceSlide = 0;  ///< mean of planted feet, leg lengths per frame; planted: below 0.05 and slower than 0.01
  double slide = 0;        ///< the same of the model in the same frames
};

/// Slides up to this, leg lengths per frame, are not compared with those of the capture: 0.04 cm of a leg of 80 cm. The
/// feet of a person who stands still slide less than that (pose_yxz.bvh: 0.008 cm), and no part of it can be required
/// of a model whose knees may not stretch as far as those of the capture: its ankles do not reach the place where they
/// are held, and move with the hips.
inline constexpr double kUnseenSlide = 0.0005;

[[nodiscard]] CaptureMetrics metricsOf(const exchange::CapturedMotion& capture, const model::Model& model,
                                       const motion::Motion& motion, Frame count);

}  // namespace furitsuke::test
