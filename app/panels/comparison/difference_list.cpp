// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/comparison/difference_list.h"

#include <QEvent>
#include <QHeaderView>
#include <algorithm>

#include "app/panels/comparison/sparkline_delegate.h"
#include "app/theme/theme.h"
#include "app/widgets/no_match_label.h"
#include "app/widgets/search_text.h"

namespace furitsuke::panels {

namespace {

constexpr int kNameWidth = 150;
/// The minimum width of a column, so that its heading has space for the sort indicator.
constexpr int kMinColumnWidth = 92;

/// Bones that physics moves come last in either order: they follow the body, whose differences are the cause.
class BodyFirstModel final : public QSortFilterProxyModel {
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

 protected:
  [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override {
    const bool isLeft = left.data(DifferenceModel::kPhysicsRole).toBool();
    const bool isRight = right.data(DifferenceModel::kPhysicsRole).toBool();
    if (isLeft != isRight) return sortOrder() == Qt::AscendingOrder ? isRight : isLeft;
    return QSortFilterProxyModel::lessThan(left, right);
  }
};

}  // namespace

DifferenceList::DifferenceList(DifferenceModel::Parts parts, QWidget* parent)
    : QTreeView(parent),
      differences_(new DifferenceModel(parts, this)),
      sorted_(new BodyFirstModel(this)),
      overTimeDelegate_(new SparklineDelegate(*differences_, this)) {
  sorted_->setSourceModel(differences_);
  sorted_->setSortRole(DifferenceModel::kSortRole);
  sorted_->setFilterRole(DifferenceModel::kSearchRole);
  sorted_->setFilterKeyColumn(DifferenceModel::Name);
  sorted_->setSortLocaleAware(true);
  setModel(sorted_);
  noMatch_ = new widgets::NoMatchLabel(this);
  setItemDelegateForColumn(DifferenceModel::OverTime, overTimeDelegate_);
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setAlternatingRowColors(true);
  setTextElideMode(Qt::ElideMiddle);
  setSortingEnabled(true);
  sortByColumn(DifferenceModel::Distance, Qt::DescendingOrder);
  header()->setMinimumSectionSize(kMinColumnWidth);
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  header()->setSectionResizeMode(DifferenceModel::Name, QHeaderView::Interactive);
  header()->setSectionResizeMode(DifferenceModel::OverTime, QHeaderView::Stretch);
  header()->resizeSection(DifferenceModel::Name, kNameWidth);
  connect(this, &QTreeView::activated, this, [this](const QModelIndex& chosen) {
    const QModelIndex row = sorted_->mapToSource(chosen);
    emit placeChosen(differences_->partAt(row.row()), differences_->frameAt(row.row(), row.column()));
  });
}

void DifferenceList::setComparison(const std::shared_ptr<const model::Model>& model,
                                   const std::shared_ptr<const eval::MotionComparison>& comparison) {
  const QModelIndex before = sorted_->mapToSource(currentIndex());
  const int part = before.isValid() ? differences_->partAt(before.row()) : -1;
  const int column = std::max(0, before.column());
  differences_->setComparison(model, comparison);
  const int row = part < 0 ? -1 : differences_->rowOf(part);
  if (row >= 0) setCurrentIndex(sorted_->mapFromSource(differences_->index(row, column)));
}

void DifferenceList::setPlayhead(double frame) {
  overTimeDelegate_->setPlayhead(frame);
  const int left = columnViewportPosition(DifferenceModel::OverTime);
  viewport()->update(left, 0, columnWidth(DifferenceModel::OverTime), viewport()->height());
}

void DifferenceList::search(const QString& text) {
  sorted_->setFilterFixedString(widgets::searchText(text.trimmed()));
  noMatch_->setSearched(text);
}

void DifferenceList::changeEvent(QEvent* event) {
  QTreeView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) viewport()->update();
}

}  // namespace furitsuke::panels
