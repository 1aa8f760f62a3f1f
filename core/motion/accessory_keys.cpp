// SPDX-License-Identifier: MIT
#include "core/motion/accessory_keys.h"

#include <algorithm>
#include <iterator>

namespace furitsuke::motion {

std::optional<AccessoryKey> accessoryKeyAt(const std::vector<AccessoryKey>& keys, double frame) {
  if (keys.empty()) return {};
  const auto next =
      std::ranges::upper_bound(keys, frame, {}, [](const AccessoryKey& key) { return static_cast<double>(key.frame); });
  if (next == keys.begin()) return keys.front();
  AccessoryKey accessoryKey = *std::prev(next);
  if (next == keys.end()) return accessoryKey;
  const double span = static_cast<double>(next->frame) - static_cast<double>(accessoryKey.frame);
  const double part = (frame - static_cast<double>(accessoryKey.frame)) / span;
  if (part <= 0) return accessoryKey;
  accessoryKey.position += (next->position - accessoryKey.position) * part;
  accessoryKey.angles += (next->angles - accessoryKey.angles) * part;
  accessoryKey.scale += (next->scale - accessoryKey.scale) * part;
  accessoryKey.opacity += (next->opacity - accessoryKey.opacity) * part;
  return accessoryKey;
}

}  // namespace furitsuke::motion
