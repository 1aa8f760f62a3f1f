// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

namespace furitsuke {

/// A bar from 0 to 1 in the colour of morphs. A press takes the value under the pointer, a drag goes on from there,
/// Esc takes it back. Arrow keys step by a hundredth, with Shift by a tenth. Without a handle while mixed.
class WeightSlider final : public QWidget {
  Q_OBJECT

 public:
  explicit WeightSlider(QWidget* parent = nullptr);

  /// Nothing means mixed. Values outside 0..1 stand at the end.
  void setShown(std::optional<double> weight);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  void dragStarted();
  /// A multiple of a hundredth.
  void dragged(double weight);
  void dragFinished();
  void dragCancelled();
  /// By keyboard or wheel.
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

}  // namespace furitsuke
