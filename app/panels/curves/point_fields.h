// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QWidget>
#include <array>
#include <optional>

#include "core/motion/selected_curves.h"

namespace furitsuke::panels {

/// A field for a whole number 0..127; shows "mixed" if the keys have different values. Enter or leaving the field
/// applies the typed number, Esc restores the previous one. Arrow keys and the wheel (only with keyboard focus) step by
/// 1, with Shift by 10.
class CurveByteField : public QLineEdit {
  Q_OBJECT

 public:
  explicit CurveByteField(QWidget* parent = nullptr);
  /// nullopt shows the field as mixed. A text that is being typed is kept.
  void setValue(std::optional<int> value);
  [[nodiscard]] std::optional<int> value() const noexcept { return value_; }

 signals:
  void valueEntered(int value);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void commitText();
  void showValue();
  void stepBy(int steps);
  void updatePlaceholder();

  std::optional<int> value_;
  int wheelRest_ = 0;  ///< wheel rotation that is less than one step, eighths of a degree
};

/// The fields x1, y1, x2 and y2 of the displayed curves.
class PointFields : public QWidget {
  Q_OBJECT

 public:
  explicit PointFields(QWidget* parent = nullptr);
  void setCurves(const motion::ChannelCurves& curves);
  /// 0..3: x1 y1 x2 y2.
  [[nodiscard]] CurveByteField* field(std::size_t index) const { return fields_[index]; }

 signals:
  void patchEntered(const furitsuke::motion::CurvePatch& patch);

 private:
  std::array<CurveByteField*, 4> fields_{};
};

}  // namespace furitsuke::panels
