// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/physics_values.h"

#include <QCoreApplication>
#include <QStringList>
#include <functional>
#include <numbers>

#include "app/widgets/number_text.h"

namespace furitsuke::panels {

namespace {

class PhysicsValueTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::PhysicsValueTexts)
};

using NumberText = QString (*)(double);

QString degreesText(double radians) {
  return widgets::numberText(radians * 180 / std::numbers::pi, {.maxDecimals = 2, .unit = "°"});
}

QString axesText(const std::function<QString(std::size_t)>& textOf) {
  constexpr const char* kAxes[] = {"x", "y", "z"};
  QStringList parts;
  for (std::size_t axis = 0; axis < 3; ++axis) parts.append(QString("%1 %2").arg(kAxes[axis], textOf(axis)));
  // A number must not be separated from its axis at the end of a line.
  for (QString& part : parts) part.replace(' ', QChar::Nbsp);
  return parts.join(QStringLiteral("   "));
}

QString numbersText(const Vec3& vector, NumberText text) {
  const float numbers[] = {vector.x, vector.y, vector.z};
  return axesText([&](std::size_t axis) { return text(static_cast<double>(numbers[axis])); });
}

QString rangesText(const std::array<physics::JointRange, 3>& ranges, NumberText text) {
  return axesText([&](std::size_t axis) {
    const physics::JointRange& range = ranges[axis];
    if (range.isFree()) return PhysicsValueTexts::tr("free");
    if (range.isLocked()) return text(range.lower);
    return QString::fromUtf8("%1 … %2").arg(text(range.lower), text(range.upper));
  });
}

}  // namespace

QString valueText(double value) { return widgets::numberText(value, {.maxDecimals = 5, .unit = {}}); }

QString vectorText(const Vec3& vector) { return numbersText(vector, &valueText); }

QString anglesText(const Vec3& radians) { return numbersText(radians, &degreesText); }

QString movesText(const std::array<physics::JointRange, 3>& ranges) { return rangesText(ranges, &valueText); }

QString turnsText(const std::array<physics::JointRange, 3>& ranges) { return rangesText(ranges, &degreesText); }

}  // namespace furitsuke::panels
