// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/vector.h"

namespace furitsuke::landmarks {

/// The points of a body that the networks find, in their order. "Left" is the person's own left.
enum class Landmark : std::uint8_t {
  Nose,
  LeftEyeInner,
  LeftEye,
  LeftEyeOuter,
  RightEyeInner,
  RightEye,
  RightEyeOuter,
  LeftEar,
  RightEar,
  MouthLeft,
  MouthRight,
  LeftShoulder,
  RightShoulder,
  LeftElbow,
  RightElbow,
  LeftWrist,
  RightWrist,
  LeftPinky,
  RightPinky,
  LeftIndex,
  RightIndex,
  LeftThumb,
  RightThumb,
  LeftHip,
  RightHip,
  LeftKnee,
  RightKnee,
  LeftAnkle,
  RightAnkle,
  LeftHeel,
  RightHeel,
  LeftFootIndex,
  RightFootIndex,
};
inline constexpr std::size_t kLandmarkCount = 33;

/// A box in a picture, in pixels from the top left corner.
struct PictureBox {
  float x = 0, y = 0, width = 0, height = 0;
  friend bool operator==(const PictureBox&, const PictureBox&) = default;
};

/// The landmarks of one person in one picture of a film.
struct PersonLandmarks {
  double seconds = 0;    ///< from the first picture of the film, ascending
  bool isFound = false;  ///< false: the rest has no meaning
  float score = 0;       ///< how sure the network is that a person is there, 0 to 1
  PictureBox box;        ///< around the landmarks of the body
  /// x right and y down in pixels of the upright picture; z away from the camera, in pixels too, 0 between the hips.
  std::array<Vec3, kLandmarkCount> picture{};
  /// Meters from the middle of the hips; x right, y up, z away from the camera (the axes of the camera, not of
  /// gravity).
  std::array<Vec3, kLandmarkCount> world{};
  std::array<float, kLandmarkCount> visibility{};  ///< 0 to 1; below .5 a point is more guessed than seen
};

/// One person followed through a film.
struct FilmLandmarks {
  int width = 0, height = 0;  ///< of the upright picture, in pixels
  std::vector<PersonLandmarks> pictures;
};

}  // namespace furitsuke::landmarks
