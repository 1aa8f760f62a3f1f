// SPDX-License-Identifier: MIT
#include "core/operations/time/shift.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/operations/marker_moves.h"
#include "core/operations/time/ripple.h"
#include "core/operations/time/time_operations.h"

namespace furitsuke::operations {

namespace {

/// The keys that a shift moves.
motion::KeySelection shiftedBy(const motion::Motion& motion, const motion::KeySelection& keys, Ripple ripple) {
  if (ripple == Ripple::None || keys.isEmpty()) return keys;
  return keysWithin(motion, keys, {keys.frameRange().first, kMaxFrame}, ripple);
}

/// Moves keys as motion::moveKeys() does and adds a note when the move was limited. With a ripple everything from the
/// first selected frame on moves: to the right it pushes later keys, to the left it closes the gap. Of the keys in the
/// gap on a track the last one moves to the first new frame, unless another key arrives there.
OperationResult shiftKeys(const motion::Motion& motion, const motion::KeySelection& keys, std::int64_t by,
                          motion::FrameZeroRule rule, Ripple ripple, bool withMarkers,
                          const OperationControl& control) {
  OperationResult result;
  if (keys.isEmpty()) return result;
  const motion::KeySelection moving = shiftedBy(motion, keys, ripple);
  const Frame shift = motion::limitedShift(moving, by);
  const bool hasMarkers = withMarkers && shift != 0 && movesMarkers(motion, keys, ripple);
  if (ripple != Ripple::None && shift < 0) {
    const Frame at = moving.frameRange().first + shift;
    const motion::KeySelection closing = keysWithin(motion, keys, {at, kMaxFrame}, ripple);
    result = closeGap(motion, closing, at, -shift, control);
    motion::moveAnnotationKeys(result.edit, motion, closing,
                               [at, shift](Frame frame) { return std::max(at, frame + shift); });
    if (hasMarkers) moveMarkers(result, motion, closedGap(at, -shift));
  } else {
    motion::Edit proposal = motion::moveKeys(motion, moving, shift, rule);
    result.edit.keys = std::move(proposal.keys);
    result.edit.selection = std::move(proposal.selection);
    result.edit.annotations = std::move(proposal.annotations);
    // Without a ripple markers before the first key move too.
    if (hasMarkers)
      moveMarkers(result, motion, movedFrom(ripple == Ripple::All ? moving.frameRange().first : 0, shift));
  }
  if (shift != by) {
    result.notes.push_back(operationNote("edit.move.limited", {}, {0, std::to_string(shift)}));
  }
  return result;
}

}  // namespace

motion::Edit rippleKeys(const motion::Motion& motion, const motion::KeySelection& keys, std::int64_t by,
                        motion::FrameZeroRule rule) {
  const Frame shift = motion::limitedShift(shiftedBy(motion, keys, Ripple::Tracks), by);
  motion::Edit proposal = shiftKeys(motion, keys, shift, rule, Ripple::Tracks, false, OperationControl()).edit;
  proposal.selection.emplace();
  const auto select = [&](const auto& tracks) {
    for (const auto& [id, frames] : tracks) {
      std::vector<Frame> moved;
      moved.reserve(frames.size());
      for (const Frame frame : frames) moved.push_back(frame + shift);
      proposal.selection->add(id, moved);
    }
  };
  select(keys.tracks());
  select(keys.annotations());
  return proposal;
}

Operation shiftOperation() {
  return {
      .id = "shift",
      .text = Core::tr("Shift"),
      .help = Core::tr(
          "Move keys in time. Moved keys overwrite other keys on the same frames. No key moves before frame 0."),
      .parameters = {{.id = "by",
                      .kind = ParameterKind::Integer,
                      .help = Core::tr("Number of frames; negative values move to the left"),
                      .isRequired = true,
                      .unit = Core::tr("frames"),
                      .minimum = -static_cast<double>(kMaxFrame),
                      .maximum = kMaxFrame},
                     flagParameter("leave-first", Core::tr("Leave a copy of the key at frame 0, as MMD does"), "false"),
                     rippleParameter(
                         Core::tr("Whether later keys move too, so that no gap is left: none, those on the same "
                                  "tracks, or those on all tracks and the markers"))},
      .run = [](const OperationInput& in) -> Result<OperationResult> {
        const bool leaves = in.arguments.flag("leave-first");
        return shiftKeys(in.motion, in.keys, in.arguments.integer("by"),
                         leaves ? motion::FrameZeroRule::AsMmd : motion::FrameZeroRule::Ordinary,
                         rippleOf(in.arguments), true, in.control);
      }};
}

}  // namespace furitsuke::operations
