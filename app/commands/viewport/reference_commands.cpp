// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/reference_commands.h"

#include <QAction>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/dialogs/prompts.h"
#include "app/panels/dock_area.h"
#include "app/panels/scene/reference_panel.h"
#include "app/panels/scene/reference_view.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kReferenceTimeParameter{
    .name = "ms",
    .kind = Kind::Numbers,
    .help = "milliseconds in the film at frame 0; negative: the film starts later",
    .required = true,
    .count = 1};

}  // namespace

constexpr ActionRows kReferenceActions = {
    action("reference.open", "scene/reference", Actions::tr("&Open Reference…"),
           Actions::tr("Show a film or a picture beside the viewport, to animate after it"),
           {.icon = "open",
            .parameters = kFile,
            .words = ActionWords::tr("rotoscope, trace, guide film, reference video, beside")}),
    action("reference.startHere", "scene/reference", Actions::tr("&Start Reference at Playhead"),
           Actions::tr("Let the film of the reference start at the playhead"),
           {.icon = "first-frame", .parameters = kAtPlayhead}),
    action("reference.time", "scene/reference", Actions::tr("&Time of Reference…"),
           Actions::tr("Set the time of the film that is shown at frame 0, in milliseconds"),
           {.parameters = kReferenceTimeParameter}),
    action("reference.mirror", "scene/reference", Actions::tr("&Mirror Reference"),
           Actions::tr("Show the reference with left and right exchanged"),
           {.group = 1, .icon = "mirror", .isSwitch = true, .words = ActionWords::tr("flip film, mirrored video")}),
    action("reference.fit", "scene/reference", Actions::tr("Zoom to &Whole Reference"),
           Actions::tr("Show all of the reference, as large as possible"), {.group = 1, .icon = "zoom-fit"}),
    action("reference.remove", "scene/reference", Actions::tr("&Remove Reference"),
           Actions::tr("Remove the reference from the motion; its file is kept"), {.group = 2}),
};

namespace {

constexpr int kLongestAskedTime = 3'600'000;  // milliseconds; scripts can set more

}  // namespace

ReferenceCommands::ReferenceCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks), track_(context.workspace, context.stage) {
  bindActions();
  docks_.whenCreated<panels::ReferencePanel>(this, [this](panels::ReferencePanel& panel) { connectPanel(panel); });
  connect(&track_, &session::ReferenceTrack::linkChanged, this, [this] {
    for (const char* id :
         {"reference.startHere", "reference.time", "reference.mirror", "reference.fit", "reference.remove"}) {
      context_.actions.updateState(id);
    }
  });
  reportMediaProblems(context_, track_, mediaTexts(), *this);
}

void ReferenceCommands::bindActions() {
  using Arguments = actions::ActionArguments;
  const actions::ActionBinding::Condition hasReference = {[this] { return track_.link().has_value(); },
                                                          QT_TRANSLATE_NOOP("Conditions", "No motion has a reference")};
  actions::ActionSet& actions = context_.actions;
  actions.bind("reference.open", {.run = [this](const Arguments& given) { return open(given); },
                                  .enabled = CommandConditions(context_).hasDocument()});
  actions.bind("reference.startHere", {.run = [this](const Arguments& given) { startAt(context_.frameFrom(given)); },
                                       .enabled = hasReference});
  actions.bind("reference.time",
               {.run = [this](const Arguments& given) { return setTime(given); }, .enabled = hasReference});
  actions.bind("reference.mirror", {.run = [this](const Arguments& given) { mirror(given); },
                                    .enabled = hasReference,
                                    .checked = [this] { return track_.link() && track_.link()->isMirrored; }});
  actions.bind("reference.fit",
               {.run = [this] { docks_.panel<panels::ReferencePanel>()->view().fit(); }, .enabled = hasReference});
  actions.bind("reference.remove", {.run = [this] { track_.remove(); }, .enabled = hasReference});
}

void ReferenceCommands::connectPanel(panels::ReferencePanel& panel) {
  panel.setEmptyAction(context_.actions.action("reference.open"));
  QList<QAction*> tools;
  for (const char* id :
       {"reference.open", "reference.startHere", "reference.mirror", "reference.fit", "reference.capture"}) {
    tools.append(context_.actions.action(id));
  }
  panel.setToolActions(tools);
  panel.setTrack(track_);
  connect(&panel, &panels::ReferencePanel::fileDropped, this, [this](const QString& path) {
    actions::ActionArguments arguments;
    arguments.set("path", path);
    context_.actions.call("reference.open", arguments);
  });
}

MediaTexts ReferenceCommands::mediaTexts() {
  return {.openAction = "reference.open",
          .openText = [] { return tr("Open Reference…"); },
          .title = [] { return tr("Open Reference"); },
          .unopened = [](const QString& reason) { return tr("The reference could not be opened: %1").arg(reason); },
          .damaged =
              [](const QString& file, const QString& reason) {
                return tr("The reference %1 is damaged or missing: %2").arg(file, reason);
              }};
}

Status ReferenceCommands::open(const actions::ActionArguments& arguments) {
  const Status status = openMedia(context_, track_, mediaTexts(), arguments);
  if (track_.link() || !track_.opening().isEmpty()) docks_.reveal("reference");
  return status;
}

Status ReferenceCommands::setTime(const actions::ActionArguments& arguments) {
  motion::ReferenceLink link = *track_.link();
  if (const auto given = arguments.numbers("ms")) {
    const double time = given->front();
    // False for NaN too.
    if (!(time >= -motion::kFarthestReferenceTime && time <= motion::kFarthestReferenceTime)) {
      return Error::because(Core::tr("ms: out of range"));
    }
    link.time = time;
  } else {
    const auto chosen =
        dialogs::askWhole(context_.window, tr("Time of the Reference"), tr("Milliseconds in the film at frame 0:"),
                          qRound(link.time), -kLongestAskedTime, kLongestAskedTime);
    if (!chosen) return Done{};
    link.time = *chosen;
  }
  track_.change(link);
  return Done{};
}

void ReferenceCommands::startAt(double frame) {
  motion::ReferenceLink link = *track_.link();
  link.time = session::timeOfStartAt(frame);
  track_.change(link);
}

void ReferenceCommands::mirror(const actions::ActionArguments& arguments) {
  motion::ReferenceLink link = *track_.link();
  link.isMirrored = arguments.flag("on").value_or(!link.isMirrored);
  track_.change(link);
}

}  // namespace furitsuke::commands
