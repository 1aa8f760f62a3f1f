// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/marker_commands.h"

#include <QAction>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/graphs/graph_panel.h"
#include "app/playback/playback.h"
#include "app/playback/tempo_dialog.h"
#include "app/timeline/marker_menu.h"
#include "app/timeline/timeline_panel.h"

namespace furitsuke {

namespace {

/// Written so that "nan" is told too.
bool isWithin(double value, double low, double high) { return value >= low && value <= high; }

Error wrongNumber(const char* what) { return {{}, {}, what}; }

}  // namespace

MarkerCommands::MarkerCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  bindMarkers();
  bindJumps();
  bindTempo();
  bindSnapping();
  QList<QAction*> menu;
  for (const char* id : {"marker.add", "tempo.set", "tempo.remove", "snap.toggle", "snap.beats", "snap.markers"}) {
    menu.append(context_.actions.action(id));
  }
  parts_.timeline.setMarkerActions(menu);
}

MotionDocument& MarkerCommands::document() const { return *context_.workspace.current(); }
const Annotations& MarkerCommands::annotations() const { return document().motion().annotations; }
bool MarkerCommands::hasMarkers() const {
  return context_.workspace.current() != nullptr && !annotations().markers.empty();
}

Result<std::size_t> MarkerCommands::markerOf(const ActionArguments& arguments) const {
  const auto given = arguments.whole("frame");
  const Frame frame = given ? static_cast<Frame>(*given) : document().currentFrame();
  if (const auto index = markerAt(annotations(), frame)) return *index;
  return Error{{}, {}, tr("there is no marker on frame %1").arg(frame).toStdString()};
}

// --- markers ---------------------------------------------------------------------------------------------------------

void MarkerCommands::bindMarkers() {
  ActionSet& actions = context_.actions;
  const auto hasDocument = [this] { return context_.workspace.current() != nullptr; };
  const auto hasSome = [this] { return hasMarkers(); };
  actions.bind(
      "marker.add", [this](const ActionArguments& given) { return add(given); }, hasDocument);
  actions.bind(
      "marker.rename",
      [this](const ActionArguments& given) -> Status {
        const Result<std::size_t> index = markerOf(given);
        if (!index) return index.error();
        if (const auto name = given.text("name")) {
          renameMarker(document(), *index, *name);
        } else {
          parts_.timeline.editMarkerName(*index);
        }
        return Done{};
      },
      hasSome);
  actions.bind(
      "marker.color",
      [this](const ActionArguments& given) -> Status {
        const Result<std::size_t> index = markerOf(given);
        if (!index) return index.error();
        const auto now = static_cast<std::size_t>(colorOf(annotations().markers[*index]));
        const auto next = static_cast<MarkerColor>((now + 1) % kMarkerColorCount);
        const auto name = given.text("color");
        recolorMarker(document(), *index, name ? markerColorFromName(name->toStdString()).value_or(next) : next);
        return Done{};
      },
      hasSome);
  actions.bind(
      "marker.move", [this](const ActionArguments& given) { return move(given); }, hasSome);
  actions.bind(
      "marker.delete",
      [this](const ActionArguments& given) -> Status {
        const Result<std::size_t> index = markerOf(given);
        if (!index) return index.error();
        deleteMarker(document(), *index);
        return Done{};
      },
      hasSome);
}

Status MarkerCommands::add(const ActionArguments& arguments) {
  Marker marker;
  const auto frame = arguments.whole("frame");
  marker.frame = frame ? static_cast<Frame>(*frame) : document().currentFrame();
  marker.name = arguments.text("name").value_or(QString()).toStdString();
  if (const auto color = arguments.text("color")) marker.color = color->toStdString();
  const std::size_t index = addMarker(document(), std::move(marker));
  if (!context_.actions.isScripted()) parts_.timeline.editMarkerName(index);
  return Done{};
}

Status MarkerCommands::move(const ActionArguments& arguments) {
  const auto to = arguments.whole("to").value_or(document().currentFrame());
  std::size_t index = 0;
  if (arguments.has("frame")) {
    const Result<std::size_t> named = markerOf(arguments);
    if (!named) return named.error();
    index = *named;
  } else {
    const auto before = previousMarker(annotations(), document().currentFrame());
    if (!before) return Error{{}, {}, tr("there is no marker before the playhead").toStdString()};
    index = *before;
  }
  moveMarker(document(), index, to);
  return Done{};
}

void MarkerCommands::bindJumps() {
  const auto hasSome = [this] { return hasMarkers(); };
  context_.actions.bind(
      "marker.previous",
      [this](const ActionArguments&) { return goTo(previousMarker(annotations(), document().currentFrame())); },
      hasSome);
  context_.actions.bind(
      "marker.next",
      [this](const ActionArguments&) { return goTo(nextMarker(annotations(), document().currentFrame())); }, hasSome);
}

/// At the last one it stays, as with keys.
Status MarkerCommands::goTo(std::optional<std::size_t> marker) {
  if (marker) document().setCurrentFrame(annotations().markers[*marker].frame);
  return Done{};
}

// --- the beat --------------------------------------------------------------------------------------------------------

void MarkerCommands::bindTempo() {
  context_.actions.bind(
      "tempo.set", [this](const ActionArguments& given) { return setTempo(given); },
      [this] { return context_.workspace.current() != nullptr; });
  context_.actions.bind(
      "tempo.remove",
      [this](const ActionArguments&) -> Status {
        Annotations changed = annotations();
        changed.tempo.reset();
        document().setAnnotations(tr("Remove beats"), std::move(changed));
        return Done{};
      },
      [this] { return context_.workspace.current() != nullptr && annotations().tempo; });
}

Status MarkerCommands::setTempo(const ActionArguments& arguments) {
  if (arguments.isEmpty() && !context_.actions.isScripted()) {
    askTempo();
    return Done{};
  }
  Tempo tempo = annotations().tempo.value_or(Tempo{});
  if (const auto bpm = arguments.numbers("bpm")) tempo.beatsPerMinute = bpm->front();
  if (const auto first = arguments.numbers("first")) tempo.firstBeat = first->front();
  const std::int64_t beats = arguments.whole("beats").value_or(tempo.beatsPerBar);
  if (!isWithin(tempo.beatsPerMinute, kLowestTempo, kHighestTempo)) {
    return wrongNumber("bpm: expected a number from 1 to 999");
  }
  if (!isWithin(tempo.firstBeat, -kFarthestBeat, kFarthestBeat)) return wrongNumber("first: expected a frame");
  if (beats < 1 || beats > kMostBeatsPerBar) return wrongNumber("beats: expected a number from 1 to 64");
  tempo.beatsPerBar = static_cast<int>(beats);
  Annotations changed = annotations();
  changed.tempo = tempo;
  document().setAnnotations(tr("Tempo"), std::move(changed));
  return Done{};
}

void MarkerCommands::askTempo() {
  if (dialog_ != nullptr) {
    dialog_->raise();
    return dialog_->activateWindow();
  }
  const TempoDialog::Sources sources{
      .playhead = [this] { return parts_.playback.position(); },
      .playingFrame =
          [this] { return parts_.playback.isPlaying() ? std::optional(parts_.playback.position()) : std::nullopt; },
      .seconds = {}};
  dialog_ = new TempoDialog(annotations().tempo.value_or(Tempo{}), sources, context_.window);
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  parts_.timeline.setTriedTempo(dialog_->tempo());
  connect(dialog_, &TempoDialog::tempoTried, this,
          [this](const Tempo& tempo) { parts_.timeline.setTriedTempo(tempo); });
  connect(dialog_, &QDialog::finished, this, [this, dialog = dialog_.get(), owner = QPointer(&document())](int result) {
    parts_.timeline.setTriedTempo({});
    if (result != QDialog::Accepted || owner == nullptr) return;
    Annotations changed = owner->motion().annotations;
    changed.tempo = dialog->tempo();
    owner->setAnnotations(tr("Tempo"), std::move(changed));
  });
  // What is tried out belongs to one motion.
  connect(&context_.workspace, &Workspace::currentChanged, dialog_, &QDialog::reject);
  dialog_->show();
}

// --- snapping --------------------------------------------------------------------------------------------------------

void MarkerCommands::bindSnapping() {
  ActionSet& actions = context_.actions;
  Settings& settings = context_.settings;
  actions.bind("snap.toggle", [this, &settings](const ActionArguments& given) -> Status {
    settings.setSnapping(given.flag("on").value_or(!settings.isSnapping()));
    applySettings();
    return Done{};
  });
  const auto bindTarget = [&](const char* id, bool SnapTargets::*target) {
    actions.bind(id, [this, &settings, target](const ActionArguments& given) -> Status {
      SnapTargets targets = settings.chosenSnapTargets();
      targets.*target = given.flag("on").value_or(!(targets.*target));
      settings.setChosenSnapTargets(targets);
      applySettings();
      return Done{};
    });
  };
  bindTarget("snap.beats", &SnapTargets::beats);
  bindTarget("snap.markers", &SnapTargets::markers);
}

void MarkerCommands::applySettings() {
  const SnapTargets chosen = context_.settings.chosenSnapTargets();
  context_.actions.action("snap.toggle")->setChecked(context_.settings.isSnapping());
  context_.actions.action("snap.beats")->setChecked(chosen.beats);
  context_.actions.action("snap.markers")->setChecked(chosen.markers);
  parts_.timeline.setSnapping(context_.settings.snapTargets());
  parts_.graph.setSnapping(context_.settings.snapTargets());
}

}  // namespace furitsuke
