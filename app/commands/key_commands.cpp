// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/key_commands.h"

#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <memory>
#include <numeric>
#include <utility>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/key_arguments.h"
#include "app/dialogs/prompts.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/scene/stage.h"
#include "app/session/step_text.h"
#include "core/edit/document/key_changes.h"
#include "core/model/name_index.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kKeyAddParameters[] = {
    {.name = "track",
     .kind = Kind::Track,
     .help = "is created if it does not exist; default: the selected tracks, or the current track"},
    kAtPlayhead};
constexpr ActionParameter kKeyMoveParameters[] = {
    {.name = "by", .kind = Kind::Whole, .help = "number of frames; negative: earlier", .required = true},
    {.name = "copy", .kind = Kind::Flag, .help = "copy the keys instead of moving them"}};
constexpr ActionParameter kKeySetParameters[] = {
    {.name = "translation", .kind = Kind::Numbers, .help = "bone: x,y,z in model units", .count = 3},
    {.name = "rotation",
     .kind = Kind::Numbers,
     .help = "bone or camera: x,y,z in degrees as MMD shows them",
     .count = 3},
    {.name = "quaternion", .kind = Kind::Numbers, .help = "bone: x,y,z,w", .count = 4},
    {.name = "physics", .kind = Kind::Flag, .help = "bone"},
    {.name = "weight", .kind = Kind::Numbers, .help = "morph", .count = 1},
    {.name = "distance", .kind = Kind::Numbers, .help = "camera, as MMD shows it: 45 is stored as -45", .count = 1},
    {.name = "target", .kind = Kind::Numbers, .help = "camera: x,y,z in model units", .count = 3},
    {.name = "fov", .kind = Kind::Whole, .help = "camera: view angle in degrees"},
    {.name = "perspective", .kind = Kind::Flag, .help = "camera"},
    {.name = "color", .kind = Kind::Numbers, .help = "light: r,g,b from 0 to 255 as MMD shows them", .count = 3},
    {.name = "direction", .kind = Kind::Numbers, .help = "light: x,y,z", .count = 3},
    {.name = "mode", .kind = Kind::Choice, .help = "self shadow", .choices = "0|1|2"},
    {.name = "shadowDistance", .kind = Kind::Numbers, .help = "self shadow, as MMD shows it: 0 to 10000", .count = 1},
    {.name = "visible", .kind = Kind::Flag, .help = "visibility of the model"},
    {.name = "ik", .help = "NAME:on, NAME:off or NAME:remove; several separated by commas"}};

}  // namespace

constexpr ActionRows kKeyActions = {
    action("key.add", "key", Actions::tr("&Add Key"),
           Actions::tr(
               "Add a key with the current values at the playhead on the selected tracks, or on the current track"),
           {.icon = "add-key",
            .keys = "Ctrl+Return; Ctrl+Enter",
            .blenderKeys = "I; Ctrl+Return; Ctrl+Enter",
            .inToolbar = true,
            .parameters = kKeyAddParameters,
            .words = ActionWords::tr("keyframe, insert key, set key, new key"),
            .follows = "edit.preferences"}),
    action("key.move", "key", Actions::tr("&Move Keys…"), Actions::tr("Move the selected keys by a number of frames"),
           {.parameters = kKeyMoveParameters,
            .words = ActionWords::tr("delay, shift keys, move frames"),
            .follows = "track.mapNames"}),
    action("key.moveEarlier", "key", Actions::tr("Move One Frame &Earlier"),
           Actions::tr("Move the selected keys one frame to the left"), {.keys = "Alt+Left"}),
    action("key.moveLater", "key", Actions::tr("Move One Frame &Later"),
           Actions::tr("Move the selected keys one frame to the right"), {.keys = "Alt+Right"}),
    action("key.set", "", Actions::tr("Set Key Values"),
           Actions::tr("Set values of the selected keys; values that are not given do not change"),
           {.parameters = kKeySetParameters}),
};

KeyCommands::KeyCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context), timeline_(timeline) {
  actions::ActionSet& actions = context_.actions;
  const CommandConditions when(context_);
  const auto moveBy = [this](std::int64_t frames) {
    return [this, frames] {
      actions::ActionArguments arguments;
      arguments.set("by", frames);
      return moveKeys(arguments);
    };
  };
  actions.bind("key.add", {.run = [this](const actions::ActionArguments& given) { return addKeys(given); },
                           .enabled = when.hasDocument()});
  actions.bind("key.move", {.run = [this](const actions::ActionArguments& given) { return moveKeys(given); },
                            .enabled = when.hasSelection()});
  actions.bind("key.moveEarlier", {.run = moveBy(-1), .enabled = when.hasSelection()});
  actions.bind("key.moveLater", {.run = moveBy(1), .enabled = when.hasSelection()});
  actions.bind("key.set", {.run = [this](const actions::ActionArguments& given) { return setKeys(given); },
                           .enabled = when.hasSelection()});
}

Error KeyCommands::lockedError(const edit::MotionDocument& document, motion::TrackId track) {
  const QString path = QString::fromStdString(motion::trackPath(document.motion(), track));
  return Error::because(Message::verbatim(tr("the track %1 is locked; unlock it first").arg(path).toStdString()));
}

Result<std::vector<motion::TrackId>> KeyCommands::targetTracks(const actions::ActionArguments& arguments) {
  edit::MotionDocument& document = context_.document();
  if (const auto path = arguments.text("track")) {
    if (const auto known = motion::findTrack(document.motion(), path->toStdString())) return std::vector{*known};
    const auto name = trackNameFromPath(*path);
    if (!name) return name.error();
    return std::vector{document.history().ensureTrack(name->kind, name->name)};
  }
  std::vector<motion::TrackId> tracks;
  if (!timeline_.view().hasChosenRows()) tracks = edit::targetTracks(document);
  if (!tracks.empty()) return tracks;
  tracks = timeline_.ensureTracksOfRows();
  if (tracks.size() == 1) document.state().setCurrentTrack(tracks.front());
  if (!tracks.empty()) return tracks;
  return Error::because(Message::verbatim(tr("choose a track first").toStdString()));
}

Status KeyCommands::addKeys(const actions::ActionArguments& arguments) {
  edit::MotionDocument& document = context_.document();
  const auto tracks = targetTracks(arguments);
  if (!tracks && !arguments.has("track") && timeline_.addAnnotationKeys(context_.frameFrom(arguments))) return Done{};
  if (!tracks) return tracks.error();
  const auto isLocked = [&document](motion::TrackId id) { return document.state().isLocked(id); };
  if (std::ranges::all_of(*tracks, isLocked)) return lockedError(document, tracks->front());
  const scene::Actor* actor = context_.stage.actorOf(document);
  const std::vector<std::string> ikBones =
      actor == nullptr ? std::vector<std::string>() : model::ikBoneNames(actor->model());
  const auto add = [tracks = *tracks, frame = context_.frameFrom(arguments), ikBones,
                    rule = document.state().preExtrapolation()](const motion::Motion& motion,
                                                                const motion::KeySelection&) {
    return edit::addKeys(motion, tracks, frame, ikBones, rule);
  };
  // A key in a track copies all of its keys.
  const std::size_t copied =
      std::transform_reduce(tracks->begin(), tracks->end(), std::size_t{0}, std::plus<>(),
                            [&document](motion::TrackId track) { return document.motion().keyCount(track); });
  context_.pushStep([] { return tr("Add keys"); }, copied, add);
  return Done{};
}

Status KeyCommands::moveKeys(const actions::ActionArguments& arguments) {
  std::optional<std::int64_t> by = arguments.whole("by");
  if (!by) {
    const auto asked = dialogs::askWhole(context_.window, tr("Move Keys"), tr("Frames (negative: earlier)"), 1,
                                         std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    if (!asked) return Done{};
    by = *asked;
  }
  edit::MotionDocument& document = context_.document();
  const motion::KeySelection& selection = document.state().selection();
  if (arguments.flag("copy").value_or(false)) {
    const auto replaced = std::make_shared<std::size_t>(0);
    const auto copy = [by = *by, replaced](const motion::Motion& motion, const motion::KeySelection& keys) {
      motion::Edit edit = motion::duplicateKeys(motion, keys, by);
      *replaced = motion::keysReplacedByCopy(edit.keys);
      return edit;
    };
    context_.pushStep([] { return tr("Copy keys"); }, selection.keyCount(), copy,
                      [context = context_, &document, replaced] {
                        context.sayStep(document, [count = *replaced] { return session::replacedKeysText(count); });
                      });
  } else {
    const std::size_t left = *by == 0 ? 0 : context_.keysStayingAtZero();
    const auto replaced = std::make_shared<std::size_t>(0);
    const auto move = [by = *by, rule = context_.frameZeroRule(), replaced](const motion::Motion& motion,
                                                                            const motion::KeySelection& keys) {
      motion::Edit edit = motion::moveKeys(motion, keys, by, rule);
      *replaced = motion::keysReplacedByMove(edit.keys);
      return edit;
    };
    context_.pushStep([] { return tr("Move keys"); }, selection.keyCount(), move,
                      [context = context_, &document, replaced, left] {
                        context.sayStep(document, [left = static_cast<int>(left), count = *replaced] {
                          QStringList parts;
                          if (left > 0) parts.append(tr("%Ln key(s) stay(s) at frame 0, as in MMD", nullptr, left));
                          if (const QString text = session::replacedKeysText(count); !text.isEmpty())
                            parts.append(text);
                          return parts.join(QStringLiteral("; "));
                        });
                      });
  }
  return Done{};
}

Status KeyCommands::setKeys(const actions::ActionArguments& arguments) {
  const auto values = keyValuesFrom(arguments);
  if (!values) return values.error();
  edit::MotionDocument& document = context_.document();
  const bool applies = std::ranges::any_of(document.state().selection().tracks(), [&values](const auto& track) {
    return edit::appliesTo(track.first.kind, *values);
  });
  if (!applies)
    return Error::because(Message::verbatim(tr("the selected keys have none of these values").toStdString()));
  context_.pushStep([] { return tr("Change values"); }, document.state().selection().keyCount(),
                    [values = *values](const motion::Motion& motion, const motion::KeySelection& keys) {
                      return motion::Edit{.keys = edit::setKeyValues(motion, keys, values)};
                    });
  return Done{};
}

}  // namespace furitsuke::commands
