// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

namespace furitsuke::panels {

/// A slider from 0 to 1 in the color of morphs. A press sets the value under the pointer and starts a drag; Esc cancels
/// it. Arrow keys step by 0.01, with Shift by 0.1. If the value is mixed, there is no handle.
class WeightSlider final : public QWidget {
  Q_OBJECT

 public:
  explicit WeightSlider(QWidget* parent = nullptr);

  /// nullopt shows the value as mixed. For values outside of 0..1, the handle is at the nearer end.
  void setShown(std::optional<double> weight);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  void dragStarted();
  /// The weight is a multiple of 0.01.
  void dragged(double weight);
  void dragFinished();
  void dragCanceled();
  /// Changed by keyboard or wheel.
  void edited(double weight);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] double weightAt(double x) const;
  void stepTo(double weight);
  void cancelDrag();

  std::optional<double> shown_;
  bool dragging_ = false;
};

}  // namespace furitsuke::panels
