// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/camera_section.h"

#include <cmath>

#include "app/widgets/number_styles.h"
#include "core/motion/units.h"

namespace furitsuke::panels {

namespace {

constexpr double kMaxViewAngle = 180;
constexpr double kMaxCameraAngle = 1e6;

constexpr motion::Axis kCameraAxes[] = {motion::Axis::X, motion::Axis::Y, motion::Axis::Z};
constexpr theme::ChannelColor kCameraAxisColors[] = {theme::ChannelColor::X, theme::ChannelColor::Y,
                                                     theme::ChannelColor::Z};
const char* const kCameraAxisLetters[] = {"X", "Y", "Z"};

}  // namespace

CameraSection::CameraSection(PlayheadTrack& playhead, QWidget* parent)
    : KeyForm(motion::TrackKind::Camera, playhead, parent) {
  addDistance();
  addTarget();
  addAngles();
  addViewAngle();
  addSwitch(
      addRow(tr("Perspective")), tr("On"), [] { return tr("Perspective"); }, &motion::CameraKey::perspective);
}

void CameraSection::addDistance() {
  addNumber(
      addRow(tr("Distance")),
      {tr("D", "the letter of the distance channel"), [] { return tr("Distance"); }, theme::ChannelColor::Distance,
       widgets::lengthFormat(), widgets::kLengthStep},
      [](const motion::CameraKey& key) { return motion::shownCameraDistance(key.distance); },
      [](motion::CameraKey& key, double value) { key.distance = motion::storedCameraDistance(value); });
}

void CameraSection::addAngles() {
  PropertyRow* row = addRow(tr("Rotation"), PropertyRow::Fold::WhenNarrow);
  for (std::size_t i = 0; i < 3; ++i) {
    const QString letter = QString::fromLatin1(kCameraAxisLetters[i]);
    const motion::Axis axis = kCameraAxes[i];
    Number& number = addNumber(
        row,
        {letter, [letter] { return tr("Camera rotation %1").arg(letter); }, theme::ChannelColor::Rotation,
         widgets::angleFormat(), widgets::kAngleStep},
        [axis](const motion::CameraKey& key) {
          return motion::shownCameraAngle(axis, motion::component(key.rotation, axis));
        },
        [axis](motion::CameraKey& key, double value) {
          motion::component(key.rotation, axis) = motion::storedCameraAngle(axis, value);
        });
    number.cell.field->setRange(-kMaxCameraAngle, kMaxCameraAngle);
  }
}

void CameraSection::addTarget() {
  PropertyRow* row = addRow(tr("Target"), PropertyRow::Fold::WhenNarrow);
  for (std::size_t i = 0; i < 3; ++i) {
    const QString letter = QString::fromLatin1(kCameraAxisLetters[i]);
    const motion::Axis axis = kCameraAxes[i];
    addNumber(
        row,
        {letter, [letter] { return tr("Target %1").arg(letter); }, kCameraAxisColors[i], widgets::lengthFormat(),
         widgets::kLengthStep},
        [axis](const motion::CameraKey& key) { return motion::component(key.target, axis); },
        [axis](motion::CameraKey& key, double value) {
          motion::component(key.target, axis) = static_cast<float>(value);
        });
  }
}

void CameraSection::addViewAngle() {
  Number& number = addNumber(
      addRow(tr("View angle")),
      {tr("V", "the letter of the view angle channel"), [] { return tr("View angle"); }, theme::ChannelColor::Fov,
       widgets::viewAngleFormat(), 1},
      [](const motion::CameraKey& key) { return key.fov; },
      [](motion::CameraKey& key, double value) { key.fov = static_cast<std::uint32_t>(std::lround(value)); });
  number.cell.field->setRange(1, kMaxViewAngle);
}

}  // namespace furitsuke::panels
