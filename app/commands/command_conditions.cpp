// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_conditions.h"

#include "app/session/bone_posing.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

CommandConditions::Condition CommandConditions::hasDocument() const {
  return {[&workspace = workspace_] { return workspace.current() != nullptr; },
          QT_TRANSLATE_NOOP("Conditions", "No motion is open")};
}

CommandConditions::Condition CommandConditions::hasSelection() const {
  return hasDocument() &&
         Condition([&workspace = workspace_] { return !workspace.current()->state().selection().isEmpty(); },
                   QT_TRANSLATE_NOOP("Conditions", "No keys are selected"));
}

CommandConditions::Condition CommandConditions::hasModel() const {
  return {[&stage = stage_] { return !stage.actors().empty(); },
          QT_TRANSLATE_NOOP("Conditions", "The scene has no model")};
}

CommandConditions::Condition CommandConditions::hasSeveralModels() const {
  return {[&stage = stage_] { return stage.actors().size() > 1; },
          QT_TRANSLATE_NOOP("Conditions", "The scene has fewer than two models")};
}

CommandConditions::Condition CommandConditions::hasActiveModel() const {
  return {[&stage = stage_] { return stage.active() != nullptr; },
          QT_TRANSLATE_NOOP("Conditions", "No model is active")};
}

CommandConditions::Condition CommandConditions::hasPoseTarget() const {
  return {[&workspace = workspace_, &stage = stage_] {
            return workspace.current() != nullptr || stage.active() != nullptr;
          },
          QT_TRANSLATE_NOOP("Conditions", "No motion is open and no model is active")};
}

CommandConditions::Condition CommandConditions::hasUnregisteredPose() const {
  return {[&stage = stage_] { return stage.posing().hasDraft(); },
          QT_TRANSLATE_NOOP("Conditions", "There is no unregistered pose")};
}

}  // namespace furitsuke::commands
