// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "app/operations/parameter_field.h"
#include "app/operations/scope_picker.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/operate/operation.h"

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace furitsuke {

/// What an operation would do, in numbers.
struct OperationFigures {
  std::size_t keysBefore = 0;  ///< of the motion
  std::size_t keysAfter = 0;
  std::size_t tracks = 0;  ///< that change
  bool isChange = false;
  std::vector<LargestError> errors;
  Diagnostics notes;
};

/// The dialog of any operation, made from its row of the table: which keys, the parameters with their help, a switch
/// for the preview, what it would do in numbers and notes. It changes no motion: it asks for it, and shows what it is
/// told. Not modal, so that the preview can be looked at from all sides.
class OperationDialog : public QDialog {
  Q_OBJECT

 public:
  /// `operation` is a row of the table. `open`: other motions that a parameter may name.
  OperationDialog(const Operation& operation, const std::vector<OpenMotion>& open, Frame playhead, QWidget* parent);

  [[nodiscard]] const Operation& operation() const noexcept { return operation_; }
  [[nodiscard]] ScopePicker& scope() const noexcept { return *scope_; }
  /// A value for every parameter, as OperationArguments::read() takes them.
  [[nodiscard]] OperationArguments::Texts arguments() const;
  /// Values for some of them; names that the operation does not have are passed over.
  void setArguments(const OperationArguments::Texts& arguments);
  [[nodiscard]] bool isPreviewOn() const;
  void setPreviewOn(bool on);

  void showFigures(const OperationFigures& figures);
  /// Beside the field of the parameter that Error::section names, or else below.
  void showError(const Error& error);
  /// What is shown is not of the values that stand in the fields.
  void setOutdated();
  /// It takes so long that a person should be told.
  void setBusy(bool busy);

 signals:
  /// Parameters or keys; what was shown is out of date.
  void changed();
  void previewToggled(bool on);
  void applyRequested();

 private:
  QWidget* makeForm(const std::vector<OpenMotion>& open);
  QWidget* makeFooter();
  void reset();
  void showNotes(const Diagnostics& notes);
  void clearProblems();

  const Operation& operation_;
  Frame playhead_;
  ScopePicker* scope_;
  std::vector<ParameterField*> fields_;
  QCheckBox* preview_;
  QLabel* figures_;
  QLabel* problem_;
  QListWidget* notes_;
  QProgressBar* progress_;
  QPushButton* apply_;
};

}  // namespace furitsuke
