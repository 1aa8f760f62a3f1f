// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/safe_frames.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace furitsuke::panels {

namespace {

constexpr double kActionSafe = 0.9;
constexpr double kTitleSafe = 0.8;
constexpr double kCross = 8;  // pixels

QRectF part(const QRectF& whole, double share) {
  QRectF inside(QPointF(), whole.size() * share);
  inside.moveCenter(whole.center());
  return inside;
}

/// Draws white lines over dark ones, so that they are visible on any background.
template <class Draw>
void drawTwice(QPainter& painter, int alpha, Qt::PenStyle style, Draw&& draw) {
  painter.setPen(QPen(QColor(0, 0, 0, alpha / 2), 3));
  draw();
  painter.setPen(QPen(QColor(255, 255, 255, alpha), 1, style));
  draw();
}

}  // namespace

const PictureRatio& pictureRatio(const QString& id) {
  const auto found =
      std::ranges::find_if(kPictureRatios, [&](const PictureRatio& ratio) { return id == QLatin1String(ratio.id); });
  return found == kPictureRatios.end() ? kPictureRatios.front() : *found;
}

QRectF framedPicture(QSizeF view, double ratio) {
  const QSizeF size = QSizeF(ratio, 1).scaled(view, Qt::KeepAspectRatio);
  return {QPointF((view.width() - size.width()) / 2, (view.height() - size.height()) / 2), size};
}

void paintSafeFrames(QPainter& painter, QSizeF view, const PictureRatio& ratio) {
  const QRectF picture = framedPicture(view, ratio.value());
  painter.save();
  painter.setBrush(Qt::NoBrush);
  QPainterPath outside;
  outside.addRect(QRectF(QPointF(), view));
  outside.addRect(picture);
  painter.fillPath(outside, QColor(0, 0, 0, 130));
  drawTwice(painter, 70, Qt::SolidLine, [&] {
    for (const double third : {1 / 3.0, 2 / 3.0}) {
      const double x = picture.left() + picture.width() * third;
      const double y = picture.top() + picture.height() * third;
      painter.drawLine(QPointF(x, picture.top()), QPointF(x, picture.bottom()));
      painter.drawLine(QPointF(picture.left(), y), QPointF(picture.right(), y));
    }
  });
  drawTwice(painter, 170, Qt::SolidLine, [&] { painter.drawRect(part(picture, kActionSafe)); });
  drawTwice(painter, 170, Qt::DashLine, [&] { painter.drawRect(part(picture, kTitleSafe)); });
  drawTwice(painter, 220, Qt::SolidLine, [&] {
    painter.drawRect(picture.adjusted(0.5, 0.5, -0.5, -0.5));
    const QPointF middle = picture.center();
    painter.drawLine(middle - QPointF(kCross, 0), middle + QPointF(kCross, 0));
    painter.drawLine(middle - QPointF(0, kCross), middle + QPointF(0, kCross));
  });
  painter.restore();
}

}  // namespace furitsuke::panels
