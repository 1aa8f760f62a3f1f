// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/scene_commands.h"

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/scene/model_commands.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kSceneSetCameraParameter{.name = "motion",
                                                   .help = "title of its tab; default: MMD's default camera"};
constexpr ActionParameter kSceneSetLightParameter{.name = "motion",
                                                  .help = "title of its tab; default: MMD's default light"};
constexpr ActionParameter kSceneSetSelfShadowParameter{.name = "motion",
                                                       .help = "title of its tab; default: MMD's default self shadow"};
constexpr ActionParameter kSceneSetMediaParameter{.name = "motion", .help = "title of its tab; default: none"};

}  // namespace

constexpr ActionRows kSceneActions = {
    action("scene.holdFirstKeys", "scene", Actions::tr("&Hold First Keys"),
           Actions::tr("Before the first key of a track, show that key as some players do; off: move from rest at "
                       "frame 0 as MMD does"),
           {.isSwitch = true, .setting = {.key = "scene/holdFirstKeys", .page = Page::Playback}}),
    action("scene.setCamera", "", Actions::tr("Set Camera Motion"), Actions::tr("Use the camera of an open motion"),
           {.parameters = kSceneSetCameraParameter}),
    action("scene.setLight", "", Actions::tr("Set Light Motion"), Actions::tr("Use the light of an open motion"),
           {.parameters = kSceneSetLightParameter}),
    action("scene.setSelfShadow", "", Actions::tr("Set Self Shadow Motion"),
           Actions::tr("Use the self shadow of an open motion"), {.parameters = kSceneSetSelfShadowParameter}),
    action("scene.setSound", "", Actions::tr("Set Motion of Sound"),
           Actions::tr("Play the sound that an open motion names"), {.parameters = kSceneSetMediaParameter}),
    action("scene.setBackground", "", Actions::tr("Set Motion of Background"),
           Actions::tr("Show the background that an open motion names"), {.parameters = kSceneSetMediaParameter}),
    action("scene.setReference", "", Actions::tr("Set Motion of Reference"),
           Actions::tr("Show the reference that an open motion names"), {.parameters = kSceneSetMediaParameter}),
};

SceneCommands::SceneCommands(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  const auto bind = [this](const char* id, session::ScenePart part) {
    context_.actions.bind(id, [this, part](const actions::ActionArguments& given) { return setMotion(part, given); });
  };
  bind("scene.setCamera", session::ScenePart::Camera);
  bind("scene.setLight", session::ScenePart::Light);
  bind("scene.setSelfShadow", session::ScenePart::SelfShadow);
  bind("scene.setSound", session::ScenePart::Sound);
  bind("scene.setBackground", session::ScenePart::Background);
  bind("scene.setReference", session::ScenePart::Reference);
  bindHolding();
}

void SceneCommands::bindHolding() {
  context_.bindStored("scene.holdFirstKeys", [&stage = context_.stage](bool on) {
    stage.setPreExtrapolation(on ? eval::PreExtrapolation::Hold : eval::PreExtrapolation::Rest);
  });
}

Status SceneCommands::setMotion(session::ScenePart part, const actions::ActionArguments& arguments) {
  const auto motion = ModelCommands::motionFrom(context_, arguments);
  if (!motion) return motion.error();
  context_.stage.choosePartMotion(part, *motion);
  return Done{};
}

}  // namespace furitsuke::commands
