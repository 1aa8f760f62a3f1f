// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QSortFilterProxyModel>
#include <QWidget>
#include <functional>

class QHBoxLayout;
class QLineEdit;
class QStandardItemModel;
class QToolButton;
class QTreeView;

namespace furitsuke::widgets {
class NoMatchLabel;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// A searchable list of the parts of a model under headings. Only visible rows are painted.
class PartPage : public QWidget {
  Q_OBJECT

 public:
  /// Takes ownership of `view` and `model`.
  PartPage(QTreeView* view, QStandardItemModel* model, QWidget* parent = nullptr);

  [[nodiscard]] QTreeView* view() const noexcept { return view_; }
  [[nodiscard]] QStandardItemModel* parts() const noexcept { return model_; }

 protected:
  /// The placeholder text of the search field.
  void nameSearch(const QString& hint);
  /// Adds a button next to the search field. The caller must name it with nameControl().
  QToolButton* addButton(const QString& icon);
  /// The index of the part in the list of the model, for a row of the view; -1 for headings.
  [[nodiscard]] static int partOf(const QModelIndex& row);
  /// The row of the view for an index of parts(); invalid while the search hides it.
  [[nodiscard]] QModelIndex shown(const QModelIndex& part) const { return filter_->mapFromSource(part); }
  /// Clears the list and calls `fill`; keeps expanded rows and scroll position where possible.
  void refill(const std::function<void()>& fill);
  /// Hides the rows that do not contain the text.
  virtual void filterRows(const QString& text);

 private:
  void search(const QString& text);
  /// The names of the collapsed headings.
  [[nodiscard]] QSet<QString> folded() const;
  /// Expands all headings but these.
  void expandExcept(const QSet<QString>& folded);

  QTreeView* view_;
  QStandardItemModel* model_;
  QSortFilterProxyModel* filter_;
  QLineEdit* search_;
  QHBoxLayout* header_;
  widgets::NoMatchLabel* noMatch_;
  QSet<QString> foldedBefore_;  ///< the search
  bool isSearching_ = false;
};

}  // namespace furitsuke::panels
