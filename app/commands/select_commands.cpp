// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/select_commands.h"

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/key_commands.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kSelectParameters[] = {
    {.name = "track", .kind = Kind::Track, .help = "the track", .required = true},
    {.name = "frames", .kind = Kind::Frames, .help = "default: all frames"},
    {.name = "add", .kind = Kind::Flag, .help = "add to the current selection"}};

}  // namespace

constexpr ActionRows kSelectActions = {
    action("select", "", Actions::tr("Select Keys"), Actions::tr("Select the keys of a track within a range of frames"),
           {.parameters = kSelectParameters, .follows = "edit.toggleKey"}),
};

SelectCommands::SelectCommands(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  context_.actions.bind("select", {.run = [this](const actions::ActionArguments& given) { return select(given); },
                                   .enabled = CommandConditions(context_).hasDocument()});
}

Status SelectCommands::select(const actions::ActionArguments& arguments) {
  edit::MotionDocument& document = context_.document();
  const auto track = context_.trackAt(arguments.text("track").value_or(QString()));
  if (!track) return track.error();
  if (document.state().isLocked(*track)) return KeyCommands::lockedError(document, *track);
  motion::KeySelection keys =
      motion::selectKeys(document.motion(), *track, arguments.range("frames").value_or(kAllFrames));
  if (arguments.flag("add").value_or(false)) keys.add(document.state().selection());
  document.state().setCurrentTrack(*track);
  document.state().setSelection(std::move(keys));
  return Done{};
}

}  // namespace furitsuke::commands
