// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/operations/operation_result.h"

namespace furitsuke::operations {

/// Whether all keys of the motion are selected. Markers belong to the whole motion: only then do they move with the
/// keys.
[[nodiscard]] inline bool isWholeMotion(const motion::Motion& motion, const motion::KeySelection& keys) {
  return keys.keyCount() == motion.keyCount();
}

/// Moves every marker to the frame that `to(frame)` returns as an optional std::int64_t, clamped to 0..kMaxFrame, or
/// removes it.
template <class F>
void moveMarkers(OperationResult& result, const motion::Motion& motion, F&& to) {
  if (motion.annotations.markers.empty()) return;
  motion::Annotations after = motion.annotations;
  after.markers.clear();
  for (const motion::Marker& marker : motion.annotations.markers) {
    const std::optional<std::int64_t> frame = to(marker.frame);
    if (!frame) continue;
    after.markers.push_back(marker);
    after.markers.back().frame = static_cast<Frame>(std::clamp<std::int64_t>(*frame, 0, kMaxFrame));
  }
  std::ranges::stable_sort(after.markers, {}, &motion::Marker::frame);
  if (after != motion.annotations)
    result.edit.annotations = motion::AnnotationEdit{motion.annotations, std::move(after)};
}

}  // namespace furitsuke::operations
