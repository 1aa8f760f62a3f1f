// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dock_area.h"

#include <QAction>
#include <QDockWidget>
#include <QScrollArea>
#include <initializer_list>
#include <utility>

#include "app/comparison/comparison_panel.h"
#include "app/curves/curve_panel.h"
#include "app/findings/findings_panel.h"
#include "app/graphs/graph_panel.h"
#include "app/log/log_panel.h"
#include "app/model_panel/model_panel.h"
#include "app/pose_library/pose_library_panel.h"
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

/// For a panel that scrolls when its dock is lower than the panel can be: the window stays as small as it is asked to
/// be.
QScrollArea* scrollArea(QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  return area;
}

}  // namespace

DockArea::DockArea(Stage& stage, QWidget* parent) : QMainWindow(parent) {
  setWindowFlags(Qt::Widget);  // a QMainWindow is a window of its own, whatever its parent
  // Panels are born where they will stay: a widget that changes its parent is styled once more with all that is in it.
  viewport_ = new ViewportPanel(stage, addDock("viewport"));
  scene_ = new ScenePanel(stage, addDock("scene"));
  timeline_ = new TimelinePanel(addDock("timeline"));
  graph_ = new GraphPanel(addDock("graph"));
  QScrollArea* curvesArea = scrollArea(addDock("curves"));
  curves_ = new CurvePanel(curvesArea->viewport());
  properties_ = new PropertyPanel(addDock("properties"));
  model_ = new ModelPanel(addDock("model"));
  comparison_ = new ComparisonPanel(addDock("comparison"));
  findings_ = new FindingsPanel(addDock("findings"));
  poses_ = new PoseLibraryPanel(addDock("poses"));
  log_ = new LogPanel(addDock("log"));
  connect(dock("graph"), &QDockWidget::visibilityChanged, graph_, &GraphPanel::setInSight);
  setDockNestingEnabled(true);
  setDockOptions(dockOptions() & ~QMainWindow::AnimatedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  curvesArea->setWidget(curves_);
  // Lower than its lists would like to be: they scroll, and the window stays as small as it is asked to be.
  model_->setMinimumHeight(kModelLowest);
  poses_->setMinimumHeight(kModelLowest);
  comparison_->setMinimumHeight(kModelLowest);
  for (QWidget* panel : std::initializer_list<QWidget*>{viewport_, scene_, timeline_, graph_, curvesArea, properties_,
                                                        model_, comparison_, findings_, poses_, log_}) {
    static_cast<QDockWidget*>(panel->parentWidget())->setWidget(panel);
  }
  retranslate();
  placeDocks();
}

const QStringList& DockArea::dockNames() {
  static const QStringList names = {"viewport", "scene", "timeline",   "graph",    "curves", "properties",
                                    "model",    "poses", "comparison", "findings", "log"};
  return names;
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
  tabifyDockWidget(dock("model"), dock("poses"));
  tabifyDockWidget(dock("timeline"), dock("graph"));
  tabifyDockWidget(dock("timeline"), dock("comparison"));
  tabifyDockWidget(dock("timeline"), dock("findings"));
  tabifyDockWidget(dock("timeline"), dock("log"));
  for (const QString& name : dockNames()) dock(name)->show();
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
  graph_->setDocument(document);
  curves_->setDocument(document);
  properties_->setDocument(document);
  findings_->setDocument(document);
}

void DockArea::retranslate() {
  dock("viewport")->setWindowTitle(tr("Viewport"));
  dock("scene")->setWindowTitle(tr("Scene"));
  dock("timeline")->setWindowTitle(tr("Timeline"));
  dock("graph")->setWindowTitle(tr("Graph"));
  dock("curves")->setWindowTitle(tr("Curves"));
  dock("properties")->setWindowTitle(tr("Properties"));
  dock("model")->setWindowTitle(tr("Model"));
  dock("comparison")->setWindowTitle(tr("Comparison"));
  dock("findings")->setWindowTitle(tr("Findings"));
  dock("poses")->setWindowTitle(tr("Poses"));
  dock("log")->setWindowTitle(tr("Log"));
  describePanels();
}

void DockArea::describePanels() {
  dock("viewport")
      ->setWhatsThis(tr("The models at the playhead. Click bones and drag their handles to pose; drag with the right "
                        "button to turn the "
                        "view, with the middle button to move it, and zoom with the wheel."));
  dock("scene")->setWhatsThis(
      tr("The models of the scene. Choose which one you work on, which motion moves it, and which motion gives camera, "
         "light and shadow."));
  dock("timeline")
      ->setWhatsThis(tr(
          "The keys of the motion: tracks from top to bottom, frames from left to right. Click or box keys to select "
          "them, drag them to move them, double-click to make one."));
  dock("graph")->setWhatsThis(
      tr("The values of the chosen tracks over time. Drag keys in time and value, and handles to bend the curves."));
  dock("curves")->setWhatsThis(
      tr("How the motion goes from the key before to the selected keys: drag the two handles, or take a preset."));
  dock("properties")->setWhatsThis(tr("The values of the selected keys as numbers. Drag on a label or type."));
  dock("model")->setWhatsThis(
      tr("The parts of the active model: morphs as sliders, bones by groups, materials, and what its maker wrote."));
  dock("comparison")
      ->setWhatsThis(
          tr("Where another motion moves the active model differently: bones and morphs, those with the largest "
             "differences first. Double-click one to go where it differs most."));
  dock("findings")
      ->setWhatsThis(
          tr("What is odd about the file, with the place. A click leads there; some of it can be repaired."));
  dock("poses")->setWhatsThis(
      tr("A folder of poses, shown on the active model. Double-click one to register it at the playhead."));
  dock("log")->setWhatsThis(tr("What the program has done and what went wrong, for reports of errors."));
}

}  // namespace furitsuke
