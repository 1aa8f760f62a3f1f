// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QLayout>
#include <QScreen>
#include <QTabBar>
#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "app/panels/dock_area.h"
#include "app/panels/panel_table.h"

// Layouts that are not the user's own: that of a project, and one panel alone.
namespace furitsuke::panels {

namespace {

QStringList panelIds() {
  QStringList ids;
  for (const PanelInfo& info : panelTable()) ids.append(info.id);
  return ids;
}

QStringList shownIn(const DockGroup& group) {
  QStringList shown;
  for (const QString& tab : group.tabs) {
    if (!group.hidden.contains(tab)) shown.append(tab);
  }
  for (const auto& [size, part] : group.parts) shown.append(shownIn(part));
  return shown;
}

QStringList namedIn(const DockGroup& group) {
  QStringList named = group.tabs;
  for (const auto& [size, part] : group.parts) named.append(namedIn(part));
  return named;
}

QRect onScreen(const QRect& place, const QRect& screen) {
  QRect moved(place.topLeft(), place.size().boundedTo(screen.size()));
  moved.moveLeft(std::clamp(moved.left(), screen.left(), screen.right() + 1 - moved.width()));
  moved.moveTop(std::clamp(moved.top(), screen.top(), screen.bottom() + 1 - moved.height()));
  return moved;
}

}  // namespace

// --- to a text -------------------------------------------------------------------------------------------------------

DockGroup DockArea::placeOf(const QList<QDockWidget*>& tabs) const {
  const auto position = [this](const QDockWidget* each) {
    for (const auto* bar : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
      for (int i = 0; i < bar->count(); ++i) {
        if (bar->tabText(i) == each->windowTitle()) return i;
      }
    }
    return std::numeric_limits<int>::max();  // hidden ones have no tab
  };
  QList<QDockWidget*> ordered = tabs;
  std::ranges::stable_sort(ordered, {}, position);
  DockGroup place;
  for (const QDockWidget* each : std::as_const(ordered)) {
    const QString name = each->objectName();
    place.tabs.append(name);
    if (each->isHidden()) place.hidden.append(name);
    if (isInFront(name)) place.front = name;
  }
  return place;
}

QString DockArea::describedLayout() const {
  if (behind_) return behind_->described;
  if (pending_) return pending_->described ? layoutText(*pending_->described) : QString();
  if (!isVisible()) return {};
  DockLayout layout;
  Places places;
  QList<QDockWidget*> seen, homeless;
  for (const PanelInfo& info : panelTable()) {
    QDockWidget* each = dock(info.id);
    if (seen.contains(each)) continue;
    if (each->isFloating()) {
      each->isHidden() ? homeless.append(each) : layout.floating.append({info.id, each->geometry()});
      continue;
    }
    QList<QDockWidget*> tabs = tabifiedDockWidgets(each);
    tabs.removeIf([&seen](const QDockWidget* other) { return other->isFloating() || seen.contains(other); });
    tabs.prepend(each);
    seen += tabs;
    const DockGroup place = placeOf(tabs);
    if (place.front.isEmpty()) {
      homeless.append(tabs);
      continue;
    }
    const QDockWidget& front = *dock(place.front);
    places.append({front.geometry().adjusted(0, -tabBarHeight(front), 0, 0), place});
  }
  if (places.isEmpty()) return {};
  // Panels that nobody sees have no place of their own.
  for (const QDockWidget* each : std::as_const(homeless)) {
    places.last().second.tabs.append(each->objectName());
    places.last().second.hidden.append(each->objectName());
  }
  layout.docked = dividedInto(places);
  return layoutText(layout);
}

// --- from a text -----------------------------------------------------------------------------------------------------

bool DockArea::showLayoutOfProject(const QString& text) {
  if (!behind_) return showDescribed(text);
  const std::optional<DockLayout> layout = layoutFromText(text, panelIds());
  if (!layout || seenIn(layout->docked).isEmpty()) return false;
  behind_ = Behind{text, true};
  return true;
}

void DockArea::showAlone(const QString& name) {
  if (behind_) return;
  Behind behind{describedLayout(), own_.has_value()};
  if (showDescribed(name + '*')) behind_ = std::move(behind);
}

void DockArea::showAllAgain() {
  if (!behind_) return;
  const Behind behind = *std::exchange(behind_, {});
  if (!behind.isOfProject || !showDescribed(behind.described)) showOwnLayout();
}

bool DockArea::showDescribed(const QString& text) {
  std::optional<DockLayout> layout = layoutFromText(text, panelIds());
  if (!layout || seenIn(layout->docked).isEmpty()) return false;
  if (!own_) own_ = pending_ ? *pending_ : Pending{.state = saveState(kLayoutVersion), .version = kLayoutVersion};
  arrange(*layout);
  QStringList shown = shownIn(layout->docked);
  for (const FloatingDock& each : std::as_const(layout->floating)) shown.append(each.panel);
  for (const PanelInfo& info : panelTable()) dock(info.id)->setVisible(shown.contains(info.id));
  setPending({.described = std::move(layout)});
  if (isVisible()) apply_.start();
  reportVisibility();
  return true;
}

void DockArea::showOwnLayout() {
  if (behind_) {
    behind_->isOfProject = false;
    return;
  }
  if (!own_) return;
  const Pending own = *own_;
  if (own.state.isEmpty() || !restoreLayout(own.state, own.version)) resetLayout();
}

QString DockArea::seenIn(const DockGroup& group) {
  const QStringList shown = shownIn(group);
  if (shown.isEmpty() || !group.parts.isEmpty()) {
    for (const auto& [size, part] : group.parts) {
      if (const QString seen = seenIn(part); !seen.isEmpty()) return seen;
    }
    return {};
  }
  return group.front.isEmpty() ? shown.first() : group.front;
}

void DockArea::arrange(const DockLayout& layout) {
  QWidget* const focused = window()->focusWidget();  // a dock that is removed passes the focus on
  QStringList others = panelIds();
  for (const QString& id : std::as_const(others)) {
    removeDockWidget(dock(id));
    dock(id)->setFloating(false);
  }
  const QString first = layout.docked.first();
  addDockWidget(Qt::LeftDockWidgetArea, dock(first));
  divide(layout.docked);
  for (const QString& id : namedIn(layout.docked)) others.removeOne(id);
  for (const QString& id : std::as_const(others)) tabifyDockWidget(dock(first), dock(id));
  for (const FloatingDock& each : layout.floating) {
    dock(each.panel)->setFloating(true);
    dock(each.panel)->setGeometry(onScreen(each.place, screen()->availableVirtualGeometry()));
  }
  bringFronts(layout.docked);
  if (focused != nullptr && isAncestorOf(focused)) focused->setFocus(Qt::OtherFocusReason);
}

/// The first place of the group has the room of all of it.
void DockArea::divide(const DockGroup& group) {
  for (qsizetype i = 1; i < group.tabs.size(); ++i) tabifyDockWidget(dock(group.tabs[0]), dock(group.tabs[i]));
  // Each one is put directly after the first.
  for (qsizetype i = group.parts.size() - 1; i > 0; --i) {
    splitDockWidget(dock(group.first()), dock(group.parts[i].second.first()),
                    group.isRow ? Qt::Horizontal : Qt::Vertical);
  }
  for (const auto& [size, part] : group.parts) divide(part);
}

void DockArea::bringFronts(const DockGroup& group) {
  if (!group.front.isEmpty()) {
    dock(group.front)->lower();
    dock(group.front)->raise();
  }
  for (const auto& [size, part] : group.parts) bringFronts(part);
}

void DockArea::share(const DockGroup& group) {
  const auto lengthOf = [&](const QDockWidget& each) {
    return group.isRow ? each.width() : each.height() + tabBarHeight(each);
  };
  QList<QDockWidget*> docks;
  QList<int> sizes;
  int sum = 0, room = 0;  // the room is without separators
  layout()->activate();
  for (const auto& [size, part] : group.parts) {
    const QString seen = seenIn(part);
    if (seen.isEmpty()) continue;
    docks.append(dock(seen));
    sizes.append(size);
    sum += size;
    room += lengthOf(*docks.last());
  }
  if (sum == 0) return;
  for (int& size : sizes) size = std::max(1, static_cast<int>(std::int64_t{size} * room / sum));
  resizeDocks(docks, sizes, group.isRow ? Qt::Horizontal : Qt::Vertical);
  for (const auto& [size, part] : group.parts) share(part);
}

}  // namespace furitsuke::panels
