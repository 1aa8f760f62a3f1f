// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QWidget>
#include <optional>

#include "core/eval/camera_view.h"

namespace furitsuke::panels {

/// A ball lit like the scene. Dragging the dot changes the direction of the light; beyond the rim it comes from behind
/// the models. The color field is next to it.
class LightBall : public QWidget {
  Q_OBJECT

 public:
  explicit LightBall(QWidget* parent = nullptr);

  /// The view of the picture: the ball rotates with it.
  void setScene(const eval::CameraView& view, const eval::LightSample& light);
  [[nodiscard]] QSize sizeHint() const override;
  /// The position of the dot in the widget, and whether it is on the front side.
  [[nodiscard]] QPointF spot() const;
  [[nodiscard]] bool isSpotSeen() const;
  [[nodiscard]] QRectF ball() const;
  [[nodiscard]] QRectF swatch() const;

 signals:
  void dragBegan();
  /// The direction of the light in the world, unit length.
  void directionChosen(const glm::dvec3& direction);
  void dragEnded();
  void dragCanceled();
  void colorAsked();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// Toward the light, as the eye sees it: x right, y up, z away; unit length.
  [[nodiscard]] glm::dvec3 towardLight() const;
  /// The same as a position on the unrolled ball: the rim is at 1, the point opposite the eye at 2; y downward.
  [[nodiscard]] QPointF spread() const;
  void choose(QPointF spread);

  eval::CameraView view_;
  eval::LightSample light_;
  std::optional<QPointF> grip_;  ///< during a drag: from the mouse to the dot, in radii
};

}  // namespace furitsuke::panels
