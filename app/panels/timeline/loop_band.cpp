// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/loop_band.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/theme/theme.h"
#include "app/widgets/hit_radius.h"

namespace furitsuke::panels {

namespace {

constexpr double kStripHeight = 5;
constexpr double kEndWidth = 3;

}  // namespace

LoopPart loopPartAt(const widgets::TimeScale& scale, FrameRange range, QPointF point, int rulerHeight) {
  if (range.isEmpty() || point.y() < rulerHeight - kLoopGripHeight) return LoopPart::None;
  const double first = scale.xOf(range.first);
  const double last = scale.xOf(range.last);
  const double toFirst = std::abs(point.x() - first);
  const double toLast = std::abs(point.x() - last);
  // If both ends are on the same frame, a press to the right of it drags the last one, so that they can be separated.
  if (toLast <= widgets::kLoopEndHitRadius && (toLast < toFirst || point.x() >= last)) return LoopPart::Last;
  if (toFirst <= widgets::kLoopEndHitRadius) return LoopPart::First;
  return point.x() > first && point.x() < last ? LoopPart::Both : LoopPart::None;
}

FrameRange draggedLoop(FrameRange range, LoopPart part, Frame from, Frame to) {
  switch (part) {
    case LoopPart::None: break;
    case LoopPart::First: return {std::clamp(to, 0, range.last), range.last};
    case LoopPart::Last: return {range.first, std::max(to, range.first)};
    case LoopPart::Both: {
      const std::int64_t by =
          std::clamp(std::int64_t{to} - from, -std::int64_t{range.first}, std::int64_t{kMaxFrame} - range.last);
      return {static_cast<Frame>(range.first + by), static_cast<Frame>(range.last + by)};
    }
    case LoopPart::New: return {std::max(0, std::min(from, to)), std::max({0, from, to})};
  }
  return range;
}

void paintLoopBand(QPainter& painter, const widgets::TimeScale& scale, FrameRange range, bool active,
                   const QRectF& ruler) {
  if (range.isEmpty()) return;
  const double left = std::floor(std::max(scale.xOf(range.first), ruler.left() - 2 * kEndWidth));
  const double right = std::floor(std::min(scale.xOf(range.last), ruler.right() + 2 * kEndWidth)) + 1;
  if (right <= left) return;
  const QColor color = active ? theme::theme().accent : theme::theme().mutedText;
  QColor wash = color;
  wash.setAlphaF(active ? 0.16F : 0.10F);
  painter.fillRect(QRectF(left, ruler.top(), right - left, ruler.height()), wash);
  QColor strip = color;
  strip.setAlphaF(0.55F);
  const double top = ruler.bottom() - kStripHeight;
  painter.fillRect(QRectF(left, top, right - left, kStripHeight), strip);
  painter.fillRect(QRectF(left, top - 4, kEndWidth, kStripHeight + 4), color);
  painter.fillRect(QRectF(right - kEndWidth, top - 4, kEndWidth, kStripHeight + 4), color);
}

}  // namespace furitsuke::panels
