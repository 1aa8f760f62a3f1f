// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/selected_block.h"

#include <algorithm>
#include <cmath>

#include "app/panels/timeline/key_marks.h"
#include "app/widgets/hit_radius.h"

namespace furitsuke::panels {

namespace {

/// The distance of the handles from the first and the last key, outside of the area where those keys are picked.
constexpr double kHandleDistance = KeyMarks::kHalfWidth + 5.0;

}  // namespace

std::optional<SelectedBlock> selectedBlock(const TimelineView& view) {
  if (view.document() == nullptr) return {};
  const FrameRange frames = view.document()->state().selection().frameRange();
  if (frames.isEmpty() || frames.first == frames.last) return {};
  const auto [first, last] = view.rowsBetween(0, static_cast<int>(view.viewport().height()));
  const auto isIn = [&view](int row) { return !view.keys().selectedFrames(row).empty(); };
  int top = first;
  while (top <= last && !isIn(top)) ++top;
  int bottom = last;
  while (bottom > top && !isIn(bottom)) --bottom;
  if (top > last) return {};
  SelectedBlock block;
  block.frames = frames;
  const double left = std::floor(view.scale().xOf(frames.first)) + 0.5 - kHandleDistance;
  const double right = std::floor(view.scale().xOf(frames.last)) + 0.5 + kHandleDistance;
  block.rect = {QPointF(left, view.rowTop(top) + 2.5),
                QPointF(right, view.rowTop(bottom) + TimelineView::kRowHeight - 2.5)};
  return block;
}

std::optional<BlockEdge> handleAt(const SelectedBlock& block, QPointF point) {
  if (point.y() < block.rect.top() || point.y() > block.rect.bottom()) return {};
  const double toFirst = std::abs(point.x() - block.rect.left());
  const double toLast = std::abs(point.x() - block.rect.right());
  if (std::min(toFirst, toLast) > widgets::kBlockHandleHitRadius) return {};
  return toFirst < toLast ? BlockEdge::First : BlockEdge::Last;
}

}  // namespace furitsuke::panels
