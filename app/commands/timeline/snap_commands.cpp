// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/snap_commands.h"

#include "app/actions/action_set.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/settings.h"

namespace furitsuke::commands {

SnapCommands::SnapCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  actions::ActionSet& actions = context_.actions;
  session::Settings& settings = context_.settings;
  const auto toggle = [this, &settings](const actions::ActionArguments& given) {
    settings.setSnapping(given.flag("on").value_or(!settings.isSnapping()));
    applySnapping();
  };
  actions.bind("snap.toggle", {.run = toggle, .checked = [&settings] { return settings.isSnapping(); }});
  const auto bindTarget = [&](const char* id, bool motion::SnapTargets::*target) {
    const auto run = [this, &settings, target](const actions::ActionArguments& given) {
      motion::SnapTargets targets = settings.chosenSnapTargets();
      targets.*target = given.flag("on").value_or(!(targets.*target));
      settings.setChosenSnapTargets(targets);
      applySnapping();
    };
    actions.bind(id, {.run = run, .checked = [&settings, target] { return settings.chosenSnapTargets().*target; }});
  };
  bindTarget("snap.beats", &motion::SnapTargets::beats);
  bindTarget("snap.markers", &motion::SnapTargets::markers);
  applySnapping();
  docks_.whenCreated<panels::GraphPanel>(
      this, [&settings](panels::GraphPanel& graph) { graph.setSnapping(settings.snapTargets()); });
}

void SnapCommands::applySnapping() {
  docks_.panel<panels::TimelinePanel>()->setSnapping(context_.settings.snapTargets());
  if (auto* graph = docks_.createdPanel<panels::GraphPanel>()) graph->setSnapping(context_.settings.snapTargets());
}

}  // namespace furitsuke::commands
