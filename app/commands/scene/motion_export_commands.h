// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/captures/motion_exporting.h"

namespace furitsuke::commands {

/// Writing the current motion of a model, or its camera, for other programs: file.exportMotion. A page asks for the
/// settings; a script gives them.
class MotionExportCommands : public QObject {
  Q_OBJECT

 public:
  explicit MotionExportCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  Status exportMotion(const actions::ActionArguments& arguments);
  [[nodiscard]] Result<session::MotionExport> suggested() const;
  void showPage(session::MotionExport motion);
  void remember(const session::MotionExport& motion);

  CommandContext context_;
};

}  // namespace furitsuke::commands
