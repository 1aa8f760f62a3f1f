// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/property_row.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>

#include "app/widgets/drag_label.h"
#include "app/widgets/number_field.h"
#include "app/widgets/problem_label.h"

namespace furitsuke::panels {

namespace {

constexpr int kNameColumn = 92;
constexpr int kGap = 8;
/// Wide enough for the widest letter, so that the fields of all rows are aligned.
constexpr int kLetterColumn = 12;
constexpr int kCellGap = 6;

}  // namespace

PropertyRow::PropertyRow(const QString& name, Fold fold, QWidget* parent)
    : QWidget(parent),
      fold_(fold),
      line_(new QBoxLayout(QBoxLayout::LeftToRight)),
      grid_(new QGridLayout),
      content_(new QWidget(this)),
      name_(new QLabel(name, this)),
      problem_(new widgets::ProblemLabel(this)) {
  name_->setProperty("muted", true);
  auto* right = new QVBoxLayout(content_);
  right->setContentsMargins(0, 0, 0, 0);
  right->setSpacing(2);
  right->addLayout(grid_);
  right->addWidget(problem_);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(kCellGap);
  grid_->setVerticalSpacing(4);
  line_->addWidget(name_, 0, Qt::AlignTop);
  line_->addWidget(content_, 1);
  setLayout(line_);
  line_->setContentsMargins(0, 0, 0, 0);
  placeName();
}

NumberCell PropertyRow::addNumber(const NumberStyle& style) {
  auto* cell = new QWidget(content_);
  auto* layout = new QHBoxLayout(cell);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  auto* label = new widgets::DragLabel(style.letter, style.channel, cell);
  auto* field = new widgets::NumberField(style.format, cell);
  label->setFixedWidth(kLetterColumn);
  label->setAlignment(Qt::AlignCenter);
  label->setBuddy(field);
  label->setToolTip(tr("%1: drag to change (Shift coarse, Ctrl fine)").arg(style.name.now()));
  field->setStep(style.step);
  field->setAccessibleName(style.name.now());
  field->setToolTip(style.name.now());
  layout->addWidget(label);
  layout->addWidget(field, 1);
  grid_->addWidget(cell, cells_ / columns_, cells_ % columns_);
  grid_->setColumnStretch(cells_ % columns_, 1);
  ++cells_;
  connect(field, &widgets::NumberField::problemChanged, this, &PropertyRow::setProblem);
  return {field, label};
}

void PropertyRow::addWidget(QWidget* widget, int stretch) {
  grid_->addWidget(widget, cells_ / columns_, cells_ % columns_);
  grid_->setColumnStretch(cells_ % columns_, stretch);
  ++cells_;
  if (widget->accessibleName().isEmpty()) widget->setAccessibleName(name_->text());
}

void PropertyRow::setNarrow(bool narrow) {
  if (narrow == narrow_) return;
  narrow_ = narrow;
  placeName();
}

void PropertyRow::setProblem(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

void PropertyRow::setName(const QString& name) { name_->setText(name); }

void PropertyRow::placeName() {
  const bool above = narrow_ && fold_ == Fold::WhenNarrow;
  line_->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  line_->setSpacing(above ? 2 : kGap);
  // A name to the left of the fields is as high as a field, so that both are aligned.
  name_->setMinimumWidth(above ? 0 : kNameColumn);
  name_->setMaximumWidth(above ? QWIDGETSIZE_MAX : kNameColumn);
  name_->setMinimumHeight(above ? 0 : widgets::NumberField(widgets::NumberFormat{}).sizeHint().height());
}

}  // namespace furitsuke::panels
