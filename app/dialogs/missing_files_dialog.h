// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>
#include <functional>
#include <utility>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace furitsuke::dialogs {

/// Lists the files of a project that were not found, searches them in folders that the user chooses, and takes a file
/// that the user chooses for one of them. Accepted: open the project, even if files are still missing.
class MissingFilesDialog : public QDialog {
  Q_OBJECT

 public:
  /// Looks for the files in another folder and returns those that are still missing.
  using Search = std::function<QStringList(const QString& folder)>;

  /// Takes another file for a missing one and returns those that are still missing.
  using Substitution = std::function<QStringList(const QString& missing, const QString& chosen)>;

  /// `missing`: paths or names.
  MissingFilesDialog(const QString& project, const QStringList& missing, QWidget* parent = nullptr);

  /// `folder` is where the folder dialog starts.
  void setSearch(const QString& folder, Search search);
  void setSubstitution(Substitution substitute) { substitute_ = std::move(substitute); }
  /// The folder that was searched last; empty if none was.
  [[nodiscard]] const QString& folder() const noexcept { return folder_; }

  /// Whether the program may ask at all; true by default. Off for --screenshot and the like, which nobody answers.
  static void setAllowed(bool allowed) noexcept { isAllowedNow = allowed; }
  [[nodiscard]] static bool isAllowed() noexcept { return isAllowedNow; }

  /// Searches a folder. Accepts the dialog when nothing is missing anymore.
  void searchIn(const QString& folder);
  /// Takes this file for the current one of the list. Accepts the dialog when nothing is missing anymore.
  void take(const QString& file);

 private:
  void fill(const QStringList& missing);
  void chooseFolder();
  void chooseFile();
  /// What is missing after an answer: says so if that was of no use.
  void goOn(const QStringList& missing, const QString& useless);

  static inline bool isAllowedNow = true;

  QString project_;
  Search search_;
  Substitution substitute_;
  QString start_;
  QString folder_;
  QLabel* sentence_;
  QTreeWidget* list_;
  QPushButton* choose_;
  QPushButton* open_;
};

}  // namespace furitsuke::dialogs
