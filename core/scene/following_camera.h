// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/scene/scene.h"

namespace furitsuke {

/// A camera that goes along with a bone.
struct FollowingCamera {
  std::uint64_t actor = 0;  ///< Actor::id()
  BoneIndex bone = kNoIndex;
  CameraSample view;   ///< what it sees at the frame `from`
  double from = 0;     ///< in whole or fractional frames
  bool turns = false;  ///< with the bone, as if fixed to it; else only its target goes along
};

/// What it sees at each of the frames, with bones as the motions alone have them, without what is posed by hand. The
/// target keeps its offset from the origin of the bone: in the world, or in the bone where the camera turns with it.
/// Distance, view angle and perspective stay. The angles run on from frame to frame without jumps of whole turns; so
/// the frames should ascend. Empty when there is no such bone, or when `stopped` became true meanwhile.
[[nodiscard]] std::vector<CameraSample> samplesOf(const FollowingCamera& camera, const Scene& scene,
                                                  std::span<const Frame> frames,
                                                  const std::atomic<bool>* stopped = nullptr);

}  // namespace furitsuke
