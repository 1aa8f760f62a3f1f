// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/search_keys.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <utility>

namespace furitsuke::widgets {

namespace {

class SearchKeys final : public QObject {
 public:
  SearchKeys(QLineEdit& field, std::function<void()> goToFirst) : QObject(&field), goToFirst_(std::move(goToFirst)) {
    field.installEventFilter(this);
  }

  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    if (event->type() != QEvent::KeyPress) return false;
    const auto* key = static_cast<const QKeyEvent*>(event);
    if ((key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
    switch (key->key()) {
      case Qt::Key_Return:
      case Qt::Key_Enter:
      case Qt::Key_Down: goToFirst_(); return true;
      default: return false;
    }
  }

 private:
  std::function<void()> goToFirst_;
};

QModelIndex firstRow(const QAbstractItemView& view, const QModelIndex& parent) {
  const QAbstractItemModel& model = *view.model();
  for (int row = 0; row < model.rowCount(parent); ++row) {
    const QModelIndex index = model.index(row, 0, parent);
    if (model.hasChildren(index)) {
      if (const QModelIndex inside = firstRow(view, index); inside.isValid()) return inside;
      continue;
    }
    const bool canBeSelected =
        index.flags().testFlag(Qt::ItemIsSelectable) && index.flags().testFlag(Qt::ItemIsEnabled);
    if (canBeSelected && !view.visualRect(index).isEmpty()) return index;  // empty: hidden or in a folded group
  }
  return {};
}

}  // namespace

void leadToHits(QLineEdit& field, std::function<void()> goToFirst) { new SearchKeys(field, std::move(goToFirst)); }

void leadToHits(QLineEdit& field, QAbstractItemView& hits) {
  leadToHits(field, [&hits] {
    const QModelIndex first = firstRow(hits, hits.rootIndex());
    if (!first.isValid()) return;
    hits.setFocus(Qt::ShortcutFocusReason);
    hits.setCurrentIndex(first);
  });
}

}  // namespace furitsuke::widgets
