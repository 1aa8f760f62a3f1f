// SPDX-License-Identifier: MIT
#include "core/eval/operations/resampling.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/eval/insert_key.h"
#include "core/eval/operations/key_steps.h"
#include "core/eval/operations/track_errors.h"
#include "core/eval/sample.h"
#include "core/eval/sampled_key.h"
#include "core/motion/operations/marker_moves.h"
#include "core/motion/selected_keys.h"

namespace furitsuke {

namespace {

constexpr double kUnbounded = std::numeric_limits<double>::infinity();
constexpr ReductionBounds kNoBounds{kUnbounded, kUnbounded, kUnbounded, kUnbounded, kUnbounded, kUnbounded, kUnbounded};

template <class Value>
void straighten(Value& key) {
  if constexpr (requires { key.curves; }) key.curves.fill(kLinearCurve);
}

/// Whether a key off the grid must stay.
template <class Value>
bool isNeeded(const Track<Value>& track, std::size_t i) {
  const auto frames = track.frames();
  if (i > 0 && isStep(track.values()[i - 1], track.values()[i])) return true;
  if (!std::is_same_v<Value, CameraKey>) return false;
  return (i > 0 && frames[i] - frames[i - 1] == 1) || (i + 1 < frames.size() && frames[i + 1] - frames[i] == 1);
}

/// The keys from index `first` to `last` of the track, baked; the way into the first one keeps its curve.
template <class Value>
Keys<Value> bakedKeys(const Track<Value>& track, std::size_t first, std::size_t last, Frame step, bool onlyGrid) {
  const auto frames = track.frames();
  KeyColumns<Value> baked;
  std::int64_t grid = frames[first];
  for (std::size_t i = first; i <= last; ++i) {
    for (; grid < frames[i]; grid += step) {
      Value value = sampledKey(track, static_cast<Frame>(grid));
      straighten(value);
      baked.append(static_cast<Frame>(grid), value, kNoSource);
    }
    const bool isOnGrid = grid == frames[i];
    if (isOnGrid) grid += step;
    if (onlyGrid && !isOnGrid && i != last && !isNeeded(track, i)) continue;
    Value value = track.values()[i];
    if (i > first) straighten(value);
    baked.append(frames[i], value, track.sources()[i]);
  }
  return baked.take();
}

template <class Value>
KeyRuns wholeTrack(const Track<Value>& track) {
  return track.empty() ? KeyRuns{} : KeyRuns{{0, track.size()}};
}

void holdAt(Motion& motion, TrackId id, Frame frame) {
  const KeyEdits edits = insertSampledKey(motion, id, frame).edits;
  applyEdits(motion, edits, EditSide::After);
}

/// Puts keys at the ends of a range where the values within depend on keys outside.
void holdEndsOf(Motion& motion, TrackId id, FrameRange range) {
  const FrameRange keys{motion.frames(id).front(), motion.frames(id).back()};
  // Before its first key and behind its last one a track has the value of that key.
  if (keys.first < range.first || keys.first > range.last) holdAt(motion, id, range.first);
  if (keys.first < range.last && keys.last > range.last) holdAt(motion, id, range.last);
}

/// Tells how far a split track moves between the keys around the new one.
void noteSplitError(OperationResult& result, const Motion& motion, const Motion& split, TrackId id, Frame frame) {
  motion.visit(id, [&](const auto& before) {
    using Value = typename std::decay_t<decltype(before)>::ValueType;
    if constexpr (kHasCurves<Value>) {
      const std::size_t at = before.lowerBound(frame);
      if (at == 0 || at == before.size() || before.hasKey(frame)) return;
      TrackErrors errors;
      split.visit(id, [&](const auto& after) {
        if constexpr (std::is_same_v<decltype(after), decltype(before)>) {
          compareTracks(errors, kNoBounds, before, after, {before.frames()[at - 1], before.frames()[at]});
        }
      });
      for (LargestError& error : errors.errors) {
        error.where = trackPath(motion, id);
        noteError(result, std::move(error));
      }
    }
  });
}

}  // namespace

Result<OperationResult> bakeKeys(const Motion& motion, const KeySelection& keys, Frame step, bool onlyGrid) {
  if (step < 1) return Error{{}, {}, "the step must be at least one frame"};
  OperationResult result;
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns& runs) {
    if constexpr (!std::is_same_v<Value, PropertyKey>) {
      const std::size_t first = runs.front().first;
      const std::size_t end = runs.back().end;
      propose(result, id, track, {{first, end}}, bakedKeys(track, first, end - 1, step, onlyGrid));
    }
  });
  return result;
}

Result<OperationResult> trimMotion(const Motion& motion, const KeySelection& keys, FrameRange range, bool holdEnds,
                                   bool rebase) {
  if (range.isEmpty()) return Error{{}, {}, "the last frame lies before the first"};
  OperationResult result;
  Motion work = motion;
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns&) {
    if (holdEnds) holdEndsOf(work, id, range);
    work.visit(id, [&](const auto& held) {
      if constexpr (std::is_same_v<std::decay_t<decltype(held)>, Track<Value>>) {
        Keys<Value> kept = held.slice(range);
        if (rebase && range.first > 0 && !kept.empty()) {
          for (Frame& frame : kept.frames.edit()) frame -= range.first;
        }
        propose(result, id, track, wholeTrack(track), std::move(kept));
      }
    });
  });
  if (takesMarkers(motion, keys)) {
    moveMarkers(result, motion, [&](Frame frame) -> std::optional<std::int64_t> {
      if (!range.contains(frame)) return {};
      return rebase ? frame - range.first : frame;
    });
  }
  return result;
}

OperationResult splitSpans(const Motion& motion, const KeySelection& keys, Frame frame) {
  OperationResult result;
  Motion split = motion;
  for (const auto& [id, frames] : keys.tracks()) {
    if (!motion.contains(id)) continue;
    EditProposal proposal = insertSampledKey(motion, id, frame);
    applyEdits(split, proposal.edits, EditSide::After);
    noteSplitError(result, motion, split, id, frame);
    result.selection.add(proposal.selection);
    std::ranges::move(proposal.edits, std::back_inserter(result.edit.keys));
  }
  return result;
}

}  // namespace furitsuke
