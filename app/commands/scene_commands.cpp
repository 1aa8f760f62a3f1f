// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene_commands.h"

#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/model_files.h"
#include "app/commands/prompts.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/stage/stage.h"

namespace furitsuke {

SceneCommands::SceneCommands(const CommandContext& context, FileCommands& files, QObject* parent)
    : QObject(parent), context_(context), files_(files) {
  bindModels();
  bindMotions();
  connect(&context_.stage, &Stage::castChanged, this, &SceneCommands::showState);
  connect(&context_.stage, &Stage::activeChanged, this, &SceneCommands::showState);
}

void SceneCommands::bindModels() {
  ActionSet& actions = context_.actions;
  Stage& stage = context_.stage;
  const auto hasModel = [&stage] { return stage.active() != nullptr; };
  const auto hasSeveral = [&stage] { return stage.actors().size() > 1; };
  actions.bind("model.add", [this](const ActionArguments& given) { return addModel(given); });
  actions.bind(
      "model.remove",
      [this, &stage](const ActionArguments& given) -> Status {
        const auto actor = modelOf(given);
        if (!actor) return actor.error();
        stage.removeActor((*actor)->id());
        return Done{};
      },
      hasModel);
  actions.bind(
      "model.show",
      [this, &stage](const ActionArguments& given) -> Status {
        const auto actor = modelOf(given);
        if (!actor) return actor.error();
        stage.setShown((*actor)->id(), given.flag("on").value_or(!(*actor)->shown));
        return Done{};
      },
      hasModel);
  actions.bind("model.activate", [this, &stage](const ActionArguments& given) -> Status {
    const auto actor = modelOf(given);
    if (!actor) return actor.error();
    stage.setActive((*actor)->id());
    return Done{};
  });
  const auto bindStep = [&](const char* id, int by) {
    actions.bind(
        id,
        [this, by](const ActionArguments&) -> Status {
          step(by);
          return Done{};
        },
        hasSeveral);
  };
  bindStep("model.next", 1);
  bindStep("model.previous", -1);
  actions.bind(
      "model.drawEarlier", [this](const ActionArguments&) { return move(-1); }, hasSeveral);
  actions.bind(
      "model.drawLater", [this](const ActionArguments&) { return move(1); }, hasSeveral);
}

void SceneCommands::bindMotions() {
  ActionSet& actions = context_.actions;
  Stage& stage = context_.stage;
  actions.bind("model.setMotion", [this, &stage](const ActionArguments& given) -> Status {
    const auto actor = modelOf(given);
    if (!actor) return actor.error();
    const auto motion = motionOf(given);
    if (!motion) return motion.error();
    stage.assignMotion((*actor)->id(), *motion);
    return Done{};
  });
  actions.bind("scene.setCamera", [this, &stage](const ActionArguments& given) -> Status {
    const auto motion = motionOf(given);
    if (!motion) return motion.error();
    stage.setCameraMotion(*motion);
    return Done{};
  });
}

Status SceneCommands::addModel(const ActionArguments& arguments) {
  if (const auto path = arguments.text("path")) return namingFile(files_.open(*path), *path);
  files_.openSoon(
      askFilesToOpen(context_.window, tr("Add Model"), modelFileFilter(), context_.settings.lastFolder(), true));
  return Done{};
}

Result<Actor*> SceneCommands::modelOf(const ActionArguments& arguments) const {
  const auto name = arguments.text("name");
  if (!name) {
    if (context_.stage.active() == nullptr) return Error{{}, {}, "there is no model"};
    return context_.stage.active();
  }
  for (const auto& actor : context_.stage.actors()) {
    if (actor->title == name->toStdString()) return actor.get();
  }
  return Error{{}, {}, "no model is called '" + name->toStdString() + "'"};
}

Result<MotionDocument*> SceneCommands::motionOf(const ActionArguments& arguments) const {
  const auto title = arguments.text("motion");
  if (!title) return static_cast<MotionDocument*>(nullptr);
  for (int i = 0; i < context_.workspace.count(); ++i) {
    if (context_.workspace.document(i)->title() == *title) return context_.workspace.document(i);
  }
  return Error{{}, {}, "no open motion is called '" + title->toStdString() + "'"};
}

void SceneCommands::step(int by) {
  const auto& actors = context_.stage.actors();
  const auto found =
      std::ranges::find_if(actors, [&](const auto& actor) { return actor.get() == context_.stage.active(); });
  const int count = static_cast<int>(actors.size());
  const int place = static_cast<int>(found - actors.begin());
  context_.stage.setActive(actors[static_cast<std::size_t>((place + by + count) % count)]->id());
}

Status SceneCommands::move(int by) {
  const auto& actors = context_.stage.actors();
  const auto found =
      std::ranges::find_if(actors, [&](const auto& actor) { return actor.get() == context_.stage.active(); });
  const auto place = found - actors.begin() + by;
  if (place < 0 || place >= static_cast<std::ptrdiff_t>(actors.size())) return Done{};
  context_.stage.moveActor((*found)->id(), static_cast<std::size_t>(place));
  return Done{};
}

void SceneCommands::showState() {
  const Actor* active = context_.stage.active();
  context_.actions.action("model.show")->setChecked(active != nullptr && active->shown);
  context_.actions.updateEnabled();
}

}  // namespace furitsuke
