// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dock_area.h"

#include <QAction>
#include <QDockWidget>
#include <QScrollArea>
#include <utility>

#include "app/curves/curve_panel.h"
#include "app/findings/findings_panel.h"
#include "app/log/log_panel.h"
#include "app/model_panel/model_panel.h"
#include "app/properties/property_panel.h"
#include "app/scene/scene_panel.h"
#include "app/timeline/timeline_panel.h"
#include "app/viewport/viewport_panel.h"

namespace furitsuke {

namespace {

/// Shares of the area at first, in parts of its width or height.
constexpr int kMainWidth = 74, kSideWidth = 26;
constexpr int kSceneWidth = 17, kViewportWidth = 57;
constexpr int kModelLowest = 120;  // pixels
constexpr int kSceneHeight = 16, kModelHeight = 38;
constexpr int kViewportHeight = 54, kTimelineHeight = 46;
constexpr int kPropertiesHeight = 42, kCurvesHeight = 58;

/// A panel that scrolls when its dock is lower than the panel can be: the window stays as small as it is asked to be.
QScrollArea* scrollable(QWidget* panel) {
  auto* area = new QScrollArea;
  area->setWidget(panel);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  return area;
}

}  // namespace

DockArea::DockArea(Stage& stage, QWidget* parent)
    : QMainWindow(parent),
      viewport_(new ViewportPanel(stage)),
      scene_(new ScenePanel(stage)),
      timeline_(new TimelinePanel),
      curves_(new CurvePanel),
      properties_(new PropertyPanel),
      model_(new ModelPanel),
      findings_(new FindingsPanel),
      log_(new LogPanel) {
  setWindowFlags(Qt::Widget);
  setDockNestingEnabled(true);
  setDockOptions(dockOptions() & ~QMainWindow::AnimatedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  addDock("viewport", viewport_);
  addDock("scene", scene_);
  addDock("timeline", timeline_);
  addDock("curves", scrollable(curves_));
  addDock("properties", properties_);
  // Lower than its lists would like to be: they scroll, and the window stays as small as it is asked to be.
  model_->setMinimumHeight(kModelLowest);
  addDock("model", model_);
  addDock("findings", findings_);
  addDock("log", log_);
  retranslate();
  placeDocks();
}

const QStringList& DockArea::dockNames() {
  static const QStringList names = {"viewport",   "scene", "timeline", "curves",
                                    "properties", "model", "findings", "log"};
  return names;
}

QDockWidget* DockArea::addDock(const QString& name, QWidget* panel) {
  auto* dock = new QDockWidget(this);
  dock->setObjectName(name);
  dock->setWidget(panel);
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
  for (const QString& name : dockNames()) {
    removeDockWidget(dock(name));
    dock(name)->setFloating(false);
  }
  addDockWidget(Qt::LeftDockWidgetArea, dock("scene"));
  addDockWidget(Qt::RightDockWidgetArea, dock("properties"));
  splitDockWidget(dock("properties"), dock("curves"), Qt::Vertical);
  splitDockWidget(dock("scene"), dock("timeline"), Qt::Vertical);
  splitDockWidget(dock("scene"), dock("viewport"), Qt::Horizontal);
  splitDockWidget(dock("scene"), dock("model"), Qt::Vertical);
  tabifyDockWidget(dock("timeline"), dock("findings"));
  tabifyDockWidget(dock("timeline"), dock("log"));
  for (const QString& name : dockNames()) dock(name)->show();
  dock("timeline")->raise();
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
  for (const QString& name : dockNames()) {
    emit dockVisibilityChanged(name, dock(name)->toggleViewAction()->isChecked());
  }
  return true;
}

void DockArea::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (!std::exchange(fresh_, false)) return;
  // The layout shares the space once more after this event.
  QMetaObject::invokeMethod(this, &DockArea::shareSpace, Qt::QueuedConnection);
}

void DockArea::showTitleBars() {
  for (QDockWidget* dock : std::as_const(docks_)) {
    // A tab tells the name already: a title below it would only say it twice.
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

void DockArea::setDocument(MotionDocument* document) {
  timeline_->setDocument(document);
  curves_->setDocument(document);
  properties_->setDocument(document);
  findings_->setDocument(document);
}

void DockArea::retranslate() {
  dock("viewport")->setWindowTitle(tr("Viewport"));
  dock("scene")->setWindowTitle(tr("Scene"));
  dock("timeline")->setWindowTitle(tr("Timeline"));
  dock("curves")->setWindowTitle(tr("Curves"));
  dock("properties")->setWindowTitle(tr("Properties"));
  dock("model")->setWindowTitle(tr("Model"));
  dock("findings")->setWindowTitle(tr("Findings"));
  dock("log")->setWindowTitle(tr("Log"));
}

}  // namespace furitsuke
