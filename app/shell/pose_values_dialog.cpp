// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/pose_values_dialog.h"

#include <QLabel>
#include <QVBoxLayout>
#include <cmath>
#include <optional>
#include <utility>

#include "app/properties/drag_label.h"
#include "app/properties/number_field.h"
#include "app/properties/number_looks.h"
#include "app/stage/stage.h"
#include "app/theme/theme.h"

namespace furitsuke {

namespace {

constexpr const char* kPoseLetters[] = {"X", "Y", "Z"};
constexpr double EulerDegrees::*kPoseAngles[] = {&EulerDegrees::x, &EulerDegrees::y, &EulerDegrees::z};
/// Half of the last digit shown: angles come out of a float quaternion.
constexpr double kSameNumber = 0.0005;
constexpr double kLargestAngle = 1e6;

}  // namespace

PoseValuesDialog::PoseValuesDialog(Stage& stage, QWidget* parent)
    : QDialog(parent, Qt::Tool), stage_(stage), title_(new QLabel(this)) {
  setObjectName("poseValues");
  setWindowTitle(tr("Position and Rotation"));
  auto* position = new PropertyRow(tr("Position"), PropertyRow::Fold::Never, this);
  auto* rotation = new PropertyRow(tr("Rotation"), PropertyRow::Fold::Never, this);
  for (int i = 0; i < 3; ++i) {
    const QString letter = QString::fromLatin1(kPoseLetters[i]);
    addNumber(position, i, {letter, tr("Position %1").arg(letter), ChannelColor(i), lengthFormat(), kLengthStep});
    addNumber(rotation, i + 3,
              {letter, tr("Rotation %1").arg(letter), ChannelColor::Rotation, angleFormat(), kAngleStep});
    cells_[static_cast<std::size_t>(i) + 3].field->setRange(-kLargestAngle, kLargestAngle);
  }
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(3 * kGrid, 3 * kGrid, 3 * kGrid, 3 * kGrid);
  layout->setSpacing(2 * kGrid);
  layout->addWidget(title_);
  layout->addWidget(position);
  layout->addWidget(rotation);
  layout->addStretch();
  connect(&stage_, &Stage::changed, this, &PoseValuesDialog::showSoon);
  connect(&stage_, &Stage::bonesSelected, this, &PoseValuesDialog::showSoon);
  connect(&stage_, &Stage::activeChanged, this, &PoseValuesDialog::showSoon);
  showValues();
}

void PoseValuesDialog::addNumber(PropertyRow* row, int place, const NumberLook& look) {
  const NumberCell cell = row->addNumber(look);
  cells_[static_cast<std::size_t>(place)] = cell;
  connect(cell.field, &NumberField::edited, this, [this, place](double value) { change(place, value, false); });
  connect(cell.field, &NumberField::stepped, this, [this, place](double by) { change(place, by, true); });
  connect(cell.label, &DragLabel::dragStarted, this, &PoseValuesDialog::begin);
  connect(cell.label, &DragLabel::dragged, this,
          [this, place, field = cell.field](double steps) { set(place, steps * field->step(), true); });
  connect(cell.label, &DragLabel::dragFinished, this, [this] { stage_.posing().end(); });
  connect(cell.label, &DragLabel::dragCancelled, this, [this] { stage_.posing().cancel(); });
}

double& PoseValuesDialog::numberOf(Values& values, int place) {
  return place < 3 ? values.move.translation[place] : values.angles.*kPoseAngles[place - 3];
}

std::vector<PoseValuesDialog::Values> PoseValuesDialog::values() {
  std::vector<Values> all;
  const Actor* actor = stage_.active();
  if (actor == nullptr) return all;
  stage_.evaluated();
  all.reserve(stage_.selectedBones().size());
  for (const BoneIndex bone : stage_.selectedBones()) {
    const BoneMove& move = actor->ownMoves()[static_cast<std::size_t>(bone)];
    all.push_back({bone, move, eulerNear(toStored(move.rotation), hint_)});
  }
  return all;
}

void PoseValuesDialog::begin() {
  before_ = values();
  stage_.posing().begin(tr("Pose bones"));
}

void PoseValuesDialog::set(int place, double number, bool adds) {
  Posing::BoneMoves moves;
  moves.reserve(before_.size());
  for (Values values : before_) {
    double& changed = numberOf(values, place);
    changed = adds ? changed + number : number;
    if (place >= 3) {
      values.move.rotation = unitRotation(rotationFromEuler(values.angles, toStored(values.move.rotation)));
      hint_ = values.angles;
    }
    const Bone& bone = stage_.active()->model().bones[static_cast<std::size_t>(values.bone)];
    // What a bone cannot do it is not asked to.
    if (bone.operable && (place < 3 ? bone.movable : bone.rotatable)) moves.emplace_back(values.bone, values.move);
  }
  stage_.posing().poseBones(moves);
}

void PoseValuesDialog::change(int place, double number, bool adds) {
  if (stage_.active() == nullptr) return;
  begin();
  set(place, number, adds);
  stage_.posing().end();
}

void PoseValuesDialog::showSoon() {
  // Of many changes in a row the fields need to know the last.
  if (std::exchange(pending_, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        pending_ = false;
        showValues();
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
  for (int place = 0; place < kNumbers; ++place) {
    std::optional<double> shown;
    if (!all.empty()) shown = numberOf(all.front(), place);
    bool isPossible = false;
    for (Values& values : all) {
      const Bone& bone = stage_.active()->model().bones[static_cast<std::size_t>(values.bone)];
      isPossible |= bone.operable && (place < 3 ? bone.movable : bone.rotatable);
      if (shown && std::abs(numberOf(values, place) - *shown) > kSameNumber) shown.reset();
    }
    const NumberCell& cell = cells_[static_cast<std::size_t>(place)];
    cell.field->setShown(shown);
    cell.field->setEnabled(isPossible);
    cell.label->setEnabled(isPossible);
  }
}

}  // namespace furitsuke
