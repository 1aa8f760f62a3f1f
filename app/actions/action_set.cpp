// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_set.h"

#include <QMenu>
#include <QMenuBar>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/theme/theme.h"

namespace furitsuke {

namespace {

QStringList shortcutTexts(const QList<QKeySequence>& shortcuts) {
  QStringList texts;
  for (const QKeySequence& shortcut : shortcuts) texts.append(shortcut.toString(QKeySequence::NativeText));
  return texts;
}

}  // namespace

ActionSet::ActionSet(QWidget* window) : QObject(window) {
  for (const ActionInfo& info : actionTable()) {
    const QString id = info.id;
    auto* action = new QAction(window);
    action->setObjectName(id);
    action->setCheckable(info.checkable);
    if (*info.icon != '\0') action->setIcon(themedIcon(info.icon));
    connect(action, &QAction::triggered, this, [this, id] { call(id); });
    window->addAction(action);
    actions_.insert(id, action);
  }
  retranslate();
  setShortcuts(KeyPreset::Furitsuke, {});
}

QAction* ActionSet::action(const QString& id) const {
  Q_ASSERT(actions_.contains(id));
  return actions_.value(id);
}

void ActionSet::bind(const QString& id, Handler run, Predicate enabled) {
  Q_ASSERT(actions_.contains(id));
  bindings_.insert(id, {std::move(run), std::move(enabled)});
}

QStringList ActionSet::unboundActions() const {
  QStringList unbound;
  for (const ActionInfo& info : actionTable()) {
    if (!bindings_.contains(info.id)) unbound.append(info.id);
  }
  return unbound;
}

void ActionSet::updateEnabled() {
  for (auto it = bindings_.cbegin(); it != bindings_.cend(); ++it) {
    if (it->enabled) actions_.value(it.key())->setEnabled(it->enabled());
  }
}

Status ActionSet::runScripted(const QString& id, const ActionArguments& arguments) {
  const auto binding = bindings_.constFind(id);
  if (binding == bindings_.cend()) return Error{{}, id.toStdString(), "no action is called so"};
  // Asked anew: between two lines of a script no event has told the actions of the change.
  if (binding->enabled && !binding->enabled()) {
    return Error{{}, id.toStdString(), "is not possible now (the action is disabled)"};
  }
  emit aboutToRun(id);
  scripted_ = true;
  const Status status = binding->run(arguments);
  scripted_ = false;
  // The message tells the place in a file already.
  if (!status) return Error{{}, id.toStdString(), status.error().message()};
  return status;
}

void ActionSet::call(const QString& id, const ActionArguments& arguments) {
  const auto binding = bindings_.constFind(id);
  if (binding == bindings_.cend()) return;
  emit aboutToRun(id);
  if (const Status status = binding->run(arguments); !status) emit failed(id, status.error());
}

void ActionSet::setShortcuts(KeyPreset preset, const QMap<QString, QList<QKeySequence>>& changes) {
  preset_ = preset;
  changes_ = changes;
  for (const ActionInfo& info : actionTable()) showShortcuts(info);
  emit shortcutsChanged();
}

void ActionSet::showShortcuts(const ActionInfo& info) {
  QAction* action = actions_.value(info.id);
  const QList<QKeySequence> shortcuts = changes_.value(info.id, shortcutsOf(info, preset_));
  action->setShortcuts(shortcuts);
  const QStringList texts = shortcutTexts(shortcuts);
  const QString tooltip = info.translatedTooltip();
  action->setToolTip(texts.isEmpty() ? tooltip : QString("%1 (%2)").arg(tooltip, texts.join(", ")));
  const QString place = QStringList{info.place(), texts.join(", ")}.join(texts.isEmpty() ? "" : "  ");
  action->setWhatsThis(QString("<p><b>%1</b></p><p>%2</p><p>%3</p>")
                           .arg(info.plainText().toHtmlEscaped(), tooltip.toHtmlEscaped(), place.toHtmlEscaped()));
}

void ActionSet::retranslate() {
  for (const ActionInfo& info : actionTable()) {
    QAction* action = actions_.value(info.id);
    action->setText(info.translatedText());
    action->setIconText(info.plainText());
    action->setStatusTip(QString());
    showShortcuts(info);
  }
  for (const MenuInfo& info : menuTable()) {
    if (QMenu* menu = menus_.value(info.path)) menu->setTitle(info.translatedText());
  }
  emit textsChanged();
}

void ActionSet::fillMenuBar(QMenuBar* bar) {
  for (const MenuInfo& info : menuTable()) {
    auto* menu = new QMenu(info.translatedText(), bar);
    menu->setToolTipsVisible(true);
    menus_.insert(info.path, menu);
    if (!QString(info.path).contains('/')) bar->addMenu(menu);
  }
  for (const MenuInfo& info : menuTable()) fillMenu(info.path);
}

void ActionSet::fillMenu(const QString& path) {
  std::vector<std::pair<int, QAction*>> entries;
  for (const ActionInfo& info : actionTable()) {
    if (path == QLatin1String(info.menu)) entries.emplace_back(info.group, actions_.value(info.id));
  }
  for (const MenuInfo& info : menuTable()) {
    const QString place = info.path;
    if (place.startsWith(path + '/')) entries.emplace_back(info.group, menus_.value(place)->menuAction());
  }
  std::ranges::stable_sort(entries, {}, [](const auto& entry) { return entry.first; });
  QMenu* menu = menus_.value(path);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (i > 0 && entries[i].first != entries[i - 1].first) menu->addSeparator();
    menu->addAction(entries[i].second);
  }
}

QList<QAction*> ActionSet::toolbarActions() const {
  QList<QAction*> list;
  QString lastMenu;
  for (const ActionInfo& info : actionTable()) {
    if (!info.inToolbar) continue;
    if (!lastMenu.isEmpty() && lastMenu != info.menu) list.append(nullptr);
    lastMenu = info.menu;
    list.append(actions_.value(info.id));
  }
  return list;
}

QList<QAction*> ActionSet::timelineMenuActions() const {
  QList<QAction*> list;
  QString lastPlace;
  for (const ActionInfo& info : actionTable()) {
    if (!info.inTimelineMenu) continue;
    const QString place = QString("%1 %2").arg(info.menu).arg(info.group);
    if (!lastPlace.isEmpty() && lastPlace != place) list.append(nullptr);
    lastPlace = place;
    list.append(actions_.value(info.id));
  }
  return list;
}

}  // namespace furitsuke
