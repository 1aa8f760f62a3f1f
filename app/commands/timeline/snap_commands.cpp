// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/snap_commands.h"

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/settings.h"

namespace furitsuke::commands {

constexpr ActionRows kSnapActions = {
    action("snap.toggle", "marker", Actions::tr("&Snap"),
           Actions::tr("Snap keys, playhead and repeated range to beats and markers (hold Ctrl to disable)"),
           {.group = 4,
            .icon = "snap",
            .keys = "Shift+S",
            .isSwitch = true,
            .words = ActionWords::tr("magnet"),
            .setting = {.key = "snap/on", .page = Page::Timeline}}),
    action("snap.beats", "marker", Actions::tr("Snap to &Beats"), Actions::tr("Snap to beats while snapping is on"),
           {.group = 4, .isSwitch = true, .setting = {.key = "snap/beats", .page = Page::Timeline, .initial = true}}),
    action("snap.markers", "marker", Actions::tr("Snap t&o Markers"),
           Actions::tr("Snap to markers while snapping is on"),
           {.group = 4, .isSwitch = true, .setting = {.key = "snap/markers", .page = Page::Timeline, .initial = true}}),
};

SnapCommands::SnapCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  for (const actions::ActionInfo& row : kSnapActions) {
    context_.bindStored(row.id, [this](bool) { applySnapping(); });
  }
  docks_.whenCreated<panels::GraphPanel>(
      this, [&settings = context_.settings](panels::GraphPanel& graph) { graph.setSnapping(settings.snapTargets()); });
}

void SnapCommands::applySnapping() {
  docks_.panel<panels::TimelinePanel>()->setSnapping(context_.settings.snapTargets());
  if (auto* graph = docks_.createdPanel<panels::GraphPanel>()) graph->setSnapping(context_.settings.snapTargets());
}

}  // namespace furitsuke::commands
