// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/bone_page.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QTreeView>
#include <algorithm>

#include "app/panels/model/part_names.h"
#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

/// Short texts about what the user can do with a bone, and what else moves it.
class BoneTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::BonePage)

 public:
  static QString kind(const model::Model& model, model::BoneIndex index) {
    const model::Bone& bone = model.bones[static_cast<std::size_t>(index)];
    const bool isGoal =
        std::ranges::any_of(model.ik, [index](const model::IkChain& chain) { return chain.goal == index; });
    QStringList words;
    if (isGoal) words.append(tr("IK"));
    if (bone.movable) words.append(tr("move"));
    if (bone.rotatable && !bone.fixedAxis) words.append(tr("rotate"));
    if (bone.fixedAxis) words.append(tr("fixed axis"));
    if (!bone.operable) words.append(tr("locked"));
    if (!bone.visible) words.append(tr("hidden"));
    return words.join(QStringLiteral(" · "));
  }
  static QString tip(const model::Model& model, model::BoneIndex index, bool english) {
    const auto nameOf = [&](model::BoneIndex bone) {
      return partName(model.bones[static_cast<std::size_t>(bone)].name, english, bone);
    };
    const model::Bone& bone = model.bones[static_cast<std::size_t>(index)];
    QStringList lines;
    if (bone.parent != model::kNoIndex) lines.append(tr("Parent: %1").arg(nameOf(bone.parent)));
    if (bone.append && bone.append->source != model::kNoIndex) {
      lines.append(
          tr("Inherits %1 of %2").arg(static_cast<double>(bone.append->ratio)).arg(nameOf(bone.append->source)));
    }
    if (bone.afterPhysics) lines.append(tr("Evaluated after physics"));
    return lines.join('\n');
  }
};

}  // namespace

BonePage::BonePage(QWidget* parent) : PartPage(new QTreeView, new QStandardItemModel, parent) {
  parts()->setColumnCount(2);
  widgets::keepTranslated(this, [this] {
    nameSearch(tr("Search bones"));
    view()->setAccessibleName(tr("Bones"));
    view()->setAccessibleDescription(
        tr("The bones of the model by display group; click a bone to select it in the viewport too"));
  });
  view()->setSelectionMode(QAbstractItemView::ExtendedSelection);
  view()->setEditTriggers(QAbstractItemView::NoEditTriggers);
  view()->header()->setStretchLastSection(false);
  view()->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  view()->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  connect(view(), &QTreeView::clicked, this, [this](const QModelIndex& row) {
    if (partOf(row) >= 0) emit boneActivated(partOf(row));
  });
  connect(view(), &QTreeView::activated, this, [this](const QModelIndex& row) {
    if (partOf(row) >= 0) emit boneActivated(partOf(row));
  });
  connect(view()->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    if (showing_) return;
    chosen_ = selected();
    emit bonesSelected(chosen_);
  });
}

void BonePage::setModel(const model::Model* model, bool english) {
  const QScopedValueRollback<bool> showing(showing_, true);
  refill([&] {
    rows_.clear();
    if (model != nullptr) fill(*model, english);
  });
}

void BonePage::addBone(QStandardItem* heading, const model::Model& model, model::BoneIndex bone, bool english) {
  QStandardItem* name = partItem(model.bones[static_cast<std::size_t>(bone)].name, english, bone);
  const QString more = BoneTexts::tip(model, bone, english);
  if (!more.isEmpty()) name->setToolTip(name->toolTip() + '\n' + more);
  auto* kind = new QStandardItem(BoneTexts::kind(model, bone));
  kind->setForeground(theme::theme().mutedText);
  kind->setEditable(false);
  heading->appendRow({name, kind});
  auto& row = rows_[static_cast<std::size_t>(bone)];
  // If several groups contain the bone, the first row is used.
  if (!row.isValid()) row = name->index();
}

void BonePage::fill(const model::Model& model, bool english) {
  rows_.resize(model.bones.size());
  const auto addHeading = [this](const QString& title) {
    QStandardItem* heading = headingItem(title);
    parts()->appendRow({heading, headingItem({})});
    return heading;
  };
  for (std::size_t g = 0; g < model.displayGroups.size(); ++g) {
    const model::DisplayGroup& group = model.displayGroups[g];
    if (std::ranges::all_of(group.items, [](const model::DisplayItem& item) { return item.isMorph; })) continue;
    QStandardItem* heading = addHeading(partName(group.name, english, static_cast<int>(g)));
    heading->setData(partName(group.name, false, static_cast<int>(g)), kPartHeadingRole);
    for (const model::DisplayItem& item : group.items) {
      if (!item.isMorph) addBone(heading, model, item.index, english);
    }
  }
  QStandardItem* rest = nullptr;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    if (rows_[i].isValid()) continue;
    if (rest == nullptr) {
      rest = addHeading(tr("In no display group"));
      rest->setData(QString(), kPartHeadingRole);
    }
    addBone(rest, model, static_cast<model::BoneIndex>(i), english);
  }
}

void BonePage::filterRows(const QString& text) {
  const QScopedValueRollback<bool> showing(showing_, true);
  PartPage::filterRows(text);
  setSelected(std::vector(chosen_));
}

void BonePage::setSelected(const std::vector<model::BoneIndex>& bones) {
  if (bones == chosen_ && bones == selected()) return;
  chosen_ = bones;
  const QScopedValueRollback<bool> showing(showing_, true);
  QItemSelection selection;
  QModelIndex first;
  for (const model::BoneIndex bone : bones) {
    if (bone < 0 || static_cast<std::size_t>(bone) >= rows_.size()) continue;
    const QModelIndex row = shown(rows_[static_cast<std::size_t>(bone)]);
    if (!row.isValid()) continue;
    selection.select(row, row);
    if (!first.isValid()) first = row;
  }
  view()->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  if (first.isValid()) {
    view()->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    view()->scrollTo(first);
  }
}

std::vector<model::BoneIndex> BonePage::selected() const {
  std::vector<model::BoneIndex> bones;
  for (const QModelIndex& row : view()->selectionModel()->selectedRows()) {
    if (partOf(row) >= 0) bones.push_back(partOf(row));
  }
  std::ranges::sort(bones);
  bones.erase(std::unique(bones.begin(), bones.end()), bones.end());
  return bones;
}

}  // namespace furitsuke::panels
