// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class TimelinePanel;
class TransportBar;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Moving the playhead: frame.*
class FrameCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    panels::TransportBar& transport;
    panels::TimelinePanel& timeline;
  };

  FrameCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

 private:
  /// The tracks whose keys are the previous and the next one: those of the rows that are selected together, else those
  /// of the selected keys, else the current track.
  [[nodiscard]] std::vector<motion::TrackId> chosenTracks() const;
  void goTo(const actions::ActionArguments& arguments);

  CommandContext context_;
  Parts parts_;
};

}  // namespace furitsuke::commands
