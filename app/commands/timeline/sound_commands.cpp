// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/sound_commands.h"

#include <utility>

#include "app/actions/action_set.h"
#include "app/actions/context_menus.h"
#include "app/commands/file_commands.h"
#include "app/dialogs/prompts.h"
#include "app/panels/timeline/sound/sound_row.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/texts/message_text.h"

namespace furitsuke::commands {

namespace {

constexpr double kFrameMilliseconds = 1000.0 / kFramesPerSecond;
constexpr int kLongestAskedOffset = 3'600'000;  // milliseconds; scripts can set more

/// False for NaN too.
bool isBetween(double value, double low, double high) { return value >= low && value <= high; }

}  // namespace

SoundCommands::SoundCommands(const CommandContext& context, panels::TimelinePanel& timeline, FileCommands& files,
                             QObject* parent)
    : QObject(parent), context_(context), files_(files) {
  bindSound();
  bindHearing();
  connectTimeline(timeline);
  connectMessages();
}

void SoundCommands::bindSound() {
  session::SoundTrack& track = context_.sound.track();
  const actions::ActionBinding::Condition hasSound = {[&track] { return track.link().has_value(); },
                                                      QT_TRANSLATE_NOOP("Conditions", "No motion has a sound")};
  actions::ActionSet& actions = context_.actions;
  actions.bind("sound.open", [this](const actions::ActionArguments& given) { return open(given); });
  actions.bind("sound.remove", {.run = [&track] { track.remove(); }, .enabled = hasSound});
  actions.bind("sound.mute", {.run =
                                  [&track](const actions::ActionArguments& given) {
                                    track.setMuted(given.flag("on").value_or(!track.link()->isMuted));
                                  },
                              .enabled = hasSound,
                              .checked = [&track] { return track.link() && track.link()->isMuted; }});
  actions.bind("sound.volume", {.run = [this](const actions::ActionArguments& given) { return setVolume(given); },
                                .enabled = hasSound});
  actions.bind("sound.offset", {.run = [this](const actions::ActionArguments& given) { return setOffset(given); },
                                .enabled = hasSound});
  actions.bind("sound.startHere", {.run =
                                       [this, &track](const actions::ActionArguments& given) {
                                         track.setOffset(context_.frameFrom(given) * kFrameMilliseconds);
                                       },
                                   .enabled = hasSound});
  connect(&track, &session::SoundTrack::changed, this, &SoundCommands::showState);
}

void SoundCommands::bindHearing() {
  session::SoundPlayer& player = context_.sound;
  const session::PlaybackSettings settings = context_.settings.playback();
  player.setScrubbing(settings.scrubSound.value());
  player.setLateness(settings.soundLateness.value());
  player.setKeepingPitch(settings.keepPitch.value());
  context_.actions.bind("sound.scrub", {.run =
                                            [&player](const actions::ActionArguments& given) {
                                              player.setScrubbing(given.flag("on").value_or(!player.isScrubbing()));
                                            },
                                        .checked = [&player] { return player.isScrubbing(); }});
  context_.actions.bind("sound.lateness", [this](const actions::ActionArguments& given) { return setLateness(given); });
  connect(&player, &session::SoundPlayer::scrubbingChanged, this, [this](bool on) {
    context_.settings.playback().scrubSound.set(on);
    context_.actions.updateState("sound.scrub");
  });
  context_.actions.bind("sound.keepPitch",
                        {.run =
                             [&player](const actions::ActionArguments& given) {
                               player.setKeepingPitch(given.flag("on").value_or(!player.isKeepingPitch()));
                             },
                         .checked = [&player] { return player.isKeepingPitch(); }});
  connect(&player, &session::SoundPlayer::keepingPitchChanged, this, [this](bool on) {
    context_.settings.playback().keepPitch.set(on);
    context_.actions.updateState("sound.keepPitch");
  });
  connect(&player, &session::SoundPlayer::latenessChanged, this,
          [this] { context_.settings.playback().soundLateness.set(context_.sound.lateness()); });
}

void SoundCommands::connectTimeline(panels::TimelinePanel& timeline) {
  panels::SoundRow& row = timeline.sound();
  row.setTrack(context_.sound.track());
  if (const int height = context_.settings.timeline().soundHeight.value(); height > 0) row.setRowHeight(height);
  connect(&row, &panels::SoundRow::heightChosen, this,
          [this](int height) { context_.settings.timeline().soundHeight.set(height); });
  row.setOnsetsShown(context_.settings.timeline().onsets.value());
  context_.actions.bind("sound.onsets", {.run =
                                             [this, &row](const actions::ActionArguments& given) {
                                               row.setOnsetsShown(given.flag("on").value_or(!row.areOnsetsShown()));
                                               context_.settings.timeline().onsets.set(row.areOnsetsShown());
                                             },
                                         .checked = [&row] { return row.areOnsetsShown(); }});
  timeline.setContextActions(panels::TimelineMenu::Sound,
                             actions::contextActions(context_.actions, actions::ContextMenu::SoundRow));
}

void SoundCommands::connectMessages() {
  connect(&context_.sound.track(), &session::SoundTrack::readFailed, this,
          [this](const QString& motion, const QString& sound, const Error& error) {
            const auto text = [motion, sound, error] {
              return tr("The sound of %1, %2, could not be opened: %3").arg(motion, sound, widgets::failureText(error));
            };
            context_.messages.showMessage(
                Severity::Warning, text,
                {{[] { return tr("Open Sound…"); }, [this] { context_.actions.call("sound.open"); }}});
          });
  connect(&context_.sound.track(), &session::SoundTrack::damageFound, this,
          [this](const QString& sound, const Diagnostics& findings) {
            const auto text = [sound, findings] {
              QStringList reasons;
              for (const Diagnostic& finding : findings) reasons.append(widgets::translated(finding.reason));
              return tr("%1: %2").arg(sound, reasons.join(tr("; ")));
            };
            context_.messages.showMessage(Severity::Warning, text);
          });
  connect(&context_.sound, &session::SoundPlayer::outputFailed, this, [this] {
    if (std::exchange(isDeviceReported_, true)) return;
    context_.messages.showMessage(Severity::Warning, [] {
      return tr("No sound device can be used, so the motion is played without its sound.");
    });
  });
}

void SoundCommands::showState() {
  for (const char* id : {"sound.remove", "sound.mute", "sound.volume", "sound.offset", "sound.startHere"}) {
    context_.actions.updateState(id);
  }
}

Status SoundCommands::open(const actions::ActionArguments& arguments) {
  if (const auto path = arguments.text("path")) return session::withFileName(files_.open(*path), *path);
  files_.openSoon(dialogs::askFilesToOpen(context_.window, tr("Open Sound"),
                                          session::fileFilter({session::FileFilter::Sounds}),
                                          context_.settings.lastFolder(), false));
  return Done{};
}

Status SoundCommands::setVolume(const actions::ActionArguments& arguments) {
  session::SoundTrack& track = context_.sound.track();
  if (const auto percent = arguments.whole("percent")) {
    if (*percent < 0 || *percent > 100) return Error::because(Core::tr("percent: expected a number from 0 to 100"));
    track.setVolume(static_cast<int>(*percent));
  } else if (const auto chosen = dialogs::askWhole(context_.window, tr("Volume"), tr("Volume in percent:"),
                                                   track.link()->volume, 0, 100)) {
    track.setVolume(*chosen);
  }
  return Done{};
}

Status SoundCommands::setOffset(const actions::ActionArguments& arguments) {
  session::SoundTrack& track = context_.sound.track();
  if (const auto given = arguments.numbers("ms")) {
    if (!isBetween(given->front(), -motion::kFarthestSound, motion::kFarthestSound))
      return Error::because(Core::tr("ms: out of range"));
    track.setOffset(given->front());
  } else if (const auto chosen = dialogs::askWhole(
                 context_.window, tr("Offset of the Sound"), tr("Milliseconds from frame 0 to the start of the sound:"),
                 qRound(track.link()->offset), -kLongestAskedOffset, kLongestAskedOffset)) {
    track.setOffset(*chosen);
  }
  return Done{};
}

Status SoundCommands::setLateness(const actions::ActionArguments& arguments) {
  session::SoundPlayer& player = context_.sound;
  constexpr double kMost = session::SoundPlayer::kMaxLateness;
  if (const auto given = arguments.numbers("ms")) {
    if (!isBetween(given->front(), 0, kMost)) return Error::because(Core::tr("ms: expected a number from 0 to 2000"));
    player.setLateness(given->front());
  } else if (const auto chosen = dialogs::askWhole(context_.window, tr("Delay of Headphones"),
                                                   tr("The sound is heard later by this many milliseconds:"),
                                                   qRound(player.lateness()), 0, static_cast<int>(kMost))) {
    player.setLateness(*chosen);
  }
  return Done{};
}

}  // namespace furitsuke::commands
