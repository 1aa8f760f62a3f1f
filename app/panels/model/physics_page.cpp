// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/physics_page.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>
#include <utility>

#include "app/panels/model/part_names.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

PhysicsPage::PhysicsPage(QWidget* parent)
    : PartPage(new QTreeView, new QStandardItemModel, parent), values_(new ValueList(this)) {
  parts()->setColumnCount(2);
  view()->setRootIsDecorated(false);
  view()->setSelectionMode(QAbstractItemView::SingleSelection);
  view()->setEditTriggers(QAbstractItemView::NoEditTriggers);
  view()->header()->setStretchLastSection(false);
  view()->header()->setSectionResizeMode(QHeaderView::Stretch);
  auto* splitter = new QSplitter(Qt::Vertical, this);
  splitter->setChildrenCollapsible(false);
  layout()->removeWidget(view());
  splitter->addWidget(view());
  splitter->addWidget(values_);
  splitter->setStretchFactor(0, 1);
  splitter->setStretchFactor(1, 1);
  qobject_cast<QVBoxLayout*>(layout())->addWidget(splitter, 1);
  connect(view()->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    const QModelIndexList selected = view()->selectionModel()->selectedRows();
    if (showing_ || selected.isEmpty()) return;
    chosen_ = partOf(selected.front());
    showValues();
    emit partChosen(chosen_);
  });
}

void PhysicsPage::setActor(const scene::Actor* actor, bool english) {
  if (std::exchange(actor_, actor) != actor) chosen_ = model::kNoIndex;
  english_ = english;
  isStale_ = true;
  // A hidden page costs nothing: models can have thousands of bodies.
  if (isVisible()) fill();
}

void PhysicsPage::showEvent(QShowEvent* event) {
  PartPage::showEvent(event);
  fill();
}

void PhysicsPage::fill() {
  if (!std::exchange(isStale_, false)) return;
  const QScopedValueRollback<bool> showing(showing_, true);
  refill([this] {
    rows_.clear();
    for (std::int32_t part = 0; actor_ != nullptr && part < partCount(); ++part) addPart(part);
  });
  showChosen();
}

void PhysicsPage::addPart(std::int32_t part) {
  QStandardItem* name = partItem(nameOf(part), english_, part);
  auto* summary = new QStandardItem(summaryOf(part));
  summary->setEditable(false);
  name->setToolTip(name->toolTip() + '\n' + summary->text());
  const QString problem = problemOf(part);
  if (problem.isEmpty()) {
    summary->setForeground(theme::theme().mutedText);
  } else {
    summary->setIcon(theme::themedIcon("warning"));
    name->setToolTip(name->toolTip() + '\n' + problem);
  }
  summary->setToolTip(name->toolTip());
  parts()->appendRow({name, summary});
  rows_.emplace_back(name->index());
}

void PhysicsPage::setChosen(std::int32_t part) {
  if (part == chosen_) return;
  chosen_ = part;
  if (!isStale_) showChosen();
}

void PhysicsPage::filterRows(const QString& text) {
  const QScopedValueRollback<bool> showing(showing_, true);
  PartPage::filterRows(text);
  showChosen();
}

void PhysicsPage::showChosen() {
  const QScopedValueRollback<bool> showing(showing_, true);
  const bool isPart = chosen_ >= 0 && static_cast<std::size_t>(chosen_) < rows_.size();
  const QModelIndex row = isPart ? shown(rows_[static_cast<std::size_t>(chosen_)]) : QModelIndex();
  view()->setCurrentIndex(row);
  row.isValid() ? view()->scrollTo(row) : view()->clearSelection();
  showValues();
}

void PhysicsPage::showValues() {
  if (actor_ == nullptr || partCount() == 0) return values_->showHint(emptyHint());
  if (chosen_ < 0 || chosen_ >= partCount()) return values_->showHint(choiceHint());
  values_->showValues({partName(nameOf(chosen_), english_, chosen_), problemOf(chosen_), valuesOf(chosen_)});
}

}  // namespace furitsuke::panels
