// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

#include "core/operations/arguments.h"

class QBoxLayout;

namespace furitsuke::widgets {
class ProblemLabel;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

struct OfferedNames;

/// The control for one parameter of an operation, with an error message below it.
class ParameterField : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterField(const operations::OperationParameter& parameter, QWidget* parent = nullptr);

  [[nodiscard]] const operations::OperationParameter& parameter() const noexcept { return parameter_; }
  /// The value in the form that OperationArguments::read() accepts.
  [[nodiscard]] virtual QString text() const = 0;
  /// Ignores values that the control cannot represent.
  virtual void setText(const QString& text) = 0;
  /// The names to offer, if the parameter names a bone or a morph.
  virtual void setNames(const OfferedNames&) {}
  /// Shows an error message; an empty text hides it.
  void setProblem(const QString& problem);
  [[nodiscard]] QString problem() const;

 signals:
  void changed();

 protected:
  /// The row of the controls.
  [[nodiscard]] QBoxLayout* row() const noexcept { return row_; }

 private:
  const operations::OperationParameter& parameter_;
  QBoxLayout* row_;
  widgets::ProblemLabel* problem_;
};

/// An open motion, or a model on the stage, which can be chosen instead of a file.
struct OfferedFile {
  operations::ParameterKind kind = operations::ParameterKind::MotionFile;  ///< of parameters that can name it
  QString title;
  QString name;  ///< its name in arguments
};

/// Creates the control for a parameter, which must outlive it.
[[nodiscard]] ParameterField* makeParameterField(const operations::OperationParameter& parameter,
                                                 const std::vector<OfferedFile>& open, QWidget* parent);

/// The initial value of a field: the default; for required parameters, the playhead for a frame and 1 for a number.
[[nodiscard]] QString firstValue(const operations::OperationParameter& parameter, Frame playhead);
/// Whether the parameter is a position in time, whose last value is not stored.
[[nodiscard]] bool isPosition(const operations::OperationParameter& parameter);

}  // namespace furitsuke::panels
