// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/morph_model.h"

#include <QFont>
#include <cmath>
#include <utility>

#include "app/panels/model/part_names.h"
#include "app/theme/theme.h"
#include "app/widgets/number_text.h"

namespace furitsuke::panels {

MorphModel::MorphModel(QObject* parent) : QStandardItemModel(parent) { setColumnCount(kColumnCount); }

void MorphModel::fill(bool english) {
  if (actor_ == nullptr) return;
  const std::vector<model::Morph>& morphs = actor_->model().morphs;
  const std::pair<model::MorphPanel, QString> panels[] = {{model::MorphPanel::Brow, tr("Brow")},
                                                          {model::MorphPanel::Eye, tr("Eye")},
                                                          {model::MorphPanel::Lip, tr("Lip")},
                                                          {model::MorphPanel::Other, tr("Other")}};
  for (const auto& [panel, title] : panels) {
    QStandardItem* heading = nullptr;
    for (std::size_t i = 0; i < morphs.size(); ++i) {
      if (morphs[i].panel != panel) continue;
      if (heading == nullptr) {
        heading = headingItem(title);
        heading->setData(static_cast<int>(panel), kPartHeadingRole);
        auto* beside = headingItem({});
        invisibleRootItem()->appendRow({heading, beside});
      }
      QStandardItem* name = partItem(morphs[i].name, english, static_cast<int>(i));
      auto* weight = new QStandardItem;
      weight->setToolTip(tr("Drag to pose the weight (hold Ctrl for small steps); double-click to type a value"));
      heading->appendRow({name, weight});
    }
  }
}

double MorphModel::weightOf(model::MorphIndex morph) const {
  const auto& posed = actor_->draft().weights;
  const auto found = posed.find(morph);
  return found == posed.end() ? actor_->pose().keyedWeights[static_cast<std::size_t>(morph)] : found->second;
}

bool MorphModel::isPosed(model::MorphIndex morph) const {
  return actor_ != nullptr && actor_->draft().weights.contains(morph);
}

QVariant MorphModel::data(const QModelIndex& index, int role) const {
  const QVariant part = QStandardItemModel::data(index.siblingAtColumn(kNameColumn), kPartIndexRole);
  if (!part.isValid() || actor_ == nullptr) return QStandardItemModel::data(index, role);
  const model::MorphIndex morph = part.toInt();
  if (role == kPosedRole) return isPosed(morph);
  if (index.column() == kWeightColumn) {
    if (role == Qt::EditRole) return weightOf(morph);
    if (role == Qt::DisplayRole) return widgets::fixedNumber(weightOf(morph), 3);
  } else if (isPosed(morph)) {
    if (role == Qt::DecorationRole) return theme::themedIcon("pin");
    if (role == Qt::ToolTipRole) {
      return tr("%1\nPosed but not registered; click the pin or press Delete to release it")
          .arg(QStandardItemModel::data(index, role).toString());
    }
    if (role == Qt::FontRole) {
      QFont bold;
      bold.setBold(true);
      return bold;
    }
  }
  return QStandardItemModel::data(index, role);
}

bool MorphModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const QVariant part = QStandardItemModel::data(index.siblingAtColumn(kNameColumn), kPartIndexRole);
  if (!part.isValid() || index.column() != kWeightColumn || role != Qt::EditRole || actor_ == nullptr) {
    return QStandardItemModel::setData(index, value, role);
  }
  bool isNumber = false;
  const double weight = value.toDouble(&isNumber);
  if (!isNumber || !std::isfinite(weight)) return false;
  emit weightTyped(part.toInt(), weight);
  return true;
}

}  // namespace furitsuke::panels
