// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <glm/vec3.hpp>
#include <vector>

#include "core/landmarks/camera_leveling.h"
#include "core/landmarks/film_landmarks.h"

// Landmarks of a person whose joints are known, as a camera would see them. Without networks and films.
namespace furitsuke::test {

/// How a made person stands. Angles in degrees, of both sides of the body: left, right.
struct MadePose {
  glm::dvec3 place{0, 0, 0};      ///< of the floor under the hips, meters; x right, y up, z toward the camera
  double turn = 0;                ///< to the person's left; 0: faces the camera
  double lean = 0;                ///< of the trunk, forward
  double armUp[2] = {20, 20};     ///< 0: hangs, 90: sideward, 180: up
  double armForward[2] = {0, 0};  ///< of an arm sideward; 90: forward
  double elbow[2] = {20, 20};     ///< bend
  double thigh[2] = {0, 0};       ///< forward
  double knee[2] = {5, 5};        ///< bend
};

struct MadeCamera {
  landmarks::CameraTilt tilt;
  double fieldOfView = 45;  ///< of the height, degrees
  double distance = 4;      ///< meters to the place of the person, 1 m above the floor
  int width = 640, height = 480;
};

/// The landmarks in the room: x right, y up, z toward the camera.
[[nodiscard]] std::vector<glm::dvec3> madePoints(const MadePose& pose);

/// A film of `count` pictures at `rate` per second. `noise` is the largest error of a coordinate in meters; every
/// number has its own film.
[[nodiscard]] landmarks::FilmLandmarks madeFilm(const std::function<MadePose(double seconds)>& pose, double rate,
                                                std::size_t count, const MadeCamera& camera = {}, double noise = 0,
                                                std::uint32_t seed = 1);

/// A picture without the person.
[[nodiscard]] inline landmarks::PersonLandmarks lostPicture(double seconds) {
  landmarks::PersonLandmarks picture;
  picture.seconds = seconds;
  return picture;
}

/// The landmarks of one picture of it.
[[nodiscard]] landmarks::PersonLandmarks madePicture(const MadePose& pose, double seconds,
                                                     const MadeCamera& camera = {});

}  // namespace furitsuke::test
