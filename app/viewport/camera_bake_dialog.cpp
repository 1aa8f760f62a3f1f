// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewport/camera_bake_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/problem_label.h"

namespace furitsuke {

namespace {

constexpr double kUsualTolerance = 0.05, kSmallestTolerance = 0.001, kLargestTolerance = 100;  // model units

template <class Box>
Box* fieldOf(const char* name, const QString& label, QWidget* parent) {
  auto* box = new Box(parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setAccessibleName(label);
  return box;
}

QSpinBox* frameBox(const char* name, const QString& label, Frame low, Frame value, QWidget* parent) {
  auto* box = fieldOf<QSpinBox>(name, label, parent);
  box->setRange(low, kMaxFrame);
  box->setValue(value);
  box->setFont(numberFont());
  box->setAlignment(Qt::AlignRight);
  return box;
}

}  // namespace

std::int64_t keyCountOf(const CameraBake& bake) {
  if (bake.frames.isEmpty() || bake.step < 1) return 0;
  const std::int64_t length = std::int64_t{bake.frames.last} - bake.frames.first;
  return length / bake.step + 1 + (length % bake.step == 0 ? 0 : 1);
}

QString problemOf(const CameraBake& bake) {
  if (bake.step < 1) return CameraBakeDialog::tr("step must be 1 frame or more");
  if (bake.frames.isEmpty()) return CameraBakeDialog::tr("The last frame comes before the first.");
  const std::int64_t count = keyCountOf(bake);
  if (count <= kMostBakedKeys) return {};
  return CameraBakeDialog::tr("%L1 keys are too many: choose fewer frames, or more from key to key, for at most %L2.")
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

CameraBakeDialog::CameraBakeDialog(const Model& model, const CameraBake& suggested, bool hasCameraMotion,
                                   QWidget* parent)
    : QDialog(parent) {
  setObjectName("cameraBake");
  setWindowTitle(tr("Bake Following Camera"));
  fields_ = makeFields(model, suggested, hasCameraMotion);
  auto* told = new QLabel(tr("Camera keys make the camera go where the bone goes, from where it looks now. They take "
                             "the place of all camera keys between the first and the last frame."),
                          this);
  told->setWordWrap(true);
  told->setForegroundRole(QPalette::PlaceholderText);
  count_ = new QLabel(this);
  count_->setObjectName("count");
  count_->setWordWrap(true);
  problem_ = new ProblemLabel(this);
  problem_->setObjectName("problem");
  auto* buttons = new QDialogButtonBox(this);
  bake_ = buttons->addButton(tr("Bake"), QDialogButtonBox::AcceptRole);
  bake_->setObjectName("bake");
  bake_->setDefault(true);
  bake_->setWhatsThis(tr("Makes the keys as one step that can be undone."));
  explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
  layout->setSpacing(3 * kGrid);
  layout->addWidget(told);
  layout->addWidget(fields_);
  layout->addWidget(count_);
  layout->addWidget(problem_);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &CameraBakeDialog::bakeAsked);
  connect(buttons, &QDialogButtonBox::rejected, this, &CameraBakeDialog::reject);
  for (QSpinBox* box : {first_, last_, step_}) {
    connect(box, &QSpinBox::valueChanged, this, &CameraBakeDialog::showCount);
  }
  connect(reduces_, &QCheckBox::toggled, tolerance_, &QWidget::setEnabled);
  connect(reduces_, &QCheckBox::toggled, this, &CameraBakeDialog::showCount);
  showCount();
}

QWidget* CameraBakeDialog::makeFields(const Model& model, const CameraBake& suggested, bool hasCameraMotion) {
  auto* fields = new QWidget(this);
  bone_ = fieldOf<QComboBox>("bone", tr("Bone"), fields);
  for (const Bone& bone : model.bones) bone_->addItem(QString::fromStdString(bone.name.text));
  bone_->setCurrentIndex(suggested.bone);
  first_ = frameBox("first", tr("First frame"), 0, suggested.frames.first, fields);
  last_ = frameBox("last", tr("Last frame"), 0, suggested.frames.last, fields);
  step_ = frameBox("step", tr("Frames from key to key"), 1, suggested.step, fields);
  follows_ = fieldOf<QComboBox>("follows", tr("What goes along"), fields);
  follows_->addItem(tr("The target alone"));
  follows_->addItem(tr("Target and angle, as if fixed to the bone"));
  follows_->setCurrentIndex(suggested.turns ? 1 : 0);
  view_ = fieldOf<QComboBox>("view", tr("Begin with"), fields);
  view_->addItem(tr("What the viewport shows now"));
  if (hasCameraMotion) view_->addItem(tr("The camera of the motion now"));
  view_->setCurrentIndex(hasCameraMotion && suggested.fromMotion ? 1 : 0);
  reduces_ = fieldOf<QCheckBox>("reduces", tr("Leave out keys within"), fields);
  reduces_->setText(reduces_->accessibleName());
  reduces_->setChecked(suggested.tolerance.has_value());
  reduces_->setToolTip(tr("Fewer keys with curves, from which the target strays no further than this"));
  tolerance_ = fieldOf<QDoubleSpinBox>("tolerance", tr("Tolerance"), fields);
  tolerance_->setRange(kSmallestTolerance, kLargestTolerance);
  tolerance_->setDecimals(3);
  tolerance_->setSingleStep(0.01);
  tolerance_->setSuffix(tr(" units"));
  tolerance_->setFont(numberFont());
  tolerance_->setAlignment(Qt::AlignRight);
  tolerance_->setValue(suggested.tolerance.value_or(kUsualTolerance));
  tolerance_->setEnabled(reduces_->isChecked());
  explainFields();
  auto* frames = new QHBoxLayout;
  frames->setSpacing(2 * kGrid);
  frames->addWidget(first_, 1);
  frames->addWidget(new QLabel(QString::fromUtf8("–"), fields));
  frames->addWidget(last_, 1);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("Bone"), bone_);
  form->addRow(tr("Frames"), frames);
  form->addRow(tr("Frames from key to key"), step_);
  form->addRow(tr("What goes along"), follows_);
  form->addRow(tr("Begin with"), view_);
  form->addRow(reduces_, tolerance_);
  return fields;
}

void CameraBakeDialog::explainFields() {
  bone_->setWhatsThis(tr("The bone that the camera goes along with."));
  first_->setWhatsThis(tr("The first frame that gets a key."));
  last_->setWhatsThis(tr("The last frame; it always gets a key."));
  step_->setWhatsThis(
      tr("MMD takes camera keys on neighbouring frames for cuts: at 2 the camera moves smoothly in between."));
  follows_->setWhatsThis(tr("Whether only the point looked at goes with the bone, or the camera turns with it too."));
  view_->setWhatsThis(tr("Where the camera stands at the playhead; from there it goes along."));
  tolerance_->setWhatsThis(reduces_->toolTip());
}

CameraBake CameraBakeDialog::chosen() const {
  CameraBake bake;
  bake.bone = bone_->currentIndex();
  bake.frames = {first_->value(), last_->value()};
  bake.step = step_->value();
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
  // MMD takes camera keys on neighbouring frames for a cut.
  if (problem.isEmpty() && step_->value() == 1 && !reduces_->isChecked()) {
    text += "\n" + tr("Between keys on neighbouring frames a camera stands still: at more than 30 pictures a second it "
                      "moves in steps. A key every 2 frames makes it smooth.");
  }
  count_->setText(text);
  bake_->setEnabled(problem.isEmpty() && bone_->currentIndex() >= 0);
}

void CameraBakeDialog::showRunning(bool running) {
  fields_->setEnabled(!running);
  bake_->setEnabled(!running);
  running ? count_->setText(tr("Working out the poses…")) : showCount();
}

void CameraBakeDialog::showProblem(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

}  // namespace furitsuke
