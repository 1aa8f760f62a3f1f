// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene_commands.h"

#include "app/actions/action_set.h"
#include "app/commands/model_commands.h"
#include "app/session/stage.h"

namespace furitsuke::commands {

SceneCommands::SceneCommands(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  context_.actions.bind("scene.setCamera", [this](const actions::ActionArguments& given) { return setCamera(given); });
}

Status SceneCommands::setCamera(const actions::ActionArguments& arguments) {
  const auto motion = ModelCommands::motionFrom(context_, arguments);
  if (!motion) return motion.error();
  context_.stage.setCameraMotion(*motion);
  return Done{};
}

}  // namespace furitsuke::commands
