// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <optional>

namespace furitsuke::panels {

/// A check box that can show "mixed", but the user cannot set it to "mixed".
class MixedCheckBox final : public QCheckBox {
  Q_OBJECT

 public:
  using QCheckBox::QCheckBox;

  /// Nothing means mixed. Emits no edited().
  void setShown(std::optional<bool> on) {
    setTristate(!on);
    setCheckState(!on ? Qt::PartiallyChecked : *on ? Qt::Checked : Qt::Unchecked);
  }

 protected:
  void nextCheckState() override {
    const bool on = checkState() != Qt::Checked;
    setShown(on);
    emit edited(on);
  }

 signals:
  void edited(bool on);
};

}  // namespace furitsuke::panels
