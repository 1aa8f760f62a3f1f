// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/panels/comparison/difference_model.h"

namespace furitsuke::panels {

/// Paints the difference of a bone or morph over time as curves, and the playhead.
class SparklineDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// `model` is the source model, before sorting and filtering. It must outlive the delegate.
  explicit SparklineDelegate(const DifferenceModel& model, QObject* parent = nullptr);

  void setPlayhead(double frame) { playhead_ = frame; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  const DifferenceModel& model_;
  double playhead_ = 0;
};

}  // namespace furitsuke::panels
