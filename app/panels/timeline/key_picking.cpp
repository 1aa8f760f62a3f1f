// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/key_picking.h"

#include <algorithm>
#include <cmath>

#include "app/panels/timeline/frame_union.h"
#include "app/widgets/hit_radius.h"

namespace furitsuke::panels {

std::optional<KeyHit> keyAt(const TimelineView& view, QPointF point) {
  const auto row = view.rowAt(static_cast<int>(std::floor(point.y())));
  if (!row) return {};
  const std::span<const Frame> frames = view.keys().frames(*row);
  const Frame target = view.scale().nearestFrame(point.x());
  const auto after = std::ranges::lower_bound(frames, target);
  std::optional<KeyHit> best;
  double bestDistance = widgets::kKeyHitRadius;
  const auto consider = [&](Frame frame) {
    const double distance = std::abs(view.scale().xOf(frame) + 0.5 - point.x());
    if (distance > bestDistance) return;
    bestDistance = distance;
    best = KeyHit{*row, frame};
  };
  if (after != frames.end()) consider(*after);
  if (after != frames.begin()) consider(*std::prev(after));
  return best;
}

motion::KeySelection keysOfRow(const TimelineView& view, int row, FrameRange frames) {
  motion::KeySelection keys;
  if (view.document() == nullptr) return keys;
  if (frames.isEmpty()) return keys;
  for (const motion::TrackId id : view.rows().tracksOf(row)) {
    if (!view.document()->state().isLocked(id)) keys.add(motion::selectKeys(view.document()->motion(), id, frames));
  }
  for (const motion::AnnotationTrack& track : view.rows().annotationsOf(row)) {
    keys.add(motion::selectKeys(view.document()->motion(), track, frames));
  }
  return keys;
}

motion::KeySelection keysInBox(const TimelineView& view, int firstRow, int lastRow, FrameRange frames) {
  motion::KeySelection keys;
  for (int row = std::max(0, firstRow); row <= std::min(lastRow, view.rows().count() - 1); ++row) {
    // A box that starts on the heading of an open group, or on the summary, selects only the tracks that it covers.
    const TimelineRow& line = view.rows().at(row);
    const bool isOpen = line.isHeading() && row + 1 < view.rows().count() &&
                        (view.rows().groupOf(line).role == TrackGroup::Role::Summary ||
                         (!view.rows().at(row + 1).isHeading() && view.rows().at(row + 1).group == line.group));
    if (isOpen && lastRow > row) continue;
    keys.add(keysOfRow(view, row, frames));
  }
  return keys;
}

motion::KeySelection keysOfColumn(const TimelineView& view, Frame frame) {
  motion::KeySelection keys;
  if (view.document() == nullptr) return keys;
  for (const motion::TrackId id : view.rows().shownTracks()) {
    if (view.document()->state().isLocked(id)) continue;
    keys.add(id, framesWithin(view.document()->motion().frames(id), {frame, frame}));
  }
  for (const motion::AnnotationTrack& track : view.rows().shownAnnotations()) {
    keys.add(motion::selectKeys(view.document()->motion(), track, {frame, frame}));
  }
  return keys;
}

}  // namespace furitsuke::panels
