// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/camera_bake_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/problem_label.h"
#include "app/widgets/value_field.h"

namespace furitsuke::dialogs {

namespace {

constexpr double kDefaultTolerance = 0.05, kMinTolerance = 0.001, kMaxTolerance = 100;  // model units

template <class Box, class... Format>
Box* fieldOf(const char* name, const QString& label, QWidget* parent, const Format&... format) {
  auto* box = new Box(format..., parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setAccessibleName(label);
  return box;
}

widgets::ValueField* frameBox(const char* name, const QString& label, Frame low, Frame value, QWidget* parent) {
  auto* box = fieldOf<widgets::ValueField>(name, label, parent, widgets::frameFormat());
  box->setRange(low, kMaxFrame);
  box->setValue(value);
  return box;
}

}  // namespace

std::int64_t keyCountOf(const CameraBake& bake) {
  if (bake.frames.isEmpty() || bake.step < 1) return 0;
  const std::int64_t length = std::int64_t{bake.frames.last} - bake.frames.first;
  return length / bake.step + 1 + (length % bake.step == 0 ? 0 : 1);
}

QString problemOf(const CameraBake& bake) {
  if (bake.step < 1) return CameraBakeDialog::tr("The key interval must be at least 1 frame.");
  if (bake.frames.isEmpty()) return CameraBakeDialog::tr("The last frame is before the first frame.");
  const std::int64_t count = keyCountOf(bake);
  if (count <= kMostBakedKeys) return {};
  return CameraBakeDialog::tr(
             "%L1 keys are too many. Choose fewer frames or a larger key interval to create at most %L2 keys.")
      .arg(count)
      .arg(kMostBakedKeys);
}

std::vector<Frame> framesOf(const CameraBake& bake) {
  std::vector<Frame> frames;
  if (!problemOf(bake).isEmpty()) return frames;
  frames.reserve(static_cast<std::size_t>(keyCountOf(bake)));
  for (std::int64_t frame = bake.frames.first; frame <= bake.frames.last; frame += bake.step) {
    frames.push_back(static_cast<Frame>(frame));
  }
  if (frames.back() != bake.frames.last) frames.push_back(bake.frames.last);
  return frames;
}

CameraBakeDialog::CameraBakeDialog(const model::Model& model, const CameraBake& suggested, bool hasCameraMotion,
                                   QWidget* parent)
    : QDialog(parent) {
  setObjectName("cameraBake");
  setWindowTitle(tr("Bake Follow Camera"));
  fields_ = makeFields(model, suggested, hasCameraMotion);
  auto* hint = new QLabel(tr("Creates camera keys that follow a bone, starting from the current view. They replace all "
                             "camera keys between the first and the last frame."),
                          this);
  hint->setWordWrap(true);
  hint->setForegroundRole(QPalette::PlaceholderText);
  count_ = new QLabel(this);
  count_->setObjectName("count");
  count_->setWordWrap(true);
  problem_ = new widgets::ProblemLabel(this);
  problem_->setObjectName("problem");
  auto* buttons = new QDialogButtonBox(this);
  bake_ = buttons->addButton(tr("Bake"), QDialogButtonBox::AcceptRole);
  bake_->setObjectName("bake");
  bake_->setDefault(true);
  bake_->setWhatsThis(tr("Creates the keys as one undo step."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(hint);
  layout->addWidget(fields_);
  layout->addWidget(count_);
  layout->addWidget(problem_);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &CameraBakeDialog::bakeRequested);
  connect(buttons, &QDialogButtonBox::rejected, this, &CameraBakeDialog::reject);
  for (widgets::ValueField* box : {first_, last_, step_}) {
    connect(box, &widgets::ValueField::valueChanged, this, &CameraBakeDialog::showCount);
  }
  connect(reduces_, &QCheckBox::toggled, tolerance_, &QWidget::setEnabled);
  connect(reduces_, &QCheckBox::toggled, this, &CameraBakeDialog::showCount);
  showCount();
}

QWidget* CameraBakeDialog::makeFields(const model::Model& model, const CameraBake& suggested, bool hasCameraMotion) {
  auto* fields = new QWidget(this);
  bone_ = fieldOf<QComboBox>("bone", tr("Bone"), fields);
  for (const model::Bone& bone : model.bones) bone_->addItem(QString::fromStdString(bone.name.text));
  bone_->setCurrentIndex(suggested.bone);
  first_ = frameBox("first", tr("First frame"), 0, suggested.frames.first, fields);
  last_ = frameBox("last", tr("Last frame"), 0, suggested.frames.last, fields);
  step_ = frameBox("step", tr("Key interval (frames)"), 1, suggested.step, fields);
  follows_ = fieldOf<QComboBox>("follows", tr("Follow with"), fields);
  follows_->addItem(tr("Target only"));
  follows_->addItem(tr("Target and angle, as if attached to the bone"));
  follows_->setCurrentIndex(suggested.turns ? 1 : 0);
  view_ = fieldOf<QComboBox>("view", tr("Start from"), fields);
  view_->addItem(tr("Current view of the viewport"));
  if (hasCameraMotion) view_->addItem(tr("Current motion camera"));
  view_->setCurrentIndex(hasCameraMotion && suggested.fromMotion ? 1 : 0);
  reduces_ = fieldOf<QCheckBox>("reduces", tr("Reduce keys within"), fields);
  reduces_->setText(reduces_->accessibleName());
  reduces_->setChecked(suggested.tolerance.has_value());
  reduces_->setToolTip(tr("Use fewer keys with curves, as long as the target deviates by no more than this"));
  tolerance_ =
      fieldOf<widgets::ValueField>("tolerance", tr("Tolerance"), fields, widgets::NumberFormat{0, 3, tr(" units")});
  tolerance_->setRange(kMinTolerance, kMaxTolerance);
  tolerance_->setStep(0.01);
  tolerance_->setValue(suggested.tolerance.value_or(kDefaultTolerance));
  tolerance_->setEnabled(reduces_->isChecked());
  explainFields();
  auto* frames = new QHBoxLayout;
  frames->setSpacing(2 * theme::kGrid);
  frames->addWidget(first_, 1);
  frames->addWidget(new QLabel(QString::fromUtf8("–"), fields));
  frames->addWidget(last_, 1);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("Bone"), bone_);
  form->addRow(tr("Frames"), frames);
  form->addRow(tr("Key interval (frames)"), step_);
  form->addRow(tr("Follow with"), follows_);
  form->addRow(tr("Start from"), view_);
  form->addRow(reduces_, tolerance_);
  return fields;
}

void CameraBakeDialog::explainFields() {
  bone_->setWhatsThis(tr("The bone that the camera follows."));
  first_->setWhatsThis(tr("The frame of the first key."));
  last_->setWhatsThis(tr("The frame of the last key."));
  step_->setWhatsThis(
      tr("MMD treats camera keys at adjacent frames as cuts. With an interval of 2 or more, the camera moves smoothly "
         "between them."));
  follows_->setWhatsThis(
      tr("Selects whether only the camera target follows the bone, or the camera also rotates with it."));
  view_->setWhatsThis(tr("The view at the playhead that the camera starts from."));
  tolerance_->setWhatsThis(reduces_->toolTip());
}

CameraBake CameraBakeDialog::chosen() const {
  CameraBake bake;
  bake.bone = bone_->currentIndex();
  bake.frames = {first_->wholeValue(), last_->wholeValue()};
  bake.step = step_->wholeValue();
  bake.turns = follows_->currentIndex() == 1;
  bake.fromMotion = view_->currentIndex() == 1;
  if (reduces_->isChecked()) bake.tolerance = tolerance_->value();
  return bake;
}

void CameraBakeDialog::showCount() {
  const CameraBake bake = chosen();
  const QString problem = problemOf(bake);
  QString text = problem.isEmpty() ? tr("%Ln key(s)", nullptr, static_cast<int>(keyCountOf(bake))) : problem;
  if (problem.isEmpty() && reduces_->isChecked()) text = tr("%1 at most").arg(text);
  // MMD treats camera keys at adjacent frames as a cut.
  if (problem.isEmpty() && step_->value() == 1 && !reduces_->isChecked()) {
    text += "\n" + tr("The camera is not interpolated between keys at adjacent frames: at more than 30 images per "
                      "second it moves in steps. An interval of 2 frames makes the movement smooth.");
  }
  count_->setText(text);
  bake_->setEnabled(problem.isEmpty() && bone_->currentIndex() >= 0);
}

void CameraBakeDialog::showRunning(bool running) {
  fields_->setEnabled(!running);
  bake_->setEnabled(!running);
  running ? count_->setText(tr("Calculating the poses…")) : showCount();
}

void CameraBakeDialog::showProblem(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

}  // namespace furitsuke::dialogs
