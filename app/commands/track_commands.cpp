// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/track_commands.h"

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/key_commands.h"
#include "app/dialogs/prompts.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kTrackAddParameter{.name = "name", .help = "name of a bone, or morph:NAME", .required = true};

}  // namespace

constexpr ActionRows kTrackActions = {
    action("track.add", "key", Actions::tr("Add &Track…"),
           Actions::tr("Add a track for a bone or morph, with its first key at the playhead"),
           {.parameters = kTrackAddParameter, .words = ActionWords::tr("add bone, new track, add morph")}),
};

TrackCommands::TrackCommands(const CommandContext& context, KeyCommands& keys, QObject* parent)
    : QObject(parent), context_(context), keys_(keys) {
  context_.actions.bind("track.add", {.run = [this](const actions::ActionArguments& given) { return addTrack(given); },
                                      .enabled = CommandConditions(context_).hasDocument()});
}

Status TrackCommands::addTrack(const actions::ActionArguments& arguments) {
  std::optional<QString> name = arguments.text("name");
  if (!name) {
    name =
        dialogs::askText(context_.window, tr("Add Track"), tr("Name of a bone, or morph: and the name of a morph"), {});
  }
  if (!name) return Done{};
  actions::ActionArguments key;
  key.set("track", *name);
  Status added = keys_.addKeys(key);
  edit::MotionDocument& document = context_.document();
  if (added) document.state().setCurrentTrack(motion::findTrack(document.motion(), name->toStdString()));
  return added;
}

}  // namespace furitsuke::commands
