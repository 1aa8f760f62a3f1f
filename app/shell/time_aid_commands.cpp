// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/time_aid_commands.h"

#include <QAction>
#include <algorithm>
#include <array>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/viewport/motion_trails.h"
#include "app/viewport/viewport_overlay.h"
#include "app/viewport/viewport_panel.h"

namespace furitsuke {

namespace {

constexpr const char* kTrailSetting = "viewport/trailReach";
/// Frames before and behind the playhead.
constexpr std::array<Frame, 4> kTrailReaches = {10, 30, 60, 150};

QString trailAction(Frame frames) { return QString("viewport.trails%1").arg(frames); }

}  // namespace

TimeAidCommands::TimeAidCommands(const CommandContext& context, ViewportPanel& viewport, QObject* parent)
    : QObject(parent), context_(context), viewport_(viewport) {
  bindTrails();
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
}

void TimeAidCommands::setTrailReach(Frame frames) {
  MotionTrails& trails = viewport_.overlay().trails();
  trails.setReach(frames);
  for (const Frame row : kTrailReaches) {
    context_.actions.action(trailAction(row))->setChecked(row == trails.reach());
  }
}

void TimeAidCommands::applySettings() {
  const Frame kept = context_.settings.values().value(kTrailSetting, MotionTrails::kUsualReach).toInt();
  const bool isOne = std::ranges::find(kTrailReaches, kept) != kTrailReaches.end();
  setTrailReach(isOne ? kept : MotionTrails::kUsualReach);
}

}  // namespace furitsuke
