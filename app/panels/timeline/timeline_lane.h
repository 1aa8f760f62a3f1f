// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPointF>
#include <QString>
#include <QWidget>

#include "app/panels/timeline/timeline_view.h"

namespace furitsuke::panels {

/// What the lanes between ruler and sheet have in common: they follow scale and playhead of the timeline, scroll it
/// with the wheel, and Esc cancels a drag, even if it is the shortcut of an action.
class TimelineLane : public QWidget {
  Q_OBJECT

 public:
  TimelineLane(TimelineView& view, QWidget* parent);

 protected:
  bool event(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

  [[nodiscard]] virtual bool isDragging() const = 0;
  /// Restores the state before the drag.
  virtual void cancelDrag() = 0;
  /// The tooltip at a point; empty: that of the widget.
  [[nodiscard]] virtual QString tipAt(QPointF point) const;
  /// Whether the key is pressed for the lane, although it is the shortcut of an action.
  [[nodiscard]] virtual bool takesKey(int key) const;

  /// The background, with a line below.
  void paintGround(QPainter& painter) const;
  void paintPlayhead(QPainter& painter) const;

  TimelineView& view_;
};

}  // namespace furitsuke::panels
