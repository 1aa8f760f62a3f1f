// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_parts.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/scene/bone_role_commands.h"
#include "app/commands/scene/dancer_commands.h"
#include "app/commands/scene/material_commands.h"
#include "app/commands/scene/model_commands.h"
#include "app/commands/scene/physics_commands.h"
#include "app/commands/scene/prop_commands.h"
#include "app/commands/scene/scene_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/timeline_panel.h"

namespace furitsuke::commands {

void makeSceneCommands(const CommandContext& context, const CommandParts& parts, FileOpening& files, QObject* parent) {
  new ModelCommands(context, {parts.docks, files}, parent);
  new BoneRoleCommands(context, parts.docks, parent);
  new MaterialCommands(context, parent);
  new PhysicsCommands(context, *parts.docks.panel<panels::TimelinePanel>(), parent);
  new SceneCommands(context, parent);
  new DancerCommands(context, parts.docks, parent);
  new PropCommands(context, parts.docks, parent);
}

}  // namespace furitsuke::commands
