// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/shadow_section.h"

#include <QComboBox>
#include <QWheelEvent>

#include "app/widgets/number_styles.h"
#include "core/motion/units.h"

namespace furitsuke::panels {

namespace {

/// Ignores the mouse wheel without keyboard focus, so that the user can scroll the panel without changing keys.
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

ShadowSection::ShadowSection(PlayheadTrack& playhead, QWidget* parent)
    : KeyForm(motion::TrackKind::SelfShadow, playhead, parent), mode_(new QuietComboBox) {
  mode_->addItems({tr("Off"), tr("Mode 1"), tr("Mode 2")});
  mode_->setAccessibleName(tr("Self-shadow mode"));
  mode_->setToolTip(tr("How models cast shadows on each other, from the selected keys on"));
  addRow(tr("Mode"))->addWidget(mode_, 1);
  connect(mode_, &QComboBox::activated, this, [this](int mode) {
    change(changeText([] { return tr("Self-shadow mode"); }),
           [mode](motion::SelfShadowKey& key) { key.mode = static_cast<std::uint8_t>(mode); });
  });
  Number& number = addNumber(
      addRow(tr("Distance")),
      {tr("D", "the letter of the distance channel"), [] { return tr("Self-shadow distance"); },
       theme::ChannelColor::Distance, widgets::shadowDistanceFormat(), widgets::kShadowDistanceStep},
      [](const motion::SelfShadowKey& key) { return motion::shownShadowDistance(key.distance); },
      [](motion::SelfShadowKey& key, double value) { key.distance = motion::storedShadowDistance(value); });
  number.cell.field->setRange(0, motion::kMaxShadowDistance);
}

void ShadowSection::showValues() {
  KeyForm::showValues();
  Common<int> mode;
  visitShownKeys([&](const motion::SelfShadowKey& key, Frame) {
    mode.add(key.mode);
    return !mode.isMixed();
  });
  const int shown = mode.value().value_or(-1);
  // Modes that MMD does not have are shown as a number.
  mode_->setPlaceholderText(shown < 0 ? tr("mixed") : QString::number(shown));
  mode_->setCurrentIndex(shown < mode_->count() ? shown : -1);
}

}  // namespace furitsuke::panels
