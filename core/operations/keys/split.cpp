// SPDX-License-Identifier: MIT
#include "core/operations/keys/keys_operations.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <type_traits>
#include <utility>

#include "core/eval/insert_key.h"
#include "core/operations/composed_keys.h"
#include "core/operations/keys/track_errors.h"

namespace furitsuke::operations {

namespace {

constexpr double kUnbounded = std::numeric_limits<double>::infinity();
constexpr ReductionBounds kNoBounds{kUnbounded, kUnbounded, kUnbounded, kUnbounded, kUnbounded, kUnbounded, kUnbounded};

/// Reports how far a split track moves between the keys around the new one. A very long span is compared at evenly
/// spaced frames only: its curve is so flat that the error hardly differs from one frame to the next.
void noteSplitError(OperationResult& result, const motion::Motion& motion, const motion::Motion& split,
                    motion::TrackId id, Frame frame) {
  motion.visit(id, [&](const auto& before) {
    using Value = typename std::decay_t<decltype(before)>::ValueType;
    if constexpr (motion::kHasCurves<Value>) {
      const std::size_t at = before.lowerBound(frame);
      if (at == 0 || at == before.size() || before.hasKey(frame)) return;
      TrackErrors errors;
      split.visit(id, [&](const auto& after) {
        if constexpr (std::is_same_v<decltype(after), decltype(before)>) {
          const FrameRange span{before.frames()[at - 1], before.frames()[at]};
          compareTracks(errors, kNoBounds, before, after, span, sampleStep(span));
        }
      });
      for (LargestError& error : errors.errors) {
        error.where = motion::trackPath(motion, id);
        noteError(result, std::move(error));
      }
    }
  });
}

Result<OperationResult> runSplit(const OperationInput& in) {
  const motion::Motion& motion = in.motion;
  const Frame frame = in.arguments.frame("at");
  OperationResult result;
  motion::Motion split = motion;
  for (const auto& [id, frames] : in.keys.tracks()) {
    if (in.control.isStopped()) break;
    if (!motion.contains(id)) continue;
    motion::Edit proposal = eval::insertSampledKey(motion, id, frame, in.preExtrapolation);
    motion::applyEdits(split, proposal.keys, motion::EditSide::After);
    noteSplitError(result, motion, split, id, frame);
    result.edit.selection->add(*proposal.selection);
    std::ranges::move(proposal.keys, std::back_inserter(result.edit.keys));
  }
  return result;
}

}  // namespace

Operation splitOperation() {
  return {.id = "split",
          .text = Core::tr("Split Spans at a Frame"),
          .help = Core::tr(
              "Insert a key on every track with selected keys without changing the motion. The curves are divided "
              "between the two halves; the error from rounding the curves is reported."),
          .parameters = {placeParameter("at", Core::tr("Frame of the new keys"), "")},
          .run = runSplit};
}

}  // namespace furitsuke::operations
