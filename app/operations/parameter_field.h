// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

#include "core/operate/arguments.h"

class QBoxLayout;

namespace furitsuke {

class ProblemLabel;

/// The control for one parameter of an operation, with what is wrong about its value below it.
class ParameterField : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterField(const OperationParameter& parameter, QWidget* parent = nullptr);

  [[nodiscard]] const OperationParameter& parameter() const noexcept { return parameter_; }
  /// As OperationArguments::read() takes it.
  [[nodiscard]] virtual QString text() const = 0;
  /// Passes over what the control cannot hold.
  virtual void setText(const QString& text) = 0;
  /// Empty: nothing is wrong.
  void setProblem(const QString& problem);
  [[nodiscard]] QString problem() const;

 signals:
  void changed();

 protected:
  /// The row of the controls.
  [[nodiscard]] QBoxLayout* row() const noexcept { return row_; }

 private:
  const OperationParameter& parameter_;
  QBoxLayout* row_;
  ProblemLabel* problem_;
};

/// What a field of a motion offers besides the files: what else is open.
struct OpenMotion {
  QString title;
  QString name;  ///< as the argument names it
};

/// The control that fits the kind of the parameter, which must outlive it.
[[nodiscard]] ParameterField* makeParameterField(const OperationParameter& parameter,
                                                 const std::vector<OpenMotion>& open, QWidget* parent);

/// What stands in the field of a parameter that has no default: a frame is the playhead's, a factor is 1.
[[nodiscard]] QString firstValue(const OperationParameter& parameter, Frame playhead);
/// Whether it names a place in time, which nobody wants remembered.
[[nodiscard]] bool isPlace(const OperationParameter& parameter);

}  // namespace furitsuke
