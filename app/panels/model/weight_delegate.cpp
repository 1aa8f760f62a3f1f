// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/weight_delegate.h"

#include <QApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/panels/model/morph_model.h"
#include "app/panels/model/part_names.h"
#include "app/theme/theme.h"
#include "app/widgets/value_field.h"

namespace furitsuke::panels {

namespace {

constexpr int kNumberWidth = 52;
constexpr int kGrooveHeight = 4;
constexpr double kHandleRadius = 5;

}  // namespace

QRect WeightDelegate::grooveOf(const QRect& cell) {
  const int width = std::max(8, cell.width() - kNumberWidth - 4 * theme::kGrid);
  return {cell.left() + 2 * theme::kGrid, cell.top() + (cell.height() - kGrooveHeight) / 2, width, kGrooveHeight};
}

void WeightDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem background = option;
  initStyleOption(&background, index);
  background.text.clear();
  const QWidget* widget = option.widget;
  (widget == nullptr ? QApplication::style() : widget->style())
      ->drawControl(QStyle::CE_ItemViewItem, &background, painter, widget);
  const QVariant value = index.data(Qt::EditRole);
  if (!index.siblingAtColumn(0).data(kPartIndexRole).isValid() || !value.isValid()) return;
  const double weight = value.toDouble();
  const bool posed = index.data(MorphModel::kPosedRole).toBool();
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  const QRectF groove = grooveOf(option.rect);
  const double x = groove.left() + groove.width() * std::clamp(std::isfinite(weight) ? weight : 0.0, 0.0, 1.0);
  const QColor ink = selected ? theme::theme().selectionText
                     : posed  ? theme::theme().accent
                              : theme::theme().channel(theme::ChannelColor::Morph);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  painter->setBrush(selected ? theme::theme().selectionText.darker(180) : theme::theme().strongLine);
  painter->drawRoundedRect(groove, 2, 2);
  painter->setBrush(ink);
  painter->drawRoundedRect(QRectF(groove.topLeft(), QPointF(x, groove.bottom())), 2, 2);
  // Posed weights have a filled handle, weights of the motion a hollow one, so that the color is not the only
  // difference.
  const QPointF center(x, groove.center().y());
  if (!posed) {
    painter->setPen(QPen(ink, 2));
    painter->setBrush(selected ? theme::theme().selection : theme::theme().background);
  }
  painter->drawEllipse(center, kHandleRadius, kHandleRadius);
  painter->setFont(theme::numberFont());
  painter->setPen(selected                ? theme::theme().selectionText
                  : weight == 0 && !posed ? theme::theme().mutedText
                                          : theme::theme().text);
  const QRect number(option.rect.right() - kNumberWidth - theme::kGrid, option.rect.top(), kNumberWidth,
                     option.rect.height());
  painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
  painter->restore();
}

QWidget* WeightDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
  if (!index.siblingAtColumn(0).data(kPartIndexRole).isValid()) return nullptr;
  auto* field = new widgets::ValueField({.minDecimals = 0, .maxDecimals = 3, .unit = {}}, parent);
  field->setRange(-kMaxTyped, kMaxTyped);
  field->setStep(0.05);
  field->setAccessibleName(tr("Weight of %1").arg(index.siblingAtColumn(0).data().toString()));
  return field;
}

void WeightDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  auto* field = qobject_cast<widgets::ValueField*>(editor);
  if (field == nullptr) return;
  field->setValue(index.data(Qt::EditRole).toDouble());
  field->selectAll();
}

void WeightDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
  auto* field = qobject_cast<widgets::ValueField*>(editor);
  if (field == nullptr) return;
  field->finishTyping();
  model->setData(index, field->value(), Qt::EditRole);
}

}  // namespace furitsuke::panels
