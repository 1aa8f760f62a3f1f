// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/short_list.h"

#include <QCoreApplication>

namespace furitsuke::widgets {

namespace {

struct ShortList {
  Q_DECLARE_TR_FUNCTIONS(ShortList)
};

}  // namespace

QString shortList(const QStringList& names, qsizetype most) {
  const qsizetype left = names.size() - most;
  if (left <= 0) return names.join(QStringLiteral(", "));
  return ShortList::tr("%1 and %Ln more", nullptr, static_cast<int>(left))
      .arg(names.first(most).join(QStringLiteral(", ")));
}

}  // namespace furitsuke::widgets
