// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/sample_span.h"
#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke::eval {

// A key with the value of a track at a frame and linear curves. A camera's view angle is rounded to whole degrees,
// because keys store nothing finer. Visibility and IK are the same by both rules.
[[nodiscard]] motion::BoneKey sampledKey(const motion::Track<motion::BoneKey>& track, Frame frame,
                                         BeforeFirst rule = BeforeFirst::Rest);
[[nodiscard]] motion::MorphKey sampledKey(const motion::Track<motion::MorphKey>& track, Frame frame,
                                          BeforeFirst rule = BeforeFirst::Rest);
[[nodiscard]] motion::CameraKey sampledKey(const motion::Track<motion::CameraKey>& track, Frame frame,
                                           BeforeFirst rule = BeforeFirst::Rest);
[[nodiscard]] motion::LightKey sampledKey(const motion::Track<motion::LightKey>& track, Frame frame,
                                          BeforeFirst rule = BeforeFirst::Rest);
[[nodiscard]] motion::SelfShadowKey sampledKey(const motion::Track<motion::SelfShadowKey>& track, Frame frame,
                                               BeforeFirst rule = BeforeFirst::Rest);
[[nodiscard]] motion::PropertyKey sampledKey(const motion::Track<motion::PropertyKey>& track, Frame frame,
                                             BeforeFirst rule = BeforeFirst::Rest);

}  // namespace furitsuke::eval
