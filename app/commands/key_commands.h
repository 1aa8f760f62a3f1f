// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Adding and moving keys and setting their values: key.*
class KeyCommands : public QObject {
  Q_OBJECT

 public:
  KeyCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent = nullptr);

  /// Adds a key on each target track, at the argument "frame" or the playhead. Creates the track of the argument
  /// "track" if the motion does not have it.
  Status addKeys(const actions::ActionArguments& arguments);
  [[nodiscard]] static Error lockedError(const edit::MotionDocument& document, motion::TrackId track);

 private:
  /// The tracks for new keys: the track of the argument, the selected tracks, or the track of the timeline's cursor.
  [[nodiscard]] Result<std::vector<motion::TrackId>> targetTracks(const actions::ActionArguments& arguments);
  Status moveKeys(const actions::ActionArguments& arguments);
  Status setKeys(const actions::ActionArguments& arguments);

  CommandContext context_;
  panels::TimelinePanel& timeline_;
};

}  // namespace furitsuke::commands
