// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/part_names.h"

#include "app/theme/theme.h"
#include "app/widgets/search_text.h"

namespace furitsuke::panels {

namespace {

/// The size of each item; lists with uniform rows use the height of the first one.
constexpr QSize kRowSize(0, 6 * theme::kGrid);

}  // namespace

QString partName(const model::ModelName& name, bool english, int index) {
  const std::string& preferred = english && !name.english.empty() ? name.english : name.text;
  const QString text = QString::fromStdString(preferred.empty() ? name.english : preferred).simplified();
  return text.isEmpty() ? QString("#%1").arg(index) : text;
}

QStandardItem* partItem(const model::ModelName& name, bool english, int index) {
  const QString shown = partName(name, english, index);
  auto* item = new QStandardItem(shown);
  const QString other = partName(name, !english, index);
  item->setToolTip(other == shown ? shown : shown + '\n' + other);
  item->setData(index, kPartIndexRole);
  item->setData(widgets::nameSearchText(QString::fromStdString(name.text), QString::fromStdString(name.english)),
                kPartSearchRole);
  item->setEditable(false);
  item->setSizeHint(kRowSize);
  return item;
}

QStandardItem* headingItem(const QString& title) {
  auto* item = new QStandardItem(title);
  QFont bold = item->font();
  bold.setBold(true);
  item->setFont(bold);
  item->setFlags(Qt::ItemIsEnabled);
  item->setSizeHint(kRowSize);
  return item;
}

}  // namespace furitsuke::panels
