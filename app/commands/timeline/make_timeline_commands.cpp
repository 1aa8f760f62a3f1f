// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_parts.h"
#include "app/commands/timeline/layer_commands.h"
#include "app/commands/timeline/marker_commands.h"
#include "app/commands/timeline/row_set_commands.h"
#include "app/commands/timeline/ruler_menu.h"
#include "app/commands/timeline/snap_commands.h"
#include "app/commands/timeline/sound_commands.h"
#include "app/commands/timeline/tempo_commands.h"
#include "app/commands/timeline/tempo_find_commands.h"
#include "app/commands/timeline/timeline_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/timeline_panel.h"

namespace furitsuke::commands {

void makeTimelineCommands(const CommandContext& context, const CommandParts& parts, FileOpening& files,
                          QObject* parent) {
  panels::TimelinePanel& timeline = *parts.docks.panel<panels::TimelinePanel>();
  new TimelineCommands(context, parts.docks, parent);
  new RowSetCommands(context, timeline, parent);
  new LayerCommands(context, parts.docks, parent);
  new MarkerCommands(context, timeline, parent);
  QObject::connect(&timeline, &panels::TimelinePanel::revealRequested, &parts.docks,
                   [&docks = parts.docks] { docks.reveal("timeline"); });
  new TempoCommands(context, timeline, parent);
  new TempoFindCommands(context, parent);
  new SoundCommands(context, timeline, files, parent);
  new SnapCommands(context, parts.docks, parent);
  new RulerMenu(context, timeline, parent);
}

}  // namespace furitsuke::commands
