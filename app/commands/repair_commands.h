// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke {

/// Puts right what the findings tell of; each repair is one undo step.
class RepairCommands : public QObject {
  Q_OBJECT

 public:
  explicit RepairCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  Status repair(const ActionArguments& arguments);
  Status repairAll();
  [[nodiscard]] MotionDocument& document() const;

  CommandContext context_;
};

}  // namespace furitsuke
