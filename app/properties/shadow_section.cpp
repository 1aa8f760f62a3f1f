// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/properties/shadow_section.h"

#include <QComboBox>
#include <QWheelEvent>

#include "app/properties/number_looks.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

/// Scrolling past it must not change a key.
class QuietComboBox final : public QComboBox {
 public:
  QuietComboBox() { setFocusPolicy(Qt::StrongFocus); }

 protected:
  void wheelEvent(QWheelEvent* event) override {
    if (hasFocus()) {
      QComboBox::wheelEvent(event);
    } else {
      event->ignore();
    }
  }
};

}  // namespace

ShadowSection::ShadowSection(QWidget* parent) : KeyForm(TrackKind::SelfShadow, parent), mode_(new QuietComboBox) {
  mode_->addItems({tr("Off"), tr("Mode 1"), tr("Mode 2")});
  mode_->setAccessibleName(tr("Self-shadow mode"));
  mode_->setToolTip(tr("How models throw shadows onto each other from the selected keys on"));
  addRow(tr("Mode"))->addWidget(mode_, 1);
  connect(mode_, &QComboBox::activated, this, [this](int mode) {
    change(changeText(tr("Self-shadow mode")),
           [mode](SelfShadowKey& key) { key.mode = static_cast<std::uint8_t>(mode); });
  });
  Number& number = addNumber(
      addRow(tr("Distance")),
      {tr("D", "the letter of the distance channel"), tr("Self-shadow distance"), ChannelColor::Distance,
       shadowDistanceFormat(), kShadowDistanceStep},
      [](const SelfShadowKey& key) { return shownShadowDistance(key.distance); },
      [](SelfShadowKey& key, double value) { key.distance = storedShadowDistance(value); });
  number.cell.field->setRange(0, kMaxShadowDistance);
}

void ShadowSection::showValues() {
  KeyForm::showValues();
  Common<int> mode;
  visitSelectedKeys<SelfShadowKey>(document()->motion(), document()->selection(), [&](const SelfShadowKey& key, Frame) {
    mode.add(key.mode);
    return !mode.isMixed();
  });
  const int shown = mode.value().value_or(-1);
  // A mode that MMD does not know is told as the number it is.
  mode_->setPlaceholderText(shown < 0 ? tr("mixed") : QString::number(shown));
  mode_->setCurrentIndex(shown < mode_->count() ? shown : -1);
}

}  // namespace furitsuke
