// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <optional>

#include "app/timeline/timeline_view.h"

namespace furitsuke {

/// The key under the mouse: of a track, or of all tracks of a heading on that frame.
struct KeyHit {
  int row = 0;
  Frame frame = 0;
  friend bool operator==(const KeyHit&, const KeyHit&) = default;
};

/// How far from its middle a key can be caught, in logical pixels.
inline constexpr double kCatchRadius = 7.0;

/// The nearest key of the row under the point within kCatchRadius.
[[nodiscard]] std::optional<KeyHit> keyAt(const TimelineView& view, QPointF point);

// What is picked never holds keys of locked tracks.

/// The keys of a row (of all tracks behind it) within the frames.
[[nodiscard]] KeySelection keysOfRow(const TimelineView& view, int row, FrameRange frames = kAllFrames);
/// The keys of the rows first..last within the frames; rows that are folded away count through their heading.
[[nodiscard]] KeySelection keysInBox(const TimelineView& view, int firstRow, int lastRow, FrameRange frames);
/// The keys on one frame of all tracks that pass the filter.
[[nodiscard]] KeySelection keysOfColumn(const TimelineView& view, Frame frame);

}  // namespace furitsuke
