// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/document_tabs.h"

#include <QMouseEvent>

#include "app/commands/workspace.h"
#include "app/widgets/translated_texts.h"
#include "core/base/file.h"

namespace furitsuke {

DocumentTabs::DocumentTabs(Workspace& workspace, QWidget* parent) : QTabBar(parent), workspace_(workspace) {
  setObjectName("documentTabs");
  setTabsClosable(true);
  setMovable(true);
  setExpanding(false);
  setElideMode(Qt::ElideMiddle);
  setUsesScrollButtons(true);
  setDrawBase(false);
  keepTranslated(this, [this] {
    setAccessibleName(tr("Open motions"));
    setAccessibleDescription(tr("The motions that are open; click one to work on it, drag it to another place"));
    for (int i = 0; i < workspace_.count(); ++i) showTitle(workspace_.document(i));
  });
  connect(&workspace, &Workspace::documentAdded, this, &DocumentTabs::onAdded);
  connect(&workspace, &Workspace::documentRemoved, this, [this](int index) { removeTab(index); });
  connect(&workspace, &Workspace::documentMoved, this, [this](int from, int to) {
    if (!movingHere_) moveTab(from, to);
  });
  connect(&workspace, &Workspace::currentChanged, this,
          [this](MotionDocument* document) { setCurrentIndex(workspace_.indexOf(document)); });
  connect(this, &QTabBar::currentChanged, this, [this](int index) {
    // While a tab is added or removed, bar and workspace do not count alike.
    if (index >= 0 && count() == workspace_.count()) workspace_.setCurrent(workspace_.document(index));
  });
  connect(this, &QTabBar::tabCloseRequested, this,
          [this](int index) { emit closeRequested(workspace_.document(index)); });
  connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
    movingHere_ = true;
    workspace_.move(from, to);
    movingHere_ = false;
  });
}

void DocumentTabs::onAdded(int index) {
  MotionDocument* document = workspace_.document(index);
  {
    const QSignalBlocker blocker(this);
    insertTab(index, QString());
  }
  showTitle(document);
  connect(document, &MotionDocument::modifiedChanged, this, [this, document] { showTitle(document); });
  connect(document, &MotionDocument::fileChanged, this, [this, document] { showTitle(document); });
}

void DocumentTabs::showTitle(MotionDocument* document) {
  const int index = workspace_.indexOf(document);
  if (index < 0 || index >= count()) return;
  setTabText(index, document->isModified() ? document->title() + QString::fromUtf8(" ●") : document->title());
  const QString place = document->filePath().empty() ? tr("%1 (not saved yet)").arg(document->title())
                                                     : QString::fromStdString(displayPath(document->filePath()));
  setTabToolTip(index, document->isModified() ? tr("%1: unsaved changes").arg(place) : place);
  for (const auto side : {LeftSide, RightSide}) {
    if (QWidget* close = tabButton(index, side)) nameControl(close, tr("Close this motion"));
  }
}

void DocumentTabs::mouseReleaseEvent(QMouseEvent* event) {
  QTabBar::mouseReleaseEvent(event);
  if (event->button() != Qt::MiddleButton) return;
  if (const int index = tabAt(event->position().toPoint()); index >= 0) emit closeRequested(workspace_.document(index));
}

}  // namespace furitsuke
