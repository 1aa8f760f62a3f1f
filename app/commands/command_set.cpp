// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_set.h"

#include "app/commands/curve_commands.h"
#include "app/commands/edit_commands.h"
#include "app/commands/file_exchange_commands.h"
#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/findings_commands.h"
#include "app/commands/folder_commands.h"
#include "app/commands/frame_commands.h"
#include "app/commands/graph_commands.h"
#include "app/commands/key_commands.h"
#include "app/commands/playback_commands.h"
#include "app/commands/recovery_commands.h"
#include "app/commands/scene/figure_commands.h"
#include "app/commands/scene/project_commands.h"
#include "app/commands/select_commands.h"
#include "app/commands/track_commands.h"
#include "app/commands/track_name_commands.h"
#include "app/panels/curves/curve_panel.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/viewport/viewport_panel.h"

namespace furitsuke::commands {

CommandSet::CommandSet(const CommandContext& context, const CommandParts& parts, QObject* parent)
    : QObject(parent),
      files_(new FileCommands(context, this)),
      recovery_(new RecoveryCommands(context, *files_->opening, this)),
      window_(makeWindowCommands(context, parts, *files_, this)) {
  recovery_->setProjects(*window_.projects);
  new FileExchangeCommands(context, this);
  new FolderCommands(context, *files_->opening, this);
  auto* viewport = parts.docks.panel<panels::ViewportPanel>();
  connect(files_->opening, &FileOpening::modelBeingRead, viewport, &panels::ViewportPanel::prepareRenderer);
  new FigureCommands(context, {*files_->opening, viewport->notice()}, this);
  new FindingsCommands(context, parts.docks, this);
  new EditCommands(context, parts.docks, this);
  new SelectCommands(context, this);
  auto* keys = new KeyCommands(context, *parts.docks.panel<panels::TimelinePanel>(), this);
  new TrackCommands(context, *keys, this);
  new TrackNameCommands(context, parts.docks, this);
  new CurveCommands(context, *parts.docks.panel<panels::CurvePanel>(), this);
  new GraphCommands(context, parts.docks, this);
  new FrameCommands(context, {parts.transport, *parts.docks.panel<panels::TimelinePanel>()}, this);
  new PlaybackCommands(context, {parts.transport, *parts.docks.panel<panels::TimelinePanel>()}, this);
  makeSceneCommands(context, parts, *files_->opening, this);
  makeTimelineCommands(context, parts, *files_->opening, this);
  makePoseCommands(context, parts, *files_->opening, this);
  makeViewportCommands(context, parts, this);
  makeOperationCommands(context, parts, this);
}

session::OpenProject& CommandSet::project() const noexcept { return window_.projects->project(); }

}  // namespace furitsuke::commands
