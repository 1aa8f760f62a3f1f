// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/collect_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/session/file_paths.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/message_text.h"

namespace furitsuke::dialogs {

namespace {

/// A group with the files; nothing without any.
void addGroup(QTreeWidget& list, const QString& title, const QList<QStringList>& rows) {
  if (rows.isEmpty()) return;
  auto* group = new QTreeWidgetItem(&list, {title});
  group->setFirstColumnSpanned(true);
  for (const QStringList& row : rows) {
    auto* item = new QTreeWidgetItem(group, row);
    item->setToolTip(0, row.first());
  }
  group->setExpanded(true);
}

}  // namespace

CollectDialog::CollectDialog(const session::CollectionPlan& plan, QWidget* parent) : QDialog(parent) {
  setObjectName("collect");
  setWindowTitle(tr("Collect Files in a Folder"));
  resize(180 * theme::kGrid, 120 * theme::kGrid);
  const auto native = [](const std::filesystem::path& path) {
    return QDir::toNativeSeparators(session::fromPath(path));
  };
  QList<QStringList> copied, outside, left;
  for (const session::CollectionPlan::Copy& copy : plan.copies)
    (copy.isOutside ? outside : copied).append({native(copy.from)});
  for (const io::ProjectMotion& motion : plan.project.motions) {
    if (motion.file.path.empty()) copied.append({tr("%1 (not saved yet)").arg(QString::fromStdString(motion.title))});
  }
  for (const session::CollectionPlan::LeftOut& each : plan.left)
    left.append({native(each.file), widgets::translated(each.reason)});
  auto* sentence = new QLabel(tr("These files are copied to %1.").arg(native(plan.file.parent_path())), this);
  sentence->setWordWrap(true);
  auto* list = new QTreeWidget(this);
  list->setObjectName("list");
  list->setHeaderLabels({tr("File"), tr("Why it is left out")});
  list->setAccessibleName(tr("Files"));
  list->setWhatsThis(
      tr("Lists the files that the scene uses. Files that are not what the scene uses them for, and hidden files, are "
         "left out, because projects and models of other people can name any file of this computer."));
  addGroup(*list, tr("Copied: %Ln file(s)", nullptr, static_cast<int>(copied.size())), copied);
  addGroup(*list, tr("In other folders than the scene: %Ln file(s)", nullptr, static_cast<int>(outside.size())),
           outside);
  addGroup(*list, tr("Left out: %Ln file(s)", nullptr, static_cast<int>(left.size())), left);
  list->resizeColumnToContents(0);
  outside_ = new QCheckBox(tr("Also copy the files in other &folders"), this);
  outside_->setObjectName("outside");
  outside_->setWhatsThis(
      tr("Copies the files that are not in the folders of the models, the motions and the project either. Review them "
         "first if someone else made the scene."));
  outside_->setVisible(!outside.isEmpty());
  auto* buttons = new QDialogButtonBox(this);
  auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::AcceptRole);
  copy->setObjectName("copy");
  copy->setDefault(true);
  copy->setWhatsThis(tr("Copies the files and writes the project into the folder."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(sentence);
  layout->addWidget(list, 1);
  layout->addWidget(outside_);
  layout->addWidget(buttons);
}

session::OutsideFiles CollectDialog::outsideFiles() const {
  return outside_->isChecked() ? session::OutsideFiles::Copy : session::OutsideFiles::LeaveOut;
}

}  // namespace furitsuke::dialogs
