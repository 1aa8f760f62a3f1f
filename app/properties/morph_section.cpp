// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/properties/morph_section.h"

#include "app/properties/number_looks.h"
#include "app/properties/weight_slider.h"

namespace furitsuke {

MorphSection::MorphSection(QWidget* parent) : KeyForm(TrackKind::Morph, parent), slider_(new WeightSlider) {
  PropertyRow* row = addRow(tr("Weight"));
  row->setColumns(2);
  const QString undoText = changeText(tr("Weight"));
  slider_->setAccessibleName(tr("Weight slider"));
  slider_->setToolTip(tr("Drag to change the weight of the selected keys"));
  const auto setAll = [](double weight) {
    return [weight](const Motion& motion, const KeySelection& selection) {
      return changeKeys<MorphKey>(motion, selection,
                                  [&](MorphKey& key, Frame) { key.weight = static_cast<float>(weight); });
    };
  };
  connect(slider_, &WeightSlider::dragStarted, this, [this, undoText] { beginGesture(undoText); });
  connect(slider_, &WeightSlider::dragged, this, [this, setAll](double weight) { updateGesture(setAll(weight)); });
  connect(slider_, &WeightSlider::dragFinished, this, [this] { endGesture(); });
  connect(slider_, &WeightSlider::dragCancelled, this, [this] { cancelGesture(); });
  connect(slider_, &WeightSlider::edited, this, [this, undoText](double weight) {
    change(undoText, [weight](MorphKey& key) { key.weight = static_cast<float>(weight); });
  });
  addNumber(
      row, {tr("M", "the letter of the morph channel"), tr("Weight"), ChannelColor::Morph, weightFormat(), kWeightStep},
      [](const MorphKey& key) { return key.weight; },
      [](MorphKey& key, double value) { key.weight = static_cast<float>(value); });
  row->addWidget(slider_, 2);
}

void MorphSection::showValues() {
  KeyForm::showValues();
  slider_->setShown(numbers().front().cell.field->shown());
}

}  // namespace furitsuke
