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
  QPointF place;     ///< in the plot
};

/// A handle of a span beside a selected key.
struct GraphHandle {
  std::size_t curve = 0;
  std::size_t later = 0;  ///< the key that ends the span and holds its curve
  eval::CurveHandle handle = eval::CurveHandle::First;
  QPointF place;
  QPointF anchor;  ///< the key that it is connected to
};

/// The distance from its center within which a key or handle can be picked, in pixels.
inline constexpr double kGraphCatch = 8.0;
/// With more visible selected keys their handles would cover each other.
inline constexpr std::size_t kMostHandledKeys = 60;

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

/// The key of a shown curve that is nearest to the point, within kGraphCatch. Of equally near ones a selected one.
[[nodiscard]] std::optional<GraphKey> graphKeyAt(const GraphView& view, QPointF point);
/// The visible handles; none if they are switched off.
[[nodiscard]] std::vector<GraphHandle> handlesInSight(const GraphView& view);
[[nodiscard]] std::optional<GraphHandle> graphHandleAt(const GraphView& view, QPointF point);
/// The keys of shown curves within a box of the plot.
[[nodiscard]] motion::KeySelection keysInPlotBox(const GraphView& view, const QRectF& box);
/// The shown curve whose line passes the point within kGraphCatch.
[[nodiscard]] std::optional<std::size_t> graphCurveAt(const GraphView& view, QPointF point);

}  // namespace furitsuke::panels
