// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/graph_picking.h"

#include <cmath>

#include "app/widgets/hit_radius.h"

namespace furitsuke::panels {

namespace {

double distanceBetween(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

template <class F>
void forShownCurves(const GraphView& view, F&& f) {
  if (view.document() == nullptr) return;
  for (std::size_t i = 0; i < view.curves().size(); ++i) {
    if (view.curves()[i].isShown) f(i);
  }
}

void addHandles(const GraphView& view, const GraphKey& selected, std::vector<GraphHandle>& handles) {
  const GraphCurve& curve = view.curves()[selected.curve];
  const eval::ChannelCurve keys = view.curveOf(curve);
  const auto add = [&](std::size_t later) {
    if (later < keys.firstSpan() || later >= keys.size() || !eval::hasHandles(keys, later)) return;
    for (const eval::CurveHandle handle : {eval::CurveHandle::First, eval::CurveHandle::Second}) {
      const bool isFirst = handle == eval::CurveHandle::First;
      const Frame from = isFirst ? keys.spanFrame(later) : keys.frames()[later];
      const eval::ChannelPoint at = eval::handlePoint(keys, later, handle);
      const double anchor = isFirst ? keys.spanStart(later) : keys.keyValue(later);
      const GraphHandle added{selected.curve, later, handle, view.pointOf(curve, at.frame, at.value),
                              view.pointOf(curve, from, anchor)};
      // A key comes before a handle, which could not be dragged there.
      if (distanceBetween(added.position, added.anchor) > widgets::kGraphHitRadius) handles.push_back(added);
    }
  };
  // The curve of the span after a selected key belongs to the next key. If that is selected too, it adds the handles.
  add(selected.key);
  const auto next = selected.key + 1;
  if (next < keys.size() && !view.document()->state().selection().contains(curve.track, keys.frames()[next])) add(next);
}

}  // namespace

std::optional<GraphKey> graphKeyAt(const GraphView& view, QPointF point) {
  std::optional<GraphKey> best;
  double bestDistance = widgets::kGraphHitRadius;
  bool isBestSelected = false;
  forShownCurves(view, [&](std::size_t index) {
    const motion::TrackId track = view.curves()[index].track;
    forKeysBetween(view, index, view.document()->motion().frames(track), point.x() - widgets::kGraphHitRadius,
                   point.x() + widgets::kGraphHitRadius, 0, [&](const GraphKey& key) {
                     const double distance = distanceBetween(key.position, point);
                     if (distance > bestDistance) return;
                     const bool isSelected = view.document()->state().selection().contains(track, key.frame);
                     if (distance == bestDistance && isBestSelected && !isSelected) return;
                     bestDistance = distance;
                     isBestSelected = isSelected;
                     best = key;
                   });
  });
  return best;
}

std::vector<GraphHandle> visibleHandles(const GraphView& view) {
  std::vector<GraphHandle> handles;
  if (!view.areHandlesShown()) return handles;
  std::vector<GraphKey> selected;
  forShownCurves(view, [&](std::size_t index) {
    if (!eval::channelInfo(view.curves()[index].channel).curve || selected.size() > kMaxKeysWithHandles) return;
    const auto frames = view.document()->state().selection().frames(view.curves()[index].track);
    forKeysBetween(view, index, frames, 0, view.viewport().width(), 1,
                   [&](const GraphKey& key) { selected.push_back(key); });
  });
  if (selected.size() > kMaxKeysWithHandles) return handles;
  handles.reserve(4 * selected.size());
  for (const GraphKey& key : selected) addHandles(view, key, handles);
  return handles;
}

std::optional<GraphHandle> graphHandleAt(const GraphView& view, QPointF point) {
  std::optional<GraphHandle> best;
  double bestDistance = widgets::kGraphHitRadius;
  for (const GraphHandle& handle : visibleHandles(view)) {
    const double distance = distanceBetween(handle.position, point);
    if (distance >= bestDistance) continue;
    bestDistance = distance;
    best = handle;
  }
  return best;
}

motion::KeySelection keysInPlotBox(const GraphView& view, const QRectF& box) {
  motion::KeySelection found;
  forShownCurves(view, [&](std::size_t index) {
    const motion::TrackId track = view.curves()[index].track;
    std::vector<Frame> frames;
    forKeysBetween(view, index, view.document()->motion().frames(track), box.left(), box.right(), 0,
                   [&](const GraphKey& key) {
                     if (key.position.y() >= box.top() && key.position.y() <= box.bottom()) frames.push_back(key.frame);
                   });
    found.add(track, frames);
  });
  return found;
}

std::optional<std::size_t> graphCurveAt(const GraphView& view, QPointF point) {
  std::optional<std::size_t> best;
  double bestDistance = widgets::kGraphHitRadius;
  forShownCurves(view, [&](std::size_t index) {
    const GraphCurve& curve = view.curves()[index];
    const eval::ChannelCurve keys = view.curveOf(curve);
    if (keys.size() == 0) return;
    const double value = keys.at(view.scale().frameAt(point.x()));
    const double distance = std::abs(view.values().yOf(view.plotted(curve, value)) - point.y());
    if (distance > bestDistance) return;
    bestDistance = distance;
    best = index;
  });
  return best;
}

}  // namespace furitsuke::panels
