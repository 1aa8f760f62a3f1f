// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/playback_commands.h"

#include <QAction>
#include <algorithm>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/panels/timeline/time_ruler.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/transport_bar.h"
#include "app/session/playback.h"
#include "app/session/settings.h"
#include "app/theme/theme.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kPlaybackLoopSelectionParameter{
    .name = "frames", .kind = Kind::Frames, .help = "range to repeat; default: the range of the selected keys"};
constexpr ActionParameter kPlaybackSpeedParameter{.name = "times",
                                                  .kind = Kind::Numbers,
                                                  .help = "0.1 to 4; 1 is the speed of the motion",
                                                  .required = true,
                                                  .count = 1};

}  // namespace

constexpr ActionRows kPlaybackActions = {
    action("playback.toggle", "play", Actions::tr("P&lay"),
           Actions::tr("Play the motion from the playhead, or pause it"),
           {.icon = "play",
            .keys = "Space; P",
            .mmdKeys = "P",
            .checkable = true,
            .inToolbar = true,
            .words = ActionWords::tr("pause, watch, preview, run"),
            .follows = "frame.previous"}),
    action("playback.stop", "play", Actions::tr("&Stop"),
           Actions::tr("Stop playback and go back to the frame where it started"),
           {.icon = "stop", .keys = "Shift+Space", .inToolbar = true}),
    action("playback.loop", "play/repeat", Actions::tr("&Repeat"),
           Actions::tr("Repeat playback from the start when it reaches the end"),
           {.icon = "loop",
            .keys = "Ctrl+L",
            .isSwitch = true,
            .inToolbar = true,
            .words = ActionWords::tr("loop, again"),
            .setting = {.key = "playback/loop", .page = Page::Playback},
            .follows = "frame.goto"}),
    action("playback.loopFrom", "play/repeat", Actions::tr("Repeat Fro&m Playhead"),
           Actions::tr("Set the start of the repeated range to the playhead"),
           {.keys = "Ctrl+[", .parameters = kAtPlayhead}),
    action("playback.loopTo", "play/repeat", Actions::tr("Repeat &Up to Playhead"),
           Actions::tr("Set the end of the repeated range to the playhead"),
           {.keys = "Ctrl+]", .parameters = kAtPlayhead}),
    action("playback.loopSelection", "play/repeat", Actions::tr("Repeat Sele&ction"),
           Actions::tr("Repeat from the first to the last selected key"),
           {.keys = "Ctrl+Shift+L", .parameters = kPlaybackLoopSelectionParameter}),
    action("playback.loopAll", "play/repeat", Actions::tr("Repeat &Whole Motion"),
           Actions::tr("Clear the repeated range and repeat the whole motion")),
    action("playback.slower", "play/speed", Actions::tr("Sl&ower"), Actions::tr("Halve the playback speed"),
           {.keys = "Ctrl+Alt+Down", .words = ActionWords::tr("slow")}),
    action("playback.faster", "play/speed", Actions::tr("Fas&ter"), Actions::tr("Double the playback speed"),
           {.keys = "Ctrl+Alt+Up", .words = ActionWords::tr("fast")}),
    action("playback.realTime", "play/speed", Actions::tr("Or&iginal Speed"),
           Actions::tr("Play at the original speed of the motion"), {.keys = "Ctrl+Alt+0"}),
    action("playback.speed", "play/speed", Actions::tr("Spee&d…"),
           Actions::tr("Set the playback speed; 1 is the original speed"),
           {.parameters = kPlaybackSpeedParameter, .words = ActionWords::tr("playback rate")}),
    action("playback.rate30", "play/rate", Actions::tr("&30 fps (Whole Frames)"),
           Actions::tr("Draw whole frames only, without interpolation between them, as MMD does"),
           {.setting = {.key = "playback/rate",
                        .page = Page::Playback,
                        .initial = true,
                        .text = Preferences::tr("Frame rate"),
                        .help = Preferences::tr("How often the viewport is drawn during playback")}}),
    action("playback.rate60", "play/rate", Actions::tr("&60 fps"),
           Actions::tr("Draw one interpolated image between two frames"), {.setting = {.key = "playback/rate"}}),
    action("playback.rateUnlimited", "play/rate", Actions::tr("&Unlimited"),
           Actions::tr("Draw as many images per second as the computer can"), {.setting = {.key = "playback/rate"}}),
};

namespace {

constexpr session::PictureRate kPictureRates[] = {session::PictureRate::Thirty, session::PictureRate::Sixty,
                                                  session::PictureRate::Unlimited};

QString rateActionId(session::PictureRate rate) {
  QString id = session::pictureRateId(rate);
  id[0] = id[0].toUpper();
  return "playback.rate" + id;
}

}  // namespace

PlaybackCommands::PlaybackCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  bindTransport();
  bindLoop();
  bindSpeed();
  bindRate();
  parts_.transport.setPlayback(context_.playback);
  parts_.transport.setRateMenu(context_.actions.menu("play/rate"));
}

void PlaybackCommands::bindTransport() {
  actions::ActionSet& actions = context_.actions;
  session::Playback& playback = context_.playback;
  const auto hasDocument = CommandConditions(context_).hasDocument();
  actions.bind("playback.toggle", {.run = [&playback] { playback.isPlaying() ? playback.pause() : playback.play(); },
                                   .enabled = hasDocument,
                                   .checked = [&playback] { return playback.isPlaying(); }});
  actions.bind("playback.stop", {.run = [&playback] { playback.stop(); }, .enabled = hasDocument});
  connect(&playback, &session::Playback::playingChanged, this, [&actions](bool playing) {
    actions.updateState("playback.toggle");
    actions.action("playback.toggle")->setIcon(theme::themedIcon(playing ? "pause" : "play"));
  });
}

// --- loop ------------------------------------------------------------------------------------------------------------

void PlaybackCommands::bindLoop() {
  actions::ActionSet& actions = context_.actions;
  session::Playback& playback = context_.playback;
  const auto hasDocument = CommandConditions(context_).hasDocument();
  context_.bindStored("playback.loop", [&playback](bool on) { playback.setLooping(on); });
  actions.bind("playback.loopFrom",
               {.run = [this](const actions::ActionArguments& given) { return setLoopEnd(given, true); },
                .enabled = hasDocument});
  actions.bind("playback.loopTo",
               {.run = [this](const actions::ActionArguments& given) { return setLoopEnd(given, false); },
                .enabled = hasDocument});
  actions.bind(
      "playback.loopSelection",
      {.run = [this](const actions::ActionArguments& given) { return loopSelection(given); }, .enabled = hasDocument});
  actions.bind("playback.loopAll",
               {.run = [&playback] { playback.setLoopRange({}); },
                .enabled = {[&playback] { return !playback.loopRange().isEmpty(); },
                            QT_TRANSLATE_NOOP("Conditions", "The whole motion is repeated already")}});
  connect(&playback, &session::Playback::loopingChanged, this, [this](bool on) {
    context_.settings.setOn("playback.loop", on);
    showLoop();
  });
  connect(&playback, &session::Playback::loopRangeChanged, this, &PlaybackCommands::showLoop);
  connect(&parts_.timeline, &panels::TimelinePanel::loopRangeRequested, this, &PlaybackCommands::setLoop);
  showLoop();
}

void PlaybackCommands::showLoop() {
  const session::Playback& playback = context_.playback;
  context_.actions.updateState("playback.loop");
  context_.actions.updateState("playback.loopAll");
  parts_.timeline.ruler().setLoopRange(playback.loopRange(), playback.isLooping());
}

void PlaybackCommands::setLoop(FrameRange range) {
  context_.playback.setLoopRange(range);
  // Setting a range also turns looping on.
  if (!range.isEmpty()) context_.playback.setLooping(true);
}

Status PlaybackCommands::setLoopEnd(const actions::ActionArguments& arguments, bool isFirst) {
  const session::Playback& playback = context_.playback;
  const Frame frame = context_.frameFrom(arguments);
  FrameRange range = playback.loopRange();
  if (range.isEmpty()) range = {0, playback.lastFrame()};
  // If the new end is on the wrong side of the other end, that one moves to the start or the end of the motion.
  if (isFirst) {
    range = {frame, frame < range.last ? range.last : std::max(frame, playback.lastFrame())};
  } else {
    range = {frame > range.first ? range.first : 0, frame};
  }
  setLoop(range);
  return Done{};
}

Status PlaybackCommands::loopSelection(const actions::ActionArguments& arguments) {
  const motion::KeySelection& selection = context_.document().state().selection();
  const FrameRange range = arguments.range("frames").value_or(selection.frameRange());
  if (range.isEmpty())
    return Error::because(Message::verbatim(tr("select the keys to loop between first").toStdString()));
  setLoop(range);
  return Done{};
}

// --- speed and frame rate --------------------------------------------------------------------------------------------

void PlaybackCommands::bindSpeed() {
  actions::ActionSet& actions = context_.actions;
  session::Playback& playback = context_.playback;
  actions.bind("playback.slower", [&playback] { playback.setSpeed(playback.speed() / 2); });
  actions.bind("playback.faster", [&playback] { playback.setSpeed(playback.speed() * 2); });
  actions.bind("playback.realTime", [&playback] { playback.setSpeed(1.0); });
  actions.bind("playback.speed", [this](const actions::ActionArguments& given) { return setSpeed(given); });
}

Status PlaybackCommands::setSpeed(const actions::ActionArguments& arguments) {
  const auto times = arguments.numbers("times");
  if (!times) {
    parts_.transport.focusSpeed();
    return Done{};
  }
  // False for NaN too.
  const bool isValid = times->front() >= session::Playback::kMinSpeed && times->front() <= session::Playback::kMaxSpeed;
  if (!isValid) return Error::because(Core::tr("times: expected a number from 0.1 to 4"));
  context_.playback.setSpeed(times->front());
  return Done{};
}

void PlaybackCommands::bindRate() {
  actions::ActionSet& actions = context_.actions;
  session::Playback& playback = context_.playback;
  playback.setRate(session::pictureRateFromId(context_.settings.playback().rate.value()));
  for (const session::PictureRate rate : kPictureRates) {
    actions.bind(rateActionId(rate), {.run = [&playback, rate] { playback.setRate(rate); },
                                      .checked = [&playback, rate] { return playback.rate() == rate; }});
  }
  connect(&playback, &session::Playback::rateChanged, this, [this] {
    context_.settings.playback().rate.set(session::pictureRateId(context_.playback.rate()));
    for (const session::PictureRate rate : kPictureRates) context_.actions.updateState(rateActionId(rate));
  });
}

}  // namespace furitsuke::commands
