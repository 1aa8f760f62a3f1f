// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_parts.h"
#include "app/commands/operation_commands.h"
#include "app/commands/quality_commands.h"
#include "app/commands/script_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/timeline_panel.h"

namespace furitsuke::commands {

void makeOperationCommands(const CommandContext& context, const CommandParts& parts, QObject* parent) {
  panels::DockArea& docks = parts.docks;
  auto* operations =
      new OperationCommands(context, {docks, *docks.panel<panels::TimelinePanel>(), context.playback}, parent);
  new QualityCommands(context, docks, *operations, parent);
  new ScriptCommands(context, docks, *operations, parent);
}

}  // namespace furitsuke::commands
