// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/operations/keys/key_poses.h"

class QChartView;
class QLabel;
class QLineSeries;
class QLogValueAxis;
class QSlider;

namespace furitsuke::panels {

class OperationDialog;

/// Chooses a number of poses: the error of each number as a curve, with a slider below it. Both have logarithmic
/// scales, because the useful numbers are the small ones. Disabled until there is a curve.
class PoseCurve : public QWidget {
  Q_OBJECT

 public:
  explicit PoseCurve(QWidget* parent = nullptr);

  /// The points of all numbers of poses, ascending without gaps.
  void setCurve(std::vector<operations::PosePoint> curve);
  /// Shows a number of poses; does not emit a signal.
  void setCount(int count);
  [[nodiscard]] int count() const noexcept { return count_; }

 signals:
  /// The user moves the slider.
  void countChosen(int count);
  /// The user wants to keep a pose at the playhead, or not to keep it any more.
  void pinToggled();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeChart();
  QWidget* makeControls();
  void styleChart();
  void showCurve();
  void showCount();
  [[nodiscard]] const operations::PosePoint* pointOf(int count) const;
  /// The slider has kSteps steps over the logarithm of the numbers.
  [[nodiscard]] int countAt(int step) const;
  [[nodiscard]] int stepOf(int count) const;

  std::vector<operations::PosePoint> curve_;
  int count_ = 0;
  QChartView* view_;
  QLogValueAxis* counts_;
  QLogValueAxis* errors_;
  QLineSeries* largest_;
  QLineSeries* typical_;
  QLineSeries* chosen_;
  QSlider* slider_;
  QLabel* text_;
};

/// For results with an operations::ChosenPoses: the number and the frames that always have a pose are the parameters
/// "count" and "pins".
[[nodiscard]] QWidget* makePoseCurve(OperationDialog& dialog);

}  // namespace furitsuke::panels
