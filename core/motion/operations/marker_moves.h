// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// Markers note what happens in the whole motion: they go along in time with an operation on all of its keys.
[[nodiscard]] inline bool takesMarkers(const Motion& motion, const KeySelection& keys) {
  return !motion.annotations.markers.empty() && keys.keyCount() == motion.keyCount();
}

/// Every marker goes to the frame that `to(frame)` gives as an optional std::int64_t, clamped to 0..kMaxFrame; without
/// one it goes away.
template <class F>
void moveMarkers(OperationResult& result, const Motion& motion, F&& to) {
  Annotations after = motion.annotations;
  after.markers.clear();
  for (const Marker& marker : motion.annotations.markers) {
    const std::optional<std::int64_t> frame = to(marker.frame);
    if (!frame) continue;
    after.markers.push_back(marker);
    after.markers.back().frame = static_cast<Frame>(std::clamp<std::int64_t>(*frame, 0, kMaxFrame));
  }
  std::ranges::stable_sort(after.markers, {}, &Marker::frame);
  if (after != motion.annotations) result.edit.annotations = AnnotationEdit{motion.annotations, std::move(after)};
}

}  // namespace furitsuke
