// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/sample_span.h"
#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke::eval {

// A key with the value of a track at a frame and linear curves. A camera's view angle is rounded to whole degrees,
// because keys store nothing finer. Visibility and IK are the same by both rules.
[[nodiscard]] motion::BoneKey sampledKey(const motion::Track<motion::BoneKey>& track, Frame frame,
                                         PreExtrapolation rule = PreExtrapolation::Rest);
[[nodiscard]] motion::MorphKey sampledKey(const motion::Track<motion::MorphKey>& track, Frame frame,
                                          PreExtrapolation rule = PreExtrapolation::Rest);
[[nodiscard]] motion::CameraKey sampledKey(const motion::Track<motion::CameraKey>& track, Frame frame,
                                           PreExtrapolation rule = PreExtrapolation::Rest);
[[nodiscard]] motion::LightKey sampledKey(const motion::Track<motion::LightKey>& track, Frame frame,
                                          PreExtrapolation rule = PreExtrapolation::Rest);
[[nodiscard]] motion::SelfShadowKey sampledKey(const motion::Track<motion::SelfShadowKey>& track, Frame frame,
                                               PreExtrapolation rule = PreExtrapolation::Rest);
[[nodiscard]] motion::VisibilityIkKey sampledKey(const motion::Track<motion::VisibilityIkKey>& track, Frame frame,
                                                 PreExtrapolation rule = PreExtrapolation::Rest);

}  // namespace furitsuke::eval
