// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/comparison/difference_model.h"

namespace furitsuke {

/// Paints how a part differs over time, and where the playhead is.
class CourseDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// `model` is the one behind whatever sorts and filters, and must outlive this.
  explicit CourseDelegate(const DifferenceModel& model, QObject* parent = nullptr);

  void setPlayhead(double frame) { playhead_ = frame; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  const DifferenceModel& model_;
  double playhead_ = 0;
};

}  // namespace furitsuke
