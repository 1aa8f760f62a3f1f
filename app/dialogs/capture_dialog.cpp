// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/capture_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/panels/findings/finding_text.h"
#include "app/session/captures/capture_fitting.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/expression_box.h"
#include "app/widgets/problem_label.h"
#include "core/exchange/humanoid_model.h"

namespace furitsuke::dialogs {

namespace {

constexpr QSize kSuggestedSize(460, 640);
constexpr int kVisibleRows = 9;

template <class Field>
Field* named(Field* field, const char* name, const QString& label, const QString& help) {
  field->setObjectName(QString::fromLatin1(name));
  field->setAccessibleName(label);
  field->setWhatsThis(help);
  return field;
}

}  // namespace

CaptureDialog::CaptureDialog(session::CaptureFitting& fitting, const QString& file, QWidget* parent)
    : QDialog(parent),
      fitting_(fitting),
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
  accept_->setWhatsThis(tr("Keeps the motion that is shown, as a new motion without a file."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(makeFields(), 1);
  for (QWidget* each : {static_cast<QWidget*>(result_), static_cast<QWidget*>(notes_), static_cast<QWidget*>(problem_),
                        static_cast<QWidget*>(buttons)}) {
    layout->addWidget(each);
  }
  connect(buttons, &QDialogButtonBox::accepted, this, &CaptureDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &CaptureDialog::reject);
  connect(&fitting_, &session::CaptureFitting::changed, this, &CaptureDialog::refresh);
  for (QComboBox* box : {clip_, reference_}) connect(box, &QComboBox::currentIndexChanged, this, &CaptureDialog::refit);
  connect(referenceFrame_, &QSpinBox::valueChanged, this, &CaptureDialog::refit);
  for (QCheckBox* box : {ik_, lockFeet_, dense_}) connect(box, &QCheckBox::toggled, this, &CaptureDialog::refit);
  resize(kSuggestedSize);
  refresh();
}

QWidget* CaptureDialog::makeFields() {
  auto* fields = new QWidget(this);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  clip_ = named(new QComboBox(fields), "clip", tr("Clip"), tr("The animation of the file that is imported."));
  for (const exchange::CapturedClip& clip : fitting_.capture().clips) {
    const QString name = QString::fromStdString(clip.name);
    const QString length = tr("%Ln frame(s), %1 s", nullptr, static_cast<int>(clip.frameCount))
                               .arg(locale().toString(clip.duration(), 'f', 2));
    clip_->addItem(name.isEmpty() ? length : QString("%1: %2").arg(name, length));
  }
  clip_->setEnabled(clip_->count() > 1);
  form->addRow(tr("Clip"), clip_);
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
  auto* tree = named(new QTreeWidget(fields), "joints", tr("Joints of the bones"),
                     tr("The joint of the file that moves each bone. Choose another one where it was not found."));
  addJoints(*tree);
  form->addRow(tree);
  return fields;
}

void CaptureDialog::addReference(QFormLayout& form) {
  QWidget* fields = form.parentWidget();
  reference_ = named(new QComboBox(fields), "reference", tr("Reference pose"),
                     tr("The pose of the capture in which the person stands like the model at rest."));
  reference_->addItems({tr("Found automatically"), tr("Rest pose of the file"), tr("A frame of the clip")});
  referenceFrame_ = named(new widgets::ExpressionBox<QSpinBox>(fields), "referenceFrame", tr("Reference frame"),
                          tr("The frame of the clip in which the person stands like the model at rest."));
  referenceFrame_->setFont(theme::numberFont());
  referenceFrame_->setAlignment(Qt::AlignRight);
  referenceFrame_->setEnabled(false);
  auto* row = new QHBoxLayout;
  row->addWidget(reference_, 1);
  row->addWidget(referenceFrame_);
  form.addRow(tr("Reference pose"), row);
}

void CaptureDialog::addJoints(QTreeWidget& tree) {
  tree.setHeaderLabels({tr("Bone"), tr("Joint")});
  tree.setRootIsDecorated(false);
  tree.setUniformRowHeights(true);
  tree.setSelectionMode(QAbstractItemView::NoSelection);
  tree.setMinimumHeight(kVisibleRows * theme::kControlHeight);
  tree.header()->setSectionResizeMode(QHeaderView::Stretch);
  const auto model = exchange::HumanoidModel::of(fitting_.model());
  if (!model) return;  // the fitting reports this
  QStringList names{tr("None")};
  for (const exchange::CapturedJoint& joint : fitting_.capture().joints)
    names.append(QString::fromStdString(joint.name));
  for (std::size_t i = 0; i < exchange::kRoleCount; ++i) {
    const exchange::Role role = exchange::roleAt(i);
    if (!model->has(role)) continue;
    const QString bone =
        QString::fromStdString(fitting_.model().bones[static_cast<std::size_t>(model->bone(role))].name.text);
    auto* item = new QTreeWidgetItem(&tree, {bone});
    auto* box = named(new QComboBox(&tree), "joint", bone, tr("The joint of the file that moves this bone."));
    box->addItems(names);
    tree.setItemWidget(item, 1, box);
    joints_[i] = box;
    connect(box, &QComboBox::activated, this, [this, i] {
      chosen_[i] = true;
      refit();
    });
  }
}

void CaptureDialog::refit() {
  exchange::CaptureFitOptions options;
  options.clip = static_cast<std::size_t>(std::max(0, clip_->currentIndex()));
  const std::size_t frames = fitting_.capture().clips[options.clip].frameCount;
  options.reference.kind = static_cast<exchange::ReferenceKind>(reference_->currentIndex());
  const bool hasFrame = options.reference.kind == exchange::ReferenceKind::Frame;
  referenceFrame_->setEnabled(hasFrame);
  {
    const QSignalBlocker silent(referenceFrame_);
    referenceFrame_->setRange(0, static_cast<int>(std::max<std::size_t>(frames, 1) - 1));
  }
  options.reference.frame = static_cast<std::size_t>(referenceFrame_->value());
  options.ik = ik_->isChecked();
  lockFeet_->setEnabled(options.ik);
  options.locksFeet = options.ik && lockFeet_->isChecked();
  options.isDense = dense_->isChecked();
  for (std::size_t i = 0; i < exchange::kRoleCount; ++i) {
    if (!chosen_[i]) continue;
    const int joint = joints_[i]->currentIndex();
    options.roles.emplace_back(exchange::roleAt(i), joint > 0 ? joints_[i]->currentText().toStdString() : "");
  }
  fitting_.fit(options);
}

void CaptureDialog::showFitted(const exchange::FittedMotion& fitted) {
  const QString keys = tr("%Ln key(s)", nullptr, static_cast<int>(fitted.motion.keyCount()));
  const QString frames = tr("%Ln frame(s)", nullptr, static_cast<int>(fitted.frameCount));
  const QString reference =
      fitted.referenceFrame ? tr("frame %L1").arg(*fitted.referenceFrame) : tr("rest pose of the file");
  result_->setText(tr("%1 on %2; reference: %3").arg(keys, frames, reference));
  QStringList notes;
  for (const Diagnostic& note : fitted.notes) notes.append(panels::findingText(note));
  notes_->setText(notes.join('\n'));
  notes_->setVisible(!notes.isEmpty());
  showJoints(fitted.roles);
}

void CaptureDialog::showJoints(const exchange::JointRoles& roles) {
  for (std::size_t i = 0; i < exchange::kRoleCount; ++i) {
    if (joints_[i] != nullptr && !chosen_[i]) joints_[i]->setCurrentIndex(roles[exchange::roleAt(i)] + 1);
  }
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
  problem_->setText(QString::fromStdString(fitted->error().message()));
  if (const auto roles = exchange::findRoles(fitting_.capture(), fitting_.options().roles)) showJoints(*roles);
}

}  // namespace furitsuke::dialogs
