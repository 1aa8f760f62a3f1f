// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/exchange/capture_file.h"
#include "core/landmarks/body_marks.h"
#include "core/landmarks/camera_leveling.h"
#include "core/landmarks/film_landmarks.h"

namespace furitsuke::landmarks {

inline constexpr double kUsualFieldOfView = 45;     ///< degrees of the height of a picture
inline constexpr double kSmallestFieldOfView = 5;   ///< of LandmarkCaptureOptions
inline constexpr double kLargestFieldOfView = 150;  ///< of LandmarkCaptureOptions

/// The longest capture: half an hour at 60 frames per second.
inline constexpr double kMaxCaptureSeconds = 1800;

/// What is known of the camera of a film.
struct LandmarkCaptureOptions {
  double fieldOfView = kUsualFieldOfView;  ///< of the height of the picture, degrees
  std::optional<double> tiltDown = {};     ///< CameraTilt::down; nothing: guessed from how the person stands
  std::optional<double> roll = {};         ///< CameraTilt::roll; nothing: guessed likewise
  /// Where the sides that were found are to be exchanged once more, in seconds of the film: what the program cannot
  /// know.
  std::vector<SecondsRange> exchanged = {};
  /// The time in the film that becomes the start of the motion, in seconds; nothing: that of the first picture.
  std::optional<double> start = {};
};

/// The motion of a person in a film, and what was found out about it.
struct LandmarkCapture {
  /// A skeleton of 17 joints in centimeters, right-handed, Y up, Z toward the camera; one clip. Its first frame is the
  /// start, with the hips above the origin.
  exchange::CapturedMotion motion;
  CameraTilt tilt;
  /// A point of the floor under the person, in meters from the camera, in its axes: x right, y up, z toward it.
  glm::dvec3 floor{0, 0, 0};
  bool hasLegs = true;                ///< otherwise they are outside the picture, at rest, and get no keys
  std::size_t exchangedPictures = 0;  ///< in which the network had taken left for right
  std::vector<SecondsRange> lost;     ///< spans of over half a second without the person, from the start
  Diagnostics notes;
};

/// Makes a skeleton of the landmarks that a network found. Spans without the person of up to half a second are filled;
/// longer ones become gaps of the clip. Depth and the turns of hands are guesses: see the notes. An Error if the person
/// is in no picture, the film is longer than kMaxCaptureSeconds, or an angle is out of its range.
[[nodiscard]] Result<LandmarkCapture> captureFromLandmarks(const FilmLandmarks& film,
                                                           const LandmarkCaptureOptions& options = {});

/// A grid of half-meter squares on the floor around the person, as the camera sees it: the two ends of each line, in
/// pixels of a picture of this width and height. Leaves out lines behind the camera.
[[nodiscard]] std::vector<std::pair<glm::dvec2, glm::dvec2>> floorLines(const glm::dvec3& floor, const CameraTilt& tilt,
                                                                        double fieldOfView, int width, int height);

/// The capture as that of a file, with its notes.
[[nodiscard]] exchange::LoadedCapture loadedCaptureOf(LandmarkCapture capture);

}  // namespace furitsuke::landmarks
