// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/morph_section.h"

#include "app/panels/properties/weight_slider.h"
#include "app/widgets/number_styles.h"

namespace furitsuke::panels {

MorphSection::MorphSection(PlayheadTrack& playhead, QWidget* parent)
    : KeyForm(motion::TrackKind::Morph, playhead, parent), slider_(new WeightSlider) {
  PropertyRow* row = addRow(tr("Weight"));
  row->setColumns(2);
  const edit::LiveText undoText = changeText([] { return tr("Weight"); });
  slider_->setAccessibleName(tr("Weight slider"));
  slider_->setToolTip(tr("Drag to change the weight of the selected keys"));
  const auto setAll = [](double weight) {
    return [weight](motion::MorphKey& key) { key.weight = static_cast<float>(weight); };
  };
  connect(slider_, &WeightSlider::dragStarted, this, [this, undoText] { beginChange(undoText); });
  connect(slider_, &WeightSlider::dragged, this, [this, setAll](double weight) { updateChange(setAll(weight)); });
  connect(slider_, &WeightSlider::dragFinished, this, [this] { endChange(); });
  connect(slider_, &WeightSlider::dragCanceled, this, [this] { cancelChange(); });
  connect(slider_, &WeightSlider::edited, this,
          [this, undoText, setAll](double weight) { change(undoText, setAll(weight)); });
  addNumber(
      row,
      {tr("M", "the letter of the morph channel"), [] { return tr("Weight"); }, theme::ChannelColor::Morph,
       widgets::weightFormat(), widgets::kWeightStep},
      [](const motion::MorphKey& key) { return key.weight; },
      [](motion::MorphKey& key, double value) { key.weight = static_cast<float>(value); });
  row->addWidget(slider_, 2);
}

void MorphSection::showValues() {
  KeyForm::showValues();
  slider_->setShown(numbers().front().cell.field->shown());
}

}  // namespace furitsuke::panels
