// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/dock_area.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QPointer>
#include <QRegion>
#include <QScreen>
#include <QTabBar>
#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <utility>

#include "app/panels/panel_table.h"
#include "app/panels/tab_icons.h"
#include "app/theme/theme.h"
#include "app/widgets/vertical_scroll_area.h"
#include "app/widgets/window_place.h"

namespace furitsuke::panels {

namespace {

// The default layout. Widths are in pixels: a wider window leaves the space to the viewport.
constexpr int kSceneWidth = 240, kSideWidth = 320;
constexpr int kMaxSidePercent = 28;     // of the width of the area, for each side column
constexpr int kViewportPercent = 64;    // of the height of the area
constexpr int kPropertiesPercent = 45;  // of the height of the side column
constexpr int kMinStackedHeight = 560;  // of the upper row, to show properties and curves at the same time
constexpr int kMinWideWidth = 1000;     // of the area, for columns on both sides of the viewport
constexpr std::chrono::milliseconds kUntilSettled{500};
constexpr std::chrono::milliseconds kUntilReported{500};

/// Moves the new controls of the dock in the tab order to the place of the dock.
void keepTabOrder(QDockWidget& dock) {
  const auto takesFocus = [](const QWidget* widget) { return widget->focusPolicy() != Qt::NoFocus; };
  QWidget* last = dock.previousInFocusChain();
  while (!takesFocus(last) && last != &dock) last = last->previousInFocusChain();
  QList<QWidget*> controls;
  for (QWidget* next = dock.nextInFocusChain(); next != &dock; next = next->nextInFocusChain()) {
    if (takesFocus(next) && dock.isAncestorOf(next)) controls.append(next);
  }
  for (QWidget* control : std::as_const(controls)) QWidget::setTabOrder(std::exchange(last, control), control);
}

bool takesFocus(const QWidget& widget) {
  return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

/// Makes the dock the current tab. QDockWidget does that when its place in the stack of widgets changes, which raise()
/// alone does not change for the uppermost widget.
void bringToFront(QDockWidget& dock) {
  dock.lower();
  dock.raise();
}

}  // namespace

DockArea::DockArea(session::Stage& stage, QWidget* parent) : QMainWindow(parent), stage_(stage) {
  setWindowFlags(Qt::Widget);  // without it a QMainWindow is a separate window, even with a parent
  for (const PanelInfo& info : panelTable()) {
    QDockWidget* added = addDock(info.id);
    if (!info.isDeferred) {
      addPanel(info);
      continue;
    }
    auto* placeholder = new QWidget(added);
    placeholder->setMinimumSize(1, std::max(1, info.minHeight));
    added->setWidget(placeholder);
    widgets::keepRoomWhenHidden(*placeholder);
  }
  setDockNestingEnabled(true);
  setDockOptions(dockOptions() & ~QMainWindow::AnimatedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  // Later, because the layout distributes the space once more after a resize or show event.
  apply_.setSingleShot(true);
  connect(&apply_, &QTimer::timeout, this, &DockArea::applyLayout);
  settled_.setSingleShot(true);
  settled_.setInterval(kUntilSettled);
  connect(&settled_, &QTimer::timeout, this, [this] {
    pending_.reset();
    revealed_.clear();
    hideCovered();
  });
  changed_.setSingleShot(true);
  changed_.setInterval(kUntilReported);
  connect(&changed_, &QTimer::timeout, this, &DockArea::layoutChanged);
  retranslate();
  resetLayout();
}

DockArea::~DockArea() {
  // The docks are deleted after the members of this object.
  for (QDockWidget* dock : std::as_const(docks_)) {
    dock->removeEventFilter(this);
    dock->disconnect(this);
    dock->toggleViewAction()->disconnect(this);
  }
}

QWidget* DockArea::addPanel(const PanelInfo& info) {
  QDockWidget* dock = docks_.value(info.id);
  // Panels are created with their final parent, because reparenting would apply the style sheet to all their widgets
  // again.
  auto* area = info.scrolls ? new widgets::VerticalScrollArea(dock) : nullptr;
  QWidget* panel = info.type.make(stage_, area != nullptr ? area->viewport() : dock);
  if (info.minHeight > 0) panel->setMinimumHeight(info.minHeight);
  if (area != nullptr) area->setWidget(panel);
  const std::unique_ptr<QWidget> placeholder(dock->widget());
  dock->setWidget(area != nullptr ? area : panel);
  widgets::keepRoomWhenHidden(*dock->widget());
  if (info.setOnScreen != nullptr) {
    connect(dock, &QDockWidget::visibilityChanged, panel,
            [set = info.setOnScreen, panel](bool on) { set(*panel, on); });
  }
  panels_.insert(info.id, panel);
  return panel;
}

QWidget* DockArea::addDeferredPanel(const PanelInfo& info) {
  QWidget* panel = addPanel(info);
  if (info.setDocument != nullptr) info.setDocument(*panel, document_);
  if (info.setOnScreen != nullptr) info.setOnScreen(*panel, isInFront(info.id));
  emit panelCreated(panel);
  // Many changes in a row are shown once, later; those until now are shown at once.
  QCoreApplication::sendPostedEvents(panel, QEvent::MetaCall);
  keepTabOrder(*dock(info.id));
  QMetaObject::invokeMethod(this, &DockArea::hideCovered, Qt::QueuedConnection);  // it may be behind another tab
  return panel;
}

bool DockArea::addShownPanels() {
  bool isAny = false;
  for (const PanelInfo& info : panelTable()) {
    if (panels_.contains(info.id) || !isInFront(info.id)) continue;
    addDeferredPanel(info);
    isAny = true;
  }
  return isAny;
}

QWidget* DockArea::panelOf(const QMetaObject& type) {
  if (QWidget* created = createdPanelOf(type)) return created;
  const auto info = std::ranges::find(panelTable(), &type, [](const PanelInfo& each) { return each.type.meta; });
  return info == panelTable().end() ? nullptr : addDeferredPanel(*info);
}

QWidget* DockArea::createdPanelOf(const QMetaObject& type) const {
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
  connect(
      dock, &QDockWidget::visibilityChanged, this,
      [this](bool isShown) {
        // While a layout waits for the size of the area, all tabs are in it.
        if (pending_ && !settled_.isActive()) return;
        if (isShown) addShownPanels();
        hideCovered();
      },
      Qt::QueuedConnection);
  connect(dock, &QDockWidget::visibilityChanged, this, [dock](bool isShown) {
    if (isShown && dock->widget() != nullptr) dock->widget()->show();
  });
  connect(dock, &QDockWidget::dockLocationChanged, this, &DockArea::showTitleBars, Qt::QueuedConnection);
  connect(dock, &QDockWidget::dockLocationChanged, this, [this] { changed_.start(); });
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
  isNarrow() ? placeInNarrowArea() : placeInWideArea();
  for (const PanelInfo& info : panelTable()) {
    if (info.tabOf != nullptr) tabifyDockWidget(dock(info.tabOf), dock(info.id));
  }
}

void DockArea::placeInWideArea() {
  addDockWidget(Qt::LeftDockWidgetArea, dock("scene"));
  splitDockWidget(dock("scene"), dock("timeline"), Qt::Vertical);
  splitDockWidget(dock("scene"), dock("viewport"), Qt::Horizontal);
  splitDockWidget(dock("viewport"), dock("properties"), Qt::Horizontal);
  splitDockWidget(dock("viewport"), dock("reference"), Qt::Horizontal);
  if (upperHeight() >= kMinStackedHeight) {
    splitDockWidget(dock("properties"), dock("curves"), Qt::Vertical);
  } else {
    tabifyDockWidget(dock("properties"), dock("curves"));
  }
}

/// One side column over the full height; scene, model and poses are tabs next to the timeline.
void DockArea::placeInNarrowArea() {
  addDockWidget(Qt::LeftDockWidgetArea, dock("viewport"));
  splitDockWidget(dock("viewport"), dock("properties"), Qt::Horizontal);
  splitDockWidget(dock("viewport"), dock("timeline"), Qt::Vertical);
  tabifyDockWidget(dock("properties"), dock("curves"));
  tabifyDockWidget(dock("properties"), dock("reference"));
  tabifyDockWidget(dock("timeline"), dock("scene"));
}

bool DockArea::isNarrow() const { return width() < kMinWideWidth; }

int DockArea::upperHeight() const { return height() * kViewportPercent / 100; }

void DockArea::raiseDefaults() {
  if (!isNarrow()) bringToFront(*dock("model"));
  for (const char* front : {"timeline", "properties"}) bringToFront(*dock(front));
}

void DockArea::shareSpace() {
  const int most = width() * kMaxSidePercent / 100, upper = upperHeight();
  const auto widthOf = [&](const char* id, int width) { return std::min(std::max(width, tabsWidth(*dock(id))), most); };
  const int scene = isNarrow() ? 0 : widthOf("scene", kSceneWidth), side = widthOf("properties", kSideWidth);
  QList<QDockWidget*> columns{dock("viewport"), dock("properties")};
  QList<int> widths{width() - scene - side, side};
  if (!isNarrow()) {
    columns.prepend(dock("scene"));
    widths.prepend(scene);
  }
  resizeDocks(columns, widths, Qt::Horizontal);
  resizeDocks({dock("viewport"), dock("timeline")}, {upper, height() - upper}, Qt::Vertical);
  if (tabifiedDockWidgets(dock("curves")).isEmpty()) {
    const int properties = upper * kPropertiesPercent / 100;
    resizeDocks({dock("properties"), dock("curves")}, {properties, upper - properties}, Qt::Vertical);
  }
}

void DockArea::applyLayout() {
  apply_.stop();
  // Docks are hidden while they are placed, which gives their focus to anything else.
  const QPointer<QWidget> focused = window()->focusWidget();
  applySizes();
  setUpdatesEnabled(true);
  if (focused != nullptr && isAncestorOf(focused) && focused->isVisible()) focused->setFocus(Qt::OtherFocusReason);
}

void DockArea::resetLayout() {
  own_.reset();
  behind_.reset();
  setPending({});
  revealed_.clear();
  placeDocks();
  for (const PanelInfo& info : panelTable()) dock(info.id)->setVisible(!info.isHidden);
  raiseDefaults();
  if (isVisible()) apply_.start();
  reportVisibility();
}

void DockArea::setPending(Pending layout) {
  pending_ = std::move(layout);
  settled_.stop();  // the previous layout may be about to settle; this one has not even been applied
}

QByteArray DockArea::savedLayout(int version) const {
  const std::optional<Pending>& waiting = own_ ? own_ : pending_;
  return waiting ? waiting->state : saveState(version);
}

bool DockArea::restoreLayout(const QByteArray& state, int version) {
  // Also now, so that it is known which docks are shown.
  if (!restoreState(state, version)) return false;
  own_.reset();
  behind_.reset();
  setPending({state, version});
  if (isVisible()) apply_.start();
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
  const bool isDefault = pending_->state.isEmpty() && !pending_->described;
  if (isDefault) {
    placeDocks();
  } else if (pending_->described) {
    do arrange(*pending_->described);
    while (addShownPanels());
  } else {
    // The panels have lowest sizes.
    do restoreState(pending_->state, pending_->version);
    while (addShownPanels());
    // A layout of a larger screen may have no room on this one.
    if (minimumSizeHint().height() + window()->height() - height() > screen()->availableGeometry().height()) {
      resetLayout();
      applySizes();
      const auto fit = [this] { widgets::fitToScreen(*window()); };
      QMetaObject::invokeMethod(this, fit, Qt::QueuedConnection);  // when the window has its new lowest size
      return;
    }
  }
  for (QDockWidget* each : std::as_const(docks_)) {
    if (each->isHidden() == shown.contains(each)) each->setVisible(shown.contains(each));
  }
  if (isDefault) {
    raiseDefaults();
    shareSpace();
  }
  if (pending_->described) {
    bringFronts(pending_->described->docked);  // a dock that was just shown may have come to the front
    share(pending_->described->docked);
  }
  for (QDockWidget* each : std::as_const(revealed_)) bringToFront(*each);
  addShownPanels();
  settledSize_ = size();
  for (const PanelInfo& info : panelTable()) sizes_[info.id] = dock(info.id)->size();
  settled_.start();  // restarted each time: the window may reach its size in several steps
  QMetaObject::invokeMethod(this, &DockArea::hideCovered, Qt::QueuedConnection);
}

void DockArea::childEvent(QChildEvent* event) {
  QMainWindow::childEvent(event);
  // The layout makes the tab bars when it needs them, and uses them for other docks later.
  auto* bar = event->polished() ? qobject_cast<QTabBar*>(event->child()) : nullptr;
  if (bar != nullptr) new TabIcons(*bar);
}

void DockArea::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (!pending_) return;
  setUpdatesEnabled(false);  // all panels would be painted twice
  apply_.start();
}

void DockArea::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (!isVisible()) return;
  pending_ ? apply_.start() : keepSizes();
  settledSize_ = size();
}

/// Docks beside the viewport keep their widths, docks above and below it their heights; the viewport gets the rest.
void DockArea::keepSizes() {
  QDockWidget* viewport = dock("viewport");
  if (viewport->isFloating() || !viewport->isVisible()) return;
  const QRect center = viewport->geometry();
  QList<QDockWidget*> columns{viewport}, rows{viewport};
  QList<int> widths{center.width()}, heights{center.height()};
  QRegion seen;  // one dock of each column is enough
  for (const PanelInfo& info : panelTable()) {
    QDockWidget* each = dock(info.id);
    const QRect rect = each->geometry();
    if (each == viewport || each->isFloating() || !isInFront(info.id) || !sizes_.contains(info.id)) continue;
    if (rect.right() < center.left() || rect.left() > center.right()) {
      const QRect column(rect.left(), 0, rect.width(), 1);
      if (seen.intersects(column)) continue;
      seen += column;
      columns.append(each);
      widths.append(sizes_[info.id].width());
      widths.first() += rect.width() - sizes_[info.id].width();
    } else {
      rows.append(each);
      heights.append(sizes_[info.id].height() + tabBarHeight(*each));
      heights.first() += rect.height() - sizes_[info.id].height();
    }
  }
  if (columns.size() > 1) resizeDocks(columns, widths, Qt::Horizontal);
  if (rows.size() > 1) resizeDocks(rows, heights, Qt::Vertical);
}

/// 0 for a dock that is not a tab.
int DockArea::tabBarHeight(const QDockWidget& dock) const {
  const QPoint above = dock.geometry().topLeft() - QPoint(0, 1);
  for (const auto* bar : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (bar->isVisible() && bar->geometry().contains(above)) return bar->height();
  }
  return 0;
}

/// The width at which no title of the tabs of this dock is cut; 0 for a dock that is not a tab.
int DockArea::tabsWidth(QDockWidget& dock) {
  // Hidden docks have no tab, but Qt lists them.
  QList<QDockWidget*> others = tabifiedDockWidgets(&dock);
  others.removeIf([](const QDockWidget* other) { return other->isHidden(); });
  if (others.isEmpty()) return 0;
  QStringList titles{dock.windowTitle()};
  for (const QDockWidget* other : others) titles.append(other->windowTitle());
  return TabIcons::widthOf(titles) + theme::kGrid;
}

bool DockArea::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && isVisible()) {
    // If the area has another size, the layout has just resized its docks: these sizes are replaced by keepSizes().
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

void DockArea::hideCovered() {
  for (const PanelInfo& info : panelTable()) {
    QDockWidget* each = dock(info.id);
    const bool isCovered = each->isVisible() && !isInFront(info.id);
    if (isCovered) passFocus(*each);
    each->widget()->setHidden(isCovered);
  }
}

void DockArea::passFocus(QDockWidget& covered) {
  QWidget* focused = covered.window()->focusWidget();
  if (focused == nullptr || !covered.isAncestorOf(focused)) return;
  for (const QDockWidget* other : tabifiedDockWidgets(&covered)) {
    QWidget* target = isInFront(other->objectName()) ? focusTarget(*other) : nullptr;
    if (target != nullptr) return target->setFocus(Qt::OtherFocusReason);
  }
  focused->clearFocus();
}

QWidget* DockArea::focusTarget(const QDockWidget& dock) {
  QWidget* panel = dock.widget();
  if (panel == nullptr || panel->focusProxy() != nullptr || takesFocus(*panel)) return panel;
  for (QWidget* each = panel->nextInFocusChain(); each != panel; each = each->nextInFocusChain()) {
    if (panel->isAncestorOf(each) && takesFocus(*each)) return each;
  }
  return nullptr;
}

QStringList DockArea::panelsInFront() const {
  QStringList names;
  for (const PanelInfo& info : panelTable()) {
    if (isInFront(info.id)) names.append(info.id);
  }
  return names;
}

void DockArea::bringBack(const QStringList& panels) {
  for (const QString& name : panels) {
    if (!dock(name)->isHidden()) reveal(name);
  }
}

bool DockArea::isInFront(const QString& name) const {
  const QDockWidget* found = dock(name);
  // The layout moves the other tabs out of the area.
  return found != nullptr && found->isVisible() && (found->isFloating() || rect().intersects(found->geometry()));
}

void DockArea::reveal(const QString& name) {
  QDockWidget* found = dock(name);
  if (found == nullptr) return;
  for (const PanelInfo& info : panelTable()) {
    if (name == QLatin1String(info.id) && !panels_.contains(name)) addDeferredPanel(info);
  }
  found->show();
  bringToFront(*found);
  if (pending_) revealed_.append(found);
}

void DockArea::setDocument(edit::MotionDocument* document) {
  document_ = document;
  for (const PanelInfo& info : panelTable()) {
    if (info.setDocument != nullptr && panels_.contains(info.id)) info.setDocument(*panels_.value(info.id), document);
  }
}

void DockArea::retranslate() {
  for (const PanelInfo& info : panelTable()) {
    dock(info.id)->setWindowTitle(info.translatedTitle());
    dock(info.id)->setWhatsThis(info.translatedHelp());
  }
  if (isVisible()) pending_ ? apply_.start() : widenForTitles();
}

void DockArea::widenForTitles() {
  QDockWidget* viewport = dock("viewport");
  if (viewport->isFloating() || !viewport->isVisible()) return;
  for (const PanelInfo& info : panelTable()) {
    QDockWidget* each = dock(info.id);
    if (each->isFloating() || !isInFront(info.id)) continue;
    const int width = std::min(tabsWidth(*each), this->width() * kMaxSidePercent / 100);
    const int missing = width - each->width();
    if (missing > 0) resizeDocks({viewport, each}, {viewport->width() - missing, width}, Qt::Horizontal);
  }
}

}  // namespace furitsuke::panels
