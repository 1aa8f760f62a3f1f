// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/capture_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <vector>

#include "app/dialogs/joint_list.h"
#include "app/dialogs/skeleton_view.h"
#include "app/session/captures/capture_fitting.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/message_text.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/number_text.h"
#include "app/widgets/problem_label.h"
#include "app/widgets/value_field.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/reference_pose.h"

namespace furitsuke::dialogs {

namespace {

constexpr QSize kSuggestedSize(660, 600);

template <class Field>
Field* named(Field* field, const char* name, const QString& label, const QString& help) {
  field->setObjectName(QString::fromLatin1(name));
  field->setAccessibleName(label);
  field->setWhatsThis(help);
  return field;
}

/// From the space of a file of which nothing is known to that of the model: the longest axis of its skeleton is up.
glm::dmat3 guessedAxes(const exchange::CapturedMotion& motion) {
  glm::dvec3 low(0), high(0);
  for (const RigidTransform& transform : exchange::restTransforms(motion)) {
    low = glm::min(low, transform.position);
    high = glm::max(high, transform.position);
  }
  const glm::dvec3 size = high - low;
  if (size.z > size.y && size.z > size.x) return glm::dmat3({1, 0, 0}, {0, 0, 1}, {0, 1, 0});
  return glm::dmat3({1, 0, 0}, {0, 1, 0}, {0, 0, -1});
}

}  // namespace

CaptureDialog::CaptureDialog(session::CaptureFitting& fitting, const QString& file, const session::JointTables& tables,
                             QWidget* parent)
    : QDialog(parent),
      fitting_(fitting),
      joints_(new JointList(fitting.capture(), fitting.model(), tables, this)),
      result_(new QLabel(this)),
      notes_(new QLabel(this)),
      problem_(new widgets::ProblemLabel(this)) {
  setObjectName("capture");
  setWindowTitle(tr("Import %1").arg(file));
  result_->setObjectName("result");
  problem_->setObjectName("problem");
  for (QLabel* label : {result_, notes_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  auto* buttons = new QDialogButtonBox(this);
  accept_ = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
  accept_->setObjectName("import");
  accept_->setDefault(true);
  accept_->setWhatsThis(tr("Keeps the motion that is shown."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(4 * theme::kGrid);
  columns->addWidget(makePictures(), 2);
  columns->addWidget(makeFields(), 3);
  layout->addLayout(columns, 1);
  for (QWidget* each : {static_cast<QWidget*>(result_), static_cast<QWidget*>(notes_), static_cast<QWidget*>(problem_),
                        static_cast<QWidget*>(buttons)}) {
    layout->addWidget(each);
  }
  connect(buttons, &QDialogButtonBox::accepted, this, &CaptureDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &CaptureDialog::reject);
  connect(&fitting_, &session::CaptureFitting::changed, this, &CaptureDialog::refresh);
  for (QComboBox* box : {clip_, reference_}) connect(box, &QComboBox::currentIndexChanged, this, &CaptureDialog::refit);
  for (widgets::ValueField* box : {firstFrame_, lastFrame_, referenceFrame_}) {
    connect(box, &widgets::ValueField::valueChanged, this, &CaptureDialog::refit);
  }
  for (QCheckBox* box : {ik_, lockFeet_, dense_}) connect(box, &QCheckBox::toggled, this, &CaptureDialog::refit);
  connect(joints_, &JointList::choicesChanged, this, &CaptureDialog::refit);
  // Import is disabled at first, and the focus would go on to Cancel.
  (clip_->isEnabled() ? static_cast<QWidget*>(clip_) : firstFrame_)->setFocus();
  connect(joints_, &JointList::jointShown, skeleton_, &SkeletonView::setPicked);
  connect(skeleton_, &SkeletonView::jointPicked, joints_, &JointList::setPicked);
  connect(target_, &QComboBox::currentIndexChanged, this, &CaptureDialog::targetChanged);
  resize(kSuggestedSize);
  refresh();
}

QWidget* CaptureDialog::makePictures() {
  auto* pictures = new QWidget(this);
  auto* column = new QVBoxLayout(pictures);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(theme::kGrid);
  skeleton_ = named(
      new SkeletonView(fitting_.capture(), SkeletonView::Use::Pick, pictures), "skeleton", tr("Skeleton of the file"),
      tr("The skeleton of the file at the playhead. Joints that move bones are filled. Click a joint, then "
         "the bone that it moves; drag to rotate, double-click for the front."));
  skeleton_->setAxes(guessedAxes(fitting_.capture()));
  play_ = named(new QToolButton(pictures), "play", tr("Play"),
                tr("Plays the motion on the model and in the picture, or pauses it."));
  play_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  column->addWidget(skeleton_, 1);
  column->addWidget(play_, 0, Qt::AlignHCenter);
  return pictures;
}

QWidget* CaptureDialog::makeFields() {
  auto* fields = new QWidget(this);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  target_ =
      named(new QComboBox(fields), "target", tr("Import into"),
            tr("A new motion without a file, or the current motion at its playhead. There it replaces the keys of its "
               "bones for its duration."));
  target_->addItem(tr("A new motion"));
  target_->setEnabled(false);
  form->addRow(tr("Import into"), target_);
  clip_ = named(new QComboBox(fields), "clip", tr("Clip"), tr("The animation of the file that is imported."));
  for (const exchange::CapturedClip& clip : fitting_.capture().clips) {
    const QString name = QString::fromStdString(clip.name);
    const QString length =
        tr("%Ln frame(s), %1", nullptr, static_cast<int>(clip.frameCount)).arg(widgets::timeText(clip.duration()));
    clip_->addItem(name.isEmpty() ? length : QString("%1: %2").arg(name, length));
  }
  clip_->setEnabled(clip_->count() > 1);
  form->addRow(tr("Clip"), clip_);
  addFrames(*form);
  addReference(*form);
  ik_ = named(new QCheckBox(tr("Foot IK"), fields), "ik", tr("Foot IK"),
              tr("Keys the IK bones of the feet and switches IK on. Without it the legs are rotated and IK is off."));
  lockFeet_ = named(new QCheckBox(tr("Hold planted feet"), fields), "lockFeet", tr("Hold planted feet"),
                    tr("Holds feet in place while they stand on the floor. Needs foot IK."));
  dense_ = named(new QCheckBox(tr("A key on every frame"), fields), "dense", tr("A key on every frame"),
                 tr("Keeps the key of every frame. Otherwise keys are removed as far as no bone is off by more than "
                    "0.05 units or 0.5 degrees."));
  ik_->setChecked(true);
  for (QCheckBox* box : {ik_, lockFeet_, dense_}) form->addRow(box);
  form->addRow(joints_);
  return fields;
}

void CaptureDialog::addFrames(QFormLayout& form) {
  QWidget* fields = form.parentWidget();
  firstFrame_ = named(new widgets::ValueField(widgets::frameFormat(), fields), "firstFrame", tr("First frame"),
                      tr("The frame of the clip that becomes the first one of the motion, at 30 frames per second."));
  lastFrame_ = named(new widgets::ValueField(widgets::frameFormat(), fields), "lastFrame", tr("Last frame"),
                     tr("The last frame of the clip that is imported, at 30 frames per second."));
  auto* row = new QHBoxLayout;
  for (widgets::ValueField* box : {firstFrame_, lastFrame_}) row->addWidget(box, 1);
  limitFrames();
  form.addRow(tr("Frames"), row);
}

void CaptureDialog::limitFrames() {
  const int clip = std::max(0, clip_->currentIndex());
  const bool isOther = limitedClip_ != clip;
  limitedClip_ = clip;
  const std::int64_t frames = exchange::motionFrames(fitting_.capture().clips[static_cast<std::size_t>(clip)]);
  const int last = static_cast<int>(std::min<std::int64_t>(frames - 1, kMaxFrame));
  const QSignalBlocker first(firstFrame_);
  const QSignalBlocker second(lastFrame_);
  lastFrame_->setRange(isOther ? 0 : firstFrame_->value(), last);
  if (isOther) lastFrame_->setValue(last);
  firstFrame_->setRange(0, lastFrame_->value());
  if (isOther) firstFrame_->setValue(0);
}

void CaptureDialog::addReference(QFormLayout& form) {
  QWidget* fields = form.parentWidget();
  reference_ = named(new QComboBox(fields), "reference", tr("Reference pose"),
                     tr("The pose of the capture in which the person stands like the model at rest."));
  reference_->addItems({tr("Found automatically"), tr("Rest pose of the file"), tr("A frame of the clip")});
  referenceFrame_ =
      named(new widgets::ValueField(widgets::frameFormat(), fields), "referenceFrame", tr("Reference frame"),
            tr("The frame of the clip in which the person stands like the model at rest."));
  referenceFrame_->setEnabled(false);
  referencePicture_ =
      named(new SkeletonView(fitting_.capture(), SkeletonView::Use::Show, fields), "referencePicture",
            tr("Picture of the reference pose"),
            tr("The reference pose. It should look like the model at rest: standing, with straight arms "
               "and legs. Drag to rotate it."));
  referencePicture_->setAxes(guessedAxes(fitting_.capture()));
  auto* column = new QVBoxLayout;
  column->addWidget(reference_);
  column->addWidget(referenceFrame_);
  column->addStretch(1);
  auto* row = new QHBoxLayout;
  row->addLayout(column, 1);
  row->addWidget(referencePicture_);
  form.addRow(tr("Reference pose"), row);
}

void CaptureDialog::offerInsertion(const QString& title, Frame frame) {
  target_->addItem(tr("%1, from frame %L2 on").arg(title).arg(frame));
  target_->setEnabled(true);
}

CaptureTarget CaptureDialog::target() const {
  return target_->currentIndex() > 0 ? CaptureTarget::CurrentMotion : CaptureTarget::NewMotion;
}

void CaptureDialog::setPlayAction(QAction* action) { play_->setDefaultAction(action); }

void CaptureDialog::chooseBone(model::BoneIndex bone) { joints_->chooseBone(bone); }

void CaptureDialog::showTime(double seconds) {
  seconds_ = seconds;
  const exchange::CapturedMotion& motion = fitting_.capture();
  std::vector<RigidTransform> transforms(motion.joints.size());
  const double skipped = firstFrame_->value() / kFramesPerSecond;
  exchange::sampleTransforms(motion, motion.clips[fitting_.options().clip], seconds + skipped, transforms);
  skeleton_->setTransforms(transforms);
}

void CaptureDialog::limitReferenceFrame() {
  const auto clip = static_cast<std::size_t>(std::max(0, clip_->currentIndex()));
  const std::size_t frames = fitting_.capture().clips[clip].frameCount;
  referenceFrame_->setRange(0, static_cast<int>(std::max<std::size_t>(frames, 1) - 1));
}

void CaptureDialog::refit() {
  exchange::CaptureFitOptions options;
  options.clip = static_cast<std::size_t>(std::max(0, clip_->currentIndex()));
  limitFrames();
  options.frames = FrameRange{firstFrame_->wholeValue(), lastFrame_->wholeValue()};
  options.reference.kind = static_cast<exchange::ReferenceKind>(reference_->currentIndex());
  const bool hasFrame = options.reference.kind == exchange::ReferenceKind::Frame;
  referenceFrame_->setEnabled(hasFrame);
  {
    const QSignalBlocker silent(referenceFrame_);
    limitReferenceFrame();
  }
  options.reference.frame = static_cast<std::size_t>(referenceFrame_->wholeValue());
  options.ik = ik_->isChecked();
  lockFeet_->setEnabled(options.ik);
  options.locksFeet = options.ik && lockFeet_->isChecked();
  options.isDense = dense_->isChecked();
  options.roles = joints_->choices();
  fitting_.fit(options);
}

void CaptureDialog::showFitted(const exchange::FittedMotion& fitted) {
  const QString keys = tr("%Ln key(s)", nullptr, static_cast<int>(fitted.motion.keyCount()));
  const QString frames = tr("%Ln frame(s)", nullptr, static_cast<int>(fitted.frameCount));
  const QString reference =
      fitted.referenceFrame ? tr("frame %L1").arg(*fitted.referenceFrame) : tr("rest pose of the file");
  result_->setText(tr("%1 on %2; reference: %3").arg(keys, frames, reference));
  if (fitted.referenceFrame && !referenceFrame_->isEnabled()) {
    const QSignalBlocker silent(referenceFrame_);
    limitReferenceFrame();
    referenceFrame_->setValue(static_cast<int>(*fitted.referenceFrame));
  }
  QStringList notes;
  for (const Diagnostic& note : fitted.notes) notes.append(widgets::translated(note.reason));
  notes_->setText(notes.join('\n'));
  notes_->setVisible(!notes.isEmpty());
  showSkeleton(fitted.roles);
}

void CaptureDialog::showSkeleton(const exchange::JointRoles& roles) {
  joints_->showRoles(roles);
  const exchange::CapturedMotion& motion = fitting_.capture();
  std::vector<bool> used(motion.joints.size(), false);
  for (const exchange::JointIndex joint : roles.values) {
    if (joint != exchange::kNoJoint) used[static_cast<std::size_t>(joint)] = true;
  }
  skeleton_->setUsed(used);
  referencePicture_->setUsed(used);
  const bool isPerson = exchange::checkPerson(roles).ok();
  const auto reference = isPerson ? exchange::findReference(motion, motion.clips[fitting_.options().clip], roles,
                                                            fitting_.options().reference)
                                  : Error::because(Core::tr("not a person"));
  if (reference) {
    skeleton_->setAxes(reference->toModel);
    referencePicture_->setAxes(reference->toModel);
    referencePicture_->setTransforms(reference->transforms);
  }
  showTime(seconds_);
}

void CaptureDialog::refresh() {
  const session::CaptureFitting::Fitted* fitted = fitting_.fitted();
  accept_->setEnabled(fitted != nullptr && fitted->ok());
  accept_->setDefault(true);  // another button becomes it while this one is disabled
  problem_->setVisible(fitted != nullptr && !fitted->ok());
  if (fitted == nullptr) return result_->setText(tr("Fitting…"));
  if (*fitted) return showFitted(**fitted);
  result_->clear();
  notes_->hide();
  problem_->setText(widgets::failureText(fitted->error()));
  if (const auto roles = exchange::findRoles(fitting_.capture(), fitting_.options().roles)) showSkeleton(*roles);
}

}  // namespace furitsuke::dialogs
