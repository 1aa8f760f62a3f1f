// SPDX-License-Identifier: MIT
#pragma once

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/landmarks/body_marks.h"

namespace furitsuke::landmarks {

/// How a camera is turned from level, in degrees.
struct CameraTilt {
  double down = 0;  ///< it looks down by; negative: up
  double roll = 0;  ///< clockwise about its direction of view, as its user sees it
  friend bool operator==(const CameraTilt&, const CameraTilt&) = default;
};

inline constexpr double kSteepestTilt = 80;  ///< the largest CameraTilt::down, absolute
inline constexpr double kLargestRoll = 180;  ///< the largest CameraTilt::roll, absolute

/// From the axes of the camera (x right, y up, z toward it) to those of the room: y up, z horizontal toward the camera.
[[nodiscard]] glm::dmat3 leveling(const CameraTilt& tilt);

/// Guesses the tilt from how the person keeps the balance, and from the floor on which feet rest. `hips` is the
/// hipPath() of the series. Both are without changes faster than about 1 Hz, since accelerations count. A film that was
/// turned on its side has a roll of about 90 degrees.
[[nodiscard]] CameraTilt guessTilt(const MarkSeries& series, const std::vector<glm::dvec3>& hips);

/// Straightens a trunk that is bent forward most of the time, up to 8 degrees of what is above 10: networks take
/// shoulders and arms to be nearer to the camera than they are, drawn and rendered ones most. `series` is leveled.
void correctLean(MarkSeries& series);

}  // namespace furitsuke::landmarks
