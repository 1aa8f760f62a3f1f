// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace furitsuke {

/// Paints a weight as a slider with its number, and types it. The mouse is the view's.
class WeightDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// Weights that can be typed; a slider goes from 0 to 1.
  static constexpr double kMostTyped = 10;

  using QStyledItemDelegate::QStyledItemDelegate;

  /// Where the slider is in a cell: its ends stand for 0 and 1.
  [[nodiscard]] static QRect grooveOf(const QRect& cell);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

}  // namespace furitsuke
