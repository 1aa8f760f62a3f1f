// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_conditions.h"

#include "app/session/bone_posing.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

CommandConditions::Condition CommandConditions::hasDocument() const {
  return [&workspace = workspace_] { return workspace.current() != nullptr; };
}

CommandConditions::Condition CommandConditions::hasSelection() const {
  return [&workspace = workspace_] {
    return workspace.current() != nullptr && !workspace.current()->state().selection().isEmpty();
  };
}

CommandConditions::Condition CommandConditions::hasModel() const {
  return [&stage = stage_] { return !stage.actors().empty(); };
}

CommandConditions::Condition CommandConditions::hasSeveralModels() const {
  return [&stage = stage_] { return stage.actors().size() > 1; };
}

CommandConditions::Condition CommandConditions::hasActiveModel() const {
  return [&stage = stage_] { return stage.active() != nullptr; };
}

CommandConditions::Condition CommandConditions::hasPoseTarget() const {
  return [&workspace = workspace_, &stage = stage_] {
    return workspace.current() != nullptr || stage.active() != nullptr;
  };
}

CommandConditions::Condition CommandConditions::hasUnregisteredPose() const {
  return [&stage = stage_] { return stage.posing().hasDraft(); };
}

}  // namespace furitsuke::commands
