// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/parent_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

#include "app/theme/theme.h"
#include "app/widgets/choice_search.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/problem_label.h"
#include "app/widgets/value_field.h"

namespace furitsuke::dialogs {

namespace {

/// The entries before the models.
constexpr int kFollowNothing = 0, kFollowGround = 1, kFirstModel = 2;

}  // namespace

ParentDialog::ParentDialog(const scene::Scene& scene, const Choices& choices, QWidget* parent)
    : QDialog(parent), choices_(choices) {
  setObjectName("outsideParent");
  setWindowTitle(tr("Outside Parent"));
  for (const auto& actor : scene.actors) {
    if (actor->id() == choices_.actor) own_ = models_.size();
    Listed& listed = models_.emplace_back(Listed{QString::fromStdString(actor->title), {}});
    for (const model::Bone& bone : actor->model().bones) listed.bones.append(QString::fromStdString(bone.name.text));
  }
  auto* hint = new QLabel(tr("From this frame on, the bone is placed on the bone that it follows, moved and rotated by "
                             "its own keys. Motion files do not contain this; bake it to bones to export it."),
                          this);
  hint->setWordWrap(true);
  hint->setForegroundRole(QPalette::PlaceholderText);
  QWidget* fields = makeFields();
  problem_ = new widgets::ProblemLabel(this);
  problem_->setObjectName("problem");
  auto* buttons = new QDialogButtonBox(this);
  set_ = buttons->addButton(tr("Set Key"), QDialogButtonBox::AcceptRole);
  set_->setObjectName("set");
  set_->setDefault(true);
  set_->setWhatsThis(tr("Sets the key as one undo step."));
  remove_ = buttons->addButton(tr("Remove Key"), QDialogButtonBox::DestructiveRole);
  remove_->setObjectName("remove");
  remove_->setWhatsThis(tr("Removes the outside parent key of the bone at this frame."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(hint);
  layout->addWidget(fields);
  layout->addWidget(problem_);
  layout->addWidget(buttons);
  connect(bone_, &QComboBox::currentIndexChanged, this, &ParentDialog::showCurrent);
  connect(frame_, &widgets::ValueField::valueChanged, this, &ParentDialog::showCurrent);
  connect(model_, &QComboBox::currentIndexChanged, this, &ParentDialog::fillBones);
  connect(set_, &QPushButton::clicked, this, [this] {
    scene::ParentChange wanted = change();
    wanted.target = target();
    emit changeRequested(wanted);
  });
  connect(remove_, &QPushButton::clicked, this, [this] { emit changeRequested(change()); });
  connect(buttons, &QDialogButtonBox::rejected, this, &ParentDialog::reject);
  showCurrent();
}

QWidget* ParentDialog::makeFields() {
  auto* fields = new QWidget(this);
  const auto named = [](auto* field, const char* name, const QString& label) {
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(label);
    return field;
  };
  bone_ = named(new QComboBox(fields), "bone", tr("Bone that follows"));
  bone_->addItem(tr("(whole model)"), QString());
  for (const QString& bone : models_[own_].bones) bone_->addItem(bone, bone);
  widgets::makeSearchable(*bone_);
  bone_->setCurrentIndex(choices_.bone + 1);
  if (choices_.cameraKeys) bone_->addItem(tr("(camera)"));
  if (choices_.isCamera) bone_->setCurrentIndex(bone_->count() - 1);
  frame_ = named(new widgets::ValueField(widgets::frameFormat(), fields), "frame", tr("From frame"));
  frame_->setRange(0, kMaxFrame);
  frame_->setValue(choices_.frame);
  model_ = named(new QComboBox(fields), "model", tr("Model"));
  model_->addItem(tr("None"));
  model_->addItem(tr("Ground"));
  for (const Listed& listed : models_) model_->addItem(listed.title);
  target_ = named(new QComboBox(fields), "target", tr("Bone"));
  widgets::makeSearchable(*target_);
  keeps_ = named(new QCheckBox(tr("Keep place"), fields), "keeps", tr("Keep place"));
  keeps_->setChecked(true);
  keeps_->setToolTip(tr("Add keys of position and rotation so that nothing jumps at this frame"));
  explainFields();
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(bone_->accessibleName(), bone_);
  form->addRow(frame_->accessibleName(), frame_);
  form->addRow(model_->accessibleName(), model_);
  form->addRow(target_->accessibleName(), target_);
  form->addRow({}, keeps_);
  return fields;
}

void ParentDialog::explainFields() {
  bone_->setWhatsThis(tr("The bone of the active model that follows another bone, the whole model, or the camera."));
  frame_->setWhatsThis(tr("The frame from which on it follows, up to the next key of the same bone."));
  model_->setWhatsThis(tr("The model whose bone is followed; it can be the active model itself."));
  target_->setWhatsThis(tr("The bone that is followed."));
  keeps_->setWhatsThis(keeps_->toolTip());
}

void ParentDialog::fillBones() {
  const QString before = target_->currentText();
  target_->clear();
  const int model = model_->currentIndex() - kFirstModel;
  target_->setEnabled(model >= 0);
  if (model < 0) return;
  const bool isOwn = !isCamera() && static_cast<std::size_t>(model) == own_;
  if (!isOwn) target_->addItem(tr("(origin)"), QString());
  for (const QString& bone : models_[static_cast<std::size_t>(model)].bones) target_->addItem(bone, bone);
  target_->setCurrentIndex(std::max(0, target_->findText(before)));
}

void ParentDialog::showCurrent() {
  const scene::ParentChange shown = change();
  const std::vector<motion::OutsideParentKey>& keys = shown.isCamera ? *choices_.cameraKeys : choices_.keys;
  const motion::ParentTarget now =
      shown.isCamera ? motion::cameraParentAt(keys, shown.frame) : motion::parentAt(keys, shown.frame, shown.bone);
  int entry = now.kind == motion::ParentKind::Ground ? kFollowGround : kFollowNothing;
  for (std::size_t i = 0; i < models_.size(); ++i) {
    const bool isFollowed =
        now.kind == motion::ParentKind::Own ? i == own_ : models_[i].title.toStdString() == now.model;
    if (now.kind >= motion::ParentKind::Own && isFollowed) entry = kFirstModel + static_cast<int>(i);
  }
  model_->setCurrentIndex(entry);
  fillBones();
  if (entry >= kFirstModel) {
    target_->setCurrentIndex(std::max(0, target_->findData(QString::fromStdString(now.bone))));
  }
  remove_->setEnabled(std::ranges::any_of(keys, [&](const motion::OutsideParentKey& key) {
    return key.frame == shown.frame && key.bone == shown.bone && key.isCamera == shown.isCamera;
  }));
  showProblem({});
}

motion::ParentTarget ParentDialog::target() const {
  const int entry = model_->currentIndex();
  if (entry == kFollowNothing) return {};
  if (entry == kFollowGround) return {motion::ParentKind::Ground, {}, {}};
  const auto model = static_cast<std::size_t>(entry - kFirstModel);
  const std::string bone = target_->currentData().toString().toStdString();
  if (model == own_ && !isCamera()) return {motion::ParentKind::Own, {}, bone};
  return {motion::ParentKind::Model, models_[model].title.toStdString(), bone};
}

scene::ParentChange ParentDialog::change() const {
  const QString bone = bone_->currentData().toString();
  return {choices_.actor, bone.toStdString(), frame_->wholeValue(), std::nullopt, keeps_->isChecked(), isCamera()};
}

bool ParentDialog::isCamera() const { return bone_->currentIndex() >= 0 && !bone_->currentData().isValid(); }

void ParentDialog::showProblem(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

}  // namespace furitsuke::dialogs
