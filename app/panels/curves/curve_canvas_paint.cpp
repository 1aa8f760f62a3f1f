// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <vector>

#include "app/panels/curves/curve_canvas.h"
#include "app/theme/theme.h"
#include "core/eval/curve.h"

// Painting of the canvas; input is in curve_canvas.cpp.
namespace furitsuke::panels {

namespace {

constexpr double kHandleRadius = 6.0;
constexpr double kCurveWidth = 2.0;
constexpr double kDash = 10.0;

QColor withAlpha(QColor color, int alpha) {
  color.setAlpha(alpha);
  return color;
}

QFont smallFont(QFont font) {
  font.setPointSizeF(std::max(7.0, font.pointSizeF() * 0.88));
  return font;
}

QPointF bezierPoint(const motion::Curve& c, double u) {
  const double s = 1 - u;
  const double a = 3 * s * s * u;
  const double b = 3 * s * u * u;
  const double end = u * u * u * motion::kCurveMax;
  return {a * c.x1 + b * c.x2 + end, a * c.y1 + b * c.y2 + end};
}

QPainterPath curvePath(const CurveCanvas& canvas, const motion::Curve& c) {
  const auto at = [](std::uint8_t byte) { return double(std::min<int>(byte, motion::kCurveMax)); };
  QPainterPath path(canvas.fromCurve({0, 0}));
  path.cubicTo(canvas.fromCurve({at(c.x1), at(c.y1)}), canvas.fromCurve({at(c.x2), at(c.y2)}),
               canvas.fromCurve({double{motion::kCurveMax}, double{motion::kCurveMax}}));
  return path;
}

/// Active channels that all have the same curve in all keys. It is drawn once, with dashes in their colors.
struct CurveGroup {
  motion::Curve curve;
  std::vector<motion::CurveChannel> channels;
};

std::vector<CurveGroup> uniformGroups(const CurveView& view) {
  std::vector<CurveGroup> groups;
  forEachChannel(view.active, [&](motion::CurveChannel channel) {
    const motion::ChannelCurves& curves = view.selected.channel(channel);
    if (curves.different.empty() || curves.isMixed()) return;
    const auto same = std::ranges::find(groups, curves.different.front(), &CurveGroup::curve);
    if (same == groups.end()) {
      groups.push_back({curves.different.front(), {channel}});
    } else {
      same->channels.push_back(channel);
    }
  });
  return groups;
}

/// Paints text on a small background, so that it is readable on top of curves. `anchor` is its center.
void paintChip(QPainter& painter, QPointF anchor, const QString& text, const QColor& ink, const QRectF& within) {
  const QFontMetricsF metrics(painter.font());
  const double height = std::ceil(metrics.height()) + 2;
  const double width = std::max(height, std::ceil(metrics.horizontalAdvance(text)) + 8);
  QRectF badge(0, 0, width, height);
  badge.moveCenter(anchor);
  badge.moveLeft(
      std::round(std::clamp(badge.left(), within.left() + 2, std::max(within.left() + 2, within.right() - 2 - width))));
  badge.moveTop(std::round(std::clamp(badge.top(), within.top() + 2, within.bottom() - 2 - height)));
  painter.setPen(Qt::NoPen);
  painter.setBrush(withAlpha(theme::theme().background, 225));
  painter.drawRoundedRect(badge, height / 2, height / 2);
  painter.setPen(ink);
  painter.drawText(badge, Qt::AlignCenter, text);
}

void paintKeyMark(QPainter& painter, QPointF middle, bool filled) {
  constexpr double kHalfDiagonal = 5.0;
  const QPolygonF diamond({{middle.x(), middle.y() - kHalfDiagonal},
                           {middle.x() + kHalfDiagonal, middle.y()},
                           {middle.x(), middle.y() + kHalfDiagonal},
                           {middle.x() - kHalfDiagonal, middle.y()}});
  painter.setPen(QPen(filled ? theme::theme().selection : theme::theme().strongLine, 1.5));
  painter.setBrush(filled ? theme::theme().selection : theme::theme().background);
  painter.drawPolygon(diamond);
}

}  // namespace

void CurveCanvas::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(smallFont(font()));
  paintGrid(painter);
  painter.save();
  painter.setClipRect(square().adjusted(-1, -1, 1, 1));
  paintMixed(painter);
  paintMarker(painter);
  painter.restore();
  paintCurves(painter);
  paintEndKeys(painter);
  paintFrames(painter);
  paintLabels(painter);
  if (shownCurve()) {
    paintHandle(painter, 1 - focusedHandle_);
    paintHandle(painter, focusedHandle_);
  }
}

void CurveCanvas::paintGrid(QPainter& painter) const {
  const QRect area = square();
  const theme::Theme& t = theme::theme();
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.fillRect(area, t.background);
  constexpr int kCells = 8;
  for (int i = 1; i < kCells; ++i) {
    painter.setPen(i % 2 == 0 ? t.line : withAlpha(t.line, 110));
    const int dx = area.width() * i / kCells;
    const int dy = area.height() * i / kCells;
    painter.drawLine(area.left() + dx, area.top(), area.left() + dx, area.bottom());
    painter.drawLine(area.left(), area.bottom() - dy, area.right(), area.bottom() - dy);
  }
  painter.setPen(hasFocus() ? t.accent : t.strongLine);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area.adjusted(-1, -1, 0, 0));
  painter.setRenderHint(QPainter::Antialiasing, true);
  painter.setPen(QPen(withAlpha(t.strongLine, 150), 1, Qt::DotLine));
  painter.drawLine(fromCurve({0, 0}), fromCurve({motion::kCurveMax, motion::kCurveMax}));
}

void CurveCanvas::paintMixed(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  forEachChannel(view_.active, [&](motion::CurveChannel channel) {
    const motion::ChannelCurves& curves = view_.selected.channel(channel);
    if (!curves.isMixed()) return;
    QPen pen(withAlpha(channelColor(channel), 120), 1.25, Qt::DashLine);
    painter.setPen(pen);
    for (const motion::Curve& curve : curves.different) painter.drawPath(curvePath(*this, curve));
  });
}

void CurveCanvas::paintCurves(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  for (const CurveGroup& group : uniformGroups(view_)) {
    const QPainterPath path = curvePath(*this, group.curve);
    const int count = static_cast<int>(group.channels.size());
    for (int i = 0; i < count; ++i) {
      QPen pen(channelColor(group.channels[static_cast<std::size_t>(i)]), kCurveWidth, Qt::SolidLine, Qt::FlatCap);
      if (count > 1) {
        // Dash lengths are in units of the pen width. Each channel has a different offset in the pattern.
        const double dash = kDash / kCurveWidth;
        pen.setDashPattern({dash, dash * (count - 1)});
        pen.setDashOffset(-dash * i);
      }
      painter.setPen(pen);
      painter.drawPath(path);
    }
  }
}

void CurveCanvas::paintEndKeys(QPainter& painter) const {
  paintKeyMark(painter, fromCurve({0, 0}), false);
  paintKeyMark(painter, fromCurve({motion::kCurveMax, motion::kCurveMax}), true);
}

void CurveCanvas::paintMarker(QPainter& painter) const {
  if (!view_.marker) return;
  const CurveMarker& marker = *view_.marker;
  const QRect area = square();
  const double x = std::round(fromCurve({marker.t * motion::kCurveMax, 0}).x()) + 0.5;
  painter.setPen(QPen(theme::theme().accent, 1));
  painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
  forEachChannel(view_.active & marker.curves.channels, [&](motion::CurveChannel channel) {
    const double y = eval::evaluateCurve(marker.curves.curves[static_cast<std::size_t>(channel)], marker.t);
    const QPointF at = fromCurve({marker.t * motion::kCurveMax, y * motion::kCurveMax});
    painter.setPen(QPen(withAlpha(theme::theme().accent, 140), 1, Qt::DotLine));
    painter.drawLine(QPointF(area.left(), at.y()), at);
    painter.setPen(QPen(theme::theme().background, 1.5));
    painter.setBrush(channelColor(channel));
    painter.drawEllipse(at, 4, 4);
  });
}

void CurveCanvas::paintHandle(QPainter& painter, int handle) const {
  const theme::Theme& t = theme::theme();
  const QPointF end = fromCurve(handle == 0 ? QPointF(0, 0) : QPointF(motion::kCurveMax, motion::kCurveMax));
  const QPointF middle = handleCenter(handle);
  const bool mixed = isHandleMixed(handle);
  const bool held = drag_ && drag_->handle == handle;
  QColor color = t.text;
  if (view_.active.size() == 1)
    forEachChannel(view_.active, [&](motion::CurveChannel channel) { color = channelColor(channel); });

  painter.setPen(QPen(withAlpha(color, mixed ? 110 : 170), 1, mixed ? Qt::DashLine : Qt::SolidLine));
  painter.drawLine(end, middle);
  if (hasFocus() && handle == focusedHandle_) {
    painter.setPen(QPen(t.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, kHandleRadius + 3.5, kHandleRadius + 3.5);
  }
  const double radius = held || hovered_ == handle ? kHandleRadius + 1 : kHandleRadius;
  painter.setPen(QPen(t.background, 2));
  painter.setBrush(mixed ? t.background : color);
  painter.drawEllipse(middle, radius, radius);
  if (mixed) {
    painter.setPen(QPen(color, 1.75));
    painter.drawEllipse(middle, radius - 1.5, radius - 1.5);
  }
  if (!held) return;
  painter.setFont(smallFont(theme::numberFont()));
  const QPoint point = handlePoint(handle);
  const double side = middle.y() - 24 < square().top() ? 24 : -22;
  paintChip(painter, middle + QPointF(0, side), QString("%1, %2").arg(point.x()).arg(point.y()), t.text, square());
}

void CurveCanvas::paintFrames(QPainter& painter) const {
  const QRect area = square();
  const QRect line(area.left() - 8, area.bottom() + 10, area.width() + 16, height() - area.bottom() - 10);
  const bool known = !view_.span.isEmpty();
  const QString from = known ? QString::number(view_.span.first) : tr("key before");
  const QString to = known ? QString::number(view_.span.last) : tr("selected key");
  painter.setFont(smallFont(known ? theme::numberFont() : font()));
  painter.setPen(theme::theme().mutedText);
  const QFontMetrics metrics(painter.font());
  // If only one frame number fits, show that of the key that stores the curve.
  const bool bothFit = metrics.horizontalAdvance(from) + metrics.horizontalAdvance(to) + 8 <= line.width();
  if (bothFit) painter.drawText(line, Qt::AlignLeft | Qt::AlignTop, from);
  painter.drawText(line, Qt::AlignRight | Qt::AlignTop, to);
  const QString marker = markerText();
  const int room = line.width() - 2 * std::max(metrics.horizontalAdvance(from), metrics.horizontalAdvance(to)) - 16;
  if (marker.isEmpty() || metrics.horizontalAdvance(marker) > room) return;
  painter.setPen(theme::theme().accent);
  painter.drawText(line, Qt::AlignHCenter | Qt::AlignTop, marker);
}

void CurveCanvas::paintLabels(QPainter& painter) const {
  QFont bold = smallFont(font());
  bold.setBold(true);
  painter.setFont(bold);
  // Letters are at a different position on each curve, so that those of crossing curves do not overlap.
  const std::vector<CurveGroup> groups = uniformGroups(view_);
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const std::vector<motion::CurveChannel>& channels = groups[g].channels;
    const double middle = (static_cast<double>(g) + 1) / (static_cast<double>(groups.size()) + 1);
    const double last = static_cast<double>(channels.size()) - 1;
    // The letters are close together, so that they do not cover the handles of a straight line.
    const double step = std::min(0.12, 0.44 / std::max(1.0, last));
    for (std::size_t i = 0; i < channels.size(); ++i) {
      const double u = std::clamp(middle + (static_cast<double>(i) - last / 2) * step, 0.05, 0.95);
      paintChip(painter, fromCurve(bezierPoint(groups[g].curve, u)), channelLetter(channels[i]),
                channelColor(channels[i]), square());
    }
  }
  const QString mixed = mixedText();
  if (mixed.isEmpty()) return;
  painter.setFont(smallFont(font()));
  const double width = QFontMetricsF(painter.font()).horizontalAdvance(mixed) + 8;
  // In a small square the text would cover the handles, and the fields below show the mixed values too.
  if (width + 12 > square().width() * 2.0 / 3) return;
  paintChip(painter, {square().left() + 6 + width / 2, square().top() + 14.0}, mixed, theme::theme().text, square());
}

}  // namespace furitsuke::panels
