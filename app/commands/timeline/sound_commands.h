// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

class FileOpening;

/// The sound of a motion: sound.*
class SoundCommands : public QObject {
  Q_OBJECT

 public:
  SoundCommands(const CommandContext& context, panels::TimelinePanel& timeline, FileOpening& files,
                QObject* parent = nullptr);

 private:
  void bindSound();
  void bindHearing();
  void connectTimeline(panels::TimelinePanel& timeline);
  void connectMessages();
  Status open(const actions::ActionArguments& arguments);
  Status setVolume(const actions::ActionArguments& arguments);
  Status setOffset(const actions::ActionArguments& arguments);
  Status setLateness(const actions::ActionArguments& arguments);
  void showState();

  CommandContext context_;
  FileOpening& files_;
  bool isDeviceReported_ = false;
};

}  // namespace furitsuke::commands
