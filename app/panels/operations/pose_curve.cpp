// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/pose_curve.h"

#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLabel>
#include <QLegendMarker>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/panels/operations/operation_dialog.h"
#include "app/theme/theme.h"
#include "app/widgets/number_text.h"

namespace furitsuke::panels {

namespace {

constexpr int kChartHeight = 48 * theme::kGrid;
constexpr int kSteps = 1000;
/// Points of a line; more are not distinguishable.
constexpr int kMostPoints = 300;
/// The chart has no place for zero, the error of a pose at every frame.
constexpr double kSmallestError = 0.001;

const QRegularExpression kFrameSeparators(QStringLiteral("[, ]"));

double drawnError(double error) { return std::max(error, kSmallestError); }

}  // namespace

PoseCurve::PoseCurve(QWidget* parent)
    : QWidget(parent),
      view_(new QChartView(this)),
      counts_(new QLogValueAxis(this)),
      errors_(new QLogValueAxis(this)),
      largest_(new QLineSeries(this)),
      typical_(new QLineSeries(this)),
      chosen_(new QLineSeries(this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      text_(new QLabel(this)) {
  setObjectName("poseCurve");
  makeChart();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(theme::kGrid);
  layout->addWidget(view_);
  layout->addWidget(makeControls());
  styleChart();
  setEnabled(false);
}

void PoseCurve::makeChart() {
  view_->setFixedHeight(kChartHeight);
  view_->setFrameShape(QFrame::NoFrame);
  view_->setRenderHint(QPainter::Antialiasing);
  view_->setFocusPolicy(Qt::NoFocus);
  view_->setAccessibleName(tr("Error by number of poses"));
  QChart* chart = view_->chart();
  chart->setBackgroundVisible(false);
  chart->setMargins({});
  chart->layout()->setContentsMargins(0, 0, 0, 0);
  chart->legend()->setAlignment(Qt::AlignTop);
  largest_->setName(tr("Largest error"));
  typical_->setName(tr("Typical error of a pose"));
  errors_->setTitleText(tr("model units"));
  for (QLogValueAxis* axis : {counts_, errors_}) {
    axis->setBase(10);
    axis->setRange(1, 10);
  }
  counts_->setLabelFormat(QStringLiteral("%g"));
  errors_->setLabelFormat(QStringLiteral("%g"));
  chart->addAxis(counts_, Qt::AlignBottom);
  chart->addAxis(errors_, Qt::AlignLeft);
  for (QLineSeries* line : {largest_, typical_, chosen_}) {
    chart->addSeries(line);
    line->attachAxis(counts_);
    line->attachAxis(errors_);
  }
  for (QLegendMarker* marker : chart->legend()->markers(chosen_)) marker->setVisible(false);
}

QWidget* PoseCurve::makeControls() {
  auto* controls = new QWidget(this);
  slider_->setObjectName("poseSlider");
  slider_->setRange(0, kSteps);
  slider_->setPageStep(kSteps / 20);
  slider_->setAccessibleName(tr("Number of poses"));
  slider_->setWhatsThis(tr("Choose the number of poses. The frames with the smallest error are chosen for it."));
  text_->setObjectName("poseText");
  text_->setFont(theme::numberFont());
  auto* pin = new QPushButton(tr("Pin Current Frame"), controls);
  pin->setObjectName("pinPose");
  pin->setAutoDefault(false);
  pin->setToolTip(tr("Always keep a pose at the current frame, or stop keeping it"));
  pin->setWhatsThis(pin->toolTip());
  connect(slider_, &QSlider::valueChanged, this, [this](int step) {
    if (curve_.empty()) return;
    // The arrow keys reach every number, although small numbers have several steps.
    int count = countAt(step);
    if (count == count_ && !slider_->isSliderDown()) {
      count = std::clamp(count + (step > stepOf(count_) ? 1 : -1), static_cast<int>(curve_.front().poses),
                         static_cast<int>(curve_.back().poses));
    }
    setCount(count);
    emit countChosen(count_);
  });
  connect(pin, &QPushButton::clicked, this, &PoseCurve::pinToggled);
  auto* row = new QHBoxLayout(controls);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2 * theme::kGrid);
  row->addWidget(slider_, 1);
  row->addWidget(text_);
  row->addWidget(pin);
  return controls;
}

void PoseCurve::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) styleChart();
  QWidget::changeEvent(event);
}

void PoseCurve::styleChart() {
  const theme::Theme& t = theme::theme();
  for (QLogValueAxis* axis : {counts_, errors_}) {
    axis->setLabelsFont(theme::numberFont());
    axis->setTitleFont(theme::numberFont());
    axis->setTitleBrush(t.mutedText);
    axis->setLabelsColor(t.mutedText);
    axis->setLinePen(QPen(t.strongLine, 1));
    axis->setGridLinePen(QPen(t.line, 1));
  }
  view_->chart()->legend()->setLabelColor(t.mutedText);
  largest_->setPen(QPen(t.channel(theme::ChannelColor::Rotation), 2));
  typical_->setPen(QPen(t.channel(theme::ChannelColor::Distance), 2));
  chosen_->setPen(QPen(t.accent, 1));
}

void PoseCurve::setCurve(std::vector<operations::PosePoint> curve) {
  curve_ = std::move(curve);
  setEnabled(!curve_.empty());
  showCurve();
  if (!curve_.empty() && pointOf(count_) == nullptr) {
    count_ = std::clamp(count_, static_cast<int>(curve_.front().poses), static_cast<int>(curve_.back().poses));
  }
  showCount();
}

void PoseCurve::showCurve() {
  QList<QPointF> largest;
  QList<QPointF> typical;
  double lowest = 1;
  double highest = kSmallestError;
  int before = -1;
  for (int i = 0; !curve_.empty() && i <= kMostPoints; ++i) {
    const int count = countAt(i * kSteps / kMostPoints);
    if (count == before) continue;
    before = count;
    const operations::PosePoint& point = *pointOf(count);
    largest.append({static_cast<double>(count), drawnError(point.largest)});
    typical.append({static_cast<double>(count), drawnError(point.typical)});
    for (const double error : {largest.back().y(), typical.back().y()}) {
      lowest = std::min(lowest, error);
      highest = std::max(highest, error);
    }
  }
  if (!curve_.empty()) {
    counts_->setRange(static_cast<double>(curve_.front().poses),
                      std::max<double>(static_cast<double>(curve_.back().poses), curve_.front().poses + 1.0));
    errors_->setRange(lowest, std::max(highest, 2 * lowest));
  }
  largest_->replace(largest);
  typical_->replace(typical);
}

const operations::PosePoint* PoseCurve::pointOf(int count) const {
  const auto first = curve_.empty() ? 0 : static_cast<int>(curve_.front().poses);
  const bool isKnown = count >= first && count < first + static_cast<int>(curve_.size());
  return isKnown ? &curve_[static_cast<std::size_t>(count - first)] : nullptr;
}

int PoseCurve::countAt(int step) const {
  const auto first = static_cast<double>(curve_.front().poses);
  const auto last = static_cast<double>(curve_.back().poses);
  return static_cast<int>(std::lround(first * std::pow(last / first, static_cast<double>(step) / kSteps)));
}

int PoseCurve::stepOf(int count) const {
  const auto first = static_cast<double>(curve_.front().poses);
  const auto last = static_cast<double>(curve_.back().poses);
  if (last <= first || count <= first) return 0;
  return static_cast<int>(std::lround(kSteps * std::log(count / first) / std::log(last / first)));
}

void PoseCurve::setCount(int count) {
  count_ = count;
  showCount();
}

void PoseCurve::showCount() {
  const operations::PosePoint* point = pointOf(count_);
  chosen_->clear();
  text_->clear();
  if (point == nullptr) return;
  chosen_->append(count_, errors_->min());
  chosen_->append(count_, errors_->max());
  constexpr int kDigits = 3;
  text_->setText(tr("%Ln pose(s), error about %1", nullptr, count_).arg(widgets::shortNumber(point->largest, kDigits)));
  if (slider_->isSliderDown()) return;
  const QSignalBlocker blocker(slider_);
  slider_->setValue(stepOf(count_));
}

QWidget* makePoseCurve(OperationDialog& dialog) {
  auto* curve = new PoseCurve(&dialog);
  QObject::connect(curve, &PoseCurve::countChosen, &dialog,
                   [&dialog](int count) { dialog.dragValue("count", QString::number(count)); });
  QObject::connect(curve, &PoseCurve::pinToggled, &dialog, [&dialog] {
    QStringList pins = dialog.value("pins").split(kFrameSeparators, Qt::SkipEmptyParts);
    const QString pin = QString::number(dialog.playhead());
    if (pins.removeAll(pin) == 0) pins.append(pin);
    dialog.chooseValue("pins", pins.join(QStringLiteral(", ")));
  });
  QObject::connect(&dialog, &OperationDialog::shown, curve,
                   [&dialog, curve](const operations::OperationReport& figures) {
                     const auto* choice = std::any_cast<operations::ChosenPoses>(&figures.extra);
                     if (choice == nullptr) return;
                     // The user may have gone on since that result was begun.
                     const int wanted = dialog.value("count").toInt();
                     curve->setCount(wanted == 0 ? static_cast<int>(choice->poses) : wanted);
                     curve->setCurve(choice->curve);
                   });
  return curve;
}

}  // namespace furitsuke::panels
