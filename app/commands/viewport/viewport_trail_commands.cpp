// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/viewport_trail_commands.h"

#include <QAction>
#include <algorithm>
#include <array>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/panels/viewport/motion_trails.h"
#include "app/panels/viewport/onion_skin.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::commands {

namespace {

constexpr const char* kGhostCountTooltip = Actions::tr("Set the number of ghosts before and after the playhead");
constexpr const char* kGhostStepTooltip = Actions::tr("Set the number of frames between two ghosts");

}  // namespace

constexpr ActionRows kViewportTrailActions = {
    action("viewport.trails10", "view/draw/trails", Actions::tr("&10 Frames"),
           Actions::tr("Draw motion trails over 10 frames before and after the playhead"),
           {.setting = {.key = "viewport/trailReach",
                        .page = Page::Viewport,
                        .text = Preferences::tr("Trail length"),
                        .help = Preferences::tr("How far motion trails go before and after the playhead")}}),
    action("viewport.trails30", "view/draw/trails", Actions::tr("&30 Frames"),
           Actions::tr("Draw motion trails over 30 frames before and after the playhead"),
           {.setting = {.key = "viewport/trailReach", .initial = true}}),
    action("viewport.trails60", "view/draw/trails", Actions::tr("&60 Frames"),
           Actions::tr("Draw motion trails over 60 frames before and after the playhead"),
           {.setting = {.key = "viewport/trailReach"}}),
    action("viewport.trails150", "view/draw/trails", Actions::tr("1&50 Frames"),
           Actions::tr("Draw motion trails over 150 frames before and after the playhead"),
           {.setting = {.key = "viewport/trailReach"}}),
    action("viewport.ghosts1", "view/draw/onion", Actions::tr("&1 on Each Side"), kGhostCountTooltip,
           {.setting = {.key = "viewport/ghosts",
                        .page = Page::Viewport,
                        .text = Preferences::tr("Ghosts"),
                        .help = Preferences::tr("How many ghosts the onion skin draws")}}),
    action("viewport.ghosts2", "view/draw/onion", Actions::tr("&2 on Each Side"), kGhostCountTooltip,
           {.setting = {.key = "viewport/ghosts", .initial = true}}),
    action("viewport.ghosts3", "view/draw/onion", Actions::tr("&3 on Each Side"), kGhostCountTooltip,
           {.setting = {.key = "viewport/ghosts"}}),
    action("viewport.ghosts4", "view/draw/onion", Actions::tr("&4 on Each Side"), kGhostCountTooltip,
           {.setting = {.key = "viewport/ghosts"}}),
    action("viewport.ghosts5", "view/draw/onion", Actions::tr("&5 on Each Side"), kGhostCountTooltip,
           {.setting = {.key = "viewport/ghosts"}}),
    action("viewport.ghostStep1", "view/draw/onion", Actions::tr("&Every Frame"), kGhostStepTooltip,
           {.group = 1,
            .setting = {.key = "viewport/ghostStep",
                        .page = Page::Viewport,
                        .text = Preferences::tr("Distance of ghosts"),
                        .help = Preferences::tr("How many frames are between two ghosts")}}),
    action("viewport.ghostStep2", "view/draw/onion", Actions::tr("E&very 2 Frames"), kGhostStepTooltip,
           {.group = 1, .setting = {.key = "viewport/ghostStep"}}),
    action("viewport.ghostStep5", "view/draw/onion", Actions::tr("Every 5 &Frames"), kGhostStepTooltip,
           {.group = 1, .setting = {.key = "viewport/ghostStep", .initial = true}}),
    action("viewport.ghostStep10", "view/draw/onion", Actions::tr("Every 10 F&rames"), kGhostStepTooltip,
           {.group = 1, .setting = {.key = "viewport/ghostStep"}}),
};

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
      trails.setLength(frames);
      context_.settings.viewport().trailLength.set(frames);
      // Choosing a length also shows the trails.
      if (!viewport_.options().trails) context_.actions.call("viewport.trails");
    };
    context_.actions.bind(QString("viewport.trails%1").arg(frames),
                          {.run = choose, .checked = [&trails, frames] { return trails.length() == frames; }});
  }
}

void ViewportTrailCommands::bindOnionSkin() {
  const auto choose = [this](const panels::OnionSkinOptions& options) {
    viewport_.setOnionSkinOptions(options);
    context_.settings.viewport().ghosts.set(options.count);
    context_.settings.viewport().ghostStep.set(options.step);
    if (!viewport_.options().onionSkin) context_.actions.call("viewport.onionSkin");
  };
  for (int count = 1; count <= panels::OnionSkinOptions::kMaxGhosts; ++count) {
    context_.actions.bind(QString("viewport.ghosts%1").arg(count),
                          {.run =
                               [this, choose, count] {
                                 choose({count, viewport_.onionSkinOptions().step});
                               },
                           .checked = [this, count] { return viewport_.onionSkinOptions().count == count; }});
  }
  for (const Frame step : kGhostSteps) {
    context_.actions.bind(QString("viewport.ghostStep%1").arg(step),
                          {.run =
                               [this, choose, step] {
                                 choose({viewport_.onionSkinOptions().count, step});
                               },
                           .checked = [this, step] { return viewport_.onionSkinOptions().step == step; }});
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
  panels::OnionSkinOptions options;
  options.count = std::clamp(settings.ghosts.value(options.count), 1, panels::OnionSkinOptions::kMaxGhosts);
  const Frame step = settings.ghostStep.value(options.step);
  if (std::ranges::find(kGhostSteps, step) != kGhostSteps.end()) options.step = step;
  viewport_.setOnionSkinOptions(options);
  const Frame length = settings.trailLength.value(panels::MotionTrails::kDefaultLength);
  const bool isOffered = std::ranges::find(kTrailLengths, length) != kTrailLengths.end();
  viewport_.overlay().trails().setLength(isOffered ? length : panels::MotionTrails::kDefaultLength);
}

}  // namespace furitsuke::commands
