// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "core/motion/selected_curves.h"

namespace furitsuke::widgets {
class NumberField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// One of the four numbers of a curve.
using CurveNumber = std::uint8_t motion::Curve::*;

/// The fields x1, y1, x2 and y2 of the displayed curves, whole numbers 0..127.
class PointFields : public QWidget {
  Q_OBJECT

 public:
  explicit PointFields(QWidget* parent = nullptr);
  void setCurves(const motion::ChannelCurves& curves);
  /// 0..3: x1 y1 x2 y2.
  [[nodiscard]] widgets::NumberField* field(std::size_t index) const { return fields_[index]; }

 signals:
  void patchEntered(const furitsuke::motion::CurvePatch& patch);
  /// A change of each of several values: multiplied by `factor`, then `by` is added.
  void adjustmentEntered(furitsuke::panels::CurveNumber number, double factor, double by);

 private:
  void enter(std::size_t index, double value);

  std::array<widgets::NumberField*, 4> fields_{};
};

}  // namespace furitsuke::panels
