// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>

#include "core/base/vector.h"
#include "core/physics/joint_transform.h"

// Numbers of rigid bodies and joints as text.
namespace furitsuke::panels {

/// Up to five decimals.
[[nodiscard]] QString valueText(double value);
/// "x 1.5   y 0   z −2".
[[nodiscard]] QString vectorText(const Vec3& vector);
/// The same in degrees, from radians: "x 90°   y 0°   z 0°".
[[nodiscard]] QString anglesText(const Vec3& radians);
/// Limits of movements: "x −0.5 … 0.5   y 0   z free".
[[nodiscard]] QString movesText(const std::array<physics::JointRange, 3>& ranges);
/// Limits of rotations in degrees, from radians.
[[nodiscard]] QString turnsText(const std::array<physics::JointRange, 3>& ranges);

}  // namespace furitsuke::panels
