// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

class QAbstractItemView;

namespace furitsuke::widgets {

/// "No name contains ..."
[[nodiscard]] QString noMatchText(const QString& searched);

/// Lies over a list that can be searched, and says so when nothing was found instead of leaving the list empty.
class NoMatchLabel : public QLabel {
  Q_OBJECT

 public:
  /// `list` must have its model.
  explicit NoMatchLabel(QAbstractItemView* list);

  /// The text of the search field.
  void setSearched(const QString& text);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void arrange();

  QAbstractItemView* list_;
  QString searched_;
};

}  // namespace furitsuke::widgets
