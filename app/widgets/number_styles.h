// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/widgets/number_text.h"

namespace furitsuke::widgets {

// The formats of all kinds of numbers.

/// Model units.
[[nodiscard]] inline NumberFormat lengthFormat() { return {2, 4, {}}; }
/// Degrees.
[[nodiscard]] inline NumberFormat angleFormat() { return {1, 3, QStringLiteral("°")}; }
/// Whole degrees.
[[nodiscard]] inline NumberFormat viewAngleFormat() { return {0, 0, QStringLiteral("°")}; }
/// A morph's weight, 0 to 1.
[[nodiscard]] inline NumberFormat weightFormat() { return {2, 4, {}}; }
/// A component of a quaternion, -1 to 1.
[[nodiscard]] inline NumberFormat quaternionFormat() { return {4, 6, {}}; }
/// MMD's 0 to 255.
[[nodiscard]] inline NumberFormat lightLevelFormat() { return {0, 0, {}}; }
/// MMD's 0 to 9999.
[[nodiscard]] inline NumberFormat shadowDistanceFormat() { return {0, 3, {}}; }
/// Counts, pixels, and other whole numbers without a unit.
[[nodiscard]] inline NumberFormat wholeFormat() { return {0, 0, {}}; }
[[nodiscard]] inline NumberFormat frameFormat() { return wholeFormat(); }
[[nodiscard]] inline NumberFormat percentFormat(int decimals = 0) { return {0, decimals, QStringLiteral(" %")}; }
[[nodiscard]] inline NumberFormat millisecondsFormat(int decimals = 0) { return {0, decimals, QStringLiteral(" ms")}; }

inline constexpr double kLengthStep = 0.1;
inline constexpr double kAngleStep = 1;
inline constexpr double kWeightStep = 0.01;
inline constexpr double kQuaternionStep = 0.01;
inline constexpr double kDirectionStep = 0.01;
inline constexpr double kShadowDistanceStep = 10;

}  // namespace furitsuke::widgets
