// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/landmarks/film_landmarks.h"

// The landmarks of a film at equal times, for calculations. Used inside core/landmarks only.
namespace furitsuke::landmarks {

/// Seconds, both included.
struct SecondsRange {
  double first = 0, last = 0;
  friend bool operator==(const SecondsRange&, const SecondsRange&) = default;
};

/// A value for each landmark.
template <class Value>
struct LandmarkValues {
  std::array<Value, kLandmarkCount> values{};

  [[nodiscard]] Value& operator[](Landmark mark) noexcept { return values[static_cast<std::size_t>(mark)]; }
  [[nodiscard]] const Value& operator[](Landmark mark) const noexcept { return values[static_cast<std::size_t>(mark)]; }
};

/// The landmarks at one time, in the axes of the camera: x right, y up, z toward the camera.
struct BodyMarks {
  /// The direction of the rays from the camera, with z = -1.
  LandmarkValues<glm::dvec2> rays;
  LandmarkValues<glm::dvec3> points;  ///< meters from the middle of the hips
  LandmarkValues<double> visibility;  ///< 0 to 1
};

/// The landmarks at times of equal distance, of which the first is 0.
struct MarkSeries {
  double rate = 30;  ///< times per second
  std::vector<BodyMarks> marks;
  std::vector<SecondsRange> gaps;  ///< in which the person was lost for long; ascending
};

/// Of both sides of the body.
struct LandmarkPair {
  Landmark left, right;
};
/// All landmarks that a body has twice.
[[nodiscard]] const std::array<LandmarkPair, 16>& landmarkPairs();

[[nodiscard]] inline glm::dvec3 middleOf(const LandmarkValues<glm::dvec3>& points, Landmark a, Landmark b) {
  return (points[a] + points[b]) / 2.0;
}

/// The landmarks of the pictures in which the person was found, at 30 or 60 times per second, whichever is nearer to
/// the film, from `start` (seconds in the film) to the last picture. Between pictures they are linear. `film` has at
/// least one such picture; `focalLength` is in pixels.
[[nodiscard]] MarkSeries markSeriesOf(const FilmLandmarks& film, double focalLength, double start);

/// Removes fast changes from rays and points without delaying them.
void smooth(MarkSeries& series, double cutoff);

/// The same for any signal at `rate` values per second. `cutoff`: Hz at which a wave keeps 1/sqrt(2) of its amplitude.
void smooth(std::vector<double>& signal, double cutoff, double rate);
void smooth(std::vector<glm::dvec3>& signal, double cutoff, double rate);

}  // namespace furitsuke::landmarks
