// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/part_page.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include "app/panels/model/part_names.h"
#include "app/theme/theme.h"
#include "app/widgets/no_match_label.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/search_keys.h"
#include "app/widgets/search_text.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

/// The Japanese name, if the heading shows another one.
QString headingOf(const QModelIndex& heading) {
  const QVariant key = heading.data(kPartHeadingRole);
  return (key.isValid() ? key : heading.data()).toString();
}

}  // namespace

PartPage::PartPage(QTreeView* view, QStandardItemModel* model, QWidget* parent)
    : QWidget(parent),
      view_(view),
      model_(model),
      filter_(new QSortFilterProxyModel(this)),
      search_(new QLineEdit(this)),
      header_(new QHBoxLayout) {
  model_->setParent(this);
  filter_->setSourceModel(model_);
  filter_->setFilterRole(kPartSearchRole);
  filter_->setRecursiveFilteringEnabled(true);
  view_->setParent(this);
  view_->setModel(filter_);
  noMatch_ = new widgets::NoMatchLabel(view_);
  view_->setUniformRowHeights(true);
  view_->setHeaderHidden(true);
  view_->setIndentation(4 * theme::kGrid);
  view_->setTextElideMode(Qt::ElideMiddle);
  view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  widgets::addSearchButtons(*search_);
  widgets::leadToHits(*search_, *view_);
  connect(search_, &QLineEdit::textChanged, this, &PartPage::search);
  header_->setContentsMargins(theme::kGrid, theme::kGrid, theme::kGrid, theme::kGrid);
  header_->setSpacing(theme::kGrid);
  header_->addWidget(search_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(header_);
  column->addWidget(view_, 1);
}

void PartPage::nameSearch(const QString& hint) {
  search_->setPlaceholderText(hint);
  search_->setAccessibleName(hint);
  search_->setToolTip(tr("Show only parts whose Japanese or English name contains this text"));
}

QToolButton* PartPage::addButton(const QString& icon) {
  auto* button = new QToolButton(this);
  button->setIcon(theme::themedIcon(icon));
  button->setAutoRaise(true);
  header_->addWidget(button);
  return button;
}

int PartPage::partOf(const QModelIndex& row) {
  const QVariant part = row.siblingAtColumn(0).data(kPartIndexRole);
  return part.isValid() ? part.toInt() : -1;
}

void PartPage::filterRows(const QString& text) { filter_->setFilterFixedString(text); }

void PartPage::search(const QString& text) {
  const QString searched = text.trimmed();
  if (!isSearching_) foldedBefore_ = folded();
  filterRows(widgets::searchText(searched));
  // Search results must be visible. The rows that come back afterwards would be collapsed.
  isSearching_ = !searched.isEmpty();
  expandExcept(isSearching_ ? QSet<QString>() : foldedBefore_);
  noMatch_->setSearched(searched);
}

QSet<QString> PartPage::folded() const {
  QSet<QString> headings;
  for (int row = 0; row < filter_->rowCount(); ++row) {
    const QModelIndex index = filter_->index(row, 0);
    if (filter_->hasChildren(index) && !view_->isExpanded(index)) headings.insert(headingOf(index));
  }
  return headings;
}

void PartPage::expandExcept(const QSet<QString>& folded) {
  view_->expandAll();
  for (int row = 0; row < filter_->rowCount(); ++row) {
    const QModelIndex index = filter_->index(row, 0);
    if (folded.contains(headingOf(index))) view_->collapse(index);
  }
}

void PartPage::refill(const std::function<void()>& fill) {
  const QSet<QString> foldedNow = folded();
  const int scrolled = view_->verticalScrollBar()->value();
  model_->removeRows(0, model_->rowCount());
  // A hidden view does not lay out its items; without this call it would keep the old expanded items.
  view_->doItemsLayout();
  fill();
  expandExcept(foldedNow);
  view_->verticalScrollBar()->setValue(scrolled);
}

}  // namespace furitsuke::panels
