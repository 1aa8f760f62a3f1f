// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/dock_area.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "app/panels/panel_table.h"
#include "app/widgets/vertical_scroll_area.h"

namespace furitsuke::panels {

namespace {

// The default layout. Widths are in pixels: a wider window leaves the space to the viewport.
constexpr int kSceneWidth = 240, kSideWidth = 320;
constexpr int kMostSidePercent = 28;       // of the width of the area, for each side column
constexpr int kViewportPercent = 62;       // of the height of the area
constexpr int kPropertiesPercent = 45;     // of the height of the side column
constexpr int kLeastStackedHeight = 560;   // of the upper row, to show properties and curves at the same time
constexpr int kLeastBesideViewport = 300;  // of the upper row, to end the side column above the timeline
constexpr std::chrono::milliseconds kUntilSettled{500};
constexpr std::chrono::milliseconds kUntilReported{500};

}  // namespace

DockArea::DockArea(session::Stage& stage, QWidget* parent) : QMainWindow(parent) {
  setWindowFlags(Qt::Widget);  // without it a QMainWindow is a separate window, even with a parent
  for (const PanelInfo& info : panelTable()) addPanel(info, stage);
  setDockNestingEnabled(true);
  setDockOptions(dockOptions() & ~QMainWindow::AnimatedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  settled_.setSingleShot(true);
  settled_.setInterval(kUntilSettled);
  connect(&settled_, &QTimer::timeout, this, [this] {
    pending_.reset();
    revealed_.clear();
  });
  changed_.setSingleShot(true);
  changed_.setInterval(kUntilReported);
  connect(&changed_, &QTimer::timeout, this, &DockArea::layoutChanged);
  retranslate();
  resetLayout();
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
  dock->installEventFilter(this);
  for (const auto changed : {&QDockWidget::topLevelChanged, &QDockWidget::visibilityChanged}) {
    connect(dock, changed, this, &DockArea::showTitleBars, Qt::QueuedConnection);
  }
  connect(dock, &QDockWidget::dockLocationChanged, this, &DockArea::showTitleBars, Qt::QueuedConnection);
  connect(dock, &QDockWidget::dockLocationChanged, &changed_, qOverload<>(&QTimer::start));
  connect(dock->toggleViewAction(), &QAction::toggled, this, [this, name](bool visible) {
    emit dockVisibilityChanged(name, visible);
    changed_.start();
  });
  return dock;
}

void DockArea::placeDocks() {
  for (const PanelInfo& info : panelTable()) {
    removeDockWidget(dock(info.id));
    dock(info.id)->setFloating(false);
  }
  addDockWidget(Qt::LeftDockWidgetArea, dock("scene"));
  placeSideColumn();
  for (const PanelInfo& info : panelTable()) {
    if (info.tabOf != nullptr) tabifyDockWidget(dock(info.tabOf), dock(info.id));
  }
  for (const char* front : {"timeline", "model", "properties"}) dock(front)->raise();
  showTitleBars();
}

/// Properties and curves are stacked where there is space for both, otherwise they are tabs. In a low area their column
/// is as high as the area.
void DockArea::placeSideColumn() {
  const int upper = height() * kViewportPercent / 100;
  if (upper >= kLeastBesideViewport) {
    splitDockWidget(dock("scene"), dock("timeline"), Qt::Vertical);
    splitDockWidget(dock("scene"), dock("viewport"), Qt::Horizontal);
    splitDockWidget(dock("viewport"), dock("properties"), Qt::Horizontal);
  } else {
    splitDockWidget(dock("scene"), dock("properties"), Qt::Horizontal);
    splitDockWidget(dock("scene"), dock("timeline"), Qt::Vertical);
    splitDockWidget(dock("scene"), dock("viewport"), Qt::Horizontal);
  }
  if (upper >= kLeastStackedHeight) {
    splitDockWidget(dock("properties"), dock("curves"), Qt::Vertical);
  } else {
    tabifyDockWidget(dock("properties"), dock("curves"));
  }
}

void DockArea::shareSpace() {
  const int most = width() * kMostSidePercent / 100;
  const int scene = std::min(kSceneWidth, most), side = std::min(kSideWidth, most);
  const int upper = height() * kViewportPercent / 100, column = dock("curves")->isVisible() ? upper : 0;
  resizeDocks({dock("scene"), dock("viewport"), dock("properties")}, {scene, width() - scene - side, side},
              Qt::Horizontal);
  resizeDocks({dock("viewport"), dock("timeline")}, {upper, height() - upper}, Qt::Vertical);
  if (column > 0 && tabifiedDockWidgets(dock("curves")).isEmpty()) {
    resizeDocks({dock("properties"), dock("curves")},
                {column * kPropertiesPercent / 100, column * (100 - kPropertiesPercent) / 100}, Qt::Vertical);
  }
}

void DockArea::resetLayout() {
  pending_ = Pending{};
  placeDocks();
  for (const PanelInfo& info : panelTable()) dock(info.id)->show();
  if (isVisible()) applySizes();
  reportVisibility();
}

QByteArray DockArea::savedLayout(int version) const { return pending_ ? pending_->state : saveState(version); }

bool DockArea::restoreLayout(const QByteArray& state, int version) {
  // Also now, so that it is known which docks are shown.
  if (!restoreState(state, version)) return false;
  pending_ = Pending{state, version};
  if (isVisible()) applySizes();
  reportVisibility();
  return true;
}

void DockArea::reportVisibility() {
  showTitleBars();
  for (const PanelInfo& info : panelTable()) {
    emit dockVisibilityChanged(info.id, dock(info.id)->toggleViewAction()->isChecked());
  }
}

/// A layout of another size would be squeezed or stretched, so it is applied when the size is known, and again while
/// the window system may still change it.
void DockArea::applySizes() {
  if (!pending_) return;
  QList<QDockWidget*> shown;
  std::ranges::copy_if(docks_, std::back_inserter(shown), [](const QDockWidget* each) { return !each->isHidden(); });
  if (pending_->state.isEmpty()) {
    placeDocks();
    shareSpace();
  } else {
    restoreState(pending_->state, pending_->version);
  }
  for (QDockWidget* each : std::as_const(docks_)) each->setVisible(shown.contains(each));
  for (QDockWidget* each : std::as_const(revealed_)) each->raise();
  settledSize_ = size();
  for (const PanelInfo& info : panelTable()) sizes_[info.id] = dock(info.id)->size();
  if (!settled_.isActive()) settled_.start();
}

void DockArea::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  // Queued, because the layout distributes the space once more after this event.
  if (pending_) QMetaObject::invokeMethod(this, &DockArea::applySizes, Qt::QueuedConnection);
}

void DockArea::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (!isVisible()) return;
  pending_ ? applySizes() : keepSizes();
  settledSize_ = size();
}

/// Docks beside the viewport keep their widths, docks above and below it their heights.
void DockArea::keepSizes() {
  const QDockWidget* viewport = dock("viewport");
  if (viewport->isFloating() || !viewport->isVisible()) return;
  const QRect center = viewport->geometry();
  QList<QDockWidget*> beside, stacked;
  QList<int> widths, heights;
  for (const PanelInfo& info : panelTable()) {
    QDockWidget* each = dock(info.id);
    const QRect place = each->geometry();
    if (each == viewport || each->isFloating() || each->visibleRegion().isEmpty() || !sizes_.contains(info.id))
      continue;
    if (place.right() < center.left() || place.left() > center.right()) {
      beside.append(each);
      widths.append(sizes_[info.id].width());
    } else {
      stacked.append(each);
      heights.append(sizes_[info.id].height());
    }
  }
  resizeDocks(beside, widths, Qt::Horizontal);
  resizeDocks(stacked, heights, Qt::Vertical);
}

bool DockArea::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && isVisible()) {
    // Queued, because the layout resizes the docks before the area gets its own event.
    if (size() == settledSize_) sizes_[watched->objectName()] = static_cast<QDockWidget*>(watched)->size();
    changed_.start();
  }
  return QMainWindow::eventFilter(watched, event);
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
  if (pending_) revealed_.append(found);
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
