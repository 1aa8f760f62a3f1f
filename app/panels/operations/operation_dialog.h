// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/panels/operations/parameter_field.h"
#include "app/panels/operations/scope_picker.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/operations/run.h"

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace furitsuke::panels {

class DancerFields;

/// The dialog of an operation, created from its row of the table: the keys to change, the parameters with their help, a
/// check box for the preview, and the result as numbers and notes. See makeOperationWidget() for more. It does not
/// change the motion: it emits requests and shows results. It is not modal, so that the user can inspect the preview in
/// all panels.
class OperationDialog : public QDialog {
  Q_OBJECT

 public:
  /// `operation` is a row of the table; `open` are other motions and models that a parameter can name.
  OperationDialog(const operations::Operation& operation, const std::vector<OfferedFile>& open,
                  std::function<Frame()> playhead, QWidget* parent);

  [[nodiscard]] const operations::Operation& operation() const noexcept { return operation_; }
  [[nodiscard]] ScopePicker& scope() const noexcept { return *scope_; }
  /// Says in words which keys the operation changes.
  void setScopeText(const QString& text);
  [[nodiscard]] Frame playhead() const { return playhead_(); }
  /// The values of all parameters, in the form that OperationArguments::read() accepts.
  [[nodiscard]] operations::OperationArguments::Texts arguments() const;
  /// Sets the values of some parameters. Ignores ids that the operation does not have.
  void setArguments(const operations::OperationArguments::Texts& arguments);
  /// The text of a parameter, which the operation must have.
  [[nodiscard]] QString value(std::string_view id) const;
  /// The user chooses a value with another control than its field; with dragValue() he still drags that control.
  void chooseValue(std::string_view id, const QString& text);
  void dragValue(std::string_view id, const QString& text);
  /// Notes with these codes are not listed, because a widget shows what they say. The codes must outlive the dialog.
  void leaveOut(std::span<const std::string_view> codes) { leftOut_ = codes; }
  /// Fields for bones, morphs and tracks offer the names of the motion and of its model, which may be null.
  void offerNames(const motion::Motion& motion, const model::Model* model);
  [[nodiscard]] bool isPreviewOn() const;
  void setPreviewOn(bool on);
  /// Whether the motion before the operation is shown beside the result.
  [[nodiscard]] bool isCompareOn() const;
  void setCompareOn(bool on);
  /// For operations that fit the model: offers to change the motions of other dancers as well; `models` can be chosen
  /// as those that their motions were made for.
  void offerDancers(const QStringList& others, const std::vector<OfferedFile>& models);
  [[nodiscard]] bool isForAllDancers() const;
  /// The model that the motion of each of the others was made for; empty: that of the operation.
  [[nodiscard]] std::vector<std::string> dancerSources() const;

  /// Shows the result in numbers, with its notes.
  void showReport(const operations::OperationReport& summary);
  /// Shows an error below the field of the parameter that is named in Error::section, or else below all fields. That a
  /// value is missing is shown from the first Apply on.
  void showError(const Error& error);
  /// Clears the displayed result, because it does not match the values in the fields.
  void setOutdated();
  /// Shows that the operation is taking long.
  void setBusy(bool busy);
  /// Shows how much of the work is done, 0..1; until then the bar only shows that it goes on.
  void setProgress(double share);

 signals:
  /// The user has changed the parameters or the keys; the displayed result is outdated.
  void changed();
  /// The user drags a control; the result should follow while the mouse button is pressed.
  void dragged();
  /// The figures of a result are shown.
  void shown(const furitsuke::operations::OperationReport& summary);
  /// The shown result was cleared.
  void outdated();
  void previewToggled(bool on);
  void compareToggled(bool on);
  /// The user wants to see the motion before the operation, as long as a button or a key is held.
  void originalHeld(bool held);
  void applyRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] ParameterField* fieldOf(std::string_view id) const;
  void setText(std::string_view id, const QString& text);
  QWidget* makeForm(const std::vector<OfferedFile>& open);
  QWidget* makeFooter();
  QWidget* makeResults();
  QWidget* makeChecks();
  void reset();
  void showNotes(const Diagnostics& notes);
  void clearProblems();

  const operations::Operation& operation_;
  std::function<Frame()> playhead_;
  ScopePicker* scope_;
  QWidget* form_ = nullptr;  ///< the area with all fields
  QLabel* scopeText_;
  std::vector<ParameterField*> fields_;
  DancerFields* dancers_ = nullptr;  ///< if the operation fits the model
  bool wasApplied_ = false;          ///< so an empty field is shown as a mistake
  std::span<const std::string_view> leftOut_;
  QCheckBox *preview_, *compare_;
  QPushButton* original_;
  QLabel* summary_;
  QLabel* problem_;
  QListWidget* notes_;
  QProgressBar* progress_;
  QPushButton* apply_;
};

}  // namespace furitsuke::panels
