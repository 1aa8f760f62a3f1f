// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/tempo_find_commands.h"

#include <QPointer>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/workspace.h"
#include "app/widgets/message_text.h"
#include "app/widgets/number_text.h"

namespace furitsuke::commands {

constexpr ActionRows kTempoFindActions = {
    action("tempo.find", "marker", Actions::tr("&Find Tempo from Sound"),
           Actions::tr("Find the tempo and the first beat of the sound"),
           {.group = 3, .words = ActionWords::tr("beat detection, detect, analyze music")}),
};

TempoFindCommands::TempoFindCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  session::SoundTrack& track = context_.sound.track();
  const actions::ActionBinding::Condition hasSound = {
      [this, &track] { return context_.workspace.current() != nullptr && track.read() != nullptr; },
      QT_TRANSLATE_NOOP("Conditions", "No sound has been read")};
  context_.actions.bind("tempo.find", {.run = [this] { return find(); }, .enabled = hasSound});
  connect(&track, &session::SoundTrack::changed, this, [this] { context_.actions.updateState("tempo.find"); });
  connect(&rhythm(), &session::SoundRhythm::slowChanged, this, &TempoFindCommands::showSearch);
}

session::SoundRhythm& TempoFindCommands::rhythm() const { return context_.sound.track().rhythm(); }

Status TempoFindCommands::find() {
  if (std::exchange(isAsked_, true)) return Done{};
  auto status = std::make_shared<Status>(Done{});
  rhythm().find([this, status, document = QPointer(&context_.document())](const session::SoundRhythm::Found& found) {
    isAsked_ = false;
    showSearch(false);
    if (!found) {
      *status = Error::because(Message::verbatim(
          tr("The tempo was not found: %1").arg(widgets::errorSentence(found.error())).toStdString()));
    } else if (context_.workspace.indexOf(document) >= 0) {
      *status = setTempo(*document, **found);
    }
    if (!*status && !context_.actions.isScripted()) {
      context_.messages.showMessage(Severity::Warning, widgets::failureText(status->error()));
    }
  });
  if (!context_.actions.isScripted()) return Done{};
  rhythm().finish();
  return *status;
}

Status TempoFindCommands::setTempo(edit::MotionDocument& document, const media::Rhythm& rhythm) {
  if (!rhythm.tempo) {
    return Error::because(Message::verbatim(tr("The sound is silent or too short, so it has no tempo.").toStdString()));
  }
  motion::Annotations changed = document.motion().annotations;
  motion::Tempo tempo = changed.tempo.value_or(motion::Tempo{});
  tempo.beatsPerMinute = rhythm.tempo->bpm;
  tempo.firstBeat = context_.sound.track().startFrame() + rhythm.tempo->firstBeat * kFramesPerSecond;
  changed.tempo = tempo;
  document.history().setAnnotations([] { return tr("Find tempo"); }, std::move(changed));
  report(*rhythm.tempo);
  return Done{};
}

void TempoFindCommands::report(const media::EstimatedTempo& tempo) {
  const auto text = [tempo] {
    const QString bpm = widgets::fixedNumber(tempo.bpm, 2);
    const QString percent = widgets::fixedNumber(tempo.confidence * 100, 0);
    return tempo.confidence < kDoubtful
               ? tr("The beat of the sound is unclear. The most likely tempo is %1 BPM (confidence %2 %).")
                     .arg(bpm, percent)
               : tr("The tempo is %1 BPM (confidence %2 %).").arg(bpm, percent);
  };
  if (tempo.confidence >= kDoubtful) {
    context_.messages.showMessage(Severity::Info, text);
    return;
  }
  context_.messages.showMessage(Severity::Warning, text,
                                {{[] { return tr("Set Tempo…"); }, [this] { context_.actions.call("tempo.set"); }}});
}

void TempoFindCommands::showSearch(bool slow) {
  if (const auto shown = std::exchange(searchMessage_, 0); shown != 0) context_.messages.withdraw(shown);
  if (!slow || !isAsked_) return;
  searchMessage_ = context_.messages.showMessage(Severity::Info, [] { return tr("Finding the tempo of the sound…"); },
                                                 {{[] { return tr("Cancel"); }, [this] { rhythm().cancel(); }}});
}

}  // namespace furitsuke::commands
