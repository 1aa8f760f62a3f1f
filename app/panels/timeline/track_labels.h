// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStaticText>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/panels/timeline/timeline_view.h"

namespace furitsuke::panels {

/// The names of the rows beside the sheet, with fold arrows and key counts. Laid-out text is cached per row, because
/// shaping Japanese text costs more than the rest of a repaint.
class TrackLabels : public QWidget {
  Q_OBJECT

 public:
  explicit TrackLabels(TimelineView& view, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  /// A click within this distance of the left edge folds or unfolds a heading.
  static constexpr int kFoldWidth = 24;

 signals:
  /// The user wants to select all keys of a row.
  void rowRequested(int row, Qt::KeyboardModifiers modifiers);
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
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Label {
    QStaticText name;
    QStaticText count;
    bool elided = false;
    bool hasSelection = false;
  };

  void paintRow(QPainter& painter, int row);
  void paintArrow(QPainter& painter, QPointF center, bool folded) const;
  void paintUnboundSign(QPainter& painter, const QRect& area) const;
  /// `right`: the left edge of the key count in pixels; the sign is painted to the left of it.
  void paintLockSign(QPainter& painter, const QRect& area, double right) const;
  [[nodiscard]] bool isUnbound(int row) const;
  [[nodiscard]] bool isFoldArrow(const TimelineRow& row, QPointF at) const;
  [[nodiscard]] QString tipText(int row);
  const Label& labelOf(int row);
  [[nodiscard]] Label makeLabel(int row) const;
  [[nodiscard]] QString countText(int row) const;
  [[nodiscard]] QFont nameFont(int row) const;
  [[nodiscard]] int indentOf(int row) const;
  void invalidate();
  void invalidateRows(const std::vector<int>& rows);
  void onCursorRowChanged();
  void describeCursorRow();
  bool moveCursor(const QKeyEvent& event);
  void toggleRow(int row);
  /// Selects the rows from the one that was clicked last to this one.
  void selectUpTo(int row);
  bool showTip(const QPoint& at, const QPoint& global);

  TimelineView& view_;
  std::vector<std::optional<Label>> labels_;  ///< by row, created when first painted
  std::optional<int> cursorRow_;
  std::optional<TimelineRow> anchor_;  ///< the row that was clicked last; Shift and drags select from it
  bool isSelecting_ = false;           ///< the button was pressed on a row
};

}  // namespace furitsuke::panels
