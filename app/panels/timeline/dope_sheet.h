// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/panels/timeline/key_marks.h"
#include "app/panels/timeline/key_row_painter.h"
#include "app/panels/timeline/sheet_tool.h"
#include "app/panels/timeline/timeline_view.h"

namespace furitsuke::panels {

/// The keys of all tracks over time, custom-painted. Repaints only what has changed; the cost depends on the number
/// of pixels, not of keys.
class DopeSheet : public QWidget {
  Q_OBJECT

 public:
  explicit DopeSheet(TimelineView& view, QWidget* parent = nullptr);

  [[nodiscard]] const TimelineView& view() const noexcept { return view_; }
  [[nodiscard]] SheetTool& tool() noexcept { return tool_; }

 signals:
  /// The context menu was requested. The keys that it applies to are already selected.
  void menuRequested(const QPoint& global);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void paintRows(QPainter& painter, const QRect& rect) const;
  void paintOutside(QPainter& painter, const QRect& rect) const;
  void paintGrid(QPainter& painter, const QRect& rect) const;
  void paintKeys(QPainter& painter, const QRect& rect);
  void paintSpans(QPainter& painter, const QRect& rect) const;
  void paintBox(QPainter& painter) const;
  void paintBlock(QPainter& painter) const;
  void paintPlayhead(QPainter& painter, const QRect& rect) const;
  void paintDragLabel(QPainter& painter) const;
  void paintLabel(QPainter& painter, const QString& text, QPointF mouse) const;
  void showCursor(QPointF mouse);
  void updateKeys(const std::vector<int>& rows, FrameRange frames);
  [[nodiscard]] QRect playheadRect(Frame frame) const;
  [[nodiscard]] QRect keysRect(int row, FrameRange frames) const;
  bool showKeyTip(const QPoint& at, const QPoint& global);
  void stepFrame(std::int64_t by);
  void stepRow(int by);
  bool navigate(const QKeyEvent& event);

  TimelineView& view_;
  SheetTool tool_;
  KeyMarks marks_;
};

}  // namespace furitsuke::panels
