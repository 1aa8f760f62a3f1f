// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/marker_commands.h"

#include <utility>

#include "app/actions/context_menus.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/panels/timeline/marker_menu.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kMarkerFrame{
    .name = "frame", .kind = Kind::FrameNumber, .help = "frame of the marker; default: the playhead"};
constexpr ActionParameter kMarkerAddParameters[] = {kAtPlayhead,
                                                    {.name = "name", .help = "default: empty"},
                                                    {.name = "color",
                                                     .kind = Kind::Choice,
                                                     .help = "default: red",
                                                     .choices = "red|orange|yellow|green|cyan|blue|violet|gray"}};
constexpr ActionParameter kMarkerRenameParameters[] = {{.name = "name", .help = "the new name", .required = true},
                                                       kMarkerFrame};
constexpr ActionParameter kMarkerColorParameters[] = {{.name = "color",
                                                       .kind = Kind::Choice,
                                                       .help = "default: the next color",
                                                       .choices = "red|orange|yellow|green|cyan|blue|violet|gray"},
                                                      kMarkerFrame};
constexpr ActionParameter kMarkerMoveParameters[] = {
    {.name = "to", .kind = Kind::FrameNumber, .help = "default: the playhead"},
    {.name = "frame",
     .kind = Kind::FrameNumber,
     .help = "frame of the marker; default: the last marker before the playhead"}};

}  // namespace

constexpr ActionRows kMarkerActions = {
    action("marker.add", "marker", Actions::tr("&Add Marker"),
           Actions::tr("Add a marker at the playhead and enter its name"),
           {.group = 1,
            .icon = "marker",
            .keys = "M",
            .parameters = kMarkerAddParameters,
            .words = ActionWords::tr("bookmark, label, note, comment")}),
    action("marker.rename", "marker", Actions::tr("&Rename Marker…"), Actions::tr("Rename the marker at the playhead"),
           {.group = 1, .keys = "Shift+M", .blenderKeys = "Ctrl+M", .parameters = kMarkerRenameParameters}),
    action("marker.color", "marker", Actions::tr("&Next Marker Color"),
           Actions::tr("Change the marker at the playhead to the next color"),
           {.group = 1, .keys = "Ctrl+M", .blenderKeys = "Shift+M", .parameters = kMarkerColorParameters}),
    action("marker.move", "marker", Actions::tr("&Move Marker to Playhead"),
           Actions::tr("Move the last marker before the playhead to the playhead"),
           {.group = 1, .parameters = kMarkerMoveParameters}),
    action("marker.delete", "marker", Actions::tr("&Delete Marker"), Actions::tr("Delete the marker at the playhead"),
           {.group = 1, .icon = "delete", .keys = "Ctrl+Shift+M", .parameters = kMarkerFrame}),
    action("marker.previous", "marker", Actions::tr("&Previous Marker"),
           Actions::tr("Go to the marker before the playhead"), {.group = 2, .keys = "Ctrl+Shift+Left"}),
    action("marker.next", "marker", Actions::tr("Ne&xt Marker"), Actions::tr("Go to the marker after the playhead"),
           {.group = 2, .keys = "Ctrl+Shift+Right"}),
};

MarkerCommands::MarkerCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context), timeline_(timeline) {
  bindMarkers();
  bindJumps();
  timeline_.setContextActions(panels::TimelineMenu::Markers,
                              actions::contextActions(context_.actions, actions::ContextMenu::MarkerLane));
}

edit::MotionDocument& MarkerCommands::document() const { return context_.document(); }
const motion::Annotations& MarkerCommands::annotations() const { return document().motion().annotations; }
bool MarkerCommands::hasMarkers() const {
  return context_.workspace.current() != nullptr && !annotations().markers.empty();
}

Result<std::size_t> MarkerCommands::markerFrom(const actions::ActionArguments& arguments) const {
  const Frame frame = context_.frameFrom(arguments);
  if (const auto index = motion::markerAt(annotations(), frame)) return *index;
  return Error::because(Message::verbatim(tr("no marker at frame %1").arg(frame).toStdString()));
}

void MarkerCommands::bindMarkers() {
  actions::ActionSet& actions = context_.actions;
  const actions::ActionBinding::Condition hasSome = {[this] { return hasMarkers(); },
                                                     QT_TRANSLATE_NOOP("Conditions", "The motion has no markers")};
  const auto bindMarker = [&](const char* id, Status (MarkerCommands::*run)(const actions::ActionArguments&),
                              const CommandConditions::Condition& enabled) {
    actions.bind(id, {.run = [this, run](const actions::ActionArguments& given) { return (this->*run)(given); },
                      .enabled = enabled});
  };
  bindMarker("marker.add", &MarkerCommands::add, CommandConditions(context_).hasDocument());
  bindMarker("marker.rename", &MarkerCommands::rename, hasSome);
  bindMarker("marker.color", &MarkerCommands::setColor, hasSome);
  bindMarker("marker.move", &MarkerCommands::move, hasSome);
  bindMarker("marker.delete", &MarkerCommands::remove, hasSome);
}

Status MarkerCommands::add(const actions::ActionArguments& arguments) {
  motion::Marker marker;
  marker.frame = context_.frameFrom(arguments);
  marker.name = arguments.text("name").value_or(QString()).toStdString();
  if (const auto color = arguments.text("color")) marker.color = color->toStdString();
  const std::size_t index = panels::addMarker(document(), std::move(marker));
  if (!context_.actions.isScripted()) timeline_.editMarkerName(index, true);
  return Done{};
}

Status MarkerCommands::rename(const actions::ActionArguments& arguments) {
  const Result<std::size_t> index = markerFrom(arguments);
  if (!index) return index.error();
  if (const auto name = arguments.text("name")) {
    panels::renameMarker(document(), *index, *name);
  } else {
    timeline_.editMarkerName(*index, false);
  }
  return Done{};
}

Status MarkerCommands::setColor(const actions::ActionArguments& arguments) {
  const Result<std::size_t> index = markerFrom(arguments);
  if (!index) return index.error();
  const auto now = static_cast<std::size_t>(motion::colorOf(annotations().markers[*index]));
  const auto next = static_cast<motion::MarkerColor>((now + 1) % motion::kMarkerColorCount);
  const auto name = arguments.text("color");
  panels::recolorMarker(document(), *index,
                        name ? motion::markerColorFromName(name->toStdString()).value_or(next) : next);
  return Done{};
}

Status MarkerCommands::remove(const actions::ActionArguments& arguments) {
  const Result<std::size_t> index = markerFrom(arguments);
  if (!index) return index.error();
  panels::deleteMarker(document(), *index);
  return Done{};
}

Status MarkerCommands::move(const actions::ActionArguments& arguments) {
  const auto to = arguments.whole("to").value_or(document().state().currentFrame());
  std::size_t index = 0;
  if (arguments.has("frame")) {
    const Result<std::size_t> named = markerFrom(arguments);
    if (!named) return named.error();
    index = *named;
  } else {
    const auto before = motion::previousMarker(annotations(), document().state().currentFrame());
    if (!before) return Error::because(Message::verbatim(tr("no marker before the playhead").toStdString()));
    index = *before;
  }
  panels::moveMarker(document(), index, to);
  return Done{};
}

void MarkerCommands::bindJumps() {
  const auto bindJump = [this](const char* id, auto search) {
    const auto run = [this, search] {
      // At the last marker the playhead does not move, as with keys.
      const std::optional<std::size_t> marker = search(annotations(), document().state().currentFrame());
      if (marker) document().state().setCurrentFrame(annotations().markers[*marker].frame);
    };
    context_.actions.bind(id, {.run = run,
                               .enabled = {[this] { return hasMarkers(); },
                                           QT_TRANSLATE_NOOP("Conditions", "The motion has no markers")}});
  };
  bindJump("marker.previous", motion::previousMarker);
  bindJump("marker.next", motion::nextMarker);
}

}  // namespace furitsuke::commands
