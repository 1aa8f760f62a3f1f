// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/panels/properties/key_form.h"

class QComboBox;

namespace furitsuke::panels {

/// The mode of self shadow, and its distance in MMD's units.
class ShadowSection final : public KeyForm<motion::SelfShadowKey> {
  Q_DECLARE_TR_FUNCTIONS(ShadowSection)

 public:
  ShadowSection(PlayheadTrack& playhead, QWidget* parent);

 protected:
  void showValues() override;

 private:
  QComboBox* mode_;
};

}  // namespace furitsuke::panels
