// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRect>
#include <QWidget>
#include <optional>

#include "app/panels/curves/curve_view.h"

class QPainter;

namespace furitsuke::panels {

/// The square of 127 by 127 with the curves of the selected keys and two handles to edit them. It does not access the
/// document: it shows a CurveView and emits signals when the user moves a handle.
///
/// Mouse: drag a handle. Shift snaps it to multiples of 10, Ctrl moves it a tenth as far, Esc cancels the drag.
/// Keyboard: Tab switches between the handles, arrow keys move the current one by 1, with Shift by 10. Holding an arrow
/// key is one change.
class CurveCanvas : public QWidget {
  Q_OBJECT

 public:
  explicit CurveCanvas(QWidget* parent = nullptr);

  void setView(CurveView view);
  /// Updates only the mark of the playhead.
  void setMarker(std::optional<CurveMarker> marker);
  [[nodiscard]] const CurveView& view() const noexcept { return view_; }

  /// Ends a drag without a signal, because the dragged keys no longer exist.
  void abandonDrag();
  [[nodiscard]] bool isDragging() const noexcept { return drag_.has_value(); }

  /// The center of handle 0 or 1 in widget coordinates; if the values are mixed, that of the first key.
  [[nodiscard]] QPointF handleCenter(int handle) const;
  /// Converts a point of the square to widget coordinates. Both coordinates of the point are 0..127, y upward.
  [[nodiscard]] QPointF fromCurve(QPointF point) const;
  [[nodiscard]] int focusedHandle() const noexcept { return focusedHandle_; }
  /// "X Z: mixed"; empty if all displayed values are equal.
  [[nodiscard]] QString mixedText() const;
  /// "t 0.40 → 0.31"; empty without a marker.
  [[nodiscard]] QString markerText() const;

  [[nodiscard]] QSize sizeHint() const override { return {264, 280}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {120, 160}; }
  /// The width that the canvas needs for the largest square that fits into a height, in pixels.
  [[nodiscard]] static int widthForHeight(int height) noexcept;

 signals:
  /// A drag or a held arrow key begins.
  void handleGrabbed(int handle);
  /// Requests to move the handle. Emitted once for each change of the rounded position.
  void handleMoved(int handle, int x, int y);
  void handleReleased();
  /// Requests to restore the state before handleGrabbed().
  void handleCanceled();

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
  /// A handle that is being moved, by mouse or by arrow keys.
  struct Drag {
    int handle = 0;
    bool byKeyboard = false;
    QPointF lastMouse;
    QPointF exact;  ///< position of the handle without rounding and limits
    QPoint sent;    ///< last position that was emitted
  };

  [[nodiscard]] QRect square() const;
  [[nodiscard]] std::optional<motion::Curve> shownCurve() const;
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
  motion::ChannelCurves combined_;  ///< of the active channels
  std::optional<Drag> drag_;
  std::optional<int> hovered_;
  int focusedHandle_ = 0;
};

}  // namespace furitsuke::panels
