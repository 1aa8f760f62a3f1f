// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/graph_commands.h"

#include <QAction>
#include <utility>

#include "app/commands/command_conditions.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/steps/large_steps.h"

namespace furitsuke::commands {

namespace {

std::optional<eval::ValueChannel> channelFromId(const QString& id) {
  for (std::size_t i = 0; i < eval::kValueChannelCount; ++i) {
    const auto channel = eval::ValueChannel(i);
    if (eval::channelInfo(channel).id == id.toStdString()) return channel;
  }
  return {};
}

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
  const panels::TimelineView& rows = docks_.panel<panels::TimelinePanel>()->view();
  connect(&rows, &panels::TimelineView::selectedRowsChanged, this, [this, &rows] {
    std::vector<motion::TrackId> tracks;
    if (rows.hasChosenRows()) tracks = rows.rows().tracksOf(rows.selectedRows());
    docks_.panel<panels::GraphPanel>()->setRowTracks(std::move(tracks));
  });
  docks_.panel<panels::GraphPanel>()->setSound(context_.sound.track());
  showActions();
}

void GraphCommands::bindFit(const char* id, void (panels::GraphPanel::*slot)()) {
  const auto fit = [this, slot] {
    docks_.reveal("graph");
    (docks_.panel<panels::GraphPanel>()->*slot)();
  };
  context_.actions.bind(id, {.run = fit, .enabled = CommandConditions(context_).hasDocument()});
}

void GraphCommands::bindSwitches() {
  struct Row {
    const char* id;
    session::Setting<bool> session::GraphSettings::*setting;
    void (panels::GraphPanel::*set)(bool);
    bool (panels::GraphPanel::*isSet)() const;
  };
  static constexpr Row kRows[] = {{"graph.normalise", &session::GraphSettings::normalized,
                                   &panels::GraphPanel::setNormalized, &panels::GraphPanel::isNormalized},
                                  {"graph.handles", &session::GraphSettings::handles,
                                   &panels::GraphPanel::setHandlesShown, &panels::GraphPanel::areHandlesShown},
                                  {"graph.angle", &session::GraphSettings::rotationAsAngle,
                                   &panels::GraphPanel::setRotationAsAngle, &panels::GraphPanel::isRotationAsAngle}};
  panels::GraphPanel* panel = docks_.panel<panels::GraphPanel>();
  for (const Row& row : kRows) {
    const auto toggle = [this, panel, &row](const actions::ActionArguments& given) {
      const bool on = given.flag("on").value_or(!(panel->*row.isSet)());
      (panel->*row.set)(on);
      (context_.settings.graph().*row.setting).set(on);
    };
    context_.actions.bind(row.id, {.run = toggle, .checked = [panel, &row] { return (panel->*row.isSet)(); }});
    (panel->*row.set)((context_.settings.graph().*row.setting).value());
  }
}

void GraphCommands::showActions() {
  QList<QAction*> buttons;
  for (const char* id : {"graph.fitAll", "graph.fitSelection", "graph.normalise", "graph.handles", "graph.angle"}) {
    buttons.append(context_.actions.action(id));
  }
  QList<QAction*> menu = buttons;
  for (const char* id : {"key.add", "edit.copy", "edit.paste", "edit.delete", "graph.raise", "graph.lower"}) {
    menu.append(context_.actions.action(id));
  }
  docks_.panel<panels::GraphPanel>()->setActions(buttons, menu);
  docks_.panel<panels::GraphPanel>()->setEmptyAction(context_.actions.action("file.open"));
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
  return Error::because(tr("no selected key has the channel shown in the graph").toStdString());
}

}  // namespace furitsuke::commands
