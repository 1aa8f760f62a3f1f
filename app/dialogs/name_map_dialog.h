// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/operations/motion/name_suggestions.h"
#include "core/operations/run.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace furitsuke::widgets {
class ProblemLabel;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// A table of the names in a motion that its model lacks, with the names that replace them. Suggestions are filled in;
/// a cell offers the bones or morphs of the model, the most similar first. The dialog does not change the motion: it
/// emits requests and shows results. It is not modal, so that the preview can be seen on the model.
class NameMapDialog : public QDialog {
  Q_OBJECT

 public:
  /// `title` is the name of the model on the stage.
  NameMapDialog(const std::vector<operations::NameSuggestion>& suggestions, const model::Model& model,
                const QString& title, QWidget* parent);

  /// Old and new names as track paths, without the rows that have no new name.
  [[nodiscard]] operations::PairTable table() const;
  /// Sets the new names of these rows, and adds rows for other names. The new names of all other rows stay.
  void setTable(const operations::PairTable& table);
  /// Empties all new names.
  void clearTable();
  [[nodiscard]] bool isPreviewOn() const;

  void showReport(const operations::OperationReport& summary);
  void showError(const Error& error);

  /// Names that a cell offers, for the old name of the row: the suggested ones, then all bones or all morphs.
  [[nodiscard]] QStringList choicesFor(int row) const;

 signals:
  void changed();
  void previewToggled(bool on);
  void applyRequested();
  void suggestionsRequested();
  void loadRequested();
  void saveRequested();

 private:
  void addRow(const std::string& path);
  void setNewName(int row, const QString& name);
  /// Shows the likeness of the new name of the row, and whether the model has it.
  void showScore(int row);
  void showCount();
  /// The track of that path has keys but no movement.
  [[nodiscard]] bool isAtRest(const QString& path) const;
  QWidget* makeFooter();

  std::vector<operations::NameSuggestion> suggestions_;
  QStringList bones_, morphs_;  ///< of the model, as track paths
  QTableWidget* list_;
  QLabel* count_;
  widgets::ProblemLabel* problem_;
  QCheckBox* preview_;
  QPushButton* apply_ = nullptr;
};

}  // namespace furitsuke::dialogs
