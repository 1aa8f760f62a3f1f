// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "core/edit/journal/recovery.h"

class QPushButton;
class QTreeWidget;

namespace furitsuke {

/// Lists the motions that an earlier run of the program could not save, and asks what shall become of them.
class RecoveryDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RecoveryDialog(const std::vector<JournalInfo>& journals, QWidget* parent = nullptr);

  enum class Answer { Later, Recover, Delete };
  [[nodiscard]] Answer answer() const noexcept { return answer_; }
  /// The checked ones; for Recover those among them that can be read.
  [[nodiscard]] std::vector<JournalInfo> chosen() const;

 private:
  void buildContents();
  void fillList();
  void finish(Answer answer);
  void updateButtons();

  std::vector<JournalInfo> journals_;
  QTreeWidget* list_;
  QPushButton* recover_;
  QPushButton* delete_;
  Answer answer_ = Answer::Later;
};

}  // namespace furitsuke
