// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/landmarks/film_landmarks.h"
#include "core/landmarks/landmark_finder.h"
#include "core/landmarks/person_networks.h"

namespace furitsuke::landmarks {

/// Follows one person from picture to picture.
class PersonTracker {
 public:
  /// Opens the networks. `person` and `personSeconds`: see LandmarkOptions.
  [[nodiscard]] static Result<PersonTracker> open(LandmarkQuality quality, std::optional<PicturePoint> person = {},
                                                  std::optional<double> personSeconds = {});

  /// The landmarks of the person in the next picture. Looks where the person was last, then in the whole picture.
  [[nodiscard]] PersonLandmarks follow(const SeenPicture& picture, double seconds);
  /// Finds everybody in the picture, not only the person who is being followed.
  [[nodiscard]] std::vector<FoundPerson> findAll(const SeenPicture& picture);

 private:
  PersonTracker(PersonDetector detector, LandmarkNetwork landmarks, std::optional<PicturePoint> person,
                std::optional<double> personSeconds)
      : detector_(std::move(detector)),
        landmarks_(std::move(landmarks)),
        person_(person),
        personSeconds_(personSeconds) {}
  [[nodiscard]] std::optional<RegionLandmarks> findAgain(const SeenPicture& picture, double seconds);

  PersonDetector detector_;
  LandmarkNetwork landmarks_;
  std::optional<PicturePoint> person_;
  std::optional<double> personSeconds_;
  std::optional<PictureRegion> last_;  ///< where the person was seen last; empty before the first time
  double lastSeconds_ = 0;
  bool isFollowing_ = false;  ///< the person was found in the picture before
};

}  // namespace furitsuke::landmarks
