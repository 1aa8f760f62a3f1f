// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/panels/properties/key_form.h"

namespace furitsuke::panels {

class WeightSlider;

/// The weight of morph keys: a slider from 0 to 1, and a number that can be outside of this range.
class MorphSection final : public KeyForm<motion::MorphKey> {
  Q_DECLARE_TR_FUNCTIONS(MorphSection)

 public:
  MorphSection(PlayheadTrack& playhead, QWidget* parent);

 protected:
  void showValues() override;

 private:
  WeightSlider* slider_;
};

}  // namespace furitsuke::panels
