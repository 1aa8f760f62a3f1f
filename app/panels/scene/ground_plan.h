// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <glm/vec2.hpp>

namespace furitsuke::panels {

/// The ground of the stage seen from above: x to the right, z upward, so that the audience is below. Places are (x, z)
/// in model units, pixels have y downward.
class GroundPlan {
 public:
  static constexpr double kMinScale = 0.2, kMaxScale = 200;  ///< pixels per unit

  [[nodiscard]] QSizeF size() const noexcept { return size_; }
  void setSize(QSizeF size) noexcept { size_ = size; }
  /// Pixels per unit.
  [[nodiscard]] double scale() const noexcept { return scale_; }

  [[nodiscard]] QPointF pixelOf(const glm::dvec2& position) const;
  [[nodiscard]] glm::dvec2 positionOf(QPointF pixel) const;
  /// The places that are shown, with the lowest x and z as top left.
  [[nodiscard]] QRectF shownArea() const;

  /// Zooms by `factor`; the place at the pixel stays there.
  void zoomAbout(QPointF pixel, double factor);
  void scroll(QPointF pixels);
  /// Shows the area with a margin.
  void show(const QRectF& area);

 private:
  QSizeF size_{1, 1};
  glm::dvec2 center_{0, 0};
  double scale_ = 8;
};

/// The smallest multiple of 5 units, of the series 5, 10, 25, 50, 100, 250, ..., whose grid lines are at least `pixels`
/// apart.
[[nodiscard]] double gridStep(double scale, double pixels);

}  // namespace furitsuke::panels
