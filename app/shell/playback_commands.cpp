// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/playback_commands.h"

#include <QAction>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/playback/playback.h"
#include "app/playback/transport_bar.h"
#include "app/theme/theme.h"
#include "app/timeline/timeline_panel.h"

namespace furitsuke {

namespace {

constexpr PictureRate kPictureRates[] = {PictureRate::Thirty, PictureRate::Sixty, PictureRate::Unlimited};

QString rateActionId(PictureRate rate) {
  QString id = pictureRateId(rate);
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
  parts_.transport.setPlayback(parts_.playback);
  parts_.transport.setRateMenu(context_.actions.menu("play/rate"));
}

bool PlaybackCommands::hasDocument() const { return context_.workspace.current() != nullptr; }

void PlaybackCommands::bindTransport() {
  ActionSet& actions = context_.actions;
  Playback& playback = parts_.playback;
  const auto hasSome = [this] { return hasDocument(); };
  actions.bind(
      "playback.toggle",
      [&actions, &playback](const ActionArguments&) -> Status {
        playback.isPlaying() ? playback.pause() : playback.play();
        actions.action("playback.toggle")->setChecked(playback.isPlaying());
        return Done{};
      },
      hasSome);
  actions.bind(
      "playback.stop",
      [&playback](const ActionArguments&) -> Status {
        playback.stop();
        return Done{};
      },
      hasSome);
  connect(&playback, &Playback::playingChanged, this, [&actions](bool playing) {
    QAction* action = actions.action("playback.toggle");
    action->setChecked(playing);
    action->setIcon(themedIcon(playing ? "pause" : "play"));
  });
  actions.bind(
      "frame.goto", [this](const ActionArguments& given) { return goTo(given); }, hasSome);
}

Status PlaybackCommands::goTo(const ActionArguments& arguments) {
  if (const auto frame = arguments.whole("frame")) {
    context_.workspace.current()->setCurrentFrame(*frame);
  } else {
    parts_.transport.focusFrame();
  }
  return Done{};
}

// --- what is repeated ------------------------------------------------------------------------------------------------

void PlaybackCommands::bindLoop() {
  ActionSet& actions = context_.actions;
  Playback& playback = parts_.playback;
  const auto hasSome = [this] { return hasDocument(); };
  actions.bind("playback.loop", [&playback](const ActionArguments& given) -> Status {
    playback.setLooping(given.flag("on").value_or(!playback.isLooping()));
    return Done{};
  });
  actions.bind(
      "playback.loopFrom", [this](const ActionArguments& given) { return setLoopEnd(given, true); }, hasSome);
  actions.bind(
      "playback.loopTo", [this](const ActionArguments& given) { return setLoopEnd(given, false); }, hasSome);
  actions.bind(
      "playback.loopSelection", [this](const ActionArguments& given) { return loopSelection(given); }, hasSome);
  actions.bind(
      "playback.loopAll",
      [&playback](const ActionArguments&) -> Status {
        playback.setLoopRange({});
        return Done{};
      },
      [&playback] { return !playback.loopRange().isEmpty(); });
  connect(&playback, &Playback::loopingChanged, this, [this](bool on) {
    context_.settings.values().setValue("playback/loop", on);
    showLoop();
  });
  connect(&playback, &Playback::loopRangeChanged, this, &PlaybackCommands::showLoop);
  connect(&parts_.timeline, &TimelinePanel::loopRangeRequested, this, &PlaybackCommands::repeat);
}

void PlaybackCommands::showLoop() {
  const Playback& playback = parts_.playback;
  context_.actions.action("playback.loop")->setChecked(playback.isLooping());
  context_.actions.action("playback.loopAll")->setEnabled(!playback.loopRange().isEmpty());
  parts_.timeline.setLoopRange(playback.loopRange(), playback.isLooping());
}

void PlaybackCommands::repeat(FrameRange range) {
  parts_.playback.setLoopRange(range);
  // Whoever says what to repeat wants it repeated.
  if (!range.isEmpty()) parts_.playback.setLooping(true);
}

Status PlaybackCommands::setLoopEnd(const ActionArguments& arguments, bool isFirst) {
  const auto given = arguments.whole("frame");
  const Frame frame = given ? static_cast<Frame>(*given) : context_.workspace.current()->currentFrame();
  FrameRange range = parts_.playback.loopRange();
  if (range.isEmpty()) range = {0, parts_.playback.lastFrame()};
  // An end on the wrong side of the other takes the place of both, and the rest of the motion is repeated.
  if (isFirst) {
    range = {frame, frame < range.last ? range.last : std::max(frame, parts_.playback.lastFrame())};
  } else {
    range = {frame > range.first ? range.first : 0, frame};
  }
  repeat(range);
  return Done{};
}

Status PlaybackCommands::loopSelection(const ActionArguments& arguments) {
  const KeySelection& selection = context_.workspace.current()->selection();
  const FrameRange range = arguments.range("frames").value_or(selection.frameRange());
  if (range.isEmpty()) return Error{{}, {}, tr("select the keys first between which to repeat").toStdString()};
  repeat(range);
  return Done{};
}

// --- how fast --------------------------------------------------------------------------------------------------------

void PlaybackCommands::bindSpeed() {
  ActionSet& actions = context_.actions;
  Playback& playback = parts_.playback;
  const auto bindChange = [&](const char* id, std::function<double()> speed) {
    actions.bind(id, [&playback, speed = std::move(speed)](const ActionArguments&) -> Status {
      playback.setSpeed(speed());
      return Done{};
    });
  };
  bindChange("playback.slower", [&playback] { return playback.speed() / 2; });
  bindChange("playback.faster", [&playback] { return playback.speed() * 2; });
  bindChange("playback.realTime", [] { return 1.0; });
  actions.bind("playback.speed", [this](const ActionArguments& given) -> Status {
    const auto times = given.numbers("times");
    if (!times) {
      parts_.transport.focusSpeed();
      return Done{};
    }
    // Written so that "nan" is told too.
    if (!(times->front() >= Playback::kMinSpeed && times->front() <= Playback::kMaxSpeed)) {
      return Error{{}, {}, "times: expected a number from 0.1 to 4"};
    }
    parts_.playback.setSpeed(times->front());
    return Done{};
  });
}

void PlaybackCommands::bindRate() {
  Playback& playback = parts_.playback;
  for (const PictureRate rate : kPictureRates) {
    context_.actions.bind(rateActionId(rate), [this, &playback, rate](const ActionArguments&) -> Status {
      playback.setRate(rate);
      showRate();  // also when it was this one before: a click has unchecked it
      return Done{};
    });
  }
  connect(&playback, &Playback::rateChanged, this, [this] {
    context_.settings.values().setValue("playback/rate", pictureRateId(parts_.playback.rate()));
    showRate();
  });
}

void PlaybackCommands::showRate() {
  for (const PictureRate rate : kPictureRates) {
    context_.actions.action(rateActionId(rate))->setChecked(rate == parts_.playback.rate());
  }
}

void PlaybackCommands::applySettings() {
  const QSettings& values = context_.settings.values();
  parts_.playback.setLooping(values.value("playback/loop", false).toBool());
  parts_.playback.setRate(pictureRateFromId(values.value("playback/rate").toString()));
  showLoop();
  showRate();
}

}  // namespace furitsuke
