// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/model_commands.h"

#include <algorithm>

#include "app/actions/context_menus.h"
#include "app/commands/command_conditions.h"
#include "app/commands/file_commands.h"
#include "app/dialogs/prompts.h"
#include "app/panels/dock_area.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/models/models_panel.h"
#include "app/session/file_filters.h"
#include "app/session/scene_changes.h"
#include "app/session/settings.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

ModelCommands::ModelCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  bindModels();
  bindOrder();
  connectPanels();
  for (const auto changed : {&session::Stage::castChanged, &session::Stage::activeChanged}) {
    connect(&context_.stage, changed, &context_.actions, &actions::ActionSet::updateStates);
  }
}

void ModelCommands::bindModels() {
  const CommandConditions when(context_);
  const auto isActiveShown = [&stage = context_.stage] { return stage.active() != nullptr && stage.active()->shown; };
  const auto isActivePinned = [&stage = context_.stage] {
    return stage.active() != nullptr && stage.isPinned(stage.active()->id());
  };
  const auto call = [this](Run run) {
    return [this, run](const actions::ActionArguments& given) { return (this->*run)(given); };
  };
  actions::ActionSet& actions = context_.actions;
  actions.bind("model.add", call(&ModelCommands::addModel));
  actions.bind("model.remove", {.run = call(&ModelCommands::remove), .enabled = when.hasActiveModel()});
  actions.bind("model.show",
               {.run = call(&ModelCommands::show), .enabled = when.hasActiveModel(), .checked = isActiveShown});
  actions.bind("model.activate", call(&ModelCommands::activate));
  actions.bind("model.setMotion", call(&ModelCommands::setMotion));
  actions.bind("model.pinMotion",
               {.run = call(&ModelCommands::pinMotion), .enabled = when.hasActiveModel(), .checked = isActivePinned});
  actions.bind("model.rename", {.run = call(&ModelCommands::rename), .enabled = when.hasDocument()});
}

void ModelCommands::bindOrder() {
  const auto hasSeveral = CommandConditions(context_).hasSeveralModels();
  actions::ActionSet& actions = context_.actions;
  actions.bind("model.next", {.run = [this] { step(1); }, .enabled = hasSeveral});
  actions.bind("model.previous", {.run = [this] { step(-1); }, .enabled = hasSeveral});
  actions.bind("model.drawEarlier", {.run = [this] { move(-1); }, .enabled = hasSeveral});
  actions.bind("model.drawLater", {.run = [this] { move(1); }, .enabled = hasSeveral});
}

void ModelCommands::connectPanels() {
  parts_.docks.whenCreated<panels::ModelsPanel>(this, [this](panels::ModelsPanel& panel) { connectScene(panel); });
  parts_.docks.panel<panels::ModelPanel>()->setEmptyAction(context_.actions.action("model.add"));
}

void ModelCommands::connectScene(panels::ModelsPanel& panel) {
  session::Stage& stage = context_.stage;
  connect(&panel, &panels::ModelsPanel::motionChosen, this, &ModelCommands::assign);
  connect(&panel, &panels::ModelsPanel::partMotionChosen, &stage, &session::Stage::choosePartMotion);
  QList<QAction*> tools;
  for (const char* id :
       {"model.add", "model.remove", "", "model.drawEarlier", "model.drawLater", "", "viewport.frameSelection"}) {
    tools.append(*id == '\0' ? nullptr : context_.actions.action(id));
  }
  panel.setToolActions(tools);
  using actions::ContextMenu;
  panel.setContextActions({.model = actions::contextActions(context_.actions, ContextMenu::ModelRow),
                           .camera = actions::contextActions(context_.actions, ContextMenu::CameraRow),
                           .other = actions::contextActions(context_.actions, ContextMenu::SceneRow)});
  connect(&panel, &panels::ModelsPanel::motionRequested, &context_.workspace, &session::Workspace::setCurrent);
  panel.setEmptyAction(context_.actions.action("model.add"));
}

Status ModelCommands::addModel(const actions::ActionArguments& arguments) {
  if (const auto path = arguments.text("path")) return session::withFileName(parts_.files.open(*path), *path);
  parts_.files.openSoon(dialogs::askFilesToOpen(context_.window, tr("Add Model"),
                                                session::fileFilter({session::FileFilter::ModelsAndProps}),
                                                context_.settings.lastFolder(), true));
  return Done{};
}

Status ModelCommands::remove(const actions::ActionArguments& arguments) {
  const auto actor = modelFrom(arguments);
  if (!actor) return actor.error();
  context_.stage.removeActor((*actor)->id());
  return Done{};
}

Status ModelCommands::show(const actions::ActionArguments& arguments) {
  const auto actor = modelFrom(arguments);
  if (!actor) return actor.error();
  session::setShown(context_.stage, (*actor)->id(), arguments.flag("on").value_or(!(*actor)->shown));
  return Done{};
}

Status ModelCommands::activate(const actions::ActionArguments& arguments) {
  const auto actor = modelFrom(arguments);
  if (!actor) return actor.error();
  context_.stage.setActive((*actor)->id());
  return Done{};
}

Status ModelCommands::setMotion(const actions::ActionArguments& arguments) {
  const auto actor = modelFrom(arguments);
  if (!actor) return actor.error();
  const auto motion = motionFrom(context_, arguments);
  if (!motion) return motion.error();
  assign((*actor)->id(), *motion);
  return Done{};
}

void ModelCommands::assign(std::uint64_t model, edit::MotionDocument* motion) {
  context_.stage.assignMotion(model, motion);
  const scene::Actor* active = context_.stage.active();
  if (motion != nullptr && active != nullptr && active->id() == model) context_.workspace.setCurrent(motion);
}

Status ModelCommands::pinMotion(const actions::ActionArguments& arguments) {
  const auto actor = modelFrom(arguments);
  if (!actor) return actor.error();
  const std::uint64_t id = (*actor)->id();
  session::setPinned(context_.stage, id, arguments.flag("on").value_or(!context_.stage.isPinned(id)));
  return Done{};
}

Status ModelCommands::rename(const actions::ActionArguments& arguments) {
  edit::MotionDocument& document = context_.document();
  std::optional<QString> text = arguments.text("name");
  if (!text) {
    text = dialogs::askText(context_.window, tr("Model Name"), tr("Name of the model that the motion was made for"),
                            QString::fromStdString(document.motion().modelName.text()));
  }
  if (!text) return Done{};
  const auto name = Name::fromText(text->toStdString());
  if (!name) return name.error();
  document.history().setModelName(*name);
  return Done{};
}

Result<scene::Actor*> ModelCommands::modelFrom(const actions::ActionArguments& arguments) const {
  const auto name = arguments.text("name");
  if (!name) {
    if (context_.stage.active() == nullptr) return Error::because(Core::tr("no model is loaded"));
    return context_.stage.active();
  }
  for (const auto& actor : context_.stage.actors()) {
    if (actor->title == name->toStdString()) return actor.get();
  }
  return Error::because(Core::trWith("no model is named '%1'"), name->toStdString());
}

Result<edit::MotionDocument*> ModelCommands::motionFrom(const CommandContext& context,
                                                        const actions::ActionArguments& arguments) {
  const auto title = arguments.text("motion");
  if (!title) return static_cast<edit::MotionDocument*>(nullptr);
  for (int i = 0; i < context.workspace.count(); ++i) {
    if (context.workspace.document(i)->file().title() == *title) return context.workspace.document(i);
  }
  return Error::because(Core::trWith("no open motion is named '%1'"), title->toStdString());
}

void ModelCommands::step(int by) {
  const auto& actors = context_.stage.actors();
  const auto found =
      std::ranges::find_if(actors, [&](const auto& actor) { return actor.get() == context_.stage.active(); });
  const int count = static_cast<int>(actors.size());
  const int index = static_cast<int>(found - actors.begin());
  context_.stage.setActive(actors[static_cast<std::size_t>((index + by + count) % count)]->id());
}

void ModelCommands::move(int by) {
  const auto& actors = context_.stage.actors();
  const auto found =
      std::ranges::find_if(actors, [&](const auto& actor) { return actor.get() == context_.stage.active(); });
  const auto index = found - actors.begin() + by;
  if (index < 0 || index >= static_cast<std::ptrdiff_t>(actors.size())) return;
  session::moveActor(context_.stage, (*found)->id(), static_cast<std::size_t>(index));
}

}  // namespace furitsuke::commands
