// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/edit_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <algorithm>
#include <limits>

#include "app/actions/action_set.h"
#include "app/commands/key_arguments.h"
#include "app/commands/prompts.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "core/edit/key_clipboard.h"
#include "core/edit/key_commands.h"
#include "core/motion/curve_text.h"

namespace furitsuke {

EditCommands::EditCommands(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  bindClipboard();
  bindSelection();
  bindKeys();
  bindFrames();
}

MotionDocument& EditCommands::document() const { return *context_.workspace.current(); }

FrameZeroRule EditCommands::frameZeroRule() const {
  return context_.settings.frameZeroAsMmd() ? FrameZeroRule::AsMmd : FrameZeroRule::Ordinary;
}

Result<TrackId> EditCommands::track(const QString& path) const {
  const auto id = findTrack(document().motion(), path.toStdString());
  if (!id) return Error{{}, {}, "the motion has no track '" + path.toStdString() + "'"};
  return *id;
}

Frame EditCommands::frameOr(const ActionArguments& arguments) const {
  const auto frame = arguments.whole("frame");
  return frame ? static_cast<Frame>(*frame) : document().currentFrame();
}

void EditCommands::bindClipboard() {
  ActionSet& actions = context_.actions;
  Workspace& workspace = context_.workspace;
  const auto hasSelection = [&workspace] {
    return workspace.current() != nullptr && !workspace.current()->selection().isEmpty();
  };
  const auto history = [&workspace](bool (QUndoStack::*can)() const) {
    return [&workspace, can] { return workspace.current() != nullptr && (workspace.current()->undoStack()->*can)(); };
  };
  actions.bind(
      "edit.undo",
      [this](const ActionArguments&) -> Status {
        document().endGesture();
        document().undoStack()->undo();
        return Done{};
      },
      history(&QUndoStack::canUndo));
  actions.bind(
      "edit.redo",
      [this](const ActionArguments&) -> Status {
        document().undoStack()->redo();
        return Done{};
      },
      history(&QUndoStack::canRedo));
  actions.bind(
      "edit.cut", [this](const ActionArguments&) { return copy(true); }, hasSelection);
  actions.bind(
      "edit.copy", [this](const ActionArguments&) { return copy(false); }, hasSelection);
  actions.bind(
      "edit.paste",
      [this](const ActionArguments& arguments) {
        return paste(arguments.has("frame") ? frameOr(arguments) : snappedPlayhead());
      },
      [&workspace] { return workspace.current() != nullptr && hasKeys(QApplication::clipboard()->mimeData()); });
  actions.bind(
      "edit.delete",
      [this](const ActionArguments&) -> Status {
        document().push(tr("Delete keys"), deleteKeys(document().motion(), document().selection(), frameZeroRule()));
        return Done{};
      },
      hasSelection);
}

void EditCommands::bindSelection() {
  ActionSet& actions = context_.actions;
  Workspace& workspace = context_.workspace;
  const auto hasDocument = [&workspace] { return workspace.current() != nullptr; };
  actions.bind(
      "edit.selectAll",
      [this](const ActionArguments&) -> Status {
        document().setSelection(selectAllKeys(document().motion()));
        return Done{};
      },
      hasDocument);
  actions.bind(
      "edit.selectNone",
      [this](const ActionArguments&) -> Status {
        document().setSelection({});
        return Done{};
      },
      hasDocument);
  actions.bind(
      "edit.selectColumn",
      [this](const ActionArguments& arguments) -> Status {
        document().setSelection(keysOnFrame(document().motion(), frameOr(arguments)));
        return Done{};
      },
      hasDocument);
  actions.bind(
      "select", [this](const ActionArguments& arguments) { return select(arguments); }, hasDocument);
  actions.bind(
      "model.rename", [this](const ActionArguments& arguments) { return rename(arguments); }, hasDocument);
}

void EditCommands::bindKeys() {
  ActionSet& actions = context_.actions;
  Workspace& workspace = context_.workspace;
  const auto hasDocument = [&workspace] { return workspace.current() != nullptr; };
  const auto hasSelection = [&workspace] {
    return workspace.current() != nullptr && !workspace.current()->selection().isEmpty();
  };
  const auto step = [this](std::int64_t by) {
    return [this, by](const ActionArguments&) {
      ActionArguments arguments;
      arguments.set("by", by);
      return moveKeys(arguments);
    };
  };
  actions.bind(
      "key.add", [this](const ActionArguments& arguments) { return addKey(arguments); }, hasDocument);
  actions.bind(
      "track.add", [this](const ActionArguments& arguments) { return addTrack(arguments); }, hasDocument);
  actions.bind(
      "key.move", [this](const ActionArguments& arguments) { return moveKeys(arguments); }, hasSelection);
  actions.bind("key.moveEarlier", step(-1), hasSelection);
  actions.bind("key.moveLater", step(1), hasSelection);
  actions.bind(
      "key.set", [this](const ActionArguments& arguments) { return setKeys(arguments); }, hasSelection);
  actions.bind(
      "curve.set", [this](const ActionArguments& arguments) { return setCurves(arguments); }, hasSelection);
}

void EditCommands::bindFrames() {
  ActionSet& actions = context_.actions;
  Workspace& workspace = context_.workspace;
  const auto hasDocument = [&workspace] { return workspace.current() != nullptr; };
  const auto go = [&](const char* id, std::function<std::int64_t()> target) {
    actions.bind(
        id,
        [this, target = std::move(target)](const ActionArguments&) -> Status {
          document().setCurrentFrame(target());
          return Done{};
        },
        hasDocument);
  };
  go("frame.first", [] { return 0; });
  go("frame.previous", [this] { return std::int64_t{document().currentFrame()} - 1; });
  go("frame.next", [this] { return std::int64_t{document().currentFrame()} + 1; });
  go("frame.last", [this] { return std::max<std::int64_t>(document().motion().frameRange().last, 0); });
  const auto goToKey = [&](const char* id, auto search, auto tracks) {
    go(id, [this, search, tracks] {
      const Frame now = document().currentFrame();
      return search(document().motion(), tracks(document()), now).value_or(now);
    });
  };
  const auto inHand = [](const MotionDocument& document) { return tracksInHand(document); };
  const auto all = [](const MotionDocument& document) { return document.motion().trackIds(); };
  goToKey("frame.previousKey", keyBefore, inHand);
  goToKey("frame.nextKey", keyAfter, inHand);
  goToKey("frame.previousKeyOfAny", keyBefore, all);
  goToKey("frame.nextKeyOfAny", keyAfter, all);
}

Status EditCommands::copy(bool cut) {
  const Motion& motion = document().motion();
  const KeySelection& selection = document().selection();
  const Frame first = selection.frameRange().first;
  QApplication::clipboard()->setMimeData(mimeFromKeys(extractKeys(motion, selection, Rebase::ToZero), first).release());
  if (cut) document().push(tr("Cut keys"), deleteKeys(motion, selection, frameZeroRule()));
  return Done{};
}

/// Where keys go that are put in at the playhead: with snapping on, to the beat or marker that it stands nearest to.
Frame EditCommands::snappedPlayhead() {
  constexpr double kMarkerReach = kFramesPerSecond / 4;
  const SnapTargets targets = context_.settings.snapTargets();
  const Annotations& annotations = document().motion().annotations;
  const bool hasBeats = targets.beats && annotations.tempo;
  const double reach = hasBeats ? framesPerBeat(*annotations.tempo) / 2 : kMarkerReach;
  return snappedFrame(annotations, targets, document().currentFrame(), reach);
}

Status EditCommands::paste(Frame frame) {
  const auto keys = keysFromMime(QApplication::clipboard()->mimeData());
  if (!keys) return Error{{}, {}, tr("what was copied are no keys that can be read").toStdString()};
  document().ensureTracks(*keys);
  document().push(tr("Paste keys"), insertMotion(document().motion(), *keys, frame));
  return Done{};
}

Status EditCommands::select(const ActionArguments& arguments) {
  const auto id = track(arguments.text("track").value_or(QString()));
  if (!id) return id.error();
  if (document().isLocked(*id)) return lockedError({*id});
  KeySelection keys = selectKeys(document().motion(), *id, arguments.range("frames").value_or(kAllFrames));
  if (arguments.flag("add").value_or(false)) keys.add(document().selection());
  document().setCurrentTrack(*id);
  document().setSelection(std::move(keys));
  return Done{};
}

Status EditCommands::addKey(const ActionArguments& arguments) {
  std::vector<TrackId> tracks = tracksInHand(document());
  if (const auto path = arguments.text("track")) {
    const auto known = findTrack(document().motion(), path->toStdString());
    if (known) {
      tracks = {*known};
    } else {
      const auto name = trackNameFromPath(*path);
      if (!name) return name.error();
      tracks = {document().ensureTrack(name->kind, name->name)};
    }
  }
  if (tracks.empty() && trackInHand_) {
    if (const auto track = trackInHand_()) {
      tracks = {*track};
      document().setCurrentTrack(track);
    }
  }
  if (tracks.empty()) return Error{{}, {}, tr("choose a track first: a key needs one").toStdString()};
  const auto isLocked = [this](TrackId id) { return document().isLocked(id); };
  if (std::ranges::all_of(tracks, isLocked)) return lockedError(tracks);
  document().push(tr("Add keys"), addKeys(document().motion(), tracks, frameOr(arguments)));
  return Done{};
}

Error EditCommands::lockedError(const std::vector<TrackId>& tracks) const {
  const QString path = QString::fromStdString(trackPath(document().motion(), tracks.front()));
  return {{}, {}, tr("the track %1 is locked; unlock it first").arg(path).toStdString()};
}

Status EditCommands::addTrack(const ActionArguments& arguments) {
  std::optional<QString> name = arguments.text("name");
  if (!name) {
    name = askText(context_.window, tr("Add Track"), tr("Name of a bone, or morph: and the name of a morph"), {});
  }
  if (!name) return Done{};
  ActionArguments key;
  key.set("track", *name);
  const Status added = addKey(key);
  if (added) document().setCurrentTrack(findTrack(document().motion(), name->toStdString()));
  return added;
}

Status EditCommands::moveKeys(const ActionArguments& arguments) {
  std::optional<std::int64_t> by = arguments.whole("by");
  if (!by) {
    const auto asked = askWhole(context_.window, tr("Move Keys"), tr("Frames (negative: earlier)"), 1,
                                std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    if (!asked) return Done{};
    by = *asked;
  }
  const Motion& motion = document().motion();
  const KeySelection& selection = document().selection();
  if (arguments.flag("copy").value_or(false)) {
    document().push(tr("Duplicate keys"), duplicateKeys(motion, selection, *by));
  } else {
    document().push(tr("Move keys"), furitsuke::moveKeys(motion, selection, *by, frameZeroRule()));
  }
  return Done{};
}

Status EditCommands::setKeys(const ActionArguments& arguments) {
  const auto values = keyValuesFrom(arguments);
  if (!values) return values.error();
  const bool applies = std::ranges::any_of(
      document().selection().tracks(), [&values](const auto& track) { return haveKeysOf(track.first.kind, *values); });
  if (!applies) return Error{{}, {}, tr("none of the selected keys has such a value").toStdString()};
  document().push(tr("Change values"), setKeyValues(document().motion(), document().selection(), *values));
  return Done{};
}

Status EditCommands::setCurves(const ActionArguments& arguments) {
  const auto channels = curveChannelsFromName(arguments.text("channel").value_or("all").toStdString());
  if (!channels) return channels.error();
  const auto points = arguments.numbers("points").value_or(std::vector<double>());
  Curve curve = kLinearCurve;
  std::uint8_t* const bytes[] = {&curve.x1, &curve.y1, &curve.x2, &curve.y2};
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double point = points[i];
    if (point < 0 || point > kCurveMax || point != static_cast<int>(point)) {
      return Error{{}, {}, "points: expected whole numbers from 0 to 127"};
    }
    *bytes[i] = static_cast<std::uint8_t>(point);
  }
  const bool applies = std::ranges::any_of(document().selection().tracks(), [&channels](const auto& track) {
    return !(curveChannelsOf(track.first.kind) & *channels).isEmpty();
  });
  if (!applies) return Error{{}, {}, tr("none of the selected keys has such a curve").toStdString()};
  document().push(tr("Change curves"), setCurve(document().motion(), document().selection(), *channels, curve));
  return Done{};
}

Status EditCommands::rename(const ActionArguments& arguments) {
  std::optional<QString> text = arguments.text("name");
  if (!text) {
    text = askText(context_.window, tr("Model Name"), tr("Name of the model that the motion was made for"),
                   QString::fromStdString(document().motion().modelName.text));
  }
  if (!text) return Done{};
  const auto name = Name::fromText(text->toStdString());
  if (!name) return name.error();
  document().setModelName(*name);
  return Done{};
}

}  // namespace furitsuke
