// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_parts.h"
#include "app/commands/viewport/background_commands.h"
#include "app/commands/viewport/camera_bake_commands.h"
#include "app/commands/viewport/camera_commands.h"
#include "app/commands/viewport/reference_commands.h"
#include "app/commands/viewport/viewport_commands.h"
#include "app/commands/viewport/viewport_comparison_commands.h"
#include "app/commands/viewport/viewport_picture_commands.h"
#include "app/commands/viewport/viewport_trail_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_panel.h"

namespace furitsuke::commands {

void makeViewportCommands(const CommandContext& context, const CommandParts& parts, QObject* parent) {
  panels::ViewportPanel& viewport = *parts.docks.panel<panels::ViewportPanel>();
  new BackgroundCommands(context, viewport, parent);
  new ReferenceCommands(context, parts.docks, parent);
  new ViewportCommands(context, viewport, parent);
  new ViewportPictureCommands(context, viewport, parent);
  new ViewportTrailCommands(context, viewport, parent);
  new ViewportComparisonCommands(context, parts.docks, parent);
  auto* camera = new CameraCommands(context, viewport, parent);
  new CameraBakeCommands(context, {viewport, *camera}, parent);
}

}  // namespace furitsuke::commands
