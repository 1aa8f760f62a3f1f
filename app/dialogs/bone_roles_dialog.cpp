// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/bone_roles_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStringListModel>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/problem_label.h"
#include "app/widgets/translated_texts.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::dialogs {

namespace {

constexpr QSize kRolesSize(560, 620);
enum RoleColumn { kStandardColumn, kBoneColumn, kReasonColumn, kRoleColumns };
enum RoleChoice { kFoundChoice, kNoneChoice, kFirstBone };

QString textOfReason(retarget::BoneReason reason) {
  switch (reason) {
    case retarget::BoneReason::Given: return BoneRolesDialog::tr("chosen");
    case retarget::BoneReason::Name: return BoneRolesDialog::tr("by its name");
    case retarget::BoneReason::Structure: return BoneRolesDialog::tr("by the skeleton");
    case retarget::BoneReason::Missing: break;
  }
  return {};
}

}  // namespace

BoneRolesDialog::BoneRolesDialog(const QString& title, QWidget* parent)
    : QDialog(parent, Qt::Tool),
      title_(title),
      standard_(retarget::bodyBoneNames()),
      choices_(new QStringListModel(this)),
      tree_(new QTreeWidget(this)),
      summary_(new QLabel(this)),
      problem_(new widgets::ProblemLabel(this)) {
  setObjectName("boneRoles");
  tree_->setObjectName("roles");
  tree_->setColumnCount(kRoleColumns);
  tree_->setRootIsDecorated(false);
  tree_->setUniformRowHeights(true);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setSectionResizeMode(kStandardColumn, QHeaderView::ResizeToContents);
  tree_->header()->setSectionResizeMode(kBoneColumn, QHeaderView::Stretch);
  tree_->header()->setSectionResizeMode(kReasonColumn, QHeaderView::ResizeToContents);
  summary_->setObjectName("summary");
  summary_->setWordWrap(true);
  summary_->setTextFormat(Qt::PlainText);
  problem_->setObjectName("problem");
  auto* buttons = new QDialogButtonBox(this);
  makeButtons(*buttons);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(summary_);
  layout->addWidget(tree_, 1);
  layout->addWidget(problem_);
  layout->addWidget(buttons);
  for (const std::string& standard : standard_) addRow(standard);
  connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (item == nullptr || model_ == nullptr) return;
    emit boneShown(
        retarget::StandardBones(*model_).find(standard_[static_cast<std::size_t>(tree_->indexOfTopLevelItem(item))]));
  });
  widgets::keepTranslated(this, [this] { retranslate(); });
  resize(kRolesSize);
}

void BoneRolesDialog::makeButtons(QDialogButtonBox& buttons) {
  const auto add = [&](const char* name, QDialogButtonBox::ButtonRole role, auto run) {
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    buttons.addButton(button, role);
    connect(button, &QPushButton::clicked, this, run);
    return button;
  };
  use_ = add("use", QDialogButtonBox::ActionRole, &BoneRolesDialog::usePicked);
  automatic_ = add("automatic", QDialogButtonBox::ActionRole, [this] { emit rolesChosen({}); });
  load_ = add("load", QDialogButtonBox::ActionRole, &BoneRolesDialog::loadRequested);
  save_ = add("save", QDialogButtonBox::ActionRole, &BoneRolesDialog::saveRequested);
  close_ = add("close", QDialogButtonBox::RejectRole, &BoneRolesDialog::reject);
  setPicked(model::kNoIndex);
}

void BoneRolesDialog::retranslate() {
  setWindowTitle(tr("Bones of the Body of %1").arg(title_));
  tree_->setAccessibleName(tr("Bones of the body"));
  tree_->setWhatsThis(
      tr("The bone of the model that stands for each bone of MMD's own models. Captures, clean-up, mirroring and "
         "exports use it. What you choose is kept for this model."));
  tree_->setHeaderLabels({tr("Bone of MMD"), tr("Bone of the model"), tr("Found")});
  const auto set = [](QPushButton* button, const QString& text, const QString& help) {
    button->setText(text);
    button->setToolTip(help);
  };
  set(use_, tr("Use Selected Bone"), tr("Choose the bone that is selected in the viewport for the current row"));
  set(automatic_, tr("Find All Again"), tr("Forget what was chosen for this model"));
  set(load_, tr("Load…"), tr("Choose the bones that a file lists"));
  set(save_, tr("Save…"), tr("Write what was chosen to a file, for other models and for the command line"));
  set(close_, tr("Close"), tr("Close the table; what was chosen stays"));
  showRows();
}

void BoneRolesDialog::addRow(const std::string& standard) {
  const QString name = QString::fromStdString(standard);
  auto* item = new QTreeWidgetItem(tree_, {name});
  const int row = tree_->indexOfTopLevelItem(item);
  auto* box = new QComboBox(tree_);
  box->setObjectName("bone");
  box->setAccessibleName(name);
  // Measuring hundreds of names in each row would take long.
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setModel(choices_);
  box->installEventFilter(this);
  tree_->setItemWidget(item, kBoneColumn, box);
  connect(box, &QComboBox::activated, this, [this, row](int choice) { choose(row, choice); });
}

bool BoneRolesDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Wheel) return QDialog::eventFilter(watched, event);
  event->ignore();  // the wheel scrolls the table, and chooses no bones by the way
  return true;
}

QComboBox* BoneRolesDialog::boxOf(int row) const {
  return qobject_cast<QComboBox*>(tree_->itemWidget(tree_->topLevelItem(row), kBoneColumn));
}

void BoneRolesDialog::setModel(std::shared_ptr<const model::Model> model) {
  model_ = std::move(model);
  problem_->hide();
  showRows();
}

void BoneRolesDialog::showRows() {
  if (model_ == nullptr) return;
  QStringList choices{tr("Find automatically"), tr("None")};
  for (const model::Bone& bone : model_->bones) choices.append(QString::fromStdString(bone.name.text));
  if (choices != choices_->stringList()) choices_->setStringList(choices);
  const retarget::StandardBones bones(*model_);
  int guessed = 0;
  for (int row = 0; row < tree_->topLevelItemCount(); ++row) {
    const std::string& standard = standard_[static_cast<std::size_t>(row)];
    const retarget::BoneReason reason = bones.reasonFor(standard);
    const bool isGuessed = reason == retarget::BoneReason::Structure;
    const model::BoneIndex bone = bones.find(standard);
    boxOf(row)->setCurrentIndex(bone == model::kNoIndex ? kNoneChoice : kFirstBone + bone);
    QTreeWidgetItem* item = tree_->topLevelItem(row);
    item->setText(kReasonColumn, textOfReason(reason));
    item->setForeground(kReasonColumn,
                        isGuessed ? widgets::severityColor(Severity::Warning) : theme::theme().mutedText);
    guessed += isGuessed ? 1 : 0;
  }
  automatic_->setEnabled(!model_->givenRoles.empty());
  save_->setEnabled(!model_->givenRoles.empty());
  showSummary(guessed);
}

void BoneRolesDialog::showSummary(int guessed) {
  const auto person = retarget::HumanoidModel::of(*model_);
  if (!person) return summary_->setText(widgets::failureText(person.error()));
  summary_->setText(guessed == 0 ? tr("All bones that a person needs have the names of MMD or were chosen.")
                                 : tr("%Ln bone(s) were found by the skeleton. Check them.", nullptr, guessed));
}

void BoneRolesDialog::choose(int row, int choice) {
  io::ModelMap roles = model_->givenRoles;
  const std::string& standard = standard_[static_cast<std::size_t>(row)];
  std::erase_if(roles, [&standard](const auto& role) { return role.first == standard; });
  if (choice != kFoundChoice) {
    const auto bone = static_cast<std::size_t>(choice) - kFirstBone;
    roles.emplace_back(standard, choice == kNoneChoice ? std::string() : model_->bones[bone].name.text);
  }
  emit rolesChosen(roles);
}

void BoneRolesDialog::setPicked(model::BoneIndex bone) {
  picked_ = bone;
  use_->setEnabled(bone != model::kNoIndex);
}

void BoneRolesDialog::usePicked() {
  const int row = tree_->indexOfTopLevelItem(tree_->currentItem());
  if (row >= 0 && picked_ != model::kNoIndex) choose(row, kFirstBone + picked_);
}

void BoneRolesDialog::showError(const Error& error) {
  problem_->setText(widgets::failureText(error));
  problem_->show();
}

}  // namespace furitsuke::dialogs
