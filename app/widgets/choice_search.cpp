// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/choice_search.h"

#include <QComboBox>
#include <QCompleter>
#include <QIdentityProxyModel>
#include <QLineEdit>

#include "app/widgets/search_text.h"

namespace furitsuke::widgets {

namespace {

constexpr int kSearchRole = Qt::UserRole + 100;

/// The entries with what finds them.
class SearchTexts final : public QIdentityProxyModel {
 public:
  using QIdentityProxyModel::QIdentityProxyModel;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
    if (role != kSearchRole) return QIdentityProxyModel::data(index, role);
    return nameSearchText(QIdentityProxyModel::data(index, Qt::DisplayRole).toString());
  }
};

class ChoiceCompleter final : public QCompleter {
 public:
  using QCompleter::QCompleter;
  [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override {
    return index.data(Qt::DisplayRole).toString();
  }
  [[nodiscard]] QStringList splitPath(const QString& path) const override { return {searchText(path)}; }
};

}  // namespace

void makeSearchable(QComboBox& box) {
  box.setEditable(true);
  box.setInsertPolicy(QComboBox::NoInsert);
  auto* texts = new SearchTexts(&box);
  texts->setSourceModel(box.model());
  auto* completer = new ChoiceCompleter(texts, &box);
  completer->setCompletionRole(kSearchRole);
  completer->setFilterMode(Qt::MatchContains);
  completer->setCompletionMode(QCompleter::PopupCompletion);
  box.setCompleter(completer);
  QObject::connect(box.lineEdit(), &QLineEdit::editingFinished, &box, [&box, completer] {
    const QString typed = box.lineEdit()->text();
    if (typed == box.itemText(box.currentIndex())) return;
    int found = box.findText(typed, Qt::MatchFixedString);
    completer->setCompletionPrefix(typed);
    if (found < 0 && !typed.isEmpty() && completer->completionCount() > 0)
      found = box.findText(completer->currentCompletion());
    if (found >= 0) box.setCurrentIndex(found);
    box.setEditText(box.itemText(box.currentIndex()));
  });
}

}  // namespace furitsuke::widgets
