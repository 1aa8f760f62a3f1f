// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <cstdint>
#include <optional>

#include "app/panels/timeline/timeline_view.h"

namespace furitsuke::panels {

enum class BlockEdge : std::uint8_t { First, Last };

/// The selected keys as a block whose ends can be dragged: handles beside its first and last key stretch or
/// compress the motion between them.
struct SelectedBlock {
  FrameRange frames;
  QRectF rect;  ///< in the sheet, around the rows with selected keys; the handles are on its left and right sides
};

/// nullopt if fewer than two frames have selected keys, or if no visible row has a selected key.
[[nodiscard]] std::optional<SelectedBlock> selectedBlock(const TimelineView& view);
/// The handle at the point; nullopt if there is none.
[[nodiscard]] std::optional<BlockEdge> handleAt(const SelectedBlock& block, QPointF point);

}  // namespace furitsuke::panels
