// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/base/result.h"
#include "core/exchange/baked_frames.h"
#include "core/motion/motion.h"

namespace furitsuke::exchange {

/// The keys of a camera for other programs: one for each frame, and one more shortly before each cut.
struct CameraKeys {
  std::vector<double> times;          ///< seconds, ascending
  std::vector<glm::dvec3> places;     ///< of each: meters, right-handed, Y up
  std::vector<glm::dquat> rotations;  ///< of a camera that looks along -Z with Y up; neighbors less than 180° apart
  std::vector<double> viewAngles;     ///< vertical, radians
  std::size_t frames = 0;
  bool isOrthographic = false;  ///< at some frame

  [[nodiscard]] bool isZoomed() const;  ///< the view angle changes
};

/// Bakes the camera of a motion. Two camera keys that are one frame apart are a cut, and stay a step. An Error if the
/// motion has no camera keys, or as for bakedFrames().
[[nodiscard]] Result<CameraKeys> bakedCamera(const motion::Motion& motion, const CaptureBakeOptions& options);

}  // namespace furitsuke::exchange
