// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/material_commands.h"

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/named_part.h"
#include "app/session/scene/stage.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kMaterialShowParameters[] = {
    {.name = "name", .help = "name of the material, Japanese or English", .required = true}, kSwitchParameter};

}  // namespace

constexpr ActionRows kMaterialActions = {
    action("material.show", "", Actions::tr("Show Material"),
           Actions::tr("Show or hide a material of the active model"), {.parameters = kMaterialShowParameters}),
    action("material.showAll", "scene", Actions::tr("Sho&w All Materials"),
           Actions::tr("Show all hidden materials of the active model"), {.group = 3, .icon = "visibility"}),
};

MaterialCommands::MaterialCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  context_.actions.bind("material.show", {.run = [this](const actions::ActionArguments& given) { return show(given); },
                                          .enabled = CommandConditions(context_).hasActiveModel()});
  const actions::ActionBinding::Condition hasHidden = {
      [&stage = context_.stage] { return stage.active() != nullptr && !stage.active()->hiddenMaterials().empty(); },
      QT_TRANSLATE_NOOP("Conditions", "No material of the active model is hidden")};
  context_.actions.bind("material.showAll", {.run = [this] { showAll(); }, .enabled = hasHidden});
}

Status MaterialCommands::show(const actions::ActionArguments& arguments) {
  scene::Actor& actor = *context_.stage.active();
  const auto material = indexOfNamedPart(actor.model().materials, arguments.text("name").value_or(QString()));
  if (!material) return material.error();
  actor.setMaterialShown(*material, arguments.flag("on").value_or(!actor.isMaterialShown(*material)));
  context_.stage.invalidate();
  return Done{};
}

void MaterialCommands::showAll() {
  context_.stage.active()->showAllMaterials();
  context_.stage.invalidate();
}

}  // namespace furitsuke::commands
