// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/undo_history.h"

#include <QEvent>
#include <QLabel>
#include <QUndoStack>
#include <QUndoView>
#include <QVBoxLayout>

#include "app/theme/theme.h"

namespace furitsuke::dialogs {

UndoHistory::UndoHistory(QWidget* parent) : QDialog(parent), title_(new QLabel(this)), list_(new QUndoView(this)) {
  setObjectName("undoHistory");
  setAttribute(Qt::WA_DeleteOnClose);
  resize(80 * theme::kGrid, 100 * theme::kGrid);
  title_->setProperty("muted", true);
  title_->setTextFormat(Qt::PlainText);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(title_);
  layout->addWidget(list_, 1);
  retranslate();
}

void UndoHistory::setSteps(QUndoStack* steps, const QString& title) {
  title_->setText(steps == nullptr ? tr("No motion is open") : title);
  list_->setStack(steps);
  list_->setEnabled(steps != nullptr);
}

void UndoHistory::retranslate() {
  setWindowTitle(tr("Undo History"));
  list_->setEmptyLabel(tr("Motion without these changes"));
  list_->setAccessibleName(tr("Undo steps"));
  list_->setWhatsThis(
      tr("Lists the changes of the motion, oldest first. Select one to go to the motion as it was after this change; "
         "later changes can be restored until you make a new one."));
}

void UndoHistory::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace furitsuke::dialogs
