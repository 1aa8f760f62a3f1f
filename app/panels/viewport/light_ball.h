// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QWidget>
#include <optional>

#include "core/eval/camera_view.h"

namespace furitsuke::panels {

/// A ball that is lit like the scene. Dragging the dot changes the direction of the light; beyond the rim, the light
/// comes from behind the models. A color field next to the ball shows the color of the light.
class LightBall : public QWidget {
  Q_OBJECT

 public:
  explicit LightBall(QWidget* parent = nullptr);

  /// Sets the view of the picture, with which the ball rotates, and the light.
  void setScene(const eval::CameraView& view, const eval::LightSample& light);
  [[nodiscard]] QSize sizeHint() const override;
  /// The position of the dot in the widget, and whether it is on the front side.
  [[nodiscard]] QPointF spot() const;
  [[nodiscard]] bool isSpotInFront() const;
  [[nodiscard]] QRectF ball() const;
  [[nodiscard]] QRectF swatch() const;

 signals:
  void dragStarted();
  /// The direction of the light in the world, unit length.
  void directionChosen(const glm::dvec3& direction);
  void dragFinished();
  void dragCanceled();
  void colorRequested();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// The direction toward the light in view coordinates: x right, y up, z away from the eye; unit length.
  [[nodiscard]] glm::dvec3 towardLight() const;
  /// towardLight() as a position on the flattened ball: the center is 0, the rim is at 1, the point opposite the eye at
  /// 2; y downward.
  [[nodiscard]] QPointF flattened() const;
  /// Emits directionChosen() for a position on the flattened ball.
  void choose(QPointF position);

  eval::CameraView view_;
  eval::LightSample light_;
  std::optional<QPointF> grip_;  ///< during a drag: from the mouse to the dot, in radii
};

}  // namespace furitsuke::panels
