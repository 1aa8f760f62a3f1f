// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>
#include <functional>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace furitsuke::dialogs {

/// Lists the files of a project that were not found, and searches them in folders that the user chooses. Accepted: open
/// the project, even if files are still missing.
class MissingFilesDialog : public QDialog {
  Q_OBJECT

 public:
  /// Looks for the files in another folder and returns those that are still missing.
  using Search = std::function<QStringList(const QString& folder)>;

  /// `missing`: paths or names.
  MissingFilesDialog(const QString& project, const QStringList& missing, QWidget* parent = nullptr);

  /// `folder` is where the folder dialog starts.
  void setSearch(const QString& folder, Search search);
  /// The folder that was searched last; empty if none was.
  [[nodiscard]] const QString& folder() const noexcept { return folder_; }

  /// Whether the program may ask at all; true by default. Off for --screenshot and the like, which nobody answers.
  static void setAllowed(bool allowed) noexcept { isAllowedNow = allowed; }
  [[nodiscard]] static bool isAllowed() noexcept { return isAllowedNow; }

  /// Searches a folder. Accepts the dialog when nothing is missing anymore.
  void searchIn(const QString& folder);

 private:
  void fill(const QStringList& missing);
  void chooseFolder();

  static inline bool isAllowedNow = true;

  QString project_;
  Search search_;
  QString start_;
  QString folder_;
  QLabel* sentence_;
  QTreeWidget* list_;
  QPushButton* open_;
};

}  // namespace furitsuke::dialogs
