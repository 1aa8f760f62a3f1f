// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/time_aid_commands.h"

#include <QAction>
#include <algorithm>
#include <array>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/viewport/motion_trails.h"
#include "app/viewport/onion_skin.h"
#include "app/viewport/viewport_overlay.h"
#include "app/viewport/viewport_panel.h"
#include "app/widgets/message_bar.h"

namespace furitsuke {

namespace {

constexpr const char* kTrailSetting = "viewport/trailReach";
/// Frames before and behind the playhead.
constexpr std::array<Frame, 4> kTrailReaches = {10, 30, 60, 150};

constexpr const char* kGhostSetting = "viewport/ghosts";
constexpr const char* kGhostStepSetting = "viewport/ghostStep";
constexpr std::array<Frame, 4> kGhostSteps = {1, 2, 5, 10};

QString ghostAction(int count) { return QString("viewport.ghosts%1").arg(count); }
QString ghostStepAction(Frame step) { return QString("viewport.ghostStep%1").arg(step); }
QString trailAction(Frame frames) { return QString("viewport.trails%1").arg(frames); }

}  // namespace

TimeAidCommands::TimeAidCommands(const CommandContext& context, ViewportPanel& viewport, QObject* parent)
    : QObject(parent), context_(context), viewport_(viewport) {
  bindTrails();
  bindOnionSkin();
}

void TimeAidCommands::bindTrails() {
  for (const Frame frames : kTrailReaches) {
    context_.actions.bind(trailAction(frames), [this, frames](const ActionArguments&) -> Status {
      setTrailReach(frames);
      context_.settings.values().setValue(kTrailSetting, frames);
      // Whoever chooses how long they are wants to see them.
      if (!viewport_.look().trails) context_.actions.call("viewport.trails");
      return Done{};
    });
  }
  connect(&viewport_.overlay(), &ViewportOverlay::frameChosen, this, [this](Frame frame) {
    if (MotionDocument* document = context_.workspace.current()) document->setCurrentFrame(frame);
  });
  connect(&viewport_.overlay(), &ViewportOverlay::dragRefused, this,
          [this](const QString& reason) { context_.messages.showMessage(Severity::Info, reason); });
}

void TimeAidCommands::setTrailReach(Frame frames) {
  MotionTrails& trails = viewport_.overlay().trails();
  trails.setReach(frames);
  for (const Frame row : kTrailReaches) {
    context_.actions.action(trailAction(row))->setChecked(row == trails.reach());
  }
}

void TimeAidCommands::bindOnionSkin() {
  const auto choose = [this](const OnionLook& look) -> Status {
    setOnionLook(look);
    context_.settings.values().setValue(kGhostSetting, look.count);
    context_.settings.values().setValue(kGhostStepSetting, look.step);
    if (!viewport_.look().onionSkin) context_.actions.call("viewport.onionSkin");
    return Done{};
  };
  for (int count = 1; count <= OnionLook::kMostGhosts; ++count) {
    context_.actions.bind(ghostAction(count), [this, choose, count](const ActionArguments&) {
      return choose({count, viewport_.onionLook().step});
    });
  }
  for (const Frame step : kGhostSteps) {
    context_.actions.bind(ghostStepAction(step), [this, choose, step](const ActionArguments&) {
      return choose({viewport_.onionLook().count, step});
    });
  }
}

void TimeAidCommands::setOnionLook(const OnionLook& look) {
  viewport_.setOnionLook(look);
  for (int count = 1; count <= OnionLook::kMostGhosts; ++count) {
    context_.actions.action(ghostAction(count))->setChecked(count == look.count);
  }
  for (const Frame step : kGhostSteps) context_.actions.action(ghostStepAction(step))->setChecked(step == look.step);
}

void TimeAidCommands::applySettings() {
  const QSettings& values = context_.settings.values();
  const OnionLook usual;
  OnionLook look;
  look.count = std::clamp(values.value(kGhostSetting, usual.count).toInt(), 1, OnionLook::kMostGhosts);
  const Frame step = values.value(kGhostStepSetting, usual.step).toInt();
  if (std::ranges::find(kGhostSteps, step) != kGhostSteps.end()) look.step = step;
  setOnionLook(look);
  const Frame kept = values.value(kTrailSetting, MotionTrails::kUsualReach).toInt();
  const bool isOne = std::ranges::find(kTrailReaches, kept) != kTrailReaches.end();
  setTrailReach(isOne ? kept : MotionTrails::kUsualReach);
}

}  // namespace furitsuke
