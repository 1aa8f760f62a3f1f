// SPDX-License-Identifier: MIT
#include "core/operations/time/time_operations.h"

#include <string>
#include <utility>

#include "core/operations/marker_moves.h"
#include "core/operations/time/ripple.h"

namespace furitsuke::operations {

namespace {

Result<OperationResult> runInsertFrames(const OperationInput& in) {
  const Frame at = in.arguments.frame("at");
  const Frame count = in.arguments.frame("count");
  const Ripple ripple = rippleOf(in.arguments);
  const motion::KeySelection moving = keysWithin(in.motion, in.keys, {at, kMaxFrame}, ripple);
  OperationResult result;
  if (!moving.isEmpty()) {
    if (moving.frameRange().last > kMaxFrame - count) {
      return Error::because(Core::trWith("the last key would move past frame %1"), kMaxFrame);
    }
    motion::Edit moved = motion::moveKeys(in.motion, moving, count, motion::FrameZeroRule::Ordinary);
    result.edit.keys = std::move(moved.keys);
    result.edit.selection = std::move(moved.selection);
  }
  if (movesMarkers(in.motion, in.keys, ripple)) moveMarkers(result, in.motion, movedFrom(at, count));
  return result;
}

}  // namespace

Operation insertFramesOperation() {
  return {.id = "insert-frames",
          .text = Core::tr("Insert Frames"),
          .help = Core::tr("Insert empty frames. Keys at the frame and after it move to the right."),
          .parameters = {frameParameter("count", Core::tr("Number of frames"), "1", 1),
                         placeParameter("at", Core::tr("First frame to move"), "", 1),
                         rippleParameter(
                             Core::tr("Whether later keys that are not selected move too: none, those on the same "
                                      "tracks, or those on all tracks and the markers"))},
          .run = runInsertFrames};
}

}  // namespace furitsuke::operations
