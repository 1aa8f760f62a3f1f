// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/motion/captured_keys.h"
#include "core/motion/tempo_map.h"
#include "core/operations/operation_result.h"

namespace furitsuke::operations {

/// Whether all keys of the motion are selected. Markers, changes of the tempo, gravity, outside parents, places and the
/// capture belong to the whole motion: only then do they move with the keys.
[[nodiscard]] inline bool isWholeMotion(const motion::Motion& motion, const motion::KeySelection& keys) {
  return keys.withoutAnnotations().keyCount() == motion.keyCount();
}

/// The same for changes of the tempo, which can be between frames.
template <class F>
void moveTempoChanges(std::vector<motion::Tempo>& changes, F&& to) {
  for (motion::Tempo& change : std::exchange(changes, {})) {
    const auto whole = static_cast<Frame>(std::clamp(std::floor(change.firstBeat), 0.0, motion::kFarthestBeat));
    const std::optional<std::int64_t> frame = to(whole);
    if (!frame) continue;
    const double moved = change.firstBeat + static_cast<double>(*frame - whole);
    change.firstBeat = std::clamp(moved, -motion::kFarthestBeat, motion::kFarthestBeat);
    changes.push_back(std::move(change));
  }
  motion::sortTempoChanges(changes);
}

/// Moves every marker, every change of the tempo, every key of gravity, of outside parents, of a prop and of the
/// capture to the frame that `to(frame)` returns as an optional std::int64_t, clamped to 0..kMaxFrame, or removes it.
template <class F>
void moveMarkers(OperationResult& result, const motion::Motion& motion, F&& to) {
  motion::Annotations after = motion.annotations;
  const auto move = [&to](auto& all) {
    const auto before = std::exchange(all, {});
    for (const auto& each : before) {
      const std::optional<std::int64_t> frame = to(each.frame);
      if (!frame) continue;
      all.push_back(each);
      all.back().frame = static_cast<Frame>(std::clamp<std::int64_t>(*frame, 0, kMaxFrame));
    }
  };
  move(after.markers);
  std::ranges::stable_sort(after.markers, {}, &motion::Marker::frame);
  moveTempoChanges(after.tempoChanges, to);
  motion::forEachKeyList(after, [&move](auto& keys) {
    move(keys);
    motion::sortKeys(keys);
  });
  if (after.gravity && after.gravity->isEmpty()) after.gravity.reset();
  if (const motion::CapturedKeys* captured = motion::capturedKeys(motion)) {
    motion::setCapturedKeys(after, motion::movedCapture(*captured, to));
  }
  if (after != motion.annotations)
    result.edit.annotations = motion::AnnotationEdit{motion.annotations, std::move(after)};
}

}  // namespace furitsuke::operations
