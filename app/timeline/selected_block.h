// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <cstdint>
#include <optional>

#include "app/timeline/timeline_view.h"

namespace furitsuke {

enum class BlockEdge : std::uint8_t { First, Last };

/// The selected keys as a block whose ends can be dragged: handles beside its first and last key make the motion
/// between them longer or shorter.
struct SelectedBlock {
  FrameRange frames;
  QRectF rect;  ///< in the sheet, around the rows with selected keys; its sides are the middles of the handles

  static constexpr double kHandleReach = 3.0;  ///< how far beside its middle a handle can be caught, pixels
};

/// Nothing when fewer than two frames are selected or none of the rows shows a selected key.
[[nodiscard]] std::optional<SelectedBlock> selectedBlock(const TimelineView& view);
/// The handle under the mouse.
[[nodiscard]] std::optional<BlockEdge> handleAt(const SelectedBlock& block, QPointF point);

}  // namespace furitsuke
