// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/fit_figures.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace furitsuke::panels {

namespace {

/// See exchange::FitQuality.
constexpr double kLargestGap = 0.01, kFastestTurn = 1.5;

class FitFigureText {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::FitFigureText)

 public:
  explicit FitFigureText(const std::vector<operations::OperationMeasure>& measures) : measures_(measures) {}

  QString table() {
    if (std::ranges::none_of(measures_, isLegRatio)) return {};
    row(tr("Length of the legs, to that of the source"), number(of("legRatio"), 3));
    row(tr("Distances on the floor, to those of the source"), number(of("travelRatio"), 3));
    row(tr("Directions of arms: average, 95 %"), degrees(of("upperArmDegrees")) + " · " + degrees(of("armDegrees95")));
    row(tr("Directions of thighs, of shins"), degrees(of("thighDegrees")) + " · " + degrees(of("shinDegrees")));
    row(tr("Turn of hands"), degrees(of("handTurnDegrees")));
    if (const double frames = of("handsTogetherFrames"); frames > 0) {
      row(tr("Hands together, %Ln frame(s): largest gap", nullptr, static_cast<int>(frames)),
          tr("%1 arm").arg(number(of("largestGapInArms"), 4)), limit(number(kLargestGap, 2)),
          of("largestGapInArms") > kLargestGap);
    }
    row(tr("Fastest turn of an arm, to that of the source"), number(of("armSpeedRatio"), 2),
        limit(number(kFastestTurn, 1)), of("armSpeedRatio") > kFastestTurn);
    if (const double frames = of("plantedFrames"); frames > 0) {
      row(tr("Planted feet, %Ln frame(s): slide per frame", nullptr, static_cast<int>(frames)),
          tr("%1 leg").arg(number(of("slideInLegs"), 5)), tr("source %1").arg(number(of("sourceSlideInLegs"), 5)));
      row(tr("Height of planted feet off the floor"), tr("%1 leg").arg(number(of("offFloorInLegs"), 4)));
    }
    row(tr("Path of the hips, to that of the source"), number(of("hipPathRatio"), 3));
    return "<table cellspacing=\"0\" cellpadding=\"1\" width=\"100%\">" + rows_ + "</table>";
  }

 private:
  static bool isLegRatio(const operations::OperationMeasure& measure) { return measure.id == "legRatio"; }
  [[nodiscard]] double of(std::string_view id) const {
    const auto at = std::ranges::find(measures_, id, &operations::OperationMeasure::id);
    return at == measures_.end() ? 0 : at->value;
  }
  static QString number(double value, int digits) { return QLocale().toString(value, 'f', digits); }
  static QString degrees(double value) { return number(value, 2) + QString::fromUtf8("°"); }
  static QString limit(const QString& value) { return QString::fromUtf8("≤ ") + value; }
  void row(const QString& label, const QString& value, const QString& reference = {}, bool isTooLarge = false) {
    const QString shown = isTooLarge ? "<b>" + value.toHtmlEscaped() + "</b>" : value.toHtmlEscaped();
    rows_ += "<tr><td>" + label.toHtmlEscaped() + "</td><td align=\"right\">" + shown + "</td><td align=\"right\">" +
             reference.toHtmlEscaped() + "</td></tr>";
  }

  const std::vector<operations::OperationMeasure>& measures_;
  QString rows_;
};

}  // namespace

QString fitFigures(const std::vector<operations::OperationMeasure>& measures) {
  return FitFigureText(measures).table();
}

bool isInFitFigures(const Diagnostic& note) {
  constexpr auto kCodes = std::to_array<std::string_view>(
      {"edit.fit.arms", "edit.fit.hands", "edit.fit.legs", "edit.fit.ratio", "edit.fit.slide", "edit.fit.speed"});
  return std::ranges::find(kCodes, std::string_view(note.code)) != kCodes.end();
}

}  // namespace furitsuke::panels
