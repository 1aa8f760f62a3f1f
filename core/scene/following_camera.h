// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/scene/scene.h"

namespace furitsuke::scene {

/// A camera that follows a bone.
struct FollowingCamera {
  std::uint64_t actor = 0;  ///< Actor::id()
  model::BoneIndex bone = model::kNoIndex;
  eval::CameraSample view;  ///< the view at frame `from`
  double from = 0;          ///< whole or fractional frame
  bool turns = false;       ///< rotates with the bone, as if fixed to it; otherwise only its target follows
};

/// The camera at each of the frames, with bones as in the motions, without pose drafts. The target keeps its offset
/// from the origin of the bone: in world space, or in the bone's space if the camera turns with it. Distance, view
/// angle and perspective are constant. Angles continue from frame to frame without jumps of whole turns, so the frames
/// should ascend. Empty if there is no such bone, or if `stopped` became true.
[[nodiscard]] std::vector<eval::CameraSample> samplesOf(const FollowingCamera& camera, const Scene& scene,
                                                        std::span<const Frame> frames,
                                                        const std::atomic<bool>* stopped = nullptr);

}  // namespace furitsuke::scene
