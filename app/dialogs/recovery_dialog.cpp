// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/recovery_dialog.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/theme/theme.h"
#include "app/widgets/message_text.h"
#include "core/base/file.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kTitleColumn = 0;
constexpr int kStepsColumn = 1;
constexpr int kTimeColumn = 2;
constexpr int kStateColumn = 3;
constexpr int kFolderColumn = 4;
constexpr int kRecoveryColumnCount = 5;

}  // namespace

QString journalTitle(const edit::JournalInfo& journal) {
  if (!journal.file.empty()) return QString::fromStdString(displayPath(journal.file.filename()));
  const QString title = QString::fromStdString(journal.title);
  return title.isEmpty() ? RecoveryDialog::tr("Untitled motion") : title;
}

RecoveryDialog::RecoveryDialog(const std::vector<edit::JournalInfo>& journals, QWidget* parent)
    : QDialog(parent),
      journals_(journals),
      list_(new QTreeWidget(this)),
      recover_(new QPushButton(tr("Recover"), this)),
      delete_(new QPushButton(tr("Delete…"), this)) {
  setObjectName("recovery");
  setWindowTitle(tr("Recover Unsaved Motions"));
  resize(200 * theme::kGrid, 90 * theme::kGrid);
  buildContents();
  fillList();
}

void RecoveryDialog::buildContents() {
  auto* sentence = new QLabel(tr("The program ended before these motions were saved. Recovered motions open with their "
                                 "unsaved steps. The files on disk do not change until you save."),
                              this);
  sentence->setWordWrap(true);
  list_->setHeaderLabels({tr("Motion"), tr("Unsaved steps"), tr("Last step"), tr("State"), tr("Folder")});
  list_->setRootIsDecorated(false);
  list_->setAlternatingRowColors(true);
  list_->setAccessibleName(tr("Motions to recover"));
  list_->header()->setStretchLastSection(true);
  auto* later = new QPushButton(tr("Later"), this);
  recover_->setObjectName("recover");
  delete_->setObjectName("delete");
  later->setObjectName("later");
  recover_->setDefault(true);
  list_->setWhatsThis(
      tr("Lists the motions that were open when the program ended, latest first. Check the motions to recover or "
         "delete."));
  recover_->setWhatsThis(tr("Opens the checked motions with their unsaved steps."));
  delete_->setWhatsThis(
      tr("Deletes the unsaved steps of the checked motions after a confirmation. Saved files are kept."));
  later->setWhatsThis(tr("Keeps everything and asks again at the next start."));
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(recover_, QDialogButtonBox::AcceptRole);
  buttons->addButton(delete_, QDialogButtonBox::DestructiveRole);
  buttons->addButton(later, QDialogButtonBox::RejectRole);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(sentence);
  layout->addWidget(list_, 1);
  layout->addWidget(buttons);
  connect(recover_, &QPushButton::clicked, this, [this] { finish(Answer::Recover); });
  connect(delete_, &QPushButton::clicked, this, [this] { finish(Answer::Delete); });
  connect(later, &QPushButton::clicked, this, [this] { finish(Answer::Later); });
  connect(list_, &QTreeWidget::itemChanged, this, &RecoveryDialog::updateButtons);
}

void RecoveryDialog::fillList() {
  for (const edit::JournalInfo& journal : journals_) {
    auto* item = new QTreeWidgetItem(list_);
    item->setCheckState(kTitleColumn, journal.readable ? Qt::Checked : Qt::Unchecked);
    item->setText(kTitleColumn, journalTitle(journal));
    const QString state = !journal.readable     ? tr("unreadable")
                          : journal.fileIsNewer ? tr("older than the file")
                          : journal.damage      ? tr("damaged at the end")
                                                : tr("complete");
    const bool isDoubtful = journal.damage || journal.fileIsNewer;
    item->setText(kStateColumn, state);
    item->setIcon(kStateColumn, theme::themedIcon(!journal.readable ? "error" : isDoubtful ? "warning" : "info"));
    if (journal.damage) item->setToolTip(kStateColumn, widgets::failureText(*journal.damage));
    if (!journal.readable) continue;
    item->setText(kStepsColumn, QLocale().toString(journal.steps));
    item->setTextAlignment(kStepsColumn, Qt::AlignRight | Qt::AlignVCenter);
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(journal.lastEdit);
    item->setText(kTimeColumn, QLocale().toString(time, QLocale::ShortFormat));
    const QString folder = QString::fromStdString(displayPath(journal.file.parent_path()));
    item->setText(kFolderColumn, journal.file.empty() ? tr("not saved yet") : folder);
    item->setToolTip(kTitleColumn, QString::fromStdString(displayPath(journal.file)));
  }
  for (int column = 0; column < kRecoveryColumnCount; ++column) list_->resizeColumnToContents(column);
  updateButtons();
}

std::vector<edit::JournalInfo> RecoveryDialog::chosen() const {
  std::vector<edit::JournalInfo> chosen;
  for (int i = 0; i < list_->topLevelItemCount(); ++i) {
    const edit::JournalInfo& journal = journals_[static_cast<std::size_t>(i)];
    const bool isChecked = list_->topLevelItem(i)->checkState(kTitleColumn) == Qt::Checked;
    if (isChecked && (journal.readable || answer_ != Answer::Recover)) chosen.push_back(journal);
  }
  return chosen;
}

void RecoveryDialog::updateButtons() {
  bool anyReadable = false;
  const std::vector<edit::JournalInfo> checked = chosen();
  for (const edit::JournalInfo& journal : checked) anyReadable |= journal.readable;
  recover_->setEnabled(anyReadable);
  delete_->setEnabled(!checked.empty());
}

void RecoveryDialog::finish(Answer answer) {
  answer_ = answer;
  answer == Answer::Later ? reject() : accept();
}

}  // namespace furitsuke::dialogs
