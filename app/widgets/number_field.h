// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <limits>
#include <optional>

#include "app/widgets/number_text.h"

namespace furitsuke::widgets {

/// A field for one number, or for several different numbers ("mixed"). Enter, Tab or leaving the field commits, Esc
/// reverts. Arithmetic is accepted, see evaluateNumber(); other characters are not. Up, Down and the mouse wheel (only
/// with keyboard focus) step; Shift multiplies a step by 10, Ctrl by 0.1. The field does not change its value itself:
/// it emits a signal and shows the value that setShown() sets. ValueField is one that keeps its value.
class NumberField : public QLineEdit {
  Q_OBJECT

 public:
  explicit NumberField(NumberFormat format, QWidget* parent = nullptr);

  void setRange(double lowest, double highest);
  [[nodiscard]] double lowest() const noexcept { return lowest_; }
  [[nodiscard]] double highest() const noexcept { return highest_; }
  [[nodiscard]] double clamped(double value) const;
  /// The text after the number, with its space.
  void setUnit(const QString& unit);
  /// The text that is shown instead of this value: "End" for 0.
  void setNameOf(double value, const QString& name);
  /// The change of one wheel notch or arrow key.
  void setStep(double step) { step_ = step; }
  [[nodiscard]] double step() const noexcept { return step_; }

  /// nullopt shows the field as mixed. Text that is being typed is kept until the value changes.
  void setShown(std::optional<double> value);
  [[nodiscard]] std::optional<double> shown() const noexcept { return shown_; }
  /// The problem of the typed text; empty if the text can be committed.
  [[nodiscard]] const QString& problem() const noexcept { return problem_; }

  /// Commits typed text as leaving the field does: a problem reverts it.
  void finishTyping();

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

  /// 10 with Shift, 0.1 with Ctrl, otherwise 1.
  [[nodiscard]] static double stepFactor(Qt::KeyboardModifiers modifiers);

 signals:
  /// A different number within the range was committed.
  void edited(double value);
  /// Request to change the value, or each of the mixed values, by this amount.
  void stepped(double by);
  /// Request to multiply each of the mixed values by this factor. If nothing is connected, a factor that is typed over
  /// mixed values is not accepted.
  void scaled(double factor);
  void problemChanged(const QString& problem);
  /// Text was committed or reverted by a key or by leaving the field, or there was none: the value is shown again.
  void typingEnded();

 protected:
  [[nodiscard]] const NumberFormat& format() const noexcept { return format_; }
  /// The number that was typed so far, if it is complete and within the range.
  [[nodiscard]] std::optional<double> typedValue() const;

  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class OnProblem { Keep, Revert };

  [[nodiscard]] bool isRefused(const QKeyEvent& key) const;
  /// The factor that was typed over mixed values.
  [[nodiscard]] std::optional<double> typedFactor(const QString& text) const;
  void commit(OnProblem onProblem);
  void revert();
  void showText(const QString& shown);
  void setProblem(const QString& problem);
  [[nodiscard]] QString problemOf(const QString& text) const;
  /// The value with as many decimals as fit into the field.
  [[nodiscard]] QString shownText() const;
  [[nodiscard]] int widthOf(const QString& text) const;

  NumberFormat format_;
  double lowest_ = -std::numeric_limits<float>::max();
  double highest_ = std::numeric_limits<float>::max();
  double step_ = 1;
  std::optional<double> shown_;
  double namedValue_ = 0;
  QString nameOfValue_;  ///< empty: all values are shown as numbers
  QString problem_;
  int wheelAngle_ = 0;
  bool selectOnRelease_ = false;
};

}  // namespace furitsuke::widgets
