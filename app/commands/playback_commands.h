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

/// Starting and stopping, the loop, speed and frame rate: playback.*
class PlaybackCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    panels::TransportBar& transport;
    panels::TimelinePanel& timeline;
  };

  PlaybackCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

 private:
  void bindTransport();
  void bindLoop();
  void bindSpeed();
  void bindRate();
  Status setSpeed(const actions::ActionArguments& arguments);
  void showLoop();
  /// Sets the first or the last frame of the loop, and turns looping on.
  Status setLoopEnd(const actions::ActionArguments& arguments, bool isFirst);
  Status loopSelection(const actions::ActionArguments& arguments);
  void setLoop(FrameRange range);

  CommandContext context_;
  Parts parts_;
};

}  // namespace furitsuke::commands
