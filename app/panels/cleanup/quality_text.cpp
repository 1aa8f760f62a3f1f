// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cleanup/quality_text.h"

#include <QCoreApplication>
#include <cmath>
#include <string>

#include "app/widgets/number_text.h"
#include "app/widgets/operation_text.h"

namespace furitsuke::panels {

namespace {

/// Two or three digits are as exact as the values are.
QString numberText(double value) {
  constexpr double kTiny = 0.001;
  constexpr double kSmall = 10;
  constexpr double kMedium = 100;
  if (std::abs(value) < kTiny) return widgets::fixedNumber(0, 0);
  const int decimals = std::abs(value) < kSmall ? 2 : std::abs(value) < kMedium ? 1 : 0;
  if (value == std::round(value)) return widgets::fixedNumber(value, 0);
  return widgets::fixedNumber(value, decimals);
}

QString withUnit(const QString& number, std::string_view unit) {
  return unit.empty() ? number : QCoreApplication::translate("CleanUp", "%1 %2").arg(number, qualityText(unit));
}

}  // namespace

QString qualityText(std::string_view text) { return QCoreApplication::translate("Core", std::string(text).c_str()); }

QString qualityValue(double value, std::string_view unit) { return withUnit(numberText(value), unit); }

QString qualityChange(double before, double after, std::string_view unit) {
  const QString from = numberText(before);
  const QString to = numberText(after);
  return withUnit(from == to ? from : QString::fromUtf8("%1 → %2").arg(from, to), unit);
}

QString placeText(const quality::QualityIssue& issue) {
  const QString track = widgets::trackOfPath(issue.track);
  return issue.other.empty()
             ? track
             : QCoreApplication::translate("CleanUp", "%1 in %2").arg(track, QString::fromStdString(issue.other));
}

QString framesText(FrameRange frames) {
  return frames.first == frames.last
             ? QCoreApplication::translate("CleanUp", "frame %1").arg(frames.first)
             : QCoreApplication::translate("CleanUp", "frames %1–%2").arg(frames.first).arg(frames.last);
}

}  // namespace furitsuke::panels
