// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/no_match_label.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QEvent>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::widgets {

QString noMatchText(const QString& searched) {
  return QCoreApplication::translate("furitsuke::widgets::NoMatchLabel", "No name contains \"%1\".").arg(searched);
}

NoMatchLabel::NoMatchLabel(QAbstractItemView* list) : QLabel(list->viewport()), list_(list) {
  setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  setWordWrap(true);
  setTextFormat(Qt::PlainText);
  setMargin(4 * theme::kGrid);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  list->viewport()->installEventFilter(this);
  const QAbstractItemModel* rows = list->model();
  connect(rows, &QAbstractItemModel::rowsInserted, this, &NoMatchLabel::arrange);
  connect(rows, &QAbstractItemModel::rowsRemoved, this, &NoMatchLabel::arrange);
  connect(rows, &QAbstractItemModel::modelReset, this, &NoMatchLabel::arrange);
  keepTranslated(this, [this] { arrange(); });
}

void NoMatchLabel::setSearched(const QString& text) {
  searched_ = text.trimmed();
  arrange();
}

bool NoMatchLabel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) setGeometry(list_->viewport()->rect());
  return QLabel::eventFilter(watched, event);
}

void NoMatchLabel::arrange() {
  setText(noMatchText(searched_));
  setGeometry(list_->viewport()->rect());
  setVisible(!searched_.isEmpty() && list_->model()->rowCount() == 0);
}

}  // namespace furitsuke::widgets
