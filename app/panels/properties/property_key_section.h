// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/panels/properties/key_form.h"

namespace furitsuke::panels {

class IkTable;

/// The visibility of the model, and the table that turns its IK on and off.
class PropertyKeySection final : public KeyForm<motion::VisibilityIkKey> {
  Q_DECLARE_TR_FUNCTIONS(PropertyKeySection)

 public:
  PropertyKeySection(PlayheadTrack& playhead, QWidget* parent);

  /// The IK bones (CP932) of the model, whose names the table completes.
  void setIkBones(const std::vector<std::string>& names);

 protected:
  void showValues() override;

 private:
  IkTable* table_;
};

}  // namespace furitsuke::panels
