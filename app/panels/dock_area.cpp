// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/dock_area.h"

#include <QAction>
#include <QDockWidget>
#include <utility>

#include "app/panels/panel_table.h"
#include "app/widgets/vertical_scroll_area.h"

namespace furitsuke::panels {

namespace {

/// Sizes in the default layout, in percent of the width or height of the area.
constexpr int kMainWidth = 74, kSideWidth = 26;
constexpr int kSceneWidth = 17, kViewportWidth = 57;
constexpr int kSceneHeight = 16, kModelHeight = 38;
constexpr int kViewportHeight = 54, kTimelineHeight = 46;
constexpr int kPropertiesHeight = 42, kCurvesHeight = 58;

}  // namespace

DockArea::DockArea(session::Stage& stage, QWidget* parent) : QMainWindow(parent) {
  setWindowFlags(Qt::Widget);  // without it a QMainWindow is a separate window, even with a parent
  for (const PanelInfo& info : panelTable()) addPanel(info, stage);
  setDockNestingEnabled(true);
  setDockOptions(dockOptions() & ~QMainWindow::AnimatedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  retranslate();
  placeDocks();
}

void DockArea::addPanel(const PanelInfo& info, session::Stage& stage) {
  QDockWidget* dock = addDock(info.id);
  // Panels are created with their final parent, because reparenting would apply the style sheet to all their widgets
  // again.
  auto* area = info.scrolls ? new widgets::VerticalScrollArea(dock) : nullptr;
  QWidget* panel = info.type.make(stage, area != nullptr ? area->viewport() : dock);
  if (info.minHeight > 0) panel->setMinimumHeight(info.minHeight);
  if (area != nullptr) area->setWidget(panel);
  dock->setWidget(area != nullptr ? area : panel);
  if (info.setOnScreen != nullptr) {
    connect(dock, &QDockWidget::visibilityChanged, panel,
            [set = info.setOnScreen, panel](bool on) { set(*panel, on); });
  }
  panels_.insert(info.id, panel);
}

QWidget* DockArea::panelOf(const QMetaObject& type) const {
  for (const PanelInfo& info : panelTable()) {
    if (info.type.meta == &type) return panels_.value(info.id);
  }
  return nullptr;
}

QDockWidget* DockArea::addDock(const QString& name) {
  auto* dock = new QDockWidget(this);
  dock->setObjectName(name);
  docks_.insert(name, dock);
  for (const auto changed : {&QDockWidget::topLevelChanged, &QDockWidget::visibilityChanged}) {
    connect(dock, changed, this, &DockArea::showTitleBars, Qt::QueuedConnection);
  }
  connect(dock, &QDockWidget::dockLocationChanged, this, &DockArea::showTitleBars, Qt::QueuedConnection);
  connect(dock->toggleViewAction(), &QAction::toggled, this,
          [this, name](bool visible) { emit dockVisibilityChanged(name, visible); });
  return dock;
}

void DockArea::placeDocks() {
  for (const PanelInfo& info : panelTable()) {
    removeDockWidget(dock(info.id));
    dock(info.id)->setFloating(false);
  }
  addDockWidget(Qt::LeftDockWidgetArea, dock("scene"));
  addDockWidget(Qt::RightDockWidgetArea, dock("properties"));
  splitDockWidget(dock("properties"), dock("curves"), Qt::Vertical);
  splitDockWidget(dock("scene"), dock("timeline"), Qt::Vertical);
  splitDockWidget(dock("scene"), dock("viewport"), Qt::Horizontal);
  splitDockWidget(dock("scene"), dock("model"), Qt::Vertical);
  for (const PanelInfo& info : panelTable()) {
    if (info.tabOf != nullptr) tabifyDockWidget(dock(info.tabOf), dock(info.id));
  }
  for (const PanelInfo& info : panelTable()) dock(info.id)->show();
  dock("timeline")->raise();
  dock("model")->raise();
  fresh_ = true;
  shareSpace();
  showTitleBars();
}

void DockArea::shareSpace() {
  resizeDocks({dock("timeline"), dock("properties")}, {kMainWidth * width() / 100, kSideWidth * width() / 100},
              Qt::Horizontal);
  resizeDocks({dock("scene"), dock("viewport")}, {kSceneWidth * width() / 100, kViewportWidth * width() / 100},
              Qt::Horizontal);
  resizeDocks({dock("viewport"), dock("timeline")},
              {kViewportHeight * height() / 100, kTimelineHeight * height() / 100}, Qt::Vertical);
  resizeDocks({dock("scene"), dock("model")}, {kSceneHeight * height() / 100, kModelHeight * height() / 100},
              Qt::Vertical);
  resizeDocks({dock("properties"), dock("curves")},
              {kPropertiesHeight * height() / 100, kCurvesHeight * height() / 100}, Qt::Vertical);
}

void DockArea::resetLayout() { placeDocks(); }

bool DockArea::restoreLayout(const QByteArray& state, int version) {
  if (!restoreState(state, version)) return false;
  fresh_ = false;
  showTitleBars();
  for (const PanelInfo& info : panelTable()) {
    emit dockVisibilityChanged(info.id, dock(info.id)->toggleViewAction()->isChecked());
  }
  return true;
}

void DockArea::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (!std::exchange(fresh_, false)) return;
  // Queued, because the layout distributes the space once more after this event.
  QMetaObject::invokeMethod(this, &DockArea::shareSpace, Qt::QueuedConnection);
}

void DockArea::showTitleBars() {
  for (QDockWidget* dock : std::as_const(docks_)) {
    // The tab already shows the title.
    const bool isTab = !dock->isFloating() && !tabifiedDockWidgets(dock).isEmpty();
    QWidget* bar = dock->titleBarWidget();
    if (isTab == (bar != nullptr)) continue;
    dock->setTitleBarWidget(isTab ? new QWidget(dock) : nullptr);
    delete bar;
  }
}

void DockArea::reveal(const QString& name) {
  QDockWidget* found = dock(name);
  if (found == nullptr) return;
  found->show();
  found->raise();
}

void DockArea::setDocument(edit::MotionDocument* document) {
  for (const PanelInfo& info : panelTable()) {
    if (info.setDocument != nullptr) info.setDocument(*panels_.value(info.id), document);
  }
}

void DockArea::retranslate() {
  for (const PanelInfo& info : panelTable()) {
    dock(info.id)->setWindowTitle(info.translatedTitle());
    dock(info.id)->setWhatsThis(info.translatedHelp());
  }
}

}  // namespace furitsuke::panels
