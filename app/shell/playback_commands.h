// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke {

class Playback;
class TimelinePanel;
class TransportBar;

/// Playing: start and end, what is repeated, how fast, how many pictures a second.
class PlaybackCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Playback& playback;
    TransportBar& transport;
    TimelinePanel& timeline;
  };

  PlaybackCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  void bindTransport();
  void bindLoop();
  void bindSpeed();
  void bindRate();
  void showLoop();
  void showRate();
  Status goTo(const ActionArguments& arguments);
  /// Lets the repeated part begin or end at a frame, and repeats.
  Status setLoopEnd(const ActionArguments& arguments, bool isFirst);
  Status loopSelection(const ActionArguments& arguments);
  void repeat(FrameRange range);
  [[nodiscard]] bool hasDocument() const;

  CommandContext context_;
  Parts parts_;
};

}  // namespace furitsuke
