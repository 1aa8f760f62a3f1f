// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPointer>

#include "app/panels/properties/key_form.h"

class QColorDialog;

namespace furitsuke::panels {

class ColorSwatch;

/// The color of the light, as MMD's numbers 0 to 255 and with a color dialog, and its direction. Colors between MMD's
/// numbers are rounded only for display.
class LightSection final : public KeyForm<motion::LightKey> {
  Q_DECLARE_TR_FUNCTIONS(LightSection)

 public:
  LightSection(PlayheadTrack& playhead, QWidget* parent);

 protected:
  void showValues() override;
  void clearState() override;

 private:
  void addColor();
  void addDirection();
  void pickColor();

  ColorSwatch* swatch_;
  QPointer<QColorDialog> picker_;
};

}  // namespace furitsuke::panels
