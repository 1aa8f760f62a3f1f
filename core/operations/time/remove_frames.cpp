// SPDX-License-Identifier: MIT
#include "core/operations/time/time_operations.h"

#include "core/operations/marker_moves.h"
#include "core/operations/time/ripple.h"

namespace furitsuke::operations {

namespace {

/// MMD's "delete frame", `count` times: of the keys that arrive at `at` the last one replaces the others.
Result<OperationResult> runRemoveFrames(const OperationInput& in) {
  const Frame at = in.arguments.frame("at");
  const Frame count = in.arguments.frame("count");
  const Ripple ripple = rippleOf(in.arguments);
  if (at == kMaxFrame) return OperationResult{};
  OperationResult result = closeGap(in.motion, keysWithin(in.motion, in.keys, {at + 1, kMaxFrame}, ripple), at, count,
                                    in.control, at == 0 ? KeyAtGap::Stays : KeyAtGap::Replaced);
  if (movesMarkers(in.motion, in.keys, ripple)) moveMarkers(result, in.motion, closedGap(at, count));
  return result;
}

}  // namespace

Operation removeFramesOperation() {
  return {.id = "remove-frames",
          .text = Core::tr("Remove Frames"),
          .help = Core::tr(
              "Remove frames, as MMD does: move keys after a frame to the left. If several keys arrive at the frame, "
              "the last one is kept; if none arrives, the key at the frame is kept. Keys at frame 0 always stay."),
          .parameters = {frameParameter("count", Core::tr("Number of frames"), "1", 1),
                         placeParameter("at", Core::tr("The frame that later keys move to"), ""),
                         rippleParameter(
                             Core::tr("Whether later keys that are not selected move too: none, those on the same "
                                      "tracks, or those on all tracks and the markers"))},
          .run = runRemoveFrames};
}

}  // namespace furitsuke::operations
