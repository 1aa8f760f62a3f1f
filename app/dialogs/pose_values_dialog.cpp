// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/pose_values_dialog.h"

#include <QLabel>
#include <QVBoxLayout>
#include <cmath>
#include <optional>
#include <utility>

#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/drag_label.h"
#include "app/widgets/number_field.h"
#include "app/widgets/number_styles.h"

namespace furitsuke::dialogs {

namespace {

constexpr const char* kPoseLetters[] = {"X", "Y", "Z"};
constexpr double motion::EulerDegrees::*kPoseAngles[] = {&motion::EulerDegrees::x, &motion::EulerDegrees::y,
                                                         &motion::EulerDegrees::z};
/// Half of the last displayed digit: angles are computed from a float quaternion and are not exact.
constexpr double kSameNumber = 0.0005;
constexpr double kLargestAngle = 1e6;

}  // namespace

PoseValuesDialog::PoseValuesDialog(session::Stage& stage, QWidget* parent)
    : QDialog(parent, Qt::Tool), stage_(stage), title_(new QLabel(this)) {
  setObjectName("poseValues");
  setWindowTitle(tr("Position and Rotation"));
  auto* position = new panels::PropertyRow(tr("Position"), panels::PropertyRow::Fold::Never, this);
  auto* rotation = new panels::PropertyRow(tr("Rotation"), panels::PropertyRow::Fold::Never, this);
  // One row after the other, so that Tab goes along them.
  for (int i = 0; i < 3; ++i) {
    const QString letter = QString::fromLatin1(kPoseLetters[i]);
    addNumber(
        position, i,
        {letter, tr("Position %1").arg(letter), theme::ChannelColor(i), widgets::lengthFormat(), widgets::kLengthStep});
  }
  for (int i = 0; i < 3; ++i) {
    const QString letter = QString::fromLatin1(kPoseLetters[i]);
    addNumber(rotation, i + 3,
              {letter, tr("Rotation %1").arg(letter), theme::ChannelColor::Rotation, widgets::angleFormat(),
               widgets::kAngleStep});
    cells_[static_cast<std::size_t>(i) + 3].field->setRange(-kLargestAngle, kLargestAngle);
  }
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(title_);
  layout->addWidget(position);
  layout->addWidget(rotation);
  layout->addStretch();
  connect(&stage_, &session::Stage::changed, this, &PoseValuesDialog::showSoon);
  connect(&stage_, &session::Stage::bonesSelected, this, &PoseValuesDialog::showSoon);
  connect(&stage_, &session::Stage::activeChanged, this, &PoseValuesDialog::showSoon);
}

void PoseValuesDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  showValues();
}

void PoseValuesDialog::addNumber(panels::PropertyRow* row, int index, const panels::NumberStyle& style) {
  const panels::NumberCell cell = row->addNumber(style);
  cells_[static_cast<std::size_t>(index)] = cell;
  connect(cell.field, &widgets::NumberField::edited, this,
          [this, index](double value) { change(index, value, false); });
  connect(cell.field, &widgets::NumberField::stepped, this, [this, index](double by) { change(index, by, true); });
  connect(cell.label, &widgets::DragLabel::dragStarted, this, &PoseValuesDialog::begin);
  connect(cell.label, &widgets::DragLabel::dragged, this,
          [this, index, field = cell.field](double steps) { set(index, steps * field->step(), true); });
  connect(cell.label, &widgets::DragLabel::dragFinished, this, [this] { stage_.posing().end(); });
  connect(cell.label, &widgets::DragLabel::dragCanceled, this, [this] { stage_.posing().cancel(); });
}

double& PoseValuesDialog::numberOf(Values& values, int index) {
  return index < 3 ? values.move.translation[index] : values.angles.*kPoseAngles[index - 3];
}

std::vector<PoseValuesDialog::Values> PoseValuesDialog::values() {
  std::vector<Values> all;
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr) return all;
  stage_.evaluated();
  all.reserve(stage_.selectedBones().size());
  for (const model::BoneIndex bone : stage_.selectedBones()) {
    const eval::LocalTransform& local = actor->ownMoves()[static_cast<std::size_t>(bone)];
    all.push_back({bone, local, motion::eulerNear(toStored(local.rotation), hint_)});
  }
  return all;
}

void PoseValuesDialog::begin() {
  before_ = values();
  stage_.posing().begin([] { return tr("Pose bones"); });
}

void PoseValuesDialog::set(int index, double number, bool adds) {
  if (!stage_.posing().isPosing()) return;  // or the model was removed during a drag
  session::Posing::BoneLocalTransforms locals;
  locals.reserve(before_.size());
  for (Values values : before_) {
    double& changed = numberOf(values, index);
    changed = adds ? changed + number : number;
    if (index >= 3) {
      values.move.rotation =
          motion::unitRotation(motion::rotationFromEuler(values.angles, toStored(values.move.rotation)));
      hint_ = values.angles;
    }
    const model::Bone& bone = stage_.active()->model().bones[static_cast<std::size_t>(values.bone)];
    // Skip bones that do not allow this kind of change.
    if (bone.operable && (index < 3 ? bone.movable : bone.rotatable)) locals.emplace_back(values.bone, values.move);
  }
  stage_.posing().poseBones(locals);
}

void PoseValuesDialog::change(int index, double number, bool adds) {
  if (stage_.active() == nullptr) return;
  begin();
  set(index, number, adds);
  stage_.posing().end();
}

void PoseValuesDialog::showSoon() {
  // Poses are evaluated only for what is seen. Several changes in a row refresh the fields only once.
  if (!isVisible() || std::exchange(pending_, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        pending_ = false;
        if (isVisible()) showValues();
      },
      Qt::QueuedConnection);
}

void PoseValuesDialog::showValues() {
  std::vector<Values> all = values();
  QString name;
  if (all.size() == 1) {
    name = QString::fromStdString(stage_.active()->model().bones[static_cast<std::size_t>(all[0].bone)].name.text);
  } else {
    name = all.empty() ? tr("No bone is selected") : tr("%Ln bone(s)", nullptr, static_cast<int>(all.size()));
  }
  title_->setText(name);
  for (int index = 0; index < kNumbers; ++index) {
    std::optional<double> shown;
    if (!all.empty()) shown = numberOf(all.front(), index);
    bool isPossible = false;
    for (Values& values : all) {
      const model::Bone& bone = stage_.active()->model().bones[static_cast<std::size_t>(values.bone)];
      isPossible |= bone.operable && (index < 3 ? bone.movable : bone.rotatable);
      if (shown && std::abs(numberOf(values, index) - *shown) > kSameNumber) shown.reset();
    }
    const panels::NumberCell& cell = cells_[static_cast<std::size_t>(index)];
    cell.field->setShown(shown);
    cell.field->setEnabled(isPossible);
    cell.label->setEnabled(isPossible);
  }
}

}  // namespace furitsuke::dialogs
