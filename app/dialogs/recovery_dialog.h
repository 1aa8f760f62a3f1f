// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "core/edit/journal/recovery.h"

class QPushButton;
class QTreeWidget;

namespace furitsuke::dialogs {

/// Lists the motions that were not saved when the program ended, and asks what to do with them.
class RecoveryDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RecoveryDialog(const std::vector<edit::JournalInfo>& journals, QWidget* parent = nullptr);

  enum class Answer { Later, Recover, Delete };
  [[nodiscard]] Answer answer() const noexcept { return answer_; }
  /// The checked journals; for Answer::Recover only the readable ones.
  [[nodiscard]] std::vector<edit::JournalInfo> chosen() const;

 private:
  void buildContents();
  void fillList();
  void finish(Answer answer);
  void updateButtons();

  std::vector<edit::JournalInfo> journals_;
  QTreeWidget* list_;
  QPushButton* recover_;
  QPushButton* delete_;
  Answer answer_ = Answer::Later;
};

/// The file name of the journal's motion, or its title if it has no file.
[[nodiscard]] QString journalTitle(const edit::JournalInfo& journal);

}  // namespace furitsuke::dialogs
