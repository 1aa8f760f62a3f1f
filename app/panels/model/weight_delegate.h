// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace furitsuke::panels {

/// Paints a weight as a slider with its number, and edits it as text. The view handles the mouse.
class WeightDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// The range for typed weights; a slider goes from 0 to 1.
  static constexpr double kMaxTyped = 10;

  using QStyledItemDelegate::QStyledItemDelegate;

  /// The rectangle of the slider in a cell; its ends are the weights 0 and 1.
  [[nodiscard]] static QRect grooveOf(const QRect& cell);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

}  // namespace furitsuke::panels
