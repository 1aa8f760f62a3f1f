// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/tempo_commands.h"

#include <algorithm>
#include <utility>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/dialogs/tempo_dialog.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/playback.h"
#include "app/session/workspace.h"
#include "app/widgets/window_place.h"
#include "core/motion/tempo_map.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kTempoBpm{.name = "bpm",
                                    .kind = Kind::Numbers,
                                    .help = "beats per minute, 1 to 999; opens the dialog when omitted",
                                    .count = 1};
constexpr ActionParameter kTempoBeats{
    .name = "beats", .kind = Kind::Whole, .help = "beats per bar, 1 to 64; default: unchanged"};
constexpr ActionParameter kTempoSetParameters[] = {
    kTempoBpm,
    {.name = "first",
     .kind = Kind::Numbers,
     .help = "frame of the first beat, may be fractional; default: unchanged",
     .count = 1},
    kTempoBeats};
constexpr ActionParameter kTempoAddParameters[] = {
    kTempoBpm,
    {.name = "first",
     .kind = Kind::Numbers,
     .help = "frame from which it applies, may be fractional; default: the playhead",
     .count = 1},
    kTempoBeats};

}  // namespace

constexpr ActionRows kTempoActions = {
    action("tempo.set", "marker", Actions::tr("Set &Tempo…"),
           Actions::tr("Set the tempo at the playhead and the frame of its first beat, by typing or tapping"),
           {.group = 3,
            .icon = "tempo",
            .keys = "Ctrl+T",
            .parameters = kTempoSetParameters,
            .words = ActionWords::tr("bpm, beat, rhythm"),
            .follows = "marker.next"}),
    action("tempo.add", "marker", Actions::tr("Add Tempo &Change…"),
           Actions::tr("Set another tempo of the music from the playhead on"),
           {.group = 3,
            .parameters = kTempoAddParameters,
            .words = ActionWords::tr("bpm change, tempo mark, faster, slower, ritardando")}),
    action("tempo.remove", "marker", Actions::tr("Remo&ve Tempo"),
           Actions::tr("Remove the tempo at the playhead; without any tempo, seconds are shown instead of beats"),
           {.group = 3, .follows = "tempo.find"}),
    action("tempo.double", "marker/tempo", Actions::tr("&Double Tempo"),
           Actions::tr("Count twice as many beats, from the first beat on"), {.follows = "snap.markers"}),
    action("tempo.halve", "marker/tempo", Actions::tr("&Halve Tempo"),
           Actions::tr("Count every second beat, from the first beat on")),
    action("tempo.halfBeat", "marker/tempo", Actions::tr("Shift by Half a &Beat"),
           Actions::tr("Move the beats later by half a beat")),
    action("tempo.firstHere", "marker/tempo", Actions::tr("&First Beat at Playhead"),
           Actions::tr("Move the beats so that the first bar starts at the playhead"),
           {.parameters = kAtPlayhead, .words = ActionWords::tr("downbeat, beat offset, first bar")}),
};

namespace {

/// False for NaN too.
bool isWithin(double value, double low, double high) { return value >= low && value <= high; }

}  // namespace

TempoCommands::TempoCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context), timeline_(timeline) {
  context_.actions.bind("tempo.set", {.run =
                                          [this](const actions::ActionArguments& arguments) {
                                            return setTempo(currentPlace(), tr("Set tempo"), arguments);
                                          },
                                      .enabled = CommandConditions(context_).hasDocument()});
  const actions::ActionBinding::Condition hasTempo = {
      [&workspace = context_.workspace] {
        return workspace.current() != nullptr && workspace.current()->motion().annotations.tempo.has_value();
      },
      QT_TRANSLATE_NOOP("Conditions", "The motion has no tempo")};
  actions::ActionSet& actions = context_.actions;
  actions.bind("tempo.add", {.run =
                                 [this](const actions::ActionArguments& arguments) {
                                   return setTempo(newPlace(), tr("Add tempo change"), arguments);
                                 },
                             .enabled = hasTempo});
  actions.bind("tempo.remove", {.run = [this] { removeTempo(); }, .enabled = hasTempo});
  actions.bind("tempo.double", {.run = [this] { return scaleTempo(tr("Double tempo"), 2); }, .enabled = hasTempo});
  actions.bind("tempo.halve", {.run = [this] { return scaleTempo(tr("Halve tempo"), 0.5); }, .enabled = hasTempo});
  actions.bind("tempo.halfBeat", {.run =
                                      [this] {
                                        const motion::Tempo tempo = currentPlace().tempo;
                                        setFirstBeat(tr("Shift beats"),
                                                     tempo.firstBeat + motion::framesPerBeat(tempo) / 2);
                                      },
                                  .enabled = hasTempo});
  actions.bind("tempo.firstHere", {.run =
                                       [this](const actions::ActionArguments& arguments) {
                                         setFirstBeat(tr("Set first beat"), context_.frameFrom(arguments));
                                       },
                                   .enabled = hasTempo});
}

TempoCommands::Place TempoCommands::currentPlace() const {
  const motion::Annotations& annotations = context_.document().motion().annotations;
  if (!annotations.tempo) return {};
  const std::size_t index = motion::tempoIndexAt(annotations, context_.document().state().currentFrame());
  return {index, motion::tempoOf(annotations, index)};
}

TempoCommands::Place TempoCommands::newPlace() const {
  Place place = currentPlace();
  place.index = kNew;
  place.tempo.firstBeat = context_.document().state().currentFrame();
  place.tempo.unknown.clear();
  return place;
}

motion::Annotations TempoCommands::stored(motion::Annotations annotations, const Place& place) {
  // Undo may have removed the tempo while the dialog was open.
  if (place.index >= motion::tempoCount(annotations)) {
    return motion::withTempoChange(std::move(annotations), place.tempo);
  }
  return motion::withTempo(std::move(annotations), place.index, place.tempo);
}

void TempoCommands::store(const edit::LiveText& text, const Place& place) {
  edit::MotionDocument& document = context_.document();
  document.history().setAnnotations(text, stored(document.motion().annotations, place));
}

Status TempoCommands::scaleTempo(const edit::LiveText& text, double factor) {
  Place place = currentPlace();
  place.tempo.beatsPerMinute *= factor;
  if (!isWithin(place.tempo.beatsPerMinute, motion::kLowestTempo, motion::kHighestTempo)) {
    return Error::because(Message::verbatim(tr("A tempo is from 1 to 999 beats per minute.").toStdString()));
  }
  store(text, place);
  return Done{};
}

void TempoCommands::setFirstBeat(const edit::LiveText& text, double frame) {
  Place place = currentPlace();
  place.tempo.firstBeat = std::clamp(frame, -motion::kFarthestBeat, motion::kFarthestBeat);
  store(text, place);
}

void TempoCommands::removeTempo() {
  edit::MotionDocument& document = context_.document();
  document.history().setAnnotations([] { return tr("Remove tempo"); },
                                    motion::withoutTempo(document.motion().annotations, currentPlace().index));
}

Status TempoCommands::setTempo(Place place, const edit::LiveText& text, const actions::ActionArguments& arguments) {
  if (arguments.isEmpty() && !context_.actions.isScripted()) {
    askTempo(place, text);
    return Done{};
  }
  motion::Tempo& tempo = place.tempo;
  if (const auto bpm = arguments.numbers("bpm")) tempo.beatsPerMinute = bpm->front();
  if (const auto first = arguments.numbers("first")) tempo.firstBeat = first->front();
  const std::int64_t beats = arguments.whole("beats").value_or(tempo.beatsPerBar);
  if (!isWithin(tempo.beatsPerMinute, motion::kLowestTempo, motion::kHighestTempo)) {
    return Error::because(Core::tr("bpm: expected a number from 1 to 999"));
  }
  if (!isWithin(tempo.firstBeat, -motion::kFarthestBeat, motion::kFarthestBeat))
    return Error::because(Core::tr("first: expected a frame"));
  if (beats < 1 || beats > motion::kMaxBeatsPerBar)
    return Error::because(Core::tr("beats: expected a number from 1 to 64"));
  tempo.beatsPerBar = static_cast<int>(beats);
  store(text, place);
  return Done{};
}

void TempoCommands::askTempo(const Place& place, const edit::LiveText& text) {
  if (dialog_ != nullptr) return widgets::bringUp(*dialog_);
  const dialogs::TempoDialog::Sources sources{
      .playhead = [this] { return context_.playback.position(); },
      .playingFrame =
          [this] { return context_.playback.isPlaying() ? std::optional(context_.playback.position()) : std::nullopt; },
      .seconds = {}};
  using Purpose = dialogs::TempoDialog::Purpose;
  dialog_ = new dialogs::TempoDialog(place.tempo, sources, context_.window,
                                     place.index == kNew ? Purpose::Add : Purpose::Set);
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  const QPointer owner(&context_.document());
  const auto preview = [this, owner, index = place.index](const motion::Tempo& tempo) {
    if (owner == nullptr) return;
    timeline_.setPreviewedTempos(motion::TempoMap(stored(owner->motion().annotations, {index, tempo})));
  };
  preview(dialog_->tempo());
  connect(dialog_, &dialogs::TempoDialog::tempoTried, this, preview);
  connect(dialog_, &QDialog::finished, this,
          [this, dialog = dialog_.get(), owner, text, index = place.index](int result) {
            timeline_.setPreviewedTempos({});
            if (result != QDialog::Accepted || owner == nullptr) return;
            owner->history().setAnnotations(text, stored(owner->motion().annotations, {index, dialog->tempo()}));
          });
  // The previewed tempo belongs to one motion.
  connect(&context_.workspace, &session::Workspace::currentChanged, dialog_, &QDialog::reject);
  widgets::bringUp(*dialog_);
}

}  // namespace furitsuke::commands
