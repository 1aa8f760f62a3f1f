// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class DockArea;
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Zoom, shown rows and locked tracks of the timeline: timeline.*
class TimelineCommands : public QObject {
  Q_OBJECT

 public:
  TimelineCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  void bindView();
  void bindRows();
  void bindLocks();
  void reportLockedTracks();
  Status lock(const actions::ActionArguments& arguments);
  void showLockedTracks(edit::MotionDocument& document, const std::vector<motion::TrackId>& tracks);

  CommandContext context_;
  panels::DockArea& docks_;
  panels::TimelinePanel& timeline_;
};

}  // namespace furitsuke::commands
