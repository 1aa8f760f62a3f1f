// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/scene_commands.h"

#include "app/actions/action_set.h"
#include "app/commands/scene/model_commands.h"
#include "app/session/settings.h"
#include "app/session/stage.h"

namespace furitsuke::commands {

SceneCommands::SceneCommands(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  const auto bind = [this](const char* id, session::ScenePart part) {
    context_.actions.bind(id, [this, part](const actions::ActionArguments& given) { return setMotion(part, given); });
  };
  bind("scene.setCamera", session::ScenePart::Camera);
  bind("scene.setLight", session::ScenePart::Light);
  bind("scene.setSelfShadow", session::ScenePart::SelfShadow);
  bindHolding();
}

void SceneCommands::bindHolding() {
  const auto setting = [&settings = context_.settings] { return settings.window().holdFirstKeys; };
  const auto apply = [&stage = context_.stage, setting] {
    stage.setBeforeFirst(setting().value() ? eval::BeforeFirst::Hold : eval::BeforeFirst::Rest);
  };
  const auto toggle = [setting, apply](const actions::ActionArguments& given) {
    setting().set(given.flag("on").value_or(!setting().value()));
    apply();
  };
  context_.actions.bind("scene.holdFirstKeys", {.run = toggle, .checked = [setting] { return setting().value(); }});
  apply();
}

Status SceneCommands::setMotion(session::ScenePart part, const actions::ActionArguments& arguments) {
  const auto motion = ModelCommands::motionFrom(context_, arguments);
  if (!motion) return motion.error();
  context_.stage.choosePartMotion(part, *motion);
  return Done{};
}

}  // namespace furitsuke::commands
