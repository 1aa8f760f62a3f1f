// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <optional>

#include "app/panels/timeline/timeline_view.h"

namespace furitsuke::panels {

/// The key under the mouse: of a track, or of all tracks of a heading on that frame.
struct KeyHit {
  int row = 0;
  Frame frame = 0;
  friend bool operator==(const KeyHit&, const KeyHit&) = default;
};

/// The key nearest to the point in its row, within widgets::kKeyHitRadius; nullopt if there is none.
[[nodiscard]] std::optional<KeyHit> keyAt(const TimelineView& view, QPointF point);

// The following functions ignore keys of locked tracks.

/// The keys of a row, or of all tracks of a heading, within the frames.
[[nodiscard]] motion::KeySelection keysOfRow(const TimelineView& view, int row, FrameRange frames = kAllFrames);
/// The keys of the rows from `firstRow` to `lastRow` within the frames. The heading of a folded group includes the keys
/// of its tracks.
[[nodiscard]] motion::KeySelection keysInBox(const TimelineView& view, int firstRow, int lastRow, FrameRange frames);
/// The keys on one frame of all tracks that pass the filter.
[[nodiscard]] motion::KeySelection keysOfColumn(const TimelineView& view, Frame frame);

}  // namespace furitsuke::panels
