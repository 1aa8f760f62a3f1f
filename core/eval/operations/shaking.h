// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/vec3.hpp>

#include "core/base/result.h"
#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// Noise for the keys of a motion. An amplitude is the most that a value strays to either side.
struct NoiseOptions {
  glm::dvec3 position{0, 0, 0};  ///< of bones in their own space, of the camera's target; model units
  glm::dvec3 degrees{0, 0, 0};   ///< about the axes of the moved bone, in the order YXZ; of the camera's angles
  double weight = 0;             ///< of morphs, which stay within 0..1 where they were
  double distance = 0;           ///< of the camera; model units
  double hertz = 1;              ///< above 0, up to kMaxNoiseFrequency
  Frame every = 2;               ///< new keys come between those that are there, this far apart and up to twice as far
  Frame fadeIn = 0;              ///< frames over which the noise rises from the first selected frame of the motion
  Frame fadeOut = 0;             ///< over which it falls to the last
  std::uint64_t seed = 1;
};

/// Adds noise to the tracks of bones, morphs and the camera with selected keys, from the first to the last selected
/// frame of the motion. Each track has noise of its own, told by its name: the same seed gives the same motion again.
/// Keys there stay keys, cuts of the camera cuts; curves become straight. Tracks of a kind whose amplitudes are all 0
/// are not touched. An Error when a number is out of its range or all keys lie on one frame.
[[nodiscard]] Result<OperationResult> addNoise(const Motion& motion, const KeySelection& keys,
                                               const NoiseOptions& options);

}  // namespace furitsuke
