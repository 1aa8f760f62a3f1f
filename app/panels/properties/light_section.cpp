// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/light_section.h"

#include <QColorDialog>
#include <cmath>

#include "app/panels/properties/color_swatch.h"
#include "app/widgets/number_styles.h"
#include "core/motion/units.h"

namespace furitsuke::panels {

namespace {

constexpr motion::Axis kLightAxes[] = {motion::Axis::X, motion::Axis::Y, motion::Axis::Z};
constexpr theme::ChannelColor kLightAxisColors[] = {theme::ChannelColor::X, theme::ChannelColor::Y,
                                                    theme::ChannelColor::Z};

QColor shownColor(const motion::LightKey& key) {
  return {motion::shownLightLevel(key.color.x), motion::shownLightLevel(key.color.y),
          motion::shownLightLevel(key.color.z)};
}

/// Stores the components that differ from the displayed color; the others keep their exact value.
void setShownColor(motion::LightKey& key, const QColor& color) {
  const int levels[] = {color.red(), color.green(), color.blue()};
  for (std::size_t i = 0; i < 3; ++i) {
    float& stored = motion::component(key.color, kLightAxes[i]);
    if (motion::shownLightLevel(stored) != levels[i]) stored = motion::storedLightLevel(levels[i]);
  }
}

}  // namespace

LightSection::LightSection(PlayheadTrack& playhead, QWidget* parent)
    : KeyForm(motion::TrackKind::Light, playhead, parent), swatch_(new ColorSwatch) {
  addColor();
  addDirection();
}

void LightSection::addColor() {
  PropertyRow* row = addRow(tr("Color"), PropertyRow::Fold::WhenNarrow);
  row->setColumns(4);
  swatch_->setAccessibleName(tr("Pick the color"));
  swatch_->setToolTip(tr("Pick the color"));
  row->addWidget(swatch_);
  connect(swatch_, &QAbstractButton::clicked, this, [this] { pickColor(); });
  const QString letters[] = {tr("R", "red"), tr("G", "green"), tr("B", "blue")};
  const edit::LiveText names[] = {[] { return tr("Red"); }, [] { return tr("Green"); }, [] { return tr("Blue"); }};
  for (std::size_t i = 0; i < 3; ++i) {
    const motion::Axis axis = kLightAxes[i];
    Number& number = addNumber(
        row, {letters[i], names[i], {}, widgets::lightLevelFormat(), 1},
        [axis](const motion::LightKey& key) { return motion::shownLightLevel(motion::component(key.color, axis)); },
        [axis](motion::LightKey& key, double value) {
          motion::component(key.color, axis) = motion::storedLightLevel(static_cast<int>(std::lround(value)));
        });
    number.cell.field->setRange(0, motion::kMaxLightLevel);
  }
}

void LightSection::addDirection() {
  PropertyRow* row = addRow(tr("Direction"), PropertyRow::Fold::WhenNarrow);
  const QString letters[] = {QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")};
  for (std::size_t i = 0; i < 3; ++i) {
    const motion::Axis axis = kLightAxes[i];
    addNumber(
        row,
        {letters[i], [letter = letters[i]] { return tr("Direction %1").arg(letter); }, kLightAxisColors[i],
         widgets::lengthFormat(), widgets::kDirectionStep},
        [axis](const motion::LightKey& key) { return motion::component(key.direction, axis); },
        [axis](motion::LightKey& key, double value) {
          motion::component(key.direction, axis) = static_cast<float>(value);
        });
  }
}

void LightSection::pickColor() {
  if (picker_ != nullptr || document() == nullptr) return;
  picker_ = new QColorDialog(swatch_->color(), this);
  picker_->setWindowTitle(tr("Light color"));
  // Qt's dialog on all platforms, because it uses the theme and reports the color while the user is choosing.
  picker_->setOption(QColorDialog::DontUseNativeDialog);
  picker_->setAttribute(Qt::WA_DeleteOnClose);
  beginChange(changeText([] { return tr("Light color"); }));
  connect(picker_, &QColorDialog::currentColorChanged, this,
          [this](const QColor& color) { updateChange([color](motion::LightKey& key) { setShownColor(key, color); }); });
  connect(picker_, &QColorDialog::finished, this, [this](int result) {
    if (result == QDialog::Accepted) {
      endChange();
    } else {
      cancelChange();
    }
  });
  picker_->open();
}

void LightSection::showValues() {
  KeyForm::showValues();
  Common<QRgb> color;
  visitShownKeys([&](const motion::LightKey& key, Frame) {
    color.add(shownColor(key).rgb());
    return !color.isMixed();
  });
  if (color.first()) swatch_->setShown(QColor::fromRgb(*color.first()), color.isMixed());
}

void LightSection::clearState() {
  if (picker_ != nullptr) picker_->reject();
}

}  // namespace furitsuke::panels
