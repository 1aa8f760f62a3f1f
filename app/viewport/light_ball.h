// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QWidget>
#include <optional>

#include "core/eval/camera_view.h"

namespace furitsuke {

/// A ball that is lit as the scene is. Whoever drags the spot of light moves the light around the models; past the rim
/// it goes on behind them. Beside it lies the colour.
class LightBall : public QWidget {
  Q_OBJECT

 public:
  explicit LightBall(QWidget* parent = nullptr);

  /// What is seen in the picture: the ball turns with it.
  void setScene(const CameraView& view, const LightSample& light);
  [[nodiscard]] QSize sizeHint() const override;
  /// Where the spot lies in the widget, and whether it lies on the side that is seen.
  [[nodiscard]] QPointF spot() const;
  [[nodiscard]] bool isSpotSeen() const;
  [[nodiscard]] QRectF ball() const;
  [[nodiscard]] QRectF swatch() const;

 signals:
  void dragBegan();
  /// The way that the light travels in the world, unit length.
  void directionChosen(const glm::dvec3& direction);
  void dragEnded();
  void dragCancelled();
  void colorAsked();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// Towards the light, as the eye sees it: x right, y up, z away; unit length.
  [[nodiscard]] glm::dvec3 towardsLight() const;
  /// The same as a place on the ball spread flat: the rim lies at 1, the point behind all at 2; y downwards.
  [[nodiscard]] QPointF spread() const;
  void choose(QPointF spread);

  CameraView view_;
  LightSample light_;
  std::optional<QPointF> grip_;  ///< of a drag: from the mouse to the spread spot, in radii
};

}  // namespace furitsuke
