// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <cstdint>

#include "app/widgets/time_scale.h"
#include "core/base/frame.h"

class QPainter;

namespace furitsuke::panels {

/// The part of the band of the loop range that the mouse drags.
enum class LoopPart : std::uint8_t {
  None,
  First,
  Last,
  Both,  ///< moves the range
  New    ///< draws a new range
};

/// Height of the strip at the lower edge of a ruler where the band can be dragged, in pixels.
inline constexpr int kLoopGripHeight = 9;

/// The part under a point of the ruler; None outside of the strip.
[[nodiscard]] LoopPart loopPartAt(const widgets::TimeScale& scale, FrameRange range, QPointF point, int rulerHeight);
/// The range after dragging a part from one frame to another; never empty, never before frame 0.
[[nodiscard]] FrameRange draggedLoop(FrameRange range, LoopPart part, Frame from, Frame to);
/// Paints the band over a ruler; `active`: looping is on.
void paintLoopBand(QPainter& painter, const widgets::TimeScale& scale, FrameRange range, bool active,
                   const QRectF& ruler);

}  // namespace furitsuke::panels
