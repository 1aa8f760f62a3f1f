// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/joint_list.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/dialogs/prompts.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/theme/theme.h"
#include "app/widgets/message_text.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/translated_texts.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kVisibleRows = 7, kHintLines = 2;

}  // namespace

JointList::JointList(const exchange::CapturedMotion& motion, const model::Model& model, session::JointTables tables,
                     QWidget* parent)
    : QWidget(parent),
      motion_(motion),
      tables_(std::move(tables)),
      tree_(new QTreeWidget(this)),
      hint_(new QLabel(this)) {
  bones_.fill(model::kNoIndex);
  tree_->setObjectName("joints");
  tree_->setAccessibleName(tr("Joints of the bones"));
  tree_->setWhatsThis(
      tr("The joint of the file that moves each bone. To change one, choose another joint in its row, or click a joint "
         "in the picture and then the bone that it moves, here or in the viewport."));
  tree_->setHeaderLabels({tr("Bone"), tr("Joint")});
  tree_->setRootIsDecorated(false);
  tree_->setUniformRowHeights(true);
  tree_->setMinimumHeight(kVisibleRows * theme::kControlHeight);
  tree_->header()->setSectionResizeMode(QHeaderView::Stretch);
  hint_->setObjectName("jointHint");
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  hint_->setMinimumHeight(kHintLines *
                          fontMetrics().lineSpacing());  // the form does not ask for the height of its text
  hint_->setTextFormat(Qt::PlainText);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(theme::kGrid);
  column->addWidget(makeTables());
  column->addWidget(tree_, 1);
  column->addWidget(hint_);
  addRows(model);
  connect(tree_, &QTreeWidget::itemClicked, this,
          [this](QTreeWidgetItem* item) { chooseRow(item->data(0, Qt::UserRole).toULongLong()); });
  connect(tree_, &QTreeWidget::itemActivated, this,
          [this](QTreeWidgetItem* item) { chooseRow(item->data(0, Qt::UserRole).toULongLong()); });
  showHint();
}

QWidget* JointList::makeTables() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(theme::kGrid);
  table_ = new QComboBox(row);
  table_->setObjectName("jointTable");
  widgets::nameControl(table_, tr("Joint table"));
  table_->setWhatsThis(tr("A saved table of joints, for files of the same program."));
  layout->addWidget(table_, 1);
  const auto add = [&](const char* name, const char* icon, const QString& text, const QString& help, auto run) {
    QToolButton* button = widgets::panelButton(icon, row);
    button->setObjectName(name);
    widgets::nameControl(button, text);
    button->setWhatsThis(help);
    connect(button, &QToolButton::clicked, this, run);
    layout->addWidget(button);
    return button;
  };
  add("openTable", "open", tr("Open joint table"), tr("Uses a joint table from a file of any folder."),
      &JointList::openTable);
  add("saveTable", "save", tr("Save joint table"),
      tr("Saves the joints that are shown as a table, for other files with the same skeleton and for the command "
         "line."),
      &JointList::saveTable);
  delete_ = add("deleteTable", "delete", tr("Delete joint table"), tr("Deletes the saved table; the joints stay."),
                &JointList::deleteTable);
  refreshTables({});
  connect(table_, &QComboBox::activated, this,
          [this](int index) { useTable(index == 0 ? QString() : table_->itemText(index)); });
  return row;
}

void JointList::addRows(const model::Model& model) {
  const auto humanoid = retarget::HumanoidModel::of(model);
  if (!humanoid) return;  // the fitting reports this
  QStringList names{tr("None")};
  for (const exchange::CapturedJoint& joint : motion_.joints) names.append(QString::fromStdString(joint.name));
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    const retarget::HumanoidBone role = retarget::humanoidBoneAt(i);
    if (!humanoid->has(role)) continue;
    bones_[i] = humanoid->bone(role);
    const QString bone = QString::fromStdString(model.bones[static_cast<std::size_t>(bones_[i])].name.text);
    auto* item = new QTreeWidgetItem(tree_, {bone});
    item->setData(0, Qt::UserRole, static_cast<qulonglong>(i));
    auto* box = new QComboBox(tree_);
    box->setObjectName("joint");
    box->setAccessibleName(bone);
    box->setWhatsThis(tr("The joint of the file that moves this bone."));
    box->addItems(names);
    tree_->setItemWidget(item, 1, box);
    joints_[i] = box;
    connect(box, &QComboBox::activated, this, [this, i] {
      chosen_[i] = true;
      emit choicesChanged();
      emit jointShown(jointOf(i));
    });
  }
}

exchange::JointIndex JointList::jointOf(std::size_t role) const {
  return static_cast<exchange::JointIndex>(joints_[role]->currentIndex()) - 1;
}

exchange::RoleChoices JointList::choices() const {
  exchange::RoleChoices choices;
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    if (!chosen_[i]) continue;
    const exchange::JointIndex joint = jointOf(i);
    choices.emplace_back(retarget::humanoidBoneAt(i),
                         joint == exchange::kNoJoint ? "" : motion_.joints[static_cast<std::size_t>(joint)].name);
  }
  return choices;
}

void JointList::showRoles(const exchange::JointRoles& roles) {
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    if (joints_[i] != nullptr && !chosen_[i]) joints_[i]->setCurrentIndex(roles[retarget::humanoidBoneAt(i)] + 1);
  }
}

void JointList::choose(const exchange::RoleChoices& choices) {
  chosen_.fill(false);
  missing_.clear();
  for (const auto& [role, name] : choices) {
    const auto i = static_cast<std::size_t>(role);
    if (joints_[i] == nullptr) continue;
    const auto& all = motion_.joints;
    const auto joint = std::ranges::find(all, name, &exchange::CapturedJoint::name);
    if (!name.empty() && joint == all.end()) {
      missing_.append(QString::fromStdString(name));
      continue;
    }
    joints_[i]->setCurrentIndex(name.empty() ? 0 : static_cast<int>(joint - all.begin()) + 1);
    chosen_[i] = true;
  }
  showHint();
  emit choicesChanged();
}

void JointList::setPicked(exchange::JointIndex joint) {
  picked_ = joint;
  showHint();
}

void JointList::chooseBone(model::BoneIndex bone) {
  const auto found = std::ranges::find(bones_, bone);
  if (bone == model::kNoIndex || found == bones_.end()) return;
  chooseRow(static_cast<std::size_t>(found - bones_.begin()));
}

void JointList::chooseRow(std::size_t role) {
  for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* item = tree_->topLevelItem(i);
    if (item->data(0, Qt::UserRole).toULongLong() == role) tree_->setCurrentItem(item);
  }
  if (picked_ == exchange::kNoJoint) {
    emit jointShown(jointOf(role));
    return;
  }
  joints_[role]->setCurrentIndex(std::exchange(picked_, exchange::kNoJoint) + 1);
  chosen_[role] = true;
  showHint();
  emit choicesChanged();
  emit jointShown(exchange::kNoJoint);
}

void JointList::showHint() {
  if (picked_ != exchange::kNoJoint) {
    const QString name = QString::fromStdString(motion_.joints[static_cast<std::size_t>(picked_)].name);
    hint_->setText(tr("Click the bone that %1 moves, in this list or in the viewport.").arg(name));
  } else if (!missing_.isEmpty()) {
    hint_->setText(tr("The file lacks joints of the table: %1").arg(missing_.join(", ")));
  } else {
    hint_->setText(tr("To change a joint, click it in the picture, then the bone that it moves."));
  }
}

void JointList::useTable(const QString& name) {
  delete_->setEnabled(!name.isEmpty());
  if (name.isEmpty()) return choose({});
  const auto choices = tables_.read(name);
  if (choices) return choose(*choices);
  hint_->setText(widgets::failureText(choices.error()));
}

void JointList::openTable() {
  const QString path = askFilesToOpen(this, tr("Open Joint Table"),
                                      session::fileFilter({session::FileFilter::JointTables}), QString(), false)
                           .value(0);
  if (path.isEmpty()) return;
  const auto choices = session::readJointTable(session::toPath(path));
  if (choices) return choose(*choices);
  hint_->setText(widgets::failureText(choices.error()));
}

void JointList::saveTable() {
  const QString current = table_->currentIndex() > 0 ? table_->currentText() : QString();
  const auto name = askName(this, tr("Save Joint Table"), tr("Name of the table"), current, tables_.names());
  if (!name || name->trimmed().isEmpty()) return;
  exchange::RoleChoices all;
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    if (joints_[i] == nullptr) continue;
    const exchange::JointIndex joint = jointOf(i);
    all.emplace_back(retarget::humanoidBoneAt(i),
                     joint == exchange::kNoJoint ? "" : motion_.joints[static_cast<std::size_t>(joint)].name);
  }
  if (const Status saved = tables_.write(name->trimmed(), all); !saved) {
    hint_->setText(widgets::failureText(saved.error()));
    return;
  }
  refreshTables(name->trimmed());
}

void JointList::deleteTable() {
  if (const Status removed = tables_.remove(table_->currentText()); !removed) {
    hint_->setText(widgets::failureText(removed.error()));
    return;
  }
  refreshTables({});
}

void JointList::refreshTables(const QString& current) {
  table_->clear();
  table_->addItem(tr("Joints found automatically"));
  table_->addItems(tables_.names());
  table_->setCurrentIndex(std::max(0, current.isEmpty() ? 0 : table_->findText(current)));
  delete_->setEnabled(table_->currentIndex() > 0);
}

}  // namespace furitsuke::dialogs
