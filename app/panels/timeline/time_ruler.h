// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "app/panels/timeline/loop_band.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/widgets/ruler_ticks.h"

namespace furitsuke::panels {

/// Frames and seconds above the sheet, with the handle of the playhead. Dragging moves the playhead; Alt+click
/// and double click select the column. The band of the loop range can be dragged at the lower edge; Shift+drag
/// draws a new one.
class TimeRuler : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kHeight = 36;

  explicit TimeRuler(TimelineView& view, QWidget* parent = nullptr);

  /// Shows the loop range; empty: none. `active`: looping is on.
  void setLoopRange(FrameRange range, bool active);
  [[nodiscard]] FrameRange loopRange() const noexcept { return loopRange_; }

  /// Marks the frames from 0 whose physics is simulated; nullopt: none. `isBehind`: more are being simulated.
  void setSimulatedFrames(std::optional<double> upTo, bool isBehind);
  [[nodiscard]] std::optional<double> simulatedUpTo() const noexcept { return simulatedUpTo_; }

  /// The smallest distance between two labels in the current font, in pixels.
  [[nodiscard]] static double labelWidth();
  /// The area of the playhead at a frame; empty far outside of the shown frames.
  [[nodiscard]] QRect playheadRect(Frame frame) const;

 signals:
  /// The user wants to select all keys on a frame.
  void columnRequested(furitsuke::Frame frame, Qt::KeyboardModifiers modifiers);
  void loopRangeRequested(furitsuke::FrameRange range);
  /// The context menu for a frame, at a place of the screen.
  void menuRequested(furitsuke::Frame frame, const QPoint& global);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void paintTicks(QPainter& painter, const QRect& rect) const;
  void paintSimulated(QPainter& painter) const;
  void paintPlayhead(QPainter& painter) const;
  [[nodiscard]] QString playheadText(Frame frame) const;
  void scrubTo(double x, Qt::KeyboardModifiers modifiers);
  void dragLoopTo(double x, Qt::KeyboardModifiers modifiers);
  [[nodiscard]] Frame loopTarget(double x, Qt::KeyboardModifiers modifiers) const;
  void showGrip(QPointF at);

  TimelineView& view_;
  FrameRange loopRange_;
  bool isLoopActive_ = false;
  std::optional<double> simulatedUpTo_;
  bool isSimulationBehind_ = false;
  bool scrubbing_ = false;
  LoopPart dragged_ = LoopPart::None;
  FrameRange loopBefore_;  ///< when the drag began
  Frame draggedFrom_ = 0;
};

}  // namespace furitsuke::panels
