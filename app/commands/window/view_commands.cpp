// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/view_commands.h"

#include <QDockWidget>
#include <QMainWindow>

#include "app/actions/action_set.h"
#include "app/dialogs/command_palette.h"
#include "app/panels/comparison/comparison_panel.h"
#include "app/panels/dock_area.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/models/models_panel.h"
#include "app/panels/panel_table.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

ViewCommands::ViewCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  bindDocks();
  bindWindow();
  bindTabs();
  bindNames();
}

void ViewCommands::bindDocks() {
  actions::ActionSet& actions = context_.actions;
  for (const panels::PanelInfo& panel : panels::panelTable()) {
    const QString name = panel.id;
    actions.bind("view." + name, [this, name](const actions::ActionArguments& given) { showDock(name, given); });
    // Not a condition of the binding: docks also report themselves as hidden while the start page covers them.
    actions.action("view." + name)->setChecked(!panel.isHidden);
  }
  connect(&parts_.docks, &panels::DockArea::dockVisibilityChanged, this,
          [&actions](const QString& name, bool visible) { actions.action("view." + name)->setChecked(visible); });
  actions.bind("view.resetLayout", [this] { parts_.docks.resetLayout(); });
}

void ViewCommands::showDock(const QString& name, const actions::ActionArguments& arguments) {
  QDockWidget* dock = parts_.docks.dock(name);
  // A panel behind another tab is shown; only one in front is closed.
  const bool show = arguments.flag("on").value_or(!parts_.docks.isInFront(name));
  if (show) {
    parts_.docks.reveal(name);
  } else {
    dock->hide();
  }
  context_.actions.action("view." + name)->setChecked(show);
}

void ViewCommands::bindWindow() {
  QMainWindow& window = parts_.window;
  const auto toggleFullScreen = [&window](const actions::ActionArguments& given) {
    given.flag("on").value_or(!window.isFullScreen()) ? window.showFullScreen() : window.showNormal();
  };
  context_.actions.bind("view.fullScreen",
                        {.run = toggleFullScreen, .checked = [&window] { return window.isFullScreen(); }});
  context_.actions.bind("view.commandPalette", [this] { showPalette(); });
}

void ViewCommands::bindTabs() {
  const actions::ActionBinding::Condition hasSeveral = {
      [&workspace = context_.workspace] { return workspace.count() > 1; },
      QT_TRANSLATE_NOOP("Conditions", "Fewer than two motions are open")};
  context_.actions.bind("view.nextTab", {.run = [this] { switchTab(1); }, .enabled = hasSeveral});
  context_.actions.bind("view.previousTab", {.run = [this] { switchTab(-1); }, .enabled = hasSeveral});
}

void ViewCommands::switchTab(int by) {
  session::Workspace& workspace = context_.workspace;
  const int count = workspace.count();
  const int index = (workspace.indexOf(workspace.current()) + by + count) % count;
  workspace.setCurrent(workspace.document(index));
}

void ViewCommands::showPalette() {
  auto* palette = new dialogs::CommandPalette(context_.actions, recentCommands_, &parts_.window);
  connect(palette, &dialogs::CommandPalette::chosen, this, [this](const QString& id) {
    constexpr int kMostRecent = 8;
    recentCommands_.removeAll(id);
    recentCommands_.prepend(id);
    while (recentCommands_.size() > kMostRecent) recentCommands_.removeLast();
    context_.actions.action(id)->trigger();
  });
  connect(
      palette, &dialogs::CommandPalette::variantChosen, this,
      [this](const QString& id, const actions::ActionArguments& arguments) { context_.actions.call(id, arguments); });
  const QRect window = parts_.window.geometry();
  palette->move(window.center().x() - palette->width() / 2, window.top() + window.height() / 8);
  palette->show();
}

void ViewCommands::bindNames() {
  const auto areEnglish = [&settings = context_.settings] { return settings.window().englishNames.value(); };
  const auto toggle = [this, areEnglish](const actions::ActionArguments& given) {
    const bool on = given.flag("on").value_or(!areEnglish());
    context_.settings.window().englishNames.set(on);
    setEnglishNames(on);
  };
  context_.actions.bind("view.englishNames", {.run = toggle, .checked = areEnglish});
  setEnglishNames(areEnglish());
  parts_.docks.whenCreated<panels::ModelsPanel>(
      this, [areEnglish](panels::ModelsPanel& panel) { panel.setEnglishNames(areEnglish()); });
  parts_.docks.whenCreated<panels::ComparisonPanel>(
      this, [areEnglish](panels::ComparisonPanel& panel) { panel.setEnglishNames(areEnglish()); });
}

void ViewCommands::setEnglishNames(bool on) {
  parts_.docks.panel<panels::TimelinePanel>()->setEnglishNames(on);
  parts_.docks.panel<panels::ModelPanel>()->setEnglishNames(on);
  if (auto* scene = parts_.docks.createdPanel<panels::ModelsPanel>()) scene->setEnglishNames(on);
  if (auto* comparison = parts_.docks.createdPanel<panels::ComparisonPanel>()) comparison->setEnglishNames(on);
}

}  // namespace furitsuke::commands
