// SPDX-License-Identifier: MIT
#include "core/motion/places/place_keys.h"

#include <algorithm>
#include <iterator>

namespace furitsuke::motion {

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
