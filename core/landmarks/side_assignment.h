// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/landmarks/film_landmarks.h"

// Networks sometimes take the left side of a body for the right one. Used inside core/landmarks only.
namespace furitsuke::landmarks {

/// What the landmarks of a picture are.
enum class SideReading : std::uint8_t {
  AsFound,
  Exchanged,      ///< left and right are exchanged, all positions are right
  SeenFromBehind  ///< a back was taken for a front or the opposite: depth is reversed too
};

/// How to read each picture so that the points of the body move least over time; AsFound where nothing speaks against
/// it, and in pictures without the person. An exchange that lasts for many seconds cannot be told from the truth.
[[nodiscard]] std::vector<SideReading> findSides(const FilmLandmarks& film);

/// The landmarks as they are read.
void readAs(SideReading reading, PersonLandmarks& person);

}  // namespace furitsuke::landmarks
