// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/view_commands.h"

#include <QDockWidget>
#include <QMainWindow>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/window/panel_focus.h"
#include "app/commands/window/viewport_only.h"
#include "app/dialogs/command_palette.h"
#include "app/panels/comparison/comparison_panel.h"
#include "app/panels/dock_area.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/panel_table.h"
#include "app/panels/scene/models_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_list.h"

namespace furitsuke::commands {

// Three panels are in the menu of their topic, because the menu of panels has as many entries as a menu may have.
constexpr ActionRows kViewActions = {
    action("view.scripts", "motion/scripts", Actions::tr("&Scripts"), Actions::tr("Show or hide the editor of scripts"),
           {.group = 2,
            .keys = "Ctrl+Alt+E",
            .isSwitch = true,
            .words = ActionWords::tr("javascript editor, code, macro"),
            .follows = "script.showFolder"}),
    action("view.formation", "scene/dancers", Actions::tr("&Formation"),
           Actions::tr("Show or hide the places and paths of the dancers, seen from above"),
           {.group = 1, .keys = "Ctrl+Alt+N", .isSwitch = true, .follows = "dancer.move"}),
    action("view.live", "scene/live", Actions::tr("L&ive Link"),
           Actions::tr("Show or hide the live link with other programs"),
           {.group = 2, .keys = "Ctrl+Alt+L", .isSwitch = true, .follows = "live.send"}),
    action("view.englishNames", "view/timeline", Actions::tr("Show English &Names"),
           Actions::tr("Show the English names of bones and morphs where the model has them"),
           {.group = 2,
            .keys = "Ctrl+E",
            .isSwitch = true,
            .setting = {.key = "view/englishNames", .page = Page::General},
            .follows = "timeline.onlySelected"}),
    action("view.viewport", "view/panels", Actions::tr("&Viewport"),
           Actions::tr("Show or hide the viewport with the models"),
           {.keys = "Ctrl+6", .isSwitch = true, .follows = "rowSet.delete"}),
    action("view.reference", "view/panels", Actions::tr("Refere&nce"),
           Actions::tr("Show or hide the film or picture to animate after"), {.keys = "Ctrl+Alt+F", .isSwitch = true}),
    action("view.scene", "view/panels", Actions::tr("&Scene"), Actions::tr("Show or hide the list of models"),
           {.keys = "Ctrl+7", .isSwitch = true, .words = ActionWords::tr("outliner, model list")}),
    action("view.timeline", "view/panels", Actions::tr("&Timeline"), Actions::tr("Show or hide the timeline"),
           {.keys = "Ctrl+1", .isSwitch = true, .words = ActionWords::tr("dope sheet, keyframes")}),
    action("view.graph", "view/panels", Actions::tr("Grap&h"),
           Actions::tr("Show or hide the graph of values over time"),
           {.keys = "Ctrl+9", .isSwitch = true, .words = ActionWords::tr("value graph, graph editor, f-curve")}),
    action("view.curves", "view/panels", Actions::tr("&Curves"), Actions::tr("Show or hide the interpolation curves"),
           {.keys = "Ctrl+2", .isSwitch = true, .words = ActionWords::tr("curve editor, interpolation panel")}),
    action("view.properties", "view/panels", Actions::tr("&Properties"),
           Actions::tr("Show or hide the values of the selected keys"),
           {.keys = "Ctrl+3",
            .isSwitch = true,
            .words = ActionWords::tr("inspector, fov, view angle, lens, ik, ik on off, physics")}),
    action(
        "view.model", "view/panels", Actions::tr("&Model"),
        Actions::tr("Show or hide the morphs, bones and materials of the model"),
        {.keys = "Ctrl+8",
         .isSwitch = true,
         .words = ActionWords::tr("morph, morphs, face, expression, smile, material, materials, rigid body, joint")}),
    action("view.poses", "view/panels", Actions::tr("Pos&es"), Actions::tr("Show or hide the pose library"),
           {.keys = "Ctrl+Alt+P", .isSwitch = true, .words = ActionWords::tr("pose presets, library")}),
    action("view.layers", "view/panels", Actions::tr("La&yers"), Actions::tr("Show or hide the layers of the motion"),
           {.keys = "Ctrl+Alt+G", .isSwitch = true}),
    action("view.props", "view/panels", Actions::tr("P&rops"), Actions::tr("Show or hide the placement of the props"),
           {.keys = "Ctrl+Alt+A", .isSwitch = true}),
    action("view.comparison", "view/panels", Actions::tr("Comp&arison"),
           Actions::tr("Show or hide the differences from another motion"), {.keys = "Ctrl+Alt+M", .isSwitch = true}),
    action("view.findings", "view/panels", Actions::tr("Fin&dings"),
           Actions::tr("Show or hide the problems found in the motion"),
           {.keys = "Ctrl+4", .isSwitch = true, .words = ActionWords::tr("errors, problems, warnings")}),
    action("view.cleanup", "view/panels", Actions::tr("Clean &Up"),
           Actions::tr("Show or hide how clean the motion is on its model"),
           {.keys = "Ctrl+Alt+U",
            .isSwitch = true,
            .words = ActionWords::tr("motion quality, mocap, capture, foot sliding, noise")}),
    action("view.log", "view/panels", Actions::tr("&Log"), Actions::tr("Show or hide the program's messages"),
           {.keys = "Ctrl+5", .isSwitch = true, .words = ActionWords::tr("console, messages")}),
    action("view.messages", "view", Actions::tr("Recent Messages"),
           Actions::tr("List the messages of the program, closed ones too; choose one to see it again"),
           {.group = 3, .keys = "Ctrl+Alt+5", .words = ActionWords::tr("notices, notifications, closed message")}),
    action("view.commandPalette", "view", Actions::tr("C&ommand Palette…"),
           Actions::tr("Search for an action by name and run it"),
           {.group = 3, .icon = "search", .keys = "Ctrl+Shift+P", .blenderKeys = "F3; Ctrl+Shift+P"}),
    action("view.resetLayout", "view", Actions::tr("&Reset Layout"),
           Actions::tr("Restore the default layout of the panels"),
           {.group = 3, .words = ActionWords::tr("missing panel, lost panel, default layout, restore panels")}),
    action("view.fullScreen", "view", Actions::tr("Full Scr&een"), Actions::tr("Switch full screen mode on or off"),
           {.group = 3, .keys = "F11", .isSwitch = true, .words = ActionWords::tr("maximize")}),
    action("view.viewportOnly", "view", Actions::tr("Viewport Onl&y"),
           Actions::tr(
               "Fill the screen with the viewport, and show only the frame, Play and Repeat beside it; Esc returns"),
           {.group = 3,
            .keys = "Shift+F11",
            .mmdKeys = "Alt+Return; Shift+F11",
            .isSwitch = true,
            .words = ActionWords::tr("full screen viewport, watch, presentation, hide panels")}),
    action("view.nextPanel", "view/go", Actions::tr("Next Panel"),
           Actions::tr("Move the focus to the next panel in sight"), {.group = 1, .keys = "F6"}),
    action("view.previousPanel", "view/go", Actions::tr("Previous Panel"),
           Actions::tr("Move the focus to the previous panel in sight"), {.group = 1, .keys = "Shift+F6"}),
    action("view.nextTab", "view/go", Actions::tr("&Next Motion"), Actions::tr("Go to the motion in the next tab"),
           {.keys = "Ctrl+Tab; Ctrl+PgDown"}),
    action("view.previousTab", "view/go", Actions::tr("Pre&vious Motion"),
           Actions::tr("Go to the motion in the previous tab"), {.keys = "Ctrl+Shift+Tab; Ctrl+PgUp"}),
};

ViewCommands::ViewCommands(const CommandContext& context, const CommandParts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts), focus_(new PanelFocus(parts.docks, this)) {
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
  actions.bind("view.nextPanel", [this] { focus_->step(1); });
  actions.bind("view.previousPanel", [this] { focus_->step(-1); });
  actions.bind("view.resetLayout", [this] { parts_.docks.resetLayout(); });
}

void ViewCommands::showDock(const QString& name, const actions::ActionArguments& arguments) {
  QDockWidget* dock = parts_.docks.dock(name);
  // A panel behind another tab is shown; only one in front is closed, and by its shortcut only if it has the focus.
  const bool byKey = focus_->isByShortcut(*context_.actions.action("view." + name));
  const bool isSeen = parts_.docks.isInFront(name) && (!byKey || focus_->isIn(*dock));
  const bool show = arguments.flag("on").value_or(!isSeen);
  if (show) {
    parts_.docks.reveal(name);
    if (byKey) focus_->moveTo(*dock);
  } else {
    dock->hide();
  }
  context_.actions.action("view." + name)->setChecked(show);
}

void ViewCommands::bindWindow() {
  QMainWindow& window = parts_.window;
  context_.actions.bindSwitch(
      "view.fullScreen", [&window] { return window.isFullScreen(); },
      [&window](bool on) { on ? window.showFullScreen() : window.showNormal(); });
  auto* only = new ViewportOnly(context_, parts_, this);
  context_.actions.bindSwitch(
      "view.viewportOnly", [only] { return only->isOn(); }, [only](bool on) { only->set(on); });
  context_.actions.bind("view.messages", [&window] {
    if (auto* list = window.findChild<widgets::MessageList*>()) list->showMenu();
  });
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
  context_.bindStored("view.englishNames", [this](bool on) { setEnglishNames(on); });
  const auto areEnglish = [&settings = context_.settings] { return settings.isOn("view.englishNames"); };
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
