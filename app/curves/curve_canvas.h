// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRect>
#include <QWidget>
#include <optional>

#include "app/curves/curve_view.h"

class QPainter;

namespace furitsuke {

/// The square of 127 by 127 with the curves of the selected keys and two handles that move them. It knows no document:
/// it shows a CurveView and tells by signals what a person does with the handles.
///
/// Mouse: drag a handle; Shift catches it on tens, Ctrl moves it a tenth as far; Esc takes the drag back. Keyboard: Tab
/// goes from handle to handle, arrows move by 1, with Shift by 10; a held arrow is one change.
class CurveCanvas : public QWidget {
  Q_OBJECT

 public:
  /// How far from a handle's middle a press still takes it, in device-independent pixels.
  static constexpr double kGrabRadius = 8.0;

  explicit CurveCanvas(QWidget* parent = nullptr);

  void setView(CurveView view);
  /// Only the playhead moved.
  void setMarker(std::optional<CurveMarker> marker);
  [[nodiscard]] const CurveView& view() const noexcept { return view_; }

  /// Stops a drag without a signal: what was dragged is gone.
  void abandonDrag();
  [[nodiscard]] bool isDragging() const noexcept { return drag_.has_value(); }

  /// The middle of handle 0 or 1 in widget coordinates, for mixed values that of the first key.
  [[nodiscard]] QPointF handleCenter(int handle) const;
  /// Widget coordinates of a point of the square, both 0..127, y upwards.
  [[nodiscard]] QPointF fromCurve(QPointF point) const;
  [[nodiscard]] int focusedHandle() const noexcept { return focusedHandle_; }
  /// "X Z: mixed"; empty when all shown values are equal.
  [[nodiscard]] QString mixedText() const;
  /// "t 0.40 → 0.31"; empty without a marker.
  [[nodiscard]] QString markerText() const;

  [[nodiscard]] QSize sizeHint() const override { return {264, 280}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {120, 136}; }
  /// The width in which the square is as large as the height allows.
  [[nodiscard]] static int widthForHeight(int height) noexcept;

 signals:
  /// A drag or a held arrow begins.
  void handleGrabbed(int handle);
  /// The place the handle is to have; once per change of a byte.
  void handleMoved(int handle, int x, int y);
  void handleReleased();
  /// Everything as before handleGrabbed().
  void handleCancelled();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool event(QEvent* event) override;

 private:
  /// A handle in the hand, by mouse or by arrow keys.
  struct Drag {
    int handle = 0;
    bool byKeyboard = false;
    QPointF lastMouse;
    QPointF exact;  ///< where the handle would be without rounding and limits
    QPoint sent;    ///< last place that was told
  };

  [[nodiscard]] QRect square() const;
  [[nodiscard]] std::optional<Curve> shownCurve() const;
  [[nodiscard]] QPoint handlePoint(int handle) const;
  [[nodiscard]] std::optional<int> handleAt(QPointF position) const;
  [[nodiscard]] bool isHandleMixed(int handle) const;
  void setHovered(std::optional<int> handle);
  void focusHandle(int handle);
  void beginDrag(int handle, bool byKeyboard, QPointF mouse);
  void moveTo(QPoint point);
  void endDrag();
  void cancelDrag();
  void nudge(QPoint by);

  void paintGrid(QPainter& painter) const;
  void paintMixed(QPainter& painter) const;
  void paintCurves(QPainter& painter) const;
  void paintEndKeys(QPainter& painter) const;
  void paintMarker(QPainter& painter) const;
  void paintHandle(QPainter& painter, int handle) const;
  void paintFrames(QPainter& painter) const;
  void paintLabels(QPainter& painter) const;

  CurveView view_;
  ChannelCurves combined_;  ///< of the active channels
  std::optional<Drag> drag_;
  std::optional<int> hovered_;
  int focusedHandle_ = 0;
};

}  // namespace furitsuke
