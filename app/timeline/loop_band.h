// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <cstdint>

#include "app/widgets/time_scale.h"
#include "core/base/frame.h"

class QPainter;

namespace furitsuke {

/// What of the band of repeated frames the mouse has hold of.
enum class LoopPart : std::uint8_t {
  None,
  First,
  Last,
  Both,  ///< moves the range
  Fresh  ///< draws another range
};

/// The strip at the lower edge of a ruler of that height where the band is caught.
inline constexpr int kLoopGripHeight = 9;

/// The part under a point of the ruler; None outside of the strip.
[[nodiscard]] LoopPart loopPartAt(const TimeScale& scale, FrameRange range, QPointF point, int rulerHeight);
/// What a drag of a part from one frame to another makes of the range; never empty, never before frame 0.
[[nodiscard]] FrameRange draggedLoop(FrameRange range, LoopPart part, Frame from, Frame to);
/// Paints the band over a ruler; `active`: it is what is repeated, otherwise it only could be.
void paintLoopBand(QPainter& painter, const TimeScale& scale, FrameRange range, bool active, const QRectF& ruler);

}  // namespace furitsuke
