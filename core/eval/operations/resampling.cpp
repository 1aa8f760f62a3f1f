// SPDX-License-Identifier: MIT
#include "core/eval/operations/resampling.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <utility>

#include "core/eval/insert_key.h"
#include "core/eval/sample.h"
#include "core/eval/sampled_key.h"

namespace furitsuke {

namespace {

bool isStep(const BoneKey& before, const BoneKey& key) { return before.physics != key.physics; }
bool isStep(const CameraKey& before, const CameraKey& key) { return before.perspective != key.perspective; }
bool isStep(const SelfShadowKey& before, const SelfShadowKey& key) { return before.mode != key.mode; }
template <class Value>
bool isStep(const Value&, const Value&) {
  return false;
}

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

/// The largest difference of two tracks of bones at the whole frames between two others.
struct BoneError {
  double distance = 0;  ///< model units
  double degrees = 0;
  Frame frame = 0;
};

BoneError largestError(const Track<BoneKey>& before, const Track<BoneKey>& after, Frame first, Frame last) {
  constexpr double kDegreesPerRadian = 180 / std::numbers::pi;
  BoneError largest;
  SampleCursor cursorBefore;
  SampleCursor cursorAfter;
  for (Frame frame = first; frame < last; ++frame) {
    const BoneSample a = sampleBone(before, frame, &cursorBefore);
    const BoneSample b = sampleBone(after, frame, &cursorAfter);
    const double distance = glm::length(a.translation - b.translation);
    // The sine of half the angle between two unit quaternions; their dot is too flat near 1.
    const glm::dquat between = glm::conjugate(a.rotation) * b.rotation;
    const double sine = std::sqrt(between.x * between.x + between.y * between.y + between.z * between.z);
    const double degrees = 2 * std::asin(std::min(1.0, sine)) * kDegreesPerRadian;
    if (distance > largest.distance || degrees > largest.degrees) largest.frame = frame;
    largest.distance = std::max(largest.distance, distance);
    largest.degrees = std::max(largest.degrees, degrees);
  }
  return largest;
}

void noteError(OperationResult& result, const Motion& motion, const Motion& split, TrackId id, Frame frame) {
  if (id.kind != TrackKind::Bone) return;
  const Track<BoneKey>& before = motion.bones[id.index].keys;
  const std::size_t at = before.lowerBound(frame);
  if (at == 0 || at == before.size() || before.hasKey(frame)) return;
  const BoneError error =
      largestError(before, split.bones[id.index].keys, before.frames()[at - 1], before.frames()[at]);
  constexpr double kRounding = 1e-4;  // what floats and the printed digits cannot show
  if (error.distance < kRounding && error.degrees < kRounding) return;
  Diagnostic note = operationNote("edit.split.error", trackPath(motion, id),
                                  "moves by up to " + std::to_string(error.distance) + " units and " +
                                      std::to_string(error.degrees) + " degrees by the rounding of the curves");
  note.severity = Severity::Info;
  note.frame = error.frame;
  result.notes.push_back(std::move(note));
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
  return result;
}

OperationResult splitSpans(const Motion& motion, const KeySelection& keys, Frame frame) {
  OperationResult result;
  Motion split = motion;
  for (const auto& [id, frames] : keys.tracks()) {
    if (!motion.contains(id)) continue;
    EditProposal proposal = insertSampledKey(motion, id, frame);
    applyEdits(split, proposal.edits, EditSide::After);
    noteError(result, motion, split, id, frame);
    result.selection.add(proposal.selection);
    std::ranges::move(proposal.edits, std::back_inserter(result.edit.keys));
  }
  return result;
}

}  // namespace furitsuke
