// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/comparison/sparkline_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>

#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

constexpr int kFillAlpha = 110;

/// A line with one point for each pixel column, at the maximum of the values in that column.
QPolygonF seriesLine(const eval::DifferenceSeries& series, const QRectF& area) {
  QPolygonF line;
  const auto count = static_cast<qsizetype>(series.points.size());
  const auto columns = std::max<qsizetype>(1, std::min<qsizetype>(count, static_cast<qsizetype>(area.width())));
  if (count == 0 || !(series.largest > 0)) return line;
  line.reserve(columns);
  for (qsizetype column = 0; column < columns; ++column) {
    const auto first = series.points.begin() + column * count / columns;
    const auto last = series.points.begin() + std::max(column * count / columns + 1, (column + 1) * count / columns);
    const double share = std::clamp(*std::max_element(first, last) / series.largest, 0.0, 1.0);
    const double x = columns == 1
                         ? area.center().x()
                         : area.left() + area.width() * static_cast<double>(column) / static_cast<double>(columns - 1);
    line.append({x, area.bottom() - share * area.height()});
  }
  return line;
}

}  // namespace

SparklineDelegate::SparklineDelegate(const DifferenceModel& model, QObject* parent)
    : QStyledItemDelegate(parent), model_(model) {}

void SparklineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  const eval::MotionComparison* comparison = model_.comparison();
  if (comparison == nullptr) return;
  const QRectF area = QRectF(option.rect).adjusted(theme::kGrid, 3, -theme::kGrid, -3);
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  for (const DifferenceModel::Curve& curve : model_.curvesOf(index.data(DifferenceModel::kRowRole).toInt())) {
    QPolygonF line = seriesLine(*curve.series, area);
    if (line.isEmpty()) continue;
    const QColor color = isSelected ? theme::theme().selectionText : curve.color;
    if (curve.isFilled) {
      QColor fill = color;
      fill.setAlpha(kFillAlpha);
      QPolygonF shape = line;
      shape.append({line.back().x(), area.bottom()});
      shape.prepend({line.front().x(), area.bottom()});
      painter->setPen(Qt::NoPen);
      painter->setBrush(fill);
      painter->drawPolygon(shape);
    }
    painter->setPen(QPen(color, curve.isFilled ? 1.0 : 1.3));
    painter->setBrush(Qt::NoBrush);
    painter->drawPolyline(line);
  }
  const FrameRange& frames = comparison->frames;
  const double length = std::max(1.0, static_cast<double>(frames.last) - frames.first);
  const double x = area.left() + area.width() * std::clamp((playhead_ - frames.first) / length, 0.0, 1.0);
  painter->setRenderHint(QPainter::Antialiasing, false);
  painter->setPen(QPen(isSelected ? theme::theme().selectionText : theme::theme().accent, 1));
  painter->drawLine(QPointF(x, option.rect.top()), QPointF(x, option.rect.bottom()));
  painter->restore();
}

}  // namespace furitsuke::panels
