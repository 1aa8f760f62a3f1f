// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/fit_metrics.h"

#include <QCoreApplication>
#include <QLabel>
#include <array>
#include <string_view>

#include "app/panels/operations/operation_dialog.h"
#include "app/widgets/number_text.h"
#include "core/operations/poses/fit_report.h"

namespace furitsuke::panels {

namespace {

/// See retarget::FitQuality.
constexpr double kLargestGap = 0.01, kFastestTurn = 1.5;

/// The notes that say the same.
constexpr auto kTableNotes = std::to_array<std::string_view>(
    {"edit.fit.arms", "edit.fit.hands", "edit.fit.legs", "edit.fit.ratio", "edit.fit.slide", "edit.fit.speed"});

class FitMetricText {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::FitMetricText)

 public:
  QString table(const operations::FitReport& report) {
    const retarget::FitQuality& q = report.quality;
    row(tr("Length of the legs, to that of the source"), number(report.ratios.leg, 3));
    row(tr("Distances on the floor, to those of the source"), number(report.ratios.travel, 3));
    row(tr("Directions of arms: average, 95 %"), degrees(q.upperArm) + " · " + degrees(q.arm95));
    row(tr("Directions of thighs, of shins"), degrees(q.thigh) + " · " + degrees(q.shin));
    row(tr("Turn of hands"), degrees(q.handTurn));
    if (q.togetherFrames > 0) {
      row(tr("Hands together, %Ln frame(s): largest gap", nullptr, static_cast<int>(q.togetherFrames)),
          tr("%1 arm").arg(number(q.largestGap, 4)), limit(number(kLargestGap, 2)), q.largestGap > kLargestGap);
    }
    row(tr("Fastest turn of an arm, to that of the source"), number(q.armSpeed, 2), limit(number(kFastestTurn, 1)),
        q.armSpeed > kFastestTurn);
    if (q.plantedFrames > 0) {
      row(tr("Planted feet, %Ln frame(s): slide per frame", nullptr, static_cast<int>(q.plantedFrames)),
          tr("%1 leg").arg(number(q.slide, 5)), tr("source %1").arg(number(q.sourceSlide, 5)));
      row(tr("Height of planted feet off the floor"), tr("%1 leg").arg(number(q.offFloor, 4)));
    }
    row(tr("Path of the hips, to that of the source"), number(q.hipPath, 3));
    return "<table cellspacing=\"0\" cellpadding=\"1\" width=\"100%\">" + rows_ + "</table>";
  }

 private:
  static QString number(double value, int digits) { return widgets::fixedNumber(value, digits); }
  static QString degrees(double value) { return number(value, 2) + QString::fromUtf8("°"); }
  static QString limit(const QString& value) { return QString::fromUtf8("≤ ") + value; }
  void row(const QString& label, const QString& value, const QString& reference = {}, bool isTooLarge = false) {
    const QString shown = isTooLarge ? "<b>" + value.toHtmlEscaped() + "</b>" : value.toHtmlEscaped();
    rows_ += "<tr><td>" + label.toHtmlEscaped() + "</td><td align=\"right\">" + shown + "</td><td align=\"right\">" +
             reference.toHtmlEscaped() + "</td></tr>";
  }

  QString rows_;
};

}  // namespace

QWidget* makeFitFigures(OperationDialog& dialog) {
  auto* label = new QLabel(&dialog);
  label->setObjectName("measures");
  label->setTextFormat(Qt::RichText);
  label->hide();
  dialog.leaveOut(kTableNotes);
  QObject::connect(&dialog, &OperationDialog::outdated, label, &QLabel::hide);
  QObject::connect(&dialog, &OperationDialog::shown, label, [label](const operations::OperationReport& figures) {
    const auto* report = std::any_cast<operations::FitReport>(&figures.extra);
    label->setText(report == nullptr ? QString() : FitMetricText().table(*report));
    label->setVisible(report != nullptr);
  });
  return label;
}

}  // namespace furitsuke::panels
