// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <limits>
#include <optional>

#include "app/properties/number_text.h"

namespace furitsuke {

/// A field for one number, which may be mixed. Enter, Tab or leaving the field commits, Esc reverts. Up, Down and the
/// wheel (only while the field has the focus) step; Shift makes a step ten times as large, Ctrl a tenth.
/// The field never changes its value by itself: it asks by a signal and shows what setShown() says.
class NumberField final : public QLineEdit {
  Q_OBJECT

 public:
  explicit NumberField(NumberFormat format, QWidget* parent = nullptr);

  void setRange(double lowest, double highest);
  [[nodiscard]] double clamped(double value) const;
  /// The change of one wheel notch or arrow key.
  void setStep(double step) { step_ = step; }
  [[nodiscard]] double step() const noexcept { return step_; }

  /// Nothing means that the keys differ. Text that is being typed stays as long as the value does not change.
  void setShown(std::optional<double> value);
  [[nodiscard]] std::optional<double> shown() const noexcept { return shown_; }
  /// What is wrong with the text; empty when it could be committed.
  [[nodiscard]] const QString& problem() const noexcept { return problem_; }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

  /// Shift gives 10, Ctrl 0.1, else 1.
  [[nodiscard]] static double stepFactor(Qt::KeyboardModifiers modifiers);

 signals:
  /// A number other than the shown one was committed; it is within the range.
  void edited(double value);
  /// The value, or each of the mixed ones, shall change by this.
  void stepped(double by);
  void problemChanged(const QString& problem);

 protected:
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

  void commit(OnProblem onProblem);
  void revert();
  void setProblem(const QString& problem);
  [[nodiscard]] QString problemOf(const QString& text) const;
  /// With as many decimals as fit; a narrow field cuts decimals, never the sign.
  [[nodiscard]] QString shownText() const;
  [[nodiscard]] int widthOf(const QString& text) const;

  NumberFormat format_;
  double lowest_ = -std::numeric_limits<float>::max();
  double highest_ = std::numeric_limits<float>::max();
  double step_ = 1;
  std::optional<double> shown_;
  QString problem_;
  int wheelAngle_ = 0;
  bool selectOnRelease_ = false;
};

}  // namespace furitsuke
