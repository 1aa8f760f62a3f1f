// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/missing_files_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <utility>

#include "app/dialogs/prompts.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kPathRole = Qt::UserRole;

}  // namespace

MissingFilesDialog::MissingFilesDialog(const QString& project, const QStringList& missing, QWidget* parent)
    : QDialog(parent), project_(project) {
  setObjectName("missingFiles");
  setWindowTitle(tr("Missing Files"));
  resize(150 * theme::kGrid, 90 * theme::kGrid);
  sentence_ = new QLabel(this);
  sentence_->setWordWrap(true);
  list_ = new QTreeWidget(this);
  list_->setObjectName("list");
  list_->setRootIsDecorated(false);
  list_->setHeaderLabels({tr("File"), tr("Expected in")});
  list_->setAccessibleName(tr("Missing files"));
  list_->setWhatsThis(
      tr("Lists the files that are neither where the project expects them nor in the folders that were "
         "searched."));
  auto* search = new QPushButton(tr("Search a &Folder…"), this);
  search->setObjectName("search");
  search->setDefault(true);
  search->setWhatsThis(
      tr("Searches all missing files in a folder and its subfolders, by content and by name. The folder is also "
         "searched for later projects."));
  choose_ = new QPushButton(tr("&Choose a File…"), this);
  choose_->setObjectName("choose");
  choose_->setAutoDefault(false);
  choose_->setWhatsThis(
      tr("Takes a file that you choose for the selected one; a double-click on a row does the same."));
  open_ = new QPushButton(tr("&Open Without Them"), this);
  open_->setObjectName("open");
  open_->setWhatsThis(tr("Opens the project with the files that were found. The others stay in the project."));
  auto* cancel = new QPushButton(tr("Cancel"), this);
  cancel->setObjectName("cancel");
  widgets::explainCancel(cancel);
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(search, QDialogButtonBox::ActionRole);
  buttons->addButton(choose_, QDialogButtonBox::ActionRole);
  buttons->addButton(open_, QDialogButtonBox::AcceptRole);
  buttons->addButton(cancel, QDialogButtonBox::RejectRole);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(sentence_);
  layout->addWidget(list_, 1);
  layout->addWidget(buttons);
  connect(search, &QPushButton::clicked, this, &MissingFilesDialog::chooseFolder);
  connect(choose_, &QPushButton::clicked, this, &MissingFilesDialog::chooseFile);
  connect(list_, &QTreeWidget::itemDoubleClicked, this, &MissingFilesDialog::chooseFile);
  connect(list_, &QTreeWidget::currentItemChanged, this,
          [this](const QTreeWidgetItem* now) { choose_->setEnabled(now != nullptr); });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  fill(missing);
}

void MissingFilesDialog::setSearch(const QString& folder, Search search) {
  start_ = folder;
  search_ = std::move(search);
}

void MissingFilesDialog::fill(const QStringList& missing) {
  sentence_->setText(tr("%Ln file(s) of %1 were not found.", nullptr, static_cast<int>(missing.size())).arg(project_));
  list_->clear();
  for (const QString& path : missing) {
    const QFileInfo file(path);
    const bool hasFolder = path.contains('/');
    auto* item =
        new QTreeWidgetItem(list_, {file.fileName(), hasFolder ? QDir::toNativeSeparators(file.path()) : QString()});
    item->setData(0, kPathRole, path);
    item->setToolTip(0, path);
    item->setToolTip(1, path);
  }
  list_->resizeColumnToContents(0);
  list_->setCurrentItem(list_->topLevelItem(0));
}

void MissingFilesDialog::chooseFolder() {
  const QString chosen = askFolder(this, tr("Search a Folder"), folder_.isEmpty() ? start_ : folder_);
  if (!chosen.isEmpty()) searchIn(chosen);
}

void MissingFilesDialog::searchIn(const QString& folder) {
  folder_ = folder;
  goOn(search_ ? search_(folder) : QStringList(), tr("Nothing was found in %1.").arg(QDir::toNativeSeparators(folder)));
}

void MissingFilesDialog::chooseFile() {
  const QTreeWidgetItem* item = list_->currentItem();
  if (item == nullptr) return;
  const QString name = item->text(0), suffix = QFileInfo(name).suffix();
  const QString filter = suffix.isEmpty() ? QString() : QString("*.%1 (*.%1);;* (*)").arg(suffix);
  const QStringList chosen =
      askFilesToOpen(this, tr("File for %1").arg(name), filter, folder_.isEmpty() ? start_ : folder_, false);
  if (!chosen.isEmpty()) take(chosen.front());
}

void MissingFilesDialog::take(const QString& file) {
  const QTreeWidgetItem* item = list_->currentItem();
  if (item == nullptr || !substitute_) return;
  const QString missing = item->data(0, kPathRole).toString();
  goOn(substitute_(missing, file), tr("%1 cannot be used for it.").arg(QFileInfo(file).fileName()));
}

void MissingFilesDialog::goOn(const QStringList& missing, const QString& useless) {
  if (missing.isEmpty()) return accept();
  const bool isUseless = missing.size() == list_->topLevelItemCount();
  fill(missing);
  if (isUseless) sentence_->setText(sentence_->text() + ' ' + useless);
}

}  // namespace furitsuke::dialogs
