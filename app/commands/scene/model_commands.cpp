// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/model_commands.h"

#include <algorithm>

#include "app/actions/context_menus.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/prompts.h"
#include "app/panels/dock_area.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/scene/models_panel.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/scene/drawing_order.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kModelRenameParameter{.name = "name", .help = "the new name", .required = true};
constexpr ActionParameter kModelShowParameters[] = {kSwitchParameter, kModelName};
constexpr ActionParameter kModelActivateParameter{.name = "name", .help = "name in the scene list", .required = true};
constexpr ActionParameter kModelSetMotionParameters[] = {
    kModelName, {.name = "motion", .help = "title of its tab; default: no motion"}};

}  // namespace

constexpr ActionRows kModelActions = {
    action("model.rename", "edit", Actions::tr("&Model Name…"),
           Actions::tr("Change the name of the model that the motion was made for"),
           {.group = 3, .parameters = kModelRenameParameter, .follows = "select"}),
    action("model.add", "scene", Actions::tr("&Add Model…"), Actions::tr("Open a model and add it to the scene"),
           {.icon = "add-model",
            .parameters = kFile,
            .words = ActionWords::tr("load model, character, pmx, pmd, accessory"),
            .follows = "physics.steps240"}),
    action("model.remove", "scene", Actions::tr("&Remove Model"),
           Actions::tr("Remove the active model from the scene; its motion stays open"),
           {.icon = "delete", .parameters = kModelName, .words = ActionWords::tr("delete model, unload")}),
    action("model.show", "scene", Actions::tr("&Show Model"), Actions::tr("Show or hide the active model"),
           {.icon = "visibility",
            .checkable = true,
            .parameters = kModelShowParameters,
            .words = ActionWords::tr("hide, visibility, invisible")}),
    action("model.next", "scene", Actions::tr("&Next Model"),
           Actions::tr("Make the next model in the scene the active one"), {.group = 1, .mmdKeys = "Tab"}),
    action("model.previous", "scene", Actions::tr("&Previous Model"),
           Actions::tr("Make the previous model in the scene the active one"), {.group = 1, .mmdKeys = "Shift+Tab"}),
    action("model.activate", "", Actions::tr("Activate Model"), Actions::tr("Make a model the active one"),
           {.parameters = kModelActivateParameter}),
    action("model.drawEarlier", "scene", Actions::tr("Draw &Earlier"),
           Actions::tr("Draw the active model before the one above it in the list"),
           {.group = 2, .icon = "move-up", .words = ActionWords::tr("draw order, transparency order")}),
    action("model.drawLater", "scene", Actions::tr("Draw &Later"),
           Actions::tr("Draw the active model after the one below it in the list"), {.group = 2, .icon = "move-down"}),
    action("model.setMotion", "", Actions::tr("Assign Motion to Model"),
           Actions::tr("Assign an open motion to a model"), {.parameters = kModelSetMotionParameters}),
    action("model.pinMotion", "scene", Actions::tr("Pin M&otion"),
           Actions::tr("Keep the motion of the active model, whatever motion is shown or opened"),
           {.icon = "pin", .checkable = true, .parameters = kModelShowParameters}),
};

ModelCommands::ModelCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  bindModels();
  bindOrder();
  connectPanels();
  for (const auto changed : {&session::Stage::actorsChanged, &session::Stage::activeChanged}) {
    connect(&context_.stage, changed, &context_.actions, &actions::ActionSet::updateStates);
  }
}

void ModelCommands::bindModels() {
  const CommandConditions when(context_);
  const auto isActiveShown = [&stage = context_.stage] { return stage.active() != nullptr && stage.active()->shown; };
  const auto isActivePinned = [&stage = context_.stage] {
    return stage.active() != nullptr && session::isPinned(stage, stage.active()->id());
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
  session::setPinned(context_.stage, id, arguments.flag("on").value_or(!session::isPinned(context_.stage, id)));
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
  session::setDrawingOrder(context_.stage, (*found)->id(), static_cast<std::size_t>(index));
}

}  // namespace furitsuke::commands
