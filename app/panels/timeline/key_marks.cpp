// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/key_marks.h"

#include <QPolygonF>
#include <cmath>

#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

/// Edge of the cell of each mark in the pixmap, in logical pixels.
constexpr int kMarkCell = 16;
constexpr int kMarkCellCount = kKeyShapeCount * 2 * kMarkStateCount * 2;

struct MarkPaint {
  QColor fill;
  QColor outline;
  double outlineWidth;
  double grow;  ///< added to the radius of a large mark, logical pixels
};

QColor markColorBetween(const QColor& a, const QColor& b, double share) {
  const auto mix = [share](int from, int to) { return static_cast<int>(std::lround(from + (to - from) * share)); };
  return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

QColor keyColor(KeyStyle style) {
  const theme::Theme& t = theme::theme();
  if (style.hollow) return t.keyPhysicsOff;
  switch (style.shape) {
    case KeyShape::Linear: return t.keyLinear;
    case KeyShape::Eased: return t.keyEased;
    case KeyShape::Held: break;
  }
  return t.keyHeld;
}

MarkPaint markPaint(KeyStyle style, MarkState state) {
  const theme::Theme& t = theme::theme();
  const QColor quiet = markColorBetween(t.mutedText, t.background, 0.35);
  switch (state) {
    case MarkState::Plain: return {keyColor(style), t.keyOutline, 1.0, 0.0};
    case MarkState::Selected: return {t.selection, t.text, 1.5, 1.0};
    case MarkState::Locked: return {markColorBetween(keyColor(style), t.background, 0.72), quiet, 1.0, -0.5};
    case MarkState::Summary: return {quiet, t.background, 1.0, -0.5};
    case MarkState::SummarySelected: return {t.selection, t.text, 1.25, 0.0};
    case MarkState::Ghost: break;
  }
  return {Qt::transparent, quiet, 1.0, -0.5};
}

QPolygonF markDiamond(QPointF center, double radius) {
  return QPolygonF({{center.x(), center.y() - radius},
                    {center.x() + radius, center.y()},
                    {center.x(), center.y() + radius},
                    {center.x() - radius, center.y()}});
}

void drawShape(QPainter& painter, QPointF center, KeyShape shape, double scale) {
  switch (shape) {
    case KeyShape::Eased: painter.drawPolygon(markDiamond(center, 5.4 * scale)); break;
    case KeyShape::Linear: {
      const double half = 3.8 * scale;
      painter.drawRect(QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half));
      break;
    }
    case KeyShape::Held: painter.drawEllipse(center, 4.3 * scale, 4.3 * scale); break;
  }
}

void drawMark(QPainter& painter, QPointF center, KeyStyle style, MarkState state, KeyMarks::Size size) {
  const MarkPaint paint = markPaint(style, state);
  const double scale = size == KeyMarks::Size::Large ? 1.0 : 0.72;
  painter.setPen(QPen(paint.outline, paint.outlineWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.setBrush(paint.fill);
  drawShape(painter, center, style.shape, scale * (1.0 + paint.grow / 5.0));
  if (!style.hollow || state == MarkState::Ghost) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme::theme().background);
  drawShape(painter, center, style.shape, scale * 0.52);
}

quint64 markColors() {
  const theme::Theme& t = theme::theme();
  quint64 sum = 1469598103934665603ULL;
  for (const QColor& color : {t.keyHeld, t.keyLinear, t.keyEased, t.keyPhysicsOff, t.keyOutline, t.selection, t.text,
                              t.mutedText, t.background}) {
    sum = (sum ^ color.rgba()) * 1099511628211ULL;
  }
  return sum;
}

}  // namespace

int KeyMarks::cellOf(KeyStyle style, MarkState state, Size size) noexcept {
  int cell = static_cast<int>(style.shape);
  cell = cell * 2 + (style.hollow ? 1 : 0);
  cell = cell * kMarkStateCount + static_cast<int>(state);
  return cell * 2 + static_cast<int>(size);
}

void KeyMarks::prepare(double devicePixelRatio) {
  const quint64 colors = markColors();
  if (ratio_ == devicePixelRatio && colors_ == colors) return;
  ratio_ = devicePixelRatio;
  colors_ = colors;
  // A whole number of device pixels per cell, so that a fragment never contains part of its neighbor.
  const int cell = static_cast<int>(std::ceil(kMarkCell * ratio_));
  pixmap_ = QPixmap(cell * kMarkCellCount, cell);
  pixmap_.fill(Qt::transparent);
  QPainter painter(&pixmap_);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int shape = 0; shape < kKeyShapeCount; ++shape) {
    for (int hollow = 0; hollow < 2; ++hollow) {
      for (int state = 0; state < kMarkStateCount; ++state) {
        for (int size = 0; size < 2; ++size) {
          const KeyStyle style{static_cast<KeyShape>(shape), hollow == 1};
          const int at = cellOf(style, static_cast<MarkState>(state), static_cast<Size>(size));
          painter.resetTransform();
          painter.translate((at + 0.5) * cell, 0.5 * cell);
          painter.scale(ratio_, ratio_);
          drawMark(painter, {0, 0}, style, static_cast<MarkState>(state), static_cast<Size>(size));
        }
      }
    }
  }
}

QPainter::PixmapFragment KeyMarks::fragment(QPointF center, KeyStyle style, MarkState state, Size size) const {
  const int edge = pixmap_.height();
  const QRectF source(cellOf(style, state, size) * edge, 0, edge, edge);
  return QPainter::PixmapFragment::create(center, source, 1.0 / ratio_, 1.0 / ratio_);
}

void KeyMarks::paint(QPainter& painter, QPointF center, KeyStyle style, MarkState state, Size size) const {
  const QPainter::PixmapFragment one = fragment(center, style, state, size);
  painter.drawPixmapFragments(&one, 1, pixmap_);
}

}  // namespace furitsuke::panels
