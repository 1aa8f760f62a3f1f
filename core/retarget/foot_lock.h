// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>
#include <span>
#include <vector>

namespace furitsuke::retarget {

/// The path of a foot: one position for each frame of 1/30 s, in model space and model units.
struct FootPath {
  std::span<const glm::dvec3> captured;  ///< of the captured ankle, scaled to the model; 0 is the height of the floor
  std::vector<glm::dvec3> fitted;        ///< of the ankle of the model
};

/// Holds the ankle of the model at one place, but at its own height, wherever the captured foot is planted: low and
/// almost still for at least four frames, or for fewer between distinctly faster ones, as in the quick steps of a
/// dance. Moves to and from these places over four frames, or over all frames between two of them if these are fewer.
/// `legLength`: of the model.
void lockPlantedFoot(FootPath& path, double legLength);

}  // namespace furitsuke::retarget
