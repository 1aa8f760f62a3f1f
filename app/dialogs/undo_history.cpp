// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/undo_history.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include "app/session/history.h"
#include "app/theme/theme.h"

namespace furitsuke::dialogs {

UndoHistory::UndoHistory(session::History& history, QWidget* parent)
    : QDialog(parent), history_(history), title_(new QLabel(this)), list_(new QListWidget(this)) {
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
  connect(&history_, &session::History::changed, this, &UndoHistory::showSteps);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (isShowing_ || row < 0) return;
    {
      const QScopedValueRollback showing(isShowing_, true);
      history_.goTo(row);
    }
    showSteps();
  });
}

void UndoHistory::setTitle(const QString& title) { title_->setText(title.isEmpty() ? tr("No motion is open") : title); }

void UndoHistory::showSteps() {
  if (isShowing_) return;
  const QScopedValueRollback showing(isShowing_, true);
  list_->clear();
  list_->addItem(tr("Without these changes"));
  for (const session::History::Step& step : history_.steps()) list_->addItem(step.text);
  list_->setCurrentRow(history_.doneCount());
}

void UndoHistory::retranslate() {
  setWindowTitle(tr("Undo History"));
  list_->setAccessibleName(tr("Undo steps"));
  list_->setWhatsThis(
      tr("Lists the changes of the scene and of the motion in front, oldest first. Select one to go to the state after "
         "this change; later changes can be restored until you make a new one."));
  showSteps();
}

void UndoHistory::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace furitsuke::dialogs
