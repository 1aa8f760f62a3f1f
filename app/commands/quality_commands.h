// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/quality/motion_quality.h"

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

class OperationCommands;

/// Stepping through the faults that the panel "Clean Up" lists and correcting them: cleanup.*
class QualityCommands : public QObject {
  Q_OBJECT

 public:
  QualityCommands(const CommandContext& context, panels::DockArea& docks, OperationCommands& operations,
                  QObject* parent = nullptr);

 private:
  /// Corrects all places of a kind: a script at once, otherwise in the dialog of the operation.
  Status fix(const actions::ActionArguments& arguments);

  CommandContext context_;
  OperationCommands& operations_;
};

}  // namespace furitsuke::commands
