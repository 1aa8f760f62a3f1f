// SPDX-License-Identifier: MIT
#include "core/operations/motion/motion_operations.h"

#include <utility>

namespace furitsuke::operations {

namespace {

Result<OperationResult> runExtract(const OperationInput& in) {
  OperationResult result;
  const Frame offset = in.arguments.flag("rebase") && !in.keys.isEmpty() ? in.keys.frameRange().first : 0;
  for (const motion::TrackId id : in.motion.trackIds()) {
    if (in.control.isStopped()) break;
    in.motion.visit(id, [&]<class Value>(const motion::Track<Value>& track) {
      if (track.empty()) return;
      motion::Keys<Value> kept = motion::keysOfRuns(track, motion::runsOf(track, in.keys.frames(id)));
      if (offset > 0 && !kept.empty()) {
        for (Frame& frame : kept.frames.edit()) frame -= offset;
      }
      propose(result, id, track, {{0, track.size()}}, std::move(kept));
    });
  }
  return result;
}

}  // namespace

Operation extractOperation() {
  return {
      .id = "extract",
      .text = Core::tr("Keep Only Selected Keys"),
      .help = Core::tr("Remove all keys except the selected ones, on all tracks."),
      .parameters = {flagParameter(
          "rebase", Core::tr("Move the first kept frame to frame 0, as MMD does when saving selected keys"), "false")},
      .run = runExtract};
}

}  // namespace furitsuke::operations
