// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPointer>

#include "app/properties/key_form.h"

class QColorDialog;

namespace furitsuke {

class ColorSwatch;

/// The colour of the light with MMD's numbers 0 to 255 and a picker, and its direction. Colours off MMD's grid are
/// rounded for show only.
class LightSection final : public KeyForm<LightKey> {
  Q_DECLARE_TR_FUNCTIONS(LightSection)

 public:
  explicit LightSection(QWidget* parent);

 protected:
  void showValues() override;
  void forgetKeys() override;

 private:
  void addColor();
  void addDirection();
  void pickColor();

  ColorSwatch* swatch_;
  QPointer<QColorDialog> picker_;
};

}  // namespace furitsuke
