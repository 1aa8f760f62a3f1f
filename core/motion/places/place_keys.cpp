// SPDX-License-Identifier: MIT
#include "core/motion/places/place_keys.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace furitsuke::motion {

void sortPlaceKeys(std::vector<PlaceKey>& keys) {
  // The last of several keys on a frame comes first, so that it is the one that std::unique() keeps.
  std::ranges::reverse(keys);
  std::ranges::stable_sort(keys, {}, &PlaceKey::frame);
  const auto isSameFrame = [](const PlaceKey& a, const PlaceKey& b) { return a.frame == b.frame; };
  keys.erase(std::unique(keys.begin(), keys.end(), isSameFrame), keys.end());
}

void setPlaceKey(std::vector<PlaceKey>& keys, PlaceKey key) {
  const auto at = std::ranges::lower_bound(keys, key.frame, {}, &PlaceKey::frame);
  if (at != keys.end() && at->frame == key.frame) {
    *at = std::move(key);
  } else {
    keys.insert(at, std::move(key));
  }
}

void removePlaceKey(std::vector<PlaceKey>& keys, Frame frame) {
  std::erase_if(keys, [frame](const PlaceKey& key) { return key.frame == frame; });
}

bool hasPlaceKey(const std::vector<PlaceKey>& keys, Frame frame) {
  return std::ranges::binary_search(keys, frame, {}, &PlaceKey::frame);
}

std::optional<PlaceKey> placeAt(const std::vector<PlaceKey>& keys, double frame) {
  if (keys.empty()) return {};
  const auto next =
      std::ranges::upper_bound(keys, frame, {}, [](const PlaceKey& key) { return static_cast<double>(key.frame); });
  if (next == keys.begin()) return keys.front();
  PlaceKey place = *std::prev(next);
  if (next == keys.end()) return place;
  const double span = static_cast<double>(next->frame) - static_cast<double>(place.frame);
  const double part = (frame - static_cast<double>(place.frame)) / span;
  if (part <= 0) return place;
  place.position += (next->position - place.position) * part;
  place.angles += (next->angles - place.angles) * part;
  place.scale += (next->scale - place.scale) * part;
  place.opacity += (next->opacity - place.opacity) * part;
  return place;
}

}  // namespace furitsuke::motion
