// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/vec3.hpp>
#include <string_view>

#include "core/base/result.h"
#include "core/operations/operation.h"
#include "core/operations/operation_result.h"

namespace furitsuke::operations {

/// Noise for the keys of a motion. An amplitude is the largest change of a value in either direction.
struct NoiseOptions {
  glm::dvec3 position{0, 0, 0};  ///< of bones in their own space, of the camera's target; model units
  glm::dvec3 degrees{0, 0, 0};   ///< about the axes of the moved bone, in the order YXZ; of the camera's angles
  double weight = 0;             ///< of morphs; weights within 0..1 stay within it
  double distance = 0;           ///< of the camera; model units
  double hertz = 1;              ///< above 0, up to kMaxNoiseFrequency
  Frame every = 2;               ///< distance of keys after new ones are inserted; can be up to twice as large
  Frame fadeIn = 0;              ///< frames over which the noise fades in from the first selected frame
  Frame fadeOut = 0;             ///< frames over which it fades out to the last selected frame
  std::uint64_t seed = 1;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;  ///< for the key at the first selected frame
};

/// Adds noise to the tracks of bones, morphs and the camera with selected keys, from the first to the last selected
/// frame. The noise of a track depends on its name and the seed only: the same seed gives the same motion. Existing
/// keys and camera cuts are kept; curves become linear. Tracks of a kind whose amplitudes are all 0 do not change. An
/// Error when all keys are on one frame. Counts the new keys with `control`.
[[nodiscard]] Result<OperationResult> addNoise(const motion::Motion& motion, const motion::KeySelection& keys,
                                               const NoiseOptions& options, OperationControl& control);

/// The parameters of both operations that add noise.
[[nodiscard]] OperationParameter frequencyParameter(std::string_view initial);
[[nodiscard]] OperationParameter newKeysParameter();
[[nodiscard]] OperationParameter fadeInParameter();
[[nodiscard]] OperationParameter fadeOutParameter();
/// Reads these, "position", "angle" and "seed".
[[nodiscard]] NoiseOptions noiseOptionsOf(const OperationInput& in);

}  // namespace furitsuke::operations
