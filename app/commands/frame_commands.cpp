// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/frame_commands.h"

#include <algorithm>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/transport_bar.h"
#include "core/edit/document/key_changes.h"
#include "core/motion/last_frame.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kFrameGotoParameter{
    .name = "frame", .kind = Kind::FrameNumber, .help = "the frame", .required = true};

}  // namespace

constexpr ActionRows kFrameActions = {
    action("frame.first", "play/go", Actions::tr("&First Frame"), Actions::tr("Go to frame 0"),
           {.icon = "first-frame",
            .keys = "Home",
            .blenderKeys = "Shift+Left",
            .inToolbar = true,
            .words = ActionWords::tr("start, beginning, rewind")}),
    action("frame.previousKey", "play/go", Actions::tr("Previous &Key"),
           Actions::tr("Go to the key before the playhead on the selected tracks, or on the current track"),
           {.icon = "previous-key", .keys = "Ctrl+Left", .mmdKeys = "Ctrl+Up", .inToolbar = true}),
    action("frame.previous", "play/go", Actions::tr("&Previous Frame"), Actions::tr("Go back one frame"),
           {.icon = "step-back", .keys = "Left", .inToolbar = true}),
    action("frame.next", "play/go", Actions::tr("&Next Frame"), Actions::tr("Go forward one frame"),
           {.icon = "step-forward", .keys = "Right", .inToolbar = true}),
    action("frame.nextKey", "play/go", Actions::tr("Next K&ey"),
           Actions::tr("Go to the key after the playhead on the selected tracks, or on the current track"),
           {.icon = "next-key", .keys = "Ctrl+Right", .mmdKeys = "Ctrl+Down", .inToolbar = true}),
    action("frame.last", "play/go", Actions::tr("L&ast Frame"), Actions::tr("Go to the last key of the motion"),
           {.icon = "last-frame",
            .keys = "End",
            .blenderKeys = "Shift+Right",
            .inToolbar = true,
            .words = ActionWords::tr("end, end of motion")}),
    action("frame.previousKeyOfAny", "play/go", Actions::tr("Previous Key of Any &Track"),
           Actions::tr("Go to the nearest frame before the playhead that has a key on any track"),
           {.group = 2, .keys = "Alt+Shift+Left"}),
    action("frame.nextKeyOfAny", "play/go", Actions::tr("Next Key of Any T&rack"),
           Actions::tr("Go to the nearest frame after the playhead that has a key on any track"),
           {.group = 2, .keys = "Alt+Shift+Right"}),
    action("frame.goto", "play/go", Actions::tr("&Go to Frame…"), Actions::tr("Go to a frame by number"),
           {.group = 2,
            .keys = "Ctrl+G",
            .mmdKeys = "G; Ctrl+G",
            .parameters = kFrameGotoParameter,
            .words = ActionWords::tr("jump, seek, go to time")}),
};

FrameCommands::FrameCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  const auto hasDocument = CommandConditions(context_).hasDocument();
  const auto bindFrame = [&](const char* id, auto frameOf) {
    const auto run = [this, frameOf] { context_.document().state().setCurrentFrame(frameOf(context_.document())); };
    context_.actions.bind(id, {.run = run, .enabled = hasDocument});
  };
  bindFrame("frame.first", [](const edit::MotionDocument&) { return std::int64_t{0}; });
  bindFrame("frame.previous",
            [](const edit::MotionDocument& motion) { return std::int64_t{motion.state().currentFrame()} - 1; });
  bindFrame("frame.next",
            [](const edit::MotionDocument& motion) { return std::int64_t{motion.state().currentFrame()} + 1; });
  bindFrame("frame.last",
            [](const edit::MotionDocument& motion) { return std::int64_t{motion::lastFrameOf(motion.motion())}; });
  const auto bindKey = [&](const char* id, auto search, auto tracksOf) {
    bindFrame(id, [search, tracksOf](const edit::MotionDocument& document) -> std::int64_t {
      const Frame now = document.state().currentFrame();
      return search(document.motion(), tracksOf(document), now).value_or(now);
    });
  };
  const auto chosen = [this](const edit::MotionDocument&) { return chosenTracks(); };
  const auto all = [](const edit::MotionDocument&) { return std::vector<motion::TrackId>(); };
  bindKey("frame.previousKey", edit::keyBefore, chosen);
  bindKey("frame.nextKey", edit::keyAfter, chosen);
  bindKey("frame.previousKeyOfAny", edit::keyBefore, all);
  bindKey("frame.nextKeyOfAny", edit::keyAfter, all);
  context_.actions.bind(
      "frame.goto", {.run = [this](const actions::ActionArguments& given) { goTo(given); }, .enabled = hasDocument});
}

std::vector<motion::TrackId> FrameCommands::chosenTracks() const {
  return parts_.timeline.view().hasChosenRows() ? parts_.timeline.targetTracks()
                                                : edit::targetTracks(context_.document());
}

void FrameCommands::goTo(const actions::ActionArguments& arguments) {
  if (const auto frame = arguments.whole("frame")) {
    context_.document().state().setCurrentFrame(*frame);
  } else {
    parts_.transport.focusFrame();
  }
}

}  // namespace furitsuke::commands
