// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/properties/camera_section.h"

#include <cmath>

#include "app/properties/number_looks.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

constexpr double kMaxViewAngle = 180;
constexpr double kMaxCameraAngle = 1e6;

constexpr Axis kCameraAxes[] = {Axis::X, Axis::Y, Axis::Z};
constexpr ChannelColor kCameraAxisColors[] = {ChannelColor::X, ChannelColor::Y, ChannelColor::Z};
const char* const kCameraAxisLetters[] = {"X", "Y", "Z"};

}  // namespace

CameraSection::CameraSection(QWidget* parent) : KeyForm(TrackKind::Camera, parent) {
  addDistance();
  addTarget();
  addAngles();
  addViewAngle();
  addSwitch(addRow(tr("Perspective")), tr("On"), tr("Perspective"), &CameraKey::perspective);
}

void CameraSection::addDistance() {
  addNumber(
      addRow(tr("Distance")),
      {tr("D", "the letter of the distance channel"), tr("Distance"), ChannelColor::Distance, lengthFormat(),
       kLengthStep},
      [](const CameraKey& key) { return shownCameraDistance(key.distance); },
      [](CameraKey& key, double value) { key.distance = storedCameraDistance(value); });
}

void CameraSection::addAngles() {
  PropertyRow* row = addRow(tr("Rotation"), PropertyRow::Fold::WhenNarrow);
  for (std::size_t i = 0; i < 3; ++i) {
    const QString letter = QString::fromLatin1(kCameraAxisLetters[i]);
    const Axis axis = kCameraAxes[i];
    Number& number = addNumber(
        row, {letter, tr("Camera rotation %1").arg(letter), ChannelColor::Rotation, angleFormat(), kAngleStep},
        [axis](const CameraKey& key) { return shownCameraAngle(axis, component(key.rotation, axis)); },
        [axis](CameraKey& key, double value) { component(key.rotation, axis) = storedCameraAngle(axis, value); });
    number.cell.field->setRange(-kMaxCameraAngle, kMaxCameraAngle);
  }
}

void CameraSection::addTarget() {
  PropertyRow* row = addRow(tr("Target"), PropertyRow::Fold::WhenNarrow);
  for (std::size_t i = 0; i < 3; ++i) {
    const QString letter = QString::fromLatin1(kCameraAxisLetters[i]);
    const Axis axis = kCameraAxes[i];
    addNumber(
        row, {letter, tr("Target %1").arg(letter), kCameraAxisColors[i], lengthFormat(), kLengthStep},
        [axis](const CameraKey& key) { return component(key.target, axis); },
        [axis](CameraKey& key, double value) { component(key.target, axis) = static_cast<float>(value); });
  }
}

void CameraSection::addViewAngle() {
  Number& number = addNumber(
      addRow(tr("View angle")),
      {tr("V", "the letter of the view angle channel"), tr("View angle"), ChannelColor::Fov, viewAngleFormat(), 1},
      [](const CameraKey& key) { return key.fov; },
      [](CameraKey& key, double value) { key.fov = static_cast<std::uint32_t>(std::lround(value)); });
  number.cell.field->setRange(1, kMaxViewAngle);
}

}  // namespace furitsuke
