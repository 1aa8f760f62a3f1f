// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/sound_tempo_commands.h"

#include <QLocale>
#include <QPointer>
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_conditions.h"
#include "app/session/background_work.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/media/tempo.h"

namespace furitsuke::commands {

namespace {

/// Estimates that are less certain are shown with a remark.
constexpr double kSureConfidence = 0.5;

/// The same beats, with the first one of a bar near the start of the motion.
motion::Tempo withBeatsPerMinute(motion::Tempo tempo, double beatsPerMinute) {
  tempo.beatsPerMinute = std::clamp(beatsPerMinute, motion::kLowestTempo, motion::kHighestTempo);
  return tempo;
}

}  // namespace

SoundTempoCommands::SoundTempoCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context), work_(new session::BackgroundWork(this)) {
  session::SoundTrack& track = context_.sound.track();
  context_.actions.bind("tempo.fromSound", {.run = [this] { return findTempo(); },
                                            .enabled = {[&track, &workspace = context_.workspace] {
                                                          return track.read() != nullptr &&
                                                                 workspace.current() != nullptr;
                                                        },
                                                        QT_TRANSLATE_NOOP("Conditions", "No motion has a sound")}});
  connect(&track, &session::SoundTrack::changed, this, [this] { context_.actions.updateState("tempo.fromSound"); });
  bindCorrections();
}

void SoundTempoCommands::bindCorrections() {
  const actions::ActionBinding::Condition hasTempo = {
      [&workspace = context_.workspace] {
        return workspace.current() != nullptr && workspace.current()->motion().annotations.tempo.has_value();
      },
      QT_TRANSLATE_NOOP("Conditions", "The motion has no tempo")};
  const auto bind = [&](const char* id, auto apply) { context_.actions.bind(id, {.run = apply, .enabled = hasTempo}); };
  bind("tempo.double", [this] {
    change(tr("Double tempo"),
           [](motion::Tempo& tempo) { tempo = withBeatsPerMinute(tempo, tempo.beatsPerMinute * 2); });
  });
  bind("tempo.halve", [this] {
    change(tr("Halve tempo"),
           [](motion::Tempo& tempo) { tempo = withBeatsPerMinute(tempo, tempo.beatsPerMinute / 2); });
  });
  bind("tempo.halfBeat", [this] {
    change(tr("Move beats by half a beat"),
           [](motion::Tempo& tempo) { tempo.firstBeat += motion::framesPerBeat(tempo) / 2; });
  });
  const auto firstHere = [this](const actions::ActionArguments& given) {
    change(tr("Set first beat"),
           [frame = context_.frameFrom(given)](motion::Tempo& tempo) { tempo.firstBeat = frame; });
  };
  context_.actions.bind("tempo.firstHere", {.run = firstHere, .enabled = hasTempo});
}

void SoundTempoCommands::change(const QString& text, const std::function<void(motion::Tempo&)>& apply) {
  motion::Annotations changed = context_.document().motion().annotations;
  apply(*changed.tempo);
  changed.tempo->firstBeat = std::clamp(changed.tempo->firstBeat, -motion::kFarthestBeat, motion::kFarthestBeat);
  context_.document().history().setAnnotations(text, std::move(changed));
}

Status SoundTempoCommands::findTempo() {
  struct Search {
    std::shared_ptr<const session::ReadSound> read;
    media::SoundControl control;
    std::optional<Result<media::Rhythm>> rhythm;
    std::optional<Status> result;
  };
  auto search = std::make_shared<Search>();
  search->read = context_.sound.track().read();
  const double start = context_.sound.track().startFrame();
  const auto done = [this, search, start, document = QPointer(&context_.document())] {
    if (document == nullptr || !*search->rhythm) return;
    const std::optional<media::EstimatedTempo>& found = (*search->rhythm)->tempo;
    if (!found) {
      if (context_.actions.isScripted()) {
        search->result = Error::because(tr("no beat can be heard in this sound").toStdString());
      } else {
        context_.messages.showMessage(Severity::Info, [] { return tr("No beat can be heard in this sound."); });
      }
      return;
    }
    motion::Annotations changed = document->motion().annotations;
    motion::Tempo tempo = changed.tempo.value_or(motion::Tempo{});
    tempo.beatsPerMinute = std::clamp(found->bpm, motion::kLowestTempo, motion::kHighestTempo);
    tempo.firstBeat = start + found->firstBeat * kFramesPerSecond;
    changed.tempo = tempo;
    document->history().setAnnotations(tr("Set tempo"), std::move(changed));
    const QString number = QLocale().toString(tempo.beatsPerMinute, 'f', 1);
    context_.say(found->confidence >= kSureConfidence ? tr("The tempo is %1 BPM").arg(number)
                                                      : tr("The tempo is probably %1 BPM").arg(number));
  };
  work_->run(
      tr("Finding the tempo…"), [search] { search->rhythm = media::findRhythm(search->read->sound, search->control); },
      done, [search] { search->control.canceled = true; });
  if (context_.actions.isScripted()) work_->finish();
  return search->result.value_or(Done{});
}

}  // namespace furitsuke::commands
