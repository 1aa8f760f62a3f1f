// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_set.h"
#include "app/commands/command_context.h"

namespace furitsuke::commands {

/// The conditions that several commands share, for ActionBinding. The returned functions refer to the workspace and the
/// stage of the context.
class CommandConditions {
 public:
  using Condition = actions::ActionBinding::Condition;

  explicit CommandConditions(const CommandContext& context) : workspace_(context.workspace), stage_(context.stage) {}

  /// A motion is open.
  [[nodiscard]] Condition hasDocument() const;
  /// Keys of the current motion are selected.
  [[nodiscard]] Condition hasSelection() const;
  [[nodiscard]] Condition hasModel() const;
  [[nodiscard]] Condition hasSeveralModels() const;
  [[nodiscard]] Condition hasActiveModel() const;
  /// A motion is open, or there is an active model that can get one.
  [[nodiscard]] Condition hasPoseTarget() const;
  [[nodiscard]] Condition hasUnregisteredPose() const;

 private:
  session::Workspace& workspace_;
  session::Stage& stage_;
};

}  // namespace furitsuke::commands
