// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/bone_section.h"

#include <QToolButton>
#include <limits>

#include "app/widgets/number_styles.h"
#include "core/motion/units.h"

namespace furitsuke::panels {

namespace {

constexpr double kUnknownAngle = std::numeric_limits<double>::quiet_NaN();
constexpr motion::EulerDegrees kUnknownAngles{kUnknownAngle, kUnknownAngle, kUnknownAngle};
/// Half of the last displayed digit. Angles that are computed from a float quaternion have errors of a few millionths.
constexpr double kAngleTolerance = 0.0005;
constexpr double kMaxAngle = 1e6;

constexpr double motion::EulerDegrees::*kAngles[] = {&motion::EulerDegrees::x, &motion::EulerDegrees::y,
                                                     &motion::EulerDegrees::z};
constexpr motion::Axis kBoneAxes[] = {motion::Axis::X, motion::Axis::Y, motion::Axis::Z};
constexpr theme::ChannelColor kBoneAxisColors[] = {theme::ChannelColor::X, theme::ChannelColor::Y,
                                                   theme::ChannelColor::Z};
const char* const kBoneAxisLetters[] = {"X", "Y", "Z"};

}  // namespace

BoneSection::BoneSection(PlayheadTrack& playhead, QWidget* parent)
    : KeyForm(motion::TrackKind::Bone, playhead, parent), shownAngles_(kUnknownAngles), editedAngles_(kUnknownAngles) {
  addTranslation();
  addRotation();
  addQuaternion();
  addSwitch(
      addRow(tr("Physics")), tr("On"), [] { return tr("Physics"); }, &motion::BoneKey::physics);
}

void BoneSection::addTranslation() {
  PropertyRow* row = addRow(tr("Position"), PropertyRow::Fold::WhenNarrow);
  for (std::size_t i = 0; i < 3; ++i) {
    const QString letter = QString::fromLatin1(kBoneAxisLetters[i]);
    const motion::Axis axis = kBoneAxes[i];
    addNumber(
        row,
        {letter, [letter] { return tr("Position %1").arg(letter); }, kBoneAxisColors[i], widgets::lengthFormat(),
         widgets::kLengthStep},
        [axis](const motion::BoneKey& key) { return motion::component(key.translation, axis); },
        [axis](motion::BoneKey& key, double value) {
          motion::component(key.translation, axis) = static_cast<float>(value);
        });
  }
}

void BoneSection::addRotation() {
  PropertyRow* row = addRow(tr("Rotation"), PropertyRow::Fold::WhenNarrow);
  firstAngle_ = numbers().size();
  for (std::size_t i = 0; i < 3; ++i) {
    const QString letter = QString::fromLatin1(kBoneAxisLetters[i]);
    const auto angle = kAngles[i];
    Number& number = addNumber(
        row,
        {letter, [letter] { return tr("Rotation %1").arg(letter); }, theme::ChannelColor::Rotation,
         widgets::angleFormat(), widgets::kAngleStep},
        [this, angle](const motion::BoneKey& key) { return anglesOf(key.rotation).*angle; },
        [this, angle](motion::BoneKey& key, double value) {
          motion::EulerDegrees angles = anglesOf(key.rotation);
          angles.*angle = value;
          shownAngles_.*angle = value;  // so that 200 is not displayed as -160
          key.rotation = motion::rotationFromEuler(angles, key.rotation);
        });
    number.tolerance = kAngleTolerance;
    number.cell.field->setRange(-kMaxAngle, kMaxAngle);
  }
}

void BoneSection::addQuaternion() {
  quaternionFold_ = new QToolButton;
  quaternionFold_->setCheckable(true);
  quaternionFold_->setAutoRaise(true);
  // The arrow is below the names of the rows. A negative margin would cut off the ring of the focus.
  quaternionFold_->setStyleSheet(QStringLiteral("QToolButton { padding-left: 0; }"));
  quaternionFold_->setText(tr("Quaternion"));
  quaternionFold_->setToolTip(tr("Show the rotation as stored in the file"));
  quaternionFold_->setAccessibleName(tr("Show the quaternion"));
  quaternionFold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  quaternionFold_->setIcon(theme::themedIcon("chevron-right"));
  addToBody(quaternionFold_, Qt::AlignLeft);

  quaternion_ = addRow(tr("Quaternion"), PropertyRow::Fold::WhenNarrow);
  quaternion_->setColumns(2);
  quaternion_->hide();
  connect(quaternionFold_, &QToolButton::toggled, this, [this](bool open) {
    quaternionFold_->setIcon(theme::themedIcon(open ? "chevron-down" : "chevron-right"));
    quaternion_->setVisible(open);
  });

  constexpr float Quat::*kComponents[] = {&Quat::x, &Quat::y, &Quat::z, &Quat::w};
  for (const auto& [letter, member] : {std::pair("X", kComponents[0]), std::pair("Y", kComponents[1]),
                                       std::pair("Z", kComponents[2]), std::pair("W", kComponents[3])}) {
    const NumberStyle style{QString::fromLatin1(letter),
                            [name = QString::fromLatin1(letter)] { return tr("Quaternion %1").arg(name); },
                            theme::ChannelColor::Rotation, widgets::quaternionFormat(), widgets::kQuaternionStep};
    Number& number = addNumber(
        quaternion_, style, [member = member](const motion::BoneKey& key) { return key.rotation.*member; },
        [member = member](motion::BoneKey& key, double value) { key.rotation.*member = static_cast<float>(value); });
    number.cell.field->setRange(-1, 1);
  }
}

const motion::EulerDegrees& BoneSection::anglesOf(const Quat& rotation) const {
  if (!cachedAngles_ || cachedAngles_->rotation != rotation)
    cachedAngles_ = CachedAngles{rotation, motion::eulerNear(rotation, hint())};
  return cachedAngles_->angles;
}

void BoneSection::showValues() {
  cachedAngles_.reset();
  showing_ = true;
  KeyForm::showValues();
  showing_ = false;
  cachedAngles_.reset();
  for (std::size_t i = 0; i < 3; ++i) {
    shownAngles_.*kAngles[i] = numbers()[firstAngle_ + i].cell.field->shown().value_or(kUnknownAngle);
  }
  if (!document()->history().isInGesture()) editedAngles_ = shownAngles_;
}

void BoneSection::clearState() {
  shownAngles_ = kUnknownAngles;
  editedAngles_ = kUnknownAngles;
  cachedAngles_.reset();
}

}  // namespace furitsuke::panels
