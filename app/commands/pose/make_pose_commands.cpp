// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_parts.h"
#include "app/commands/pose/morph_commands.h"
#include "app/commands/pose/parent_commands.h"
#include "app/commands/pose/pose_clipboard_commands.h"
#include "app/commands/pose/pose_commands.h"
#include "app/commands/pose/pose_file_commands.h"
#include "app/commands/pose/pose_library_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/poses/poses_panel.h"
#include "app/panels/timeline/timeline_panel.h"

namespace furitsuke::commands {

void makePoseCommands(const CommandContext& context, const CommandParts& parts, FileOpening& files, QObject* parent) {
  new PoseCommands(context, parts.docks, parent);
  new PoseClipboardCommands(context, parent);
  new PoseFileCommands(context, files, parent);
  new PoseLibraryCommands(context, *parts.docks.panel<panels::PosesPanel>(), parent);
  new ParentCommands(context, *parts.docks.panel<panels::TimelinePanel>(), parent);
  new MorphCommands(context, parts.docks.panel<panels::ModelPanel>()->morphs(), parent);
}

}  // namespace furitsuke::commands
