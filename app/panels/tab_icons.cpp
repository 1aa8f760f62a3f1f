// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/tab_icons.h"

#include <QEvent>
#include <QStyle>
#include <QTabBar>
#include <algorithm>

#include "app/panels/panel_table.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

constexpr const char* kIconsOnly = "iconsOnly";  // in resources/theme/style.qss

QIcon iconOf(const QString& title) {
  for (const PanelInfo& info : panelTable()) {
    if (info.translatedTitle() == title) return theme::themedIcon(info.icon);
  }
  return {};
}

}  // namespace

TabIcons::TabIcons(QTabBar& bar) : QObject(&bar), bar_(bar) { bar.installEventFilter(this); }

int TabIcons::widthOf(const QStringList& titles) {
  QTabBar tabs;
  for (const QString& title : titles) tabs.addTab(title);
  tabs.ensurePolished();
  return tabs.sizeHint().width();
}

bool TabIcons::eventFilter(QObject* watched, QEvent* event) {
  // The layout of the docks changes tabs without a signal, and each change is painted.
  if (event->type() == QEvent::Resize || event->type() == QEvent::Paint)
    QMetaObject::invokeMethod(this, &TabIcons::update, Qt::QueuedConnection);
  return QObject::eventFilter(watched, event);
}

void TabIcons::update() {
  QStringList titles;
  for (int i = 0; i < bar_.count(); ++i) titles.append(bar_.tabText(i));
  const bool isChanged = titles_ != titles;
  if (isChanged) {
    titles_ = titles;
    width_ = widthOf(titles);
  }
  const bool iconsOnly = bar_.width() < width_;
  const bool wasIconsOnly = bar_.property(kIconsOnly).toBool();
  if (iconsOnly == wasIconsOnly && !(isChanged && iconsOnly)) return;
  // As high as the titles, so that the panel below stays where it is.
  const int height = bar_.parentWidget()->fontMetrics().height();
  bar_.setIconSize({height, height});
  for (int i = 0; i < bar_.count(); ++i) bar_.setTabIcon(i, iconsOnly ? iconOf(titles[i]) : QIcon());
  if (iconsOnly == wasIconsOnly) return;
  bar_.setProperty(kIconsOnly, iconsOnly);
  bar_.style()->unpolish(&bar_);
  bar_.style()->polish(&bar_);
}

}  // namespace furitsuke::panels
