// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/sound_commands.h"

#include <utility>

#include "app/actions/action_set.h"
#include "app/actions/context_menus.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/prompts.h"
#include "app/panels/timeline/sound_row.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kSoundVolumeParameter{
    .name = "percent", .kind = Kind::Whole, .help = "0 to 100", .required = true};
constexpr ActionParameter kSoundOffsetParameter{.name = "ms",
                                                .kind = Kind::Numbers,
                                                .help = "milliseconds after frame 0; negative: before",
                                                .required = true,
                                                .count = 1};
constexpr ActionParameter kSoundLatenessParameter{
    .name = "ms", .kind = Kind::Numbers, .help = "0 to 2000 milliseconds", .required = true, .count = 1};

}  // namespace

constexpr ActionRows kSoundActions = {
    action("sound.keepPitch", "play/speed", Actions::tr("Keep &Pitch"),
           Actions::tr("Keep the pitch of the sound when it is played slower or faster"),
           {.group = 1,
            .isSwitch = true,
            .words = ActionWords::tr("time stretch, tone, chipmunk"),
            .setting = {.key = "playback/keepPitch", .page = Page::Playback, .initial = true},
            .follows = "playback.speed"}),
    action("sound.open", "file", Actions::tr("Open Soun&d…"),
           Actions::tr("Open the music of the motion, to hear and see it"),
           {.icon = "sound",
            .parameters = kFile,
            .words = ActionWords::tr("music, song, audio, wav, mp3, load sound"),
            .follows = "playback.rateUnlimited"}),
    action("sound.mute", "play/sound", Actions::tr("&Mute"), Actions::tr("Play the motion without its sound"),
           {.icon = "mute", .isSwitch = true, .words = ActionWords::tr("silence, music off")}),
    action("sound.volume", "play/sound", Actions::tr("&Volume…"),
           Actions::tr("Set how loud the sound of the motion is played"),
           {.parameters = kSoundVolumeParameter, .words = ActionWords::tr("loudness, louder, quieter")}),
    action("sound.scrub", "play/sound", Actions::tr("&Hear Sound When Playhead Moves"),
           Actions::tr("Play a piece of the sound each time the playhead is moved"),
           {.isSwitch = true,
            .words = ActionWords::tr("scrubbing, music while stepping"),
            .setting = {.key = "playback/scrubSound", .page = Page::Playback}}),
    action("sound.onsets", "play/sound", Actions::tr("Show O&nsets"),
           Actions::tr("Mark in the waveform where notes and drum hits begin"),
           {.isSwitch = true,
            .words = ActionWords::tr("drum hits, note starts, transients"),
            .setting = {.key = "timeline/onsets", .page = Page::Timeline}}),
    action(
        "sound.offset", "play/sound", Actions::tr("&Offset…"),
        Actions::tr("Set when the sound starts, in milliseconds after frame 0"),
        {.group = 1, .parameters = kSoundOffsetParameter, .words = ActionWords::tr("shift music, synchronize, lag")}),
    action("sound.startHere", "play/sound", Actions::tr("&Start at Playhead"),
           Actions::tr("Move the sound so that it starts at the playhead"), {.group = 1, .parameters = kAtPlayhead}),
    action("sound.lateness", "play/sound", Actions::tr("&Delay of Headphones…"),
           Actions::tr("Set how late the sound is heard, so that the picture waits for wireless headphones"),
           {.group = 2, .parameters = kSoundLatenessParameter, .words = ActionWords::tr("latency, bluetooth, lag")}),
    action("sound.remove", "play/sound", Actions::tr("&Remove Sound"),
           Actions::tr("Remove the sound from the motion; its file is kept"), {.group = 3}),
};

namespace {

constexpr double kFrameMilliseconds = 1000.0 / kFramesPerSecond;
constexpr int kLongestAskedOffset = 3'600'000;  // milliseconds; scripts can set more

/// False for NaN too.
bool isBetween(double value, double low, double high) { return value >= low && value <= high; }

}  // namespace

SoundCommands::SoundCommands(const CommandContext& context, panels::TimelinePanel& timeline, FileOpening& files,
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
  actions.bindSwitch(
      "sound.mute", [&track] { return track.link() && track.link()->isMuted; },
      [&track](bool on) { track.setMuted(on); }, hasSound);
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
  player.setLateness(context_.settings.playback().soundLateness.value());
  context_.bindStored("sound.scrub", [&player](bool on) { player.setScrubbing(on); });
  context_.bindStored("sound.keepPitch", [&player](bool on) { player.setKeepingPitch(on); });
  context_.actions.bind("sound.lateness", [this](const actions::ActionArguments& given) { return setLateness(given); });
  connect(&player, &session::SoundPlayer::latenessChanged, this,
          [this] { context_.settings.playback().soundLateness.set(context_.sound.lateness()); });
}

void SoundCommands::connectTimeline(panels::TimelinePanel& timeline) {
  panels::SoundRow& row = timeline.sound();
  row.setTrack(context_.sound.track());
  if (const int height = context_.settings.timeline().soundHeight.value(); height > 0) row.setRowHeight(height);
  connect(&row, &panels::SoundRow::heightChosen, this,
          [this](int height) { context_.settings.timeline().soundHeight.set(height); });
  context_.bindStored("sound.onsets", [&row](bool on) { row.setOnsetsShown(on); });
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
