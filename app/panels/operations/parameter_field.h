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

/// The control for one parameter of an operation, with an error message below it.
class ParameterField : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterField(const operations::OperationParameter& parameter, QWidget* parent = nullptr);

  [[nodiscard]] const operations::OperationParameter& parameter() const noexcept { return parameter_; }
  /// As OperationArguments::read() takes it.
  [[nodiscard]] virtual QString text() const = 0;
  /// Ignores values that the control cannot represent.
  virtual void setText(const QString& text) = 0;
  /// An empty text hides the message.
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

/// An open motion that a field for a motion offers in addition to files.
struct OpenMotion {
  QString title;
  QString name;  ///< as the argument names it
};

/// The control for the kind of the parameter, which must outlive it.
[[nodiscard]] ParameterField* makeParameterField(const operations::OperationParameter& parameter,
                                                 const std::vector<OpenMotion>& open, QWidget* parent);

/// The initial value of a field: the default, or for a required frame the playhead, for a required number 1.
[[nodiscard]] QString firstValue(const operations::OperationParameter& parameter, Frame playhead);
/// Whether it is a position in time, which is not remembered for the next time.
[[nodiscard]] bool isPlace(const operations::OperationParameter& parameter);

}  // namespace furitsuke::panels
