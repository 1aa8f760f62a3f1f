// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_tabs.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <algorithm>

#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"
#include "core/base/file.h"

namespace furitsuke::window {

namespace {

constexpr int kMaxTabWidth = 70 * theme::kGrid;

}  // namespace

DocumentTabs::DocumentTabs(session::Workspace& workspace, QWidget* parent) : QTabBar(parent), workspace_(workspace) {
  setObjectName("documentTabs");
  setTabsClosable(true);
  setMovable(true);
  setExpanding(false);
  setElideMode(Qt::ElideMiddle);
  setUsesScrollButtons(true);
  setDrawBase(false);
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Open motions"));
    setAccessibleDescription(tr("The open motions; click a tab to edit its motion, drag it to reorder the tabs"));
    showTitles();
  });
  connect(&workspace, &session::Workspace::documentAdded, this, &DocumentTabs::onAdded);
  connect(&workspace, &session::Workspace::documentOpened, this, [this](const edit::MotionDocument* document) {
    connect(document, &edit::MotionDocument::modifiedChanged, this, &DocumentTabs::showTitles);
    connect(document, &edit::MotionDocument::fileChanged, this, &DocumentTabs::showTitles);
  });
  connect(&workspace, &session::Workspace::documentRemoved, this, [this](int index) {
    removeTab(index);
    showTitles();  // a folder may not be needed anymore
  });
  connect(&workspace, &session::Workspace::documentMoved, this, [this](int from, int to) {
    if (movingHere_) return;
    const QSignalBlocker blocker(this);  // moveTab() would report the move, which would move the document again
    moveTab(from, to);
  });
  connect(&workspace, &session::Workspace::currentChanged, this,
          [this](edit::MotionDocument* document) { setCurrentIndex(workspace_.indexOf(document)); });
  connect(this, &QTabBar::currentChanged, this, [this](int index) {
    // While a tab is being added or removed, the numbers of tabs and documents differ.
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
  {
    const QSignalBlocker blocker(this);
    insertTab(index, QString());
  }
  showTitles();
}

void DocumentTabs::showTitles() {
  if (count() != workspace_.count()) return;  // a tab is being added or removed
  const QStringList titles = session::distinctTitles(workspace_.documents());
  for (int i = 0; i < count(); ++i) showTitle(i, titles.at(i));
}

void DocumentTabs::showTitle(int index, const QString& title) {
  const edit::MotionDocument* document = workspace_.document(index);
  const QString text = QString(title).replace('&', "&&");
  setTabText(index, document->isModified() ? text + QString::fromUtf8(" ●") : text);
  const QString location = document->file().path().empty()
                               ? tr("%1 (not saved yet)").arg(document->file().title())
                               : QString::fromStdString(displayPath(document->file().path()));
  setTabToolTip(index, document->isModified() ? tr("%1: unsaved changes").arg(location) : location);
  for (const auto side : {LeftSide, RightSide}) {
    if (QWidget* close = tabButton(index, side)) widgets::nameControl(close, tr("Close this motion"));
  }
}

QSize DocumentTabs::tabSizeHint(int index) const {
  const QSize wanted = QTabBar::tabSizeHint(index);
  return {std::min(wanted.width(), kMaxTabWidth), wanted.height()};
}

QSize DocumentTabs::minimumTabSizeHint(int index) const { return tabSizeHint(index); }

void DocumentTabs::contextMenuEvent(QContextMenuEvent* event) {
  const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
  const int index = byMouse ? tabAt(event->pos()) : currentIndex();
  if (index < 0) return event->ignore();
  setCurrentIndex(index);  // the actions of the menu are for the current motion
  emit menuRequested(byMouse ? event->globalPos() : mapToGlobal(tabRect(index).bottomLeft()));
}

void DocumentTabs::mouseReleaseEvent(QMouseEvent* event) {
  QTabBar::mouseReleaseEvent(event);
  if (event->button() != Qt::MiddleButton) return;
  if (const int index = tabAt(event->position().toPoint()); index >= 0) emit closeRequested(workspace_.document(index));
}

}  // namespace furitsuke::window
