// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke {

// A key with the value that a track has at a frame, and straight curves. The view angle of a camera is rounded to whole
// degrees, which is all that a key can hold.
[[nodiscard]] BoneKey sampledKey(const Track<BoneKey>& track, Frame frame);
[[nodiscard]] MorphKey sampledKey(const Track<MorphKey>& track, Frame frame);
[[nodiscard]] CameraKey sampledKey(const Track<CameraKey>& track, Frame frame);
[[nodiscard]] LightKey sampledKey(const Track<LightKey>& track, Frame frame);
[[nodiscard]] SelfShadowKey sampledKey(const Track<SelfShadowKey>& track, Frame frame);
[[nodiscard]] PropertyKey sampledKey(const Track<PropertyKey>& track, Frame frame);

}  // namespace furitsuke
