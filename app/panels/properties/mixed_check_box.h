// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <optional>

namespace furitsuke::panels {

/// A check box that can show "mixed", which the user cannot choose.
class MixedCheckBox final : public QCheckBox {
  Q_OBJECT

 public:
  using QCheckBox::QCheckBox;

  /// nullopt shows the box as mixed. Does not emit edited().
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
