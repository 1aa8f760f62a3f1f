// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/frame_commands.h"

#include <algorithm>

#include "app/commands/command_conditions.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/transport_bar.h"
#include "core/edit/document/key_changes.h"
#include "core/motion/places/last_frame.h"

namespace furitsuke::commands {

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
