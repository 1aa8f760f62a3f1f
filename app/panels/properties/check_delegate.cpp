// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/check_delegate.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

constexpr int kBoxSize = 16;
constexpr int kBoxMargin = 6;
constexpr int kBoxColumn = kBoxSize + 2 * kBoxMargin;

QRect boxOf(const QRect& row) {
  return {row.left() + kBoxMargin, row.top() + (row.height() - kBoxSize) / 2, kBoxSize, kBoxSize};
}

void paintBox(QPainter& painter, const QRect& rect, Qt::CheckState state) {
  const theme::Theme& t = theme::theme();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
  const bool filled = state != Qt::Unchecked;
  painter.setPen(filled ? t.accent : t.strongLine);
  painter.setBrush(filled ? t.accent : t.background);
  painter.drawRoundedRect(box, 3, 3);
  painter.setPen(QPen(t.accentText, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  const QPointF corner = box.topLeft();
  if (state == Qt::Checked) {
    const QPointF mark[] = {corner + QPointF(3.5, 8), corner + QPointF(6.5, 11), corner + QPointF(11.5, 4.5)};
    painter.drawPolyline(mark, 3);
  } else if (state == Qt::PartiallyChecked) {
    painter.drawLine(corner + QPointF(4, 7.5), corner + QPointF(11, 7.5));
  }
  painter.restore();
}

bool isToggledBy(const QEvent& event, const QRect& row) {
  if (event.type() == QEvent::KeyPress) return static_cast<const QKeyEvent&>(event).key() == Qt::Key_Space;
  if (event.type() != QEvent::MouseButtonRelease) return false;
  const auto& mouse = static_cast<const QMouseEvent&>(event);
  const QRect column(row.left(), row.top(), kBoxColumn, row.height());
  return mouse.button() == Qt::LeftButton && column.contains(mouse.position().toPoint());
}

}  // namespace

void CheckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QVariant state = index.data(Qt::CheckStateRole);
  if (!state.isValid()) return QStyledItemDelegate::paint(painter, option, index);
  QStyleOptionViewItem text = option;
  initStyleOption(&text, index);
  text.features &= ~QStyleOptionViewItem::HasCheckIndicator;
  const QWidget* widget = option.widget;
  QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
  // Paints the background of the row under the box as well.
  style->drawPrimitive(QStyle::PE_PanelItemViewItem, &text, painter, widget);
  text.rect.setLeft(text.rect.left() + kBoxColumn);
  style->drawControl(QStyle::CE_ItemViewItem, &text, painter, widget);
  paintBox(*painter, boxOf(option.rect), static_cast<Qt::CheckState>(state.toInt()));
}

bool CheckDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                const QModelIndex& index) {
  const QVariant state = index.data(Qt::CheckStateRole);
  if (!state.isValid() || !isToggledBy(*event, option.rect)) return false;
  const bool wasOn = static_cast<Qt::CheckState>(state.toInt()) == Qt::Checked;
  return model->setData(index, wasOn ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

}  // namespace furitsuke::panels
