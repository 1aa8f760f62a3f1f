// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/viewport_trail_commands.h"

#include <QAction>
#include <algorithm>
#include <array>

#include "app/actions/action_set.h"
#include "app/panels/viewport/motion_trails.h"
#include "app/panels/viewport/onion_skin.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::commands {

namespace {

/// The lengths of trails: frames before and after the playhead.
constexpr std::array<Frame, 4> kTrailLengths = {10, 30, 60, 150};
constexpr std::array<Frame, 4> kGhostSteps = {1, 2, 5, 10};

}  // namespace

ViewportTrailCommands::ViewportTrailCommands(const CommandContext& context, panels::ViewportPanel& viewport,
                                             QObject* parent)
    : QObject(parent), context_(context), viewport_(viewport) {
  bindTrails();
  bindOnionSkin();
  connectOverlay();
  restoreSettings();
}

void ViewportTrailCommands::bindTrails() {
  panels::MotionTrails& trails = viewport_.overlay().trails();
  for (const Frame frames : kTrailLengths) {
    const auto choose = [this, &trails, frames] {
      trails.setReach(frames);
      context_.settings.viewport().trailReach.set(frames);
      // Choosing a length also shows the trails.
      if (!viewport_.look().trails) context_.actions.call("viewport.trails");
    };
    context_.actions.bind(QString("viewport.trails%1").arg(frames),
                          {.run = choose, .checked = [&trails, frames] { return trails.reach() == frames; }});
  }
}

void ViewportTrailCommands::bindOnionSkin() {
  const auto choose = [this](const panels::OnionLook& look) {
    viewport_.setOnionLook(look);
    context_.settings.viewport().ghosts.set(look.count);
    context_.settings.viewport().ghostStep.set(look.step);
    if (!viewport_.look().onionSkin) context_.actions.call("viewport.onionSkin");
  };
  for (int count = 1; count <= panels::OnionLook::kMaxGhosts; ++count) {
    context_.actions.bind(QString("viewport.ghosts%1").arg(count),
                          {.run =
                               [this, choose, count] {
                                 choose({count, viewport_.onionLook().step});
                               },
                           .checked = [this, count] { return viewport_.onionLook().count == count; }});
  }
  for (const Frame step : kGhostSteps) {
    context_.actions.bind(QString("viewport.ghostStep%1").arg(step),
                          {.run =
                               [this, choose, step] {
                                 choose({viewport_.onionLook().count, step});
                               },
                           .checked = [this, step] { return viewport_.onionLook().step == step; }});
  }
}

void ViewportTrailCommands::connectOverlay() {
  connect(&viewport_.overlay(), &panels::ViewportOverlay::frameChosen, this, [this](Frame frame) {
    if (edit::MotionDocument* document = context_.workspace.current()) document->state().setCurrentFrame(frame);
  });
  connect(&viewport_.overlay(), &panels::ViewportOverlay::dragRefused, this,
          [this](const QString& reason) { context_.messages.showMessage(Severity::Info, reason); });
}

void ViewportTrailCommands::restoreSettings() {
  const session::ViewportSettings settings = context_.settings.viewport();
  panels::OnionLook look;
  look.count = std::clamp(settings.ghosts.value(look.count), 1, panels::OnionLook::kMaxGhosts);
  const Frame step = settings.ghostStep.value(look.step);
  if (std::ranges::find(kGhostSteps, step) != kGhostSteps.end()) look.step = step;
  viewport_.setOnionLook(look);
  const Frame reach = settings.trailReach.value(panels::MotionTrails::kUsualReach);
  const bool isOffered = std::ranges::find(kTrailLengths, reach) != kTrailLengths.end();
  viewport_.overlay().trails().setReach(isOffered ? reach : panels::MotionTrails::kUsualReach);
}

}  // namespace furitsuke::commands
