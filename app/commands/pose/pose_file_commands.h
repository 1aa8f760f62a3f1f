// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::commands {

class FileOpening;

/// VPD files: pose.open, pose.import and pose.export.
class PoseFileCommands : public QObject {
  Q_OBJECT

 public:
  PoseFileCommands(const CommandContext& context, FileOpening& files, QObject* parent = nullptr);

 private:
  Status openPose(const actions::ActionArguments& arguments);
  Status importPose(const actions::ActionArguments& arguments);
  Status exportPose(const actions::ActionArguments& arguments);

  CommandContext context_;
  FileOpening& files_;
};

}  // namespace furitsuke::commands
