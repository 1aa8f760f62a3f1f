// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/properties/light_section.h"

#include <QColorDialog>
#include <cmath>

#include "app/properties/color_swatch.h"
#include "app/properties/number_looks.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

constexpr Axis kLightAxes[] = {Axis::X, Axis::Y, Axis::Z};
constexpr ChannelColor kLightAxisColors[] = {ChannelColor::X, ChannelColor::Y, ChannelColor::Z};

QColor shownColor(const LightKey& key) {
  return {shownLightLevel(key.color.x), shownLightLevel(key.color.y), shownLightLevel(key.color.z)};
}

/// Stores what differs from the colour shown; a component that shows the number already keeps its bits.
void setShownColor(LightKey& key, const QColor& color) {
  const int levels[] = {color.red(), color.green(), color.blue()};
  for (std::size_t i = 0; i < 3; ++i) {
    float& stored = component(key.color, kLightAxes[i]);
    if (shownLightLevel(stored) != levels[i]) stored = storedLightLevel(levels[i]);
  }
}

KeyEdits colorEdits(const Motion& motion, const KeySelection& selection, const QColor& color) {
  return changeKeys<LightKey>(motion, selection, [&](LightKey& key, Frame) { setShownColor(key, color); });
}

}  // namespace

LightSection::LightSection(QWidget* parent) : KeyForm(TrackKind::Light, parent), swatch_(new ColorSwatch) {
  addColor();
  addDirection();
}

void LightSection::addColor() {
  PropertyRow* row = addRow(tr("Colour"), PropertyRow::Fold::WhenNarrow);
  row->setColumns(4);
  swatch_->setAccessibleName(tr("Pick the colour"));
  swatch_->setToolTip(tr("Pick the colour"));
  row->addWidget(swatch_);
  connect(swatch_, &QAbstractButton::clicked, this, [this] { pickColor(); });
  const QString letters[] = {tr("R", "red"), tr("G", "green"), tr("B", "blue")};
  const QString names[] = {tr("Red"), tr("Green"), tr("Blue")};
  for (std::size_t i = 0; i < 3; ++i) {
    const Axis axis = kLightAxes[i];
    Number& number = addNumber(
        row, {letters[i], names[i], {}, lightLevelFormat(), 1},
        [axis](const LightKey& key) { return shownLightLevel(component(key.color, axis)); },
        [axis](LightKey& key, double value) {
          component(key.color, axis) = storedLightLevel(static_cast<int>(std::lround(value)));
        });
    number.cell.field->setRange(0, kMaxLightLevel);
  }
}

void LightSection::addDirection() {
  PropertyRow* row = addRow(tr("Direction"), PropertyRow::Fold::WhenNarrow);
  const QString letters[] = {QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")};
  for (std::size_t i = 0; i < 3; ++i) {
    const Axis axis = kLightAxes[i];
    addNumber(
        row, {letters[i], tr("Direction %1").arg(letters[i]), kLightAxisColors[i], lengthFormat(), kDirectionStep},
        [axis](const LightKey& key) { return component(key.direction, axis); },
        [axis](LightKey& key, double value) { component(key.direction, axis) = static_cast<float>(value); });
  }
}

void LightSection::pickColor() {
  if (picker_ != nullptr || document() == nullptr) return;
  picker_ = new QColorDialog(swatch_->color(), this);
  picker_->setWindowTitle(tr("Light colour"));
  // Our own dialog everywhere: it follows the theme, and the light changes while the colour is chosen.
  picker_->setOption(QColorDialog::DontUseNativeDialog);
  picker_->setAttribute(Qt::WA_DeleteOnClose);
  beginGesture(changeText(tr("Light colour")));
  connect(picker_, &QColorDialog::currentColorChanged, this, [this](const QColor& color) {
    updateGesture(
        [color](const Motion& motion, const KeySelection& selection) { return colorEdits(motion, selection, color); });
  });
  connect(picker_, &QColorDialog::finished, this, [this](int result) {
    if (result == QDialog::Accepted) {
      endGesture();
    } else {
      cancelGesture();
    }
  });
  picker_->open();
}

void LightSection::showValues() {
  KeyForm::showValues();
  Common<QRgb> color;
  visitSelectedKeys<LightKey>(document()->motion(), document()->selection(), [&](const LightKey& key, Frame) {
    color.add(shownColor(key).rgb());
    return !color.isMixed();
  });
  if (color.first()) swatch_->setShown(QColor::fromRgb(*color.first()), color.isMixed());
}

void LightSection::forgetKeys() {
  if (picker_ != nullptr) picker_->reject();
}

}  // namespace furitsuke
