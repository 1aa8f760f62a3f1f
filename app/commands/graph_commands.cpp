// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/graph_commands.h"

#include <QAction>
#include <QMenu>
#include <utility>

#include "app/actions/context_menus.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/large_steps.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kGraphChannel{
    .name = "channel",
    .kind = Kind::Choice,
    .help = "default: the channel last dragged in the graph",
    .choices =
        "translation.x|translation.y|translation.z|rotation.x|rotation.y|rotation.z|rotation.angle|weight|distance|"
        "target.x|target.y|target.z|camera.x|camera.y|camera.z|fov|perspective|color.r|color.g|color.b|direction.x|"
        "direction.y|direction.z|shadow.mode|shadow.distance"};
constexpr ActionParameter kGraphBy{
    .name = "by", .kind = Kind::Numbers, .help = "amount in the units of the graph; default: one step", .count = 1};
constexpr ActionParameter kGraphRaiseParameters[] = {kGraphChannel, kGraphBy};

}  // namespace

constexpr ActionRows kGraphActions = {
    action("graph.fitAll", "view/graph", Actions::tr("Fit &All"), Actions::tr("Show all keys of the displayed curves"),
           {.icon = "zoom-fit", .keys = "Shift+Home"}),
    action("graph.fitSelection", "view/graph", Actions::tr("Fit &Selection"),
           Actions::tr("Zoom the graph to the selected keys"), {.icon = "frame-selection", .keys = "Ctrl+Shift+Home"}),
    action("graph.normalize", "view/graph", Actions::tr("&Normalize"),
           Actions::tr("Scale each curve to the range between its lowest and highest key"),
           {.group = 1,
            .icon = "normalize",
            .isSwitch = true,
            .setting = {.key = "graph/normalise", .page = Page::Timeline}}),
    action("graph.handles", "view/graph", Actions::tr("Show &Handles"),
           Actions::tr("Show the interpolation curve handles of the selected keys"),
           {.group = 1,
            .icon = "handles",
            .isSwitch = true,
            .setting = {.key = "graph/handles", .page = Page::Timeline, .initial = true}}),
    action("graph.angle", "view/graph", Actions::tr("Show Rotation as An&gle"),
           Actions::tr("Show the angle by which a bone rotates from key to key instead of its three Euler angles"),
           {.group = 1, .icon = "angle", .isSwitch = true, .setting = {.key = "graph/angle", .page = Page::Timeline}}),
    action("graph.raise", "view/graph", Actions::tr("&Raise Values"),
           Actions::tr("Raise the values of the selected keys by one step in the active channel"),
           {.group = 2, .icon = "move-up", .keys = "Alt+Up", .parameters = kGraphRaiseParameters}),
    action("graph.lower", "view/graph", Actions::tr("&Lower Values"),
           Actions::tr("Lower the values of the selected keys by one step in the active channel"),
           {.group = 2, .icon = "move-down", .keys = "Alt+Down", .parameters = kGraphRaiseParameters}),
};

namespace {

std::optional<eval::ValueChannel> channelFromId(const QString& id) {
  for (std::size_t i = 0; i < eval::kValueChannelCount; ++i) {
    const auto channel = eval::ValueChannel(i);
    if (eval::channelInfo(channel).id == id.toStdString()) return channel;
  }
  return {};
}

struct Switch {
  const char* id;
  void (panels::GraphPanel::*set)(bool);
};
constexpr Switch kSwitches[] = {{"graph.normalize", &panels::GraphPanel::setNormalized},
                                {"graph.handles", &panels::GraphPanel::setHandlesShown},
                                {"graph.angle", &panels::GraphPanel::setRotationAsAngle}};

}  // namespace

GraphCommands::GraphCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  bindFit("graph.fitAll", &panels::GraphPanel::fitAll);
  bindFit("graph.fitSelection", &panels::GraphPanel::fitSelection);
  bindSwitches();
  for (const auto& [id, steps] : {std::pair("graph.raise", 1), std::pair("graph.lower", -1)}) {
    context_.actions.bind(
        id, {.run = [this, steps = steps](const actions::ActionArguments& given) { return shiftValues(given, steps); },
             .enabled = CommandConditions(context_).hasSelection()});
  }
  docks_.whenCreated<panels::GraphPanel>(this, [this](panels::GraphPanel& panel) { connectPanel(panel); });
}

void GraphCommands::connectPanel(panels::GraphPanel& panel) {
  const panels::TimelineView& rows = docks_.panel<panels::TimelinePanel>()->view();
  const auto showRows = [&panel, &rows] {
    std::vector<motion::TrackId> tracks;
    if (rows.hasChosenRows()) tracks = rows.rows().tracksOf(rows.selectedRows());
    panel.setRowTracks(std::move(tracks));
  };
  connect(&rows, &panels::TimelineView::selectedRowsChanged, &panel, showRows);
  showRows();
  panel.setSound(context_.sound.track());
  for (const Switch& each : kSwitches) (panel.*each.set)(context_.settings.isOn(each.id));
  showActions(panel);
}

void GraphCommands::bindFit(const char* id, void (panels::GraphPanel::*slot)()) {
  const auto fit = [this, slot] {
    docks_.reveal("graph");
    (docks_.panel<panels::GraphPanel>()->*slot)();
  };
  context_.actions.bind(id, {.run = fit, .enabled = CommandConditions(context_).hasDocument()});
}

void GraphCommands::bindSwitches() {
  for (const Switch& each : kSwitches) {
    context_.bindStored(each.id, [this, &each](bool on) {
      if (auto* panel = docks_.createdPanel<panels::GraphPanel>()) (panel->*each.set)(on);
    });
  }
}

void GraphCommands::showActions(panels::GraphPanel& panel) {
  QList<QAction*> buttons;
  for (const char* id : {"graph.fitAll", "graph.fitSelection", "graph.normalize", "graph.handles", "graph.angle"}) {
    buttons.append(context_.actions.action(id));
  }
  QList<QAction*> menu = buttons;
  for (const char* id : {"key.add", "edit.copy", "edit.paste", "edit.delete", "graph.raise", "graph.lower"}) {
    menu.append(context_.actions.action(id));
  }
  for (const char* id : {"frame.goto", "edit.selectColumn", "marker.add"}) menu.append(context_.actions.action(id));
  menu.append(nullptr);
  menu.append(actions::contextActions(context_.actions, actions::ContextMenu::Curve));
  panel.setActions(
      buttons, menu,
      [&actions = context_.actions](QMenu& opened, const QList<QAction*>& entries, const widgets::MenuPlace& place) {
        actions::addActionsAt(actions, opened, entries, place);
      });
  panel.setEmptyAction(context_.actions.action("file.open"));
}

Status GraphCommands::shiftValues(const actions::ActionArguments& arguments, int steps) {
  const auto name = arguments.text("channel");
  const auto channel = name ? channelFromId(*name) : std::nullopt;
  const auto by = arguments.numbers("by");
  const std::optional<double> signedBy = by ? std::optional(steps * by->front()) : std::nullopt;
  auto* graph = docks_.panel<panels::GraphPanel>();
  const bool isScripted = context_.actions.isScripted();
  const bool isPossible =
      isScripted ? graph->shiftValues(channel, signedBy, steps) : graph->shiftValuesWhenKnown(channel, signedBy, steps);
  if (isScripted) session::LargeSteps::of(context_.document()).finish();
  if (isPossible) return Done{};
  return Error::because(Message::verbatim(tr("no selected key has the channel shown in the graph").toStdString()));
}

}  // namespace furitsuke::commands
