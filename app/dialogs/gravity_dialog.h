// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>

#include "core/base/result.h"
#include "core/physics/physics_settings.h"

class QDoubleSpinBox;
class QPushButton;

namespace furitsuke::dialogs {

/// An Error if strength or direction of gravity cannot be used.
[[nodiscard]] Status checkGravity(const physics::PhysicsSettings& settings);

/// Asks for strength and direction of gravity, as MMD's dialog does.
class GravityDialog : public QDialog {
  Q_OBJECT

 public:
  GravityDialog(const physics::PhysicsSettings& settings, QWidget* parent);

  /// The settings with the chosen gravity.
  [[nodiscard]] physics::PhysicsSettings settings() const;

 private:
  void show(double acceleration, const glm::dvec3& direction);
  /// A direction of length 0 cannot be accepted.
  void updateOk();

  physics::PhysicsSettings before_;
  QDoubleSpinBox* acceleration_;
  std::array<QDoubleSpinBox*, 3> direction_{};
  QPushButton* ok_ = nullptr;
};

}  // namespace furitsuke::dialogs
