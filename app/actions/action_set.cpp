// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_set.h"

#include <QMenu>
#include <QMenuBar>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/theme/theme.h"

namespace furitsuke::actions {

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
    action->setCheckable(info.details.checkable);
    if (*info.details.icon != '\0') action->setIcon(theme::themedIcon(info.details.icon));
    action->setIconVisibleInMenu(!info.details.checkable);  // the icon would take the place of the check
    connect(action, &QAction::triggered, this, [this, id] { call(id); });
    window->addAction(action);
    actions_.insert(id, action);
  }
  retranslate();
}

QAction* ActionSet::action(const QString& id) const {
  Q_ASSERT(actions_.contains(id));
  return actions_.value(id);
}

void ActionSet::bind(const QString& id, const ActionBinding& binding) {
  Q_ASSERT(actions_.contains(id));
  bindings_.insert(id, binding);
}

void ActionSet::bind(const QString& id, ActionHandler run, ActionBinding::Condition enabled) {
  bind(id, ActionBinding{.run = std::move(run), .enabled = std::move(enabled)});
}

void ActionSet::bindSwitch(const QString& id, std::function<bool()> isOn, std::function<void(bool)> set,
                           ActionBinding::Condition enabled) {
  const auto run = [isOn, set = std::move(set)](const ActionArguments& given) {
    set(given.flag("on").value_or(!isOn()));
  };
  bind(id, {.run = run, .enabled = std::move(enabled), .checked = std::move(isOn)});
}

QStringList ActionSet::unboundActions() const {
  QStringList unbound;
  for (const ActionInfo& info : actionTable()) {
    if (!bindings_.contains(info.id)) unbound.append(info.id);
  }
  return unbound;
}

void ActionSet::updateStates() {
  for (auto it = bindings_.cbegin(); it != bindings_.cend(); ++it) updateState(it.key());
}

void ActionSet::updateState(const QString& id) {
  const auto binding = bindings_.constFind(id);
  if (binding == bindings_.cend()) return;
  QAction* action = actions_.value(id);
  if (binding->enabled) {
    const bool isEnabled = binding->enabled();
    action->setEnabled(isEnabled);
    const char* reason = isEnabled ? nullptr : binding->enabled.reason();
    if (reasons_.value(id) != reason) {
      reasons_.insert(id, reason);
      showTooltip(*findAction(id));
    }
  }
  if (binding->checked) action->setChecked(binding->checked());
}

Status ActionSet::run(const ActionBinding& binding, const ActionArguments& arguments) {
  Status status = binding.run(arguments);
  // A click has toggled the action, and a choice also unchecks the other actions of its group.
  for (auto it = bindings_.cbegin(); it != bindings_.cend(); ++it) {
    if (it->checked) actions_.value(it.key())->setChecked(it->checked());
  }
  return status;
}

Status ActionSet::runScripted(const QString& id, const ActionArguments& arguments) {
  const auto binding = bindings_.constFind(id);
  if (binding == bindings_.cend()) return Error::in(Message::verbatim(id.toStdString()), Core::tr("unknown action"));
  // Evaluated here because no event has updated the action between two lines of a script.
  if (binding->enabled && !binding->enabled()) {
    const QString reason = conditionText(binding->enabled.reason());
    return Error::in(
        Message::verbatim(id.toStdString()), Core::trWith("is not available now (%1)"),
        reason.isEmpty() ? Message(Core::tr("the action is disabled")) : Message::verbatim(reason.toStdString()));
  }
  emit aboutToRun(id);
  scripted_ = true;
  const Status status = run(*binding, arguments);
  if (status) emit ran(id);
  scripted_ = false;
  // The message already contains the position in a file.
  if (!status) return Error::in(Message::verbatim(id.toStdString()), status.error().sentence());
  return status;
}

void ActionSet::call(const QString& id, const ActionArguments& arguments) {
  const auto binding = bindings_.constFind(id);
  if (binding == bindings_.cend()) return;
  emit aboutToRun(id);
  const Status status = run(*binding, arguments);
  status ? emit ran(id) : emit failed(id, status.error());
}

void ActionSet::setShortcuts(KeyPreset preset, const QMap<QString, QList<QKeySequence>>& changes) {
  if (preset == preset_ && changes == changes_) return;  // the texts of all actions take time at the start
  preset_ = preset;
  changes_ = changes;
  for (const ActionInfo& info : actionTable()) showShortcuts(info);
  emit shortcutsChanged();
}

void ActionSet::showShortcuts(const ActionInfo& info) {
  QAction* action = actions_.value(info.id);
  const QList<QKeySequence> shortcuts = changes_.value(info.id, shortcutsOf(info, preset_));
  action->setShortcuts(shortcuts);
  showTooltip(info);
  const QStringList texts = shortcutTexts(shortcuts);
  const QString tooltip = info.translatedTooltip();
  const QString location = QStringList{info.place(), texts.join(", ")}.join(texts.isEmpty() ? "" : "  ");
  action->setWhatsThis(QString("<p><b>%1</b></p><p>%2</p><p>%3</p>")
                           .arg(info.plainText().toHtmlEscaped(), tooltip.toHtmlEscaped(), location.toHtmlEscaped()));
}

void ActionSet::showTooltip(const ActionInfo& info) {
  QAction* action = actions_.value(info.id);
  const QStringList texts = shortcutTexts(action->shortcuts());
  QString tooltip = info.translatedTooltip();
  if (!texts.isEmpty()) tooltip += QString(" (%1)").arg(texts.join(", "));
  if (const QString reason = disabledReason(info.id); !reason.isEmpty()) {
    tooltip += '\n' + QCoreApplication::translate("Conditions", "Not available now: %1.").arg(reason);
  }
  action->setToolTip(tooltip);
}

QList<ActionVariant> ActionSet::variantsOf(const QString& id) const {
  const auto found = variants_.find(id);
  return found == variants_.end() ? QList<ActionVariant>() : found.value()();
}

QString ActionSet::disabledReason(const QString& id) const { return conditionText(reasons_.value(id)); }

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
    if (path == QLatin1String(info.menu)) entries.emplace_back(info.details.group, actions_.value(info.id));
  }
  for (const MenuInfo& info : menuTable()) {
    const QString location = info.path;
    const bool isInside = location.startsWith(path + '/') && location.lastIndexOf('/') == path.size();
    if (isInside) entries.emplace_back(info.group, menus_.value(location)->menuAction());
  }
  std::ranges::stable_sort(entries, {}, [](const auto& entry) { return entry.first; });
  QMenu* menu = menus_.value(path);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (i > 0 && entries[i].first != entries[i - 1].first) menu->addSeparator();
    menu->addAction(entries[i].second);
  }
}

QAction* ActionSet::recentMenuAction() const {
  const QMenu* menu = menus_.value("file/recent");
  return menu == nullptr ? nullptr : menu->menuAction();
}

QList<QAction*> ActionSet::toolbarActions() const {
  QList<QAction*> list;
  QString lastMenu;
  for (const ActionInfo& info : actionTable()) {
    if (!info.details.inToolbar) continue;
    const QString menu = QString(info.menu).section('/', 0, 0);
    if (!lastMenu.isEmpty() && lastMenu != menu) list.append(nullptr);
    lastMenu = menu;
    list.append(actions_.value(info.id));
  }
  return list;
}

}  // namespace furitsuke::actions
