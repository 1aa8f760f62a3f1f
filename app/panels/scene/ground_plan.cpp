// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/ground_plan.h"

#include <algorithm>

namespace furitsuke::panels {

QPointF GroundPlan::pixelOf(const glm::dvec2& position) const {
  return {size_.width() / 2 + (position.x - center_.x) * scale_,
          size_.height() / 2 - (position.y - center_.y) * scale_};
}

glm::dvec2 GroundPlan::positionOf(QPointF pixel) const {
  return {center_.x + (pixel.x() - size_.width() / 2) / scale_, center_.y - (pixel.y() - size_.height() / 2) / scale_};
}

QRectF GroundPlan::shownArea() const {
  const double width = size_.width() / scale_;
  const double depth = size_.height() / scale_;
  return {center_.x - width / 2, center_.y - depth / 2, width, depth};
}

void GroundPlan::zoomAbout(QPointF pixel, double factor) {
  const glm::dvec2 kept = positionOf(pixel);
  scale_ = std::clamp(scale_ * factor, kMinScale, kMaxScale);
  center_ += kept - positionOf(pixel);
}

void GroundPlan::scroll(QPointF pixels) { center_ -= glm::dvec2(pixels.x(), -pixels.y()) / scale_; }

void GroundPlan::show(const QRectF& area) {
  constexpr double kMargin = 44;  // pixels; markers and their names are around the places
  const double width = std::max(1.0, size_.width() - 2 * kMargin);
  const double height = std::max(1.0, size_.height() - 2 * kMargin);
  constexpr double kSmallest = 10;  // model units; one dancer alone would fill the panel
  scale_ = std::clamp(std::min(width / std::max(kSmallest, area.width()), height / std::max(kSmallest, area.height())),
                      kMinScale, kMaxScale);
  center_ = {area.center().x(), area.center().y()};
}

double gridStep(double scale, double pixels) {
  double unit = 5;
  for (;; unit *= 10) {
    for (const double factor : {1.0, 2.0, 5.0}) {
      if (unit * factor * scale >= pixels) return unit * factor;
    }
  }
}

}  // namespace furitsuke::panels
