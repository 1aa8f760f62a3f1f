// SPDX-License-Identifier: MIT
#include "core/landmarks/person_tracker.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

namespace furitsuke::landmarks {

namespace {

float distance(const PictureRegion& region, float x, float y) { return std::hypot(region.x - x, region.y - y); }

/// How far a lost person may have gone, in sizes of the region, which is 2.5 times as large as the person's reach.
float reachAfter(double seconds) { return static_cast<float>(0.5 + seconds); }

}  // namespace

Result<PersonTracker> PersonTracker::open(LandmarkQuality quality, std::optional<PicturePoint> person,
                                          std::optional<double> personSeconds) {
  const Result<std::filesystem::path> folder = findNetworks(quality);
  if (!folder) return folder.error();
  Result<PersonDetector> detector = PersonDetector::open(*folder);
  if (!detector) return detector.error();
  Result<LandmarkNetwork> landmarks = LandmarkNetwork::open(*folder, quality);
  if (!landmarks) return landmarks.error();
  return PersonTracker(*std::move(detector), *std::move(landmarks), person, personSeconds);
}

std::optional<RegionLandmarks> PersonTracker::findAgain(const SeenPicture& picture, double seconds) {
  std::vector<PersonRegion> people = detector_.find(picture);
  if (last_) {
    // Whoever is farther away cannot be the person who was lost a moment ago.
    const float reach = reachAfter(seconds - lastSeconds_) * last_->size;
    std::erase_if(people, [&](const PersonRegion& each) { return distance(each.region, last_->x, last_->y) > reach; });
    std::ranges::stable_sort(people, {},
                             [&](const PersonRegion& each) { return distance(each.region, last_->x, last_->y); });
  } else if (person_) {
    if (personSeconds_ && seconds < *personSeconds_) {
      const float reach = reachAfter(*personSeconds_ - seconds);
      std::erase_if(people, [&](const PersonRegion& each) {
        return distance(each.region, person_->x, person_->y) > reach * each.region.size;
      });
    }
    std::ranges::stable_sort(people, {}, [&](const PersonRegion& each) {
      return distance(each.region, person_->x, person_->y) / each.region.size;
    });
  }
  for (const PersonRegion& each : people) {
    if (auto found = landmarks_.find(picture, each.region)) return found;
  }
  return {};
}

PersonLandmarks PersonTracker::follow(const SeenPicture& picture, double seconds) {
  std::optional<RegionLandmarks> found;
  if (isFollowing_) found = landmarks_.find(picture, *last_);
  if (!found) found = findAgain(picture, seconds);
  isFollowing_ = found && found->next.isUsableIn(picture.width(), picture.height());
  PersonLandmarks person;
  if (isFollowing_) {
    person = found->person;
    last_ = found->next;
    lastSeconds_ = seconds;
  }
  person.seconds = seconds;
  return person;
}

std::vector<FoundPerson> PersonTracker::findAll(const SeenPicture& picture) {
  std::vector<FoundPerson> people;
  for (const PersonRegion& each : detector_.find(picture)) {
    if (const auto found = landmarks_.find(picture, each.region)) {
      people.push_back({found->person.box, found->person.score});
    }
  }
  return people;
}

}  // namespace furitsuke::landmarks
