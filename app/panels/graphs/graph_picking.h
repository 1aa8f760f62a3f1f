// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "app/panels/graphs/graph_view.h"
#include "core/eval/channels/channel_edits.h"
#include "core/motion/selected_keys.h"

namespace furitsuke::panels {

/// A key of a shown curve.
struct GraphKey {
  std::size_t curve = 0;  ///< index into GraphView::curves()
  std::size_t key = 0;    ///< index into the keys of its track
  Frame frame = 0;
  double value = 0;  ///< in the unit of the channel
  QPointF position;  ///< in the plot
};

/// A handle of a span that begins or ends at a selected key. One that does not clear its key is not shown: the key is
/// what the mouse takes there.
struct GraphHandle {
  std::size_t curve = 0;
  std::size_t later = 0;  ///< index of the key that ends the span and stores its curve
  eval::CurveHandle handle = eval::CurveHandle::First;
  QPointF position;
  QPointF anchor;  ///< position of the key to which the handle is connected
};

/// With more selected keys in view, no handles are shown, because they would cover each other.
inline constexpr std::size_t kMaxKeysWithHandles = 60;

/// Calls f(key) for the keys of a curve between two pixels of the plot, from left to right. With `apart` above 0, keys
/// closer than that to the last one are skipped, so that the cost is bounded by the width, not by the number of keys.
template <class F>
void forKeysBetween(const GraphView& view, std::size_t index, std::span<const Frame> frames, double left, double right,
                    double apart, F&& f) {
  const GraphCurve& curve = view.curves()[index];
  const eval::ChannelCurve keys = view.curveOf(curve);
  const FrameRange range = view.scale().framesBetween(left, right);
  if (range.isEmpty()) return;
  const double framesApart = apart / view.scale().pixelsPerFrame();
  std::size_t key = 0;
  for (auto at = std::ranges::lower_bound(frames, range.first); at != frames.end() && *at <= range.last;) {
    const Frame frame = *at;
    key = motion::seekFrame(keys.frames(), key, frame);
    if (key == keys.size()) return;
    const double value = keys.keyValue(key);
    f(GraphKey{index, key, frame, value, view.pointOf(curve, frame, value)});
    ++at;
    if (framesApart > 1 && at != frames.end() && *at < frame + framesApart) {
      at = std::ranges::lower_bound(at, frames.end(), frame + framesApart, {},
                                    [](Frame each) { return static_cast<double>(each); });
    }
  }
}

/// The key of a shown curve that is nearest to the point, within widgets::kGraphHitRadius; of equally near keys a
/// selected one.
[[nodiscard]] std::optional<GraphKey> graphKeyAt(const GraphView& view, QPointF point);
/// The handles in view; none if they are turned off.
[[nodiscard]] std::vector<GraphHandle> visibleHandles(const GraphView& view);
/// The handle that is nearest to the point, within widgets::kGraphHitRadius.
[[nodiscard]] std::optional<GraphHandle> graphHandleAt(const GraphView& view, QPointF point);
/// The keys of shown curves within a box of the plot.
[[nodiscard]] motion::KeySelection keysInPlotBox(const GraphView& view, const QRectF& box);
/// The shown curve whose line is nearest to the point, within widgets::kGraphHitRadius.
[[nodiscard]] std::optional<std::size_t> graphCurveAt(const GraphView& view, QPointF point);

}  // namespace furitsuke::panels
