// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/tempo_commands.h"

#include <algorithm>
#include <utility>

#include "app/commands/command_conditions.h"
#include "app/dialogs/tempo_dialog.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/playback.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

namespace {

/// False for NaN too.
bool isWithin(double value, double low, double high) { return value >= low && value <= high; }

}  // namespace

TempoCommands::TempoCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context), timeline_(timeline) {
  context_.actions.bind("tempo.set", {.run = [this](const actions::ActionArguments& given) { return setTempo(given); },
                                      .enabled = CommandConditions(context_).hasDocument()});
  const actions::ActionBinding::Condition hasTempo = {
      [&workspace = context_.workspace] {
        return workspace.current() != nullptr && workspace.current()->motion().annotations.tempo.has_value();
      },
      QT_TRANSLATE_NOOP("Conditions", "The motion has no tempo")};
  actions::ActionSet& actions = context_.actions;
  actions.bind("tempo.remove", {.run = [this] { removeTempo(); }, .enabled = hasTempo});
  actions.bind("tempo.double", {.run = [this] { return scaleTempo(tr("Double tempo"), 2); }, .enabled = hasTempo});
  actions.bind("tempo.halve", {.run = [this] { return scaleTempo(tr("Halve tempo"), 0.5); }, .enabled = hasTempo});
  actions.bind("tempo.halfBeat", {.run =
                                      [this] {
                                        const motion::Tempo& tempo = *context_.document().motion().annotations.tempo;
                                        setFirstBeat(tr("Shift beats"),
                                                     tempo.firstBeat + motion::framesPerBeat(tempo) / 2);
                                      },
                                  .enabled = hasTempo});
  actions.bind("tempo.firstHere", {.run =
                                       [this](const actions::ActionArguments& given) {
                                         setFirstBeat(tr("Set first beat"), context_.frameFrom(given));
                                       },
                                   .enabled = hasTempo});
}

void TempoCommands::store(const QString& text, const motion::Tempo& tempo) {
  motion::Annotations changed = context_.document().motion().annotations;
  changed.tempo = tempo;
  context_.document().history().setAnnotations(text, std::move(changed));
}

Status TempoCommands::scaleTempo(const QString& text, double factor) {
  motion::Tempo tempo = *context_.document().motion().annotations.tempo;
  tempo.beatsPerMinute *= factor;
  if (!isWithin(tempo.beatsPerMinute, motion::kLowestTempo, motion::kHighestTempo)) {
    return Error::because(tr("A tempo is from 1 to 999 beats per minute.").toStdString());
  }
  store(text, tempo);
  return Done{};
}

void TempoCommands::setFirstBeat(const QString& text, double frame) {
  motion::Tempo tempo = *context_.document().motion().annotations.tempo;
  tempo.firstBeat = std::clamp(frame, -motion::kFarthestBeat, motion::kFarthestBeat);
  store(text, tempo);
}

void TempoCommands::removeTempo() {
  motion::Annotations changed = context_.document().motion().annotations;
  changed.tempo.reset();
  context_.document().history().setAnnotations(tr("Remove tempo"), std::move(changed));
}

Status TempoCommands::setTempo(const actions::ActionArguments& arguments) {
  if (arguments.isEmpty() && !context_.actions.isScripted()) {
    askTempo();
    return Done{};
  }
  const motion::Annotations& annotations = context_.document().motion().annotations;
  motion::Tempo tempo = annotations.tempo.value_or(motion::Tempo{});
  if (const auto bpm = arguments.numbers("bpm")) tempo.beatsPerMinute = bpm->front();
  if (const auto first = arguments.numbers("first")) tempo.firstBeat = first->front();
  const std::int64_t beats = arguments.whole("beats").value_or(tempo.beatsPerBar);
  if (!isWithin(tempo.beatsPerMinute, motion::kLowestTempo, motion::kHighestTempo)) {
    return Error::because("bpm: expected a number from 1 to 999");
  }
  if (!isWithin(tempo.firstBeat, -motion::kFarthestBeat, motion::kFarthestBeat))
    return Error::because("first: expected a frame");
  if (beats < 1 || beats > motion::kMaxBeatsPerBar) return Error::because("beats: expected a number from 1 to 64");
  tempo.beatsPerBar = static_cast<int>(beats);
  store(tr("Set tempo"), tempo);
  return Done{};
}

void TempoCommands::askTempo() {
  if (dialog_ != nullptr) {
    dialog_->raise();
    return dialog_->activateWindow();
  }
  const dialogs::TempoDialog::Sources sources{
      .playhead = [this] { return context_.playback.position(); },
      .playingFrame =
          [this] { return context_.playback.isPlaying() ? std::optional(context_.playback.position()) : std::nullopt; },
      .seconds = {}};
  dialog_ = new dialogs::TempoDialog(context_.document().motion().annotations.tempo.value_or(motion::Tempo{}), sources,
                                     context_.window);
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  timeline_.setPreviewedTempo(dialog_->tempo());
  connect(dialog_, &dialogs::TempoDialog::tempoTried, this,
          [this](const motion::Tempo& tempo) { timeline_.setPreviewedTempo(tempo); });
  connect(dialog_, &QDialog::finished, this,
          [this, dialog = dialog_.get(), owner = QPointer(&context_.document())](int result) {
            timeline_.setPreviewedTempo({});
            if (result != QDialog::Accepted || owner == nullptr) return;
            motion::Annotations changed = owner->motion().annotations;
            changed.tempo = dialog->tempo();
            owner->history().setAnnotations(tr("Set tempo"), std::move(changed));
          });
  // The previewed tempo belongs to one motion.
  connect(&context_.workspace, &session::Workspace::currentChanged, dialog_, &QDialog::reject);
  dialog_->show();
}

}  // namespace furitsuke::commands
