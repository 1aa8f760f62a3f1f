// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QWidget>
#include <functional>

class QHBoxLayout;
class QLineEdit;
class QStandardItemModel;
class QToolButton;
class QTreeView;

namespace furitsuke {

/// A searched list of a model's parts under headings. Rows are painted when they are in sight, however many there are.
class PartPage : public QWidget {
  Q_OBJECT

 public:
  /// Takes `view` and `model` over.
  PartPage(QTreeView* view, QStandardItemModel* model, QWidget* parent = nullptr);

  [[nodiscard]] QTreeView* view() const noexcept { return view_; }
  [[nodiscard]] QStandardItemModel* parts() const noexcept { return model_; }

 protected:
  /// What is searched for, as the empty field says it.
  void nameSearch(const QString& hint);
  /// A button beside the search; it needs a name.
  QToolButton* addButton(const QString& icon);
  /// Of a row of the view: the place of its part in the model's list; -1 for headings.
  [[nodiscard]] static int partOf(const QModelIndex& row);
  /// The row of the view; invalid while a search hides it.
  [[nodiscard]] QModelIndex shown(const QModelIndex& part) const { return filter_->mapFromSource(part); }
  /// Empties the list and lets `fill` fill it; what was folded and scrolled stays where it can.
  void refill(const std::function<void()>& fill);

 private:
  void search(const QString& text);

  QTreeView* view_;
  QStandardItemModel* model_;
  QSortFilterProxyModel* filter_;
  QLineEdit* search_;
  QHBoxLayout* header_;
};

}  // namespace furitsuke
