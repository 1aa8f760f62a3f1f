// SPDX-License-Identifier: MIT
#include "core/operations/motion/extract.h"

#include <utility>

namespace furitsuke::operations {

OperationResult extractMotion(const motion::Motion& motion, const motion::KeySelection& keys, motion::Rebase rebase) {
  OperationResult result;
  const Frame offset = rebase == motion::Rebase::ToZero && !keys.isEmpty() ? keys.frameRange().first : 0;
  for (const motion::TrackId id : motion.trackIds()) {
    motion.visit(id, [&]<class Value>(const motion::Track<Value>& track) {
      if (track.empty()) return;
      motion::Keys<Value> kept = motion::keysOfRuns(track, motion::runsOf(track, keys.frames(id)));
      if (offset > 0 && !kept.empty()) {
        for (Frame& frame : kept.frames.edit()) frame -= offset;
      }
      propose(result, id, track, {{0, track.size()}}, std::move(kept));
    });
  }
  return result;
}

Operation extractOperation() {
  return {.id = "extract",
          .text = "Keep Only Selected Keys",
          .help = "Remove all keys except the selected ones, on all tracks.",
          .parameters = {flagParameter(
              "rebase", "Move the first kept frame to frame 0, as MMD does when saving selected keys", "false")},
          .run = [](const OperationInput& in) -> Result<OperationResult> {
            return extractMotion(in.motion, in.keys,
                                 in.arguments.flag("rebase") ? motion::Rebase::ToZero : motion::Rebase::Keep);
          }};
}

}  // namespace furitsuke::operations
