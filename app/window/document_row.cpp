// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_row.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include "app/actions/action_set.h"
#include "app/actions/context_menus.h"
#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "app/widgets/action_menu.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/translated_texts.h"
#include "app/window/document_tabs.h"

namespace furitsuke::window {

DocumentRow::DocumentRow(session::Workspace& workspace, const actions::ActionSet& actions, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      tabs_(new DocumentTabs(workspace, this)),
      list_(widgets::panelButton("chevron-down", this)),
      menu_(new QMenu(list_)) {
  list_->setObjectName("documentList");
  list_->setMenu(menu_);
  list_->setPopupMode(QToolButton::InstantPopup);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(theme::kGrid);
  layout->addWidget(tabs_);
  layout->addWidget(list_);
  layout->addStretch();
  widgets::keepTranslated(this, [this] { widgets::nameControl(list_, tr("List of open motions")); });
  connect(tabs_, &DocumentTabs::closeRequested, this, &DocumentRow::closeRequested);
  connect(tabs_, &DocumentTabs::menuRequested, this, [this, &actions](const QPoint& global) {
    widgets::openActionMenu(this, actions::contextActions(actions, actions::ContextMenu::Tab), global);
  });
  connect(menu_, &QMenu::aboutToShow, this, &DocumentRow::fillList);
  connect(&workspace, &session::Workspace::currentChanged, this, &DocumentRow::showButton);
  connect(&workspace, &session::Workspace::documentRemoved, this, &DocumentRow::showButton);
  showButton();
}

/// The row keeps its height without a motion, so that nothing moves when the first one is made, such as while the user
/// drags a bone.
int DocumentRow::heightOfTabs() {
  session::Workspace none;
  DocumentTabs probe(none, this);
  probe.addTab(QStringLiteral("X"));
  return probe.sizeHint().height();
}

void DocumentRow::showButton() {
  setMinimumHeight(heightOfTabs());
  tabs_->setVisible(workspace_.count() > 0);
  list_->setVisible(workspace_.count() > 1);
}

void DocumentRow::fillList() {
  menu_->clear();
  const QList<edit::MotionDocument*> documents = workspace_.documents();
  const QStringList titles = session::distinctTitles(documents);
  for (qsizetype i = 0; i < documents.size(); ++i) {
    QString text = QString(titles.at(i)).replace('&', "&&");
    if (documents.at(i)->isModified()) text += QString::fromUtf8(" ●");
    QAction* entry = menu_->addAction(text, this, [this, document = documents.at(i)] {
      if (workspace_.indexOf(document) >= 0) workspace_.setCurrent(document);
    });
    entry->setCheckable(true);
    entry->setChecked(documents.at(i) == workspace_.current());
  }
}

}  // namespace furitsuke::window
