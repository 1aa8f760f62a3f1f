// SPDX-License-Identifier: MIT
#include "core/eval/operations/looping.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "core/eval/insert_key.h"
#include "core/eval/operations/key_differences.h"
#include "core/eval/sampled_key.h"

namespace furitsuke {

namespace {

/// How much of the difference each end takes.
struct LoopShares {
  double end = 1;
  double start = 0;
};

LoopShares sharesOf(LoopSide side) {
  if (side == LoopSide::End) return {1, 0};
  return side == LoopSide::Start ? LoopShares{0, 1} : LoopShares{0.5, 0.5};
}

/// From 0 to 1 with a level beginning and end.
double smoothStep(double x) { return x * x * (3 - 2 * x); }

/// The blended stretches of one track; both frames of each belong to it.
struct LoopZones {
  FrameRange start, end;
};

/// Where the shot that ends at `frame` begins: behind the last cut before it, if that is in the zone.
void keepWithinShots(LoopZones& zones, std::span<const Frame> frames) {
  for (std::size_t i = 0; i + 1 < frames.size(); ++i) {
    if (frames[i + 1] - frames[i] != 1) continue;
    if (zones.end.contains(frames[i + 1])) zones.end.first = frames[i + 1];
  }
  for (std::size_t i = frames.size(); i-- > 1;) {
    if (frames[i] - frames[i - 1] != 1) continue;
    if (zones.start.contains(frames[i - 1])) zones.start.last = frames[i - 1];
  }
}

LoopZones zonesOf(FrameRange range, Frame blend, LoopSide side) {
  const Frame length = range.last - range.first;
  const Frame reach = std::min(blend, side == LoopSide::Both ? length / 2 : length);
  return {{range.first, range.first + reach}, {range.last - reach, range.last}};
}

double weightAtEnd(const LoopZones& zones, Frame frame) {
  if (!zones.end.contains(frame)) return 0;
  const double length = zones.end.last - zones.end.first;
  return length > 0 ? smoothStep((frame - zones.end.first) / length) : 1;
}
double weightAtStart(const LoopZones& zones, Frame frame) {
  if (!zones.start.contains(frame)) return 0;
  const double length = zones.start.last - zones.start.first;
  return length > 0 ? smoothStep((zones.start.last - frame) / length) : 1;
}

void putOnSideOf(const BoneKey& neighbour, BoneKey& key) {
  if (glm::dot(toDouble(neighbour.rotation), toDouble(key.rotation)) >= 0) return;
  key.rotation = toStored(-toDouble(key.rotation));
}
template <class Value>
void putOnSideOf(const Value&, Value&) {}

/// Blended keys follow the signs of those that are not: the end those before it, the beginning those behind it.
template <class Value>
void unroll(Keys<Value>& keys, const LoopZones& zones) {
  std::vector<Value>& values = keys.values.edit();
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (zones.end.contains(keys.frames[i])) putOnSideOf(values[i - 1], values[i]);
  }
  for (std::size_t i = values.size(); i-- > 1;) {
    if (zones.start.contains(keys.frames[i - 1])) putOnSideOf(values[i], values[i - 1]);
  }
}

void takeStepsOf(const BoneKey& other, BoneKey& key) { key.physics = other.physics; }
void takeStepsOf(const CameraKey& other, CameraKey& key) { key.perspective = other.perspective; }
void takeStepsOf(const SelfShadowKey& other, SelfShadowKey& key) { key.mode = other.mode; }
template <class Value>
void takeStepsOf(const Value&, Value&) {}

void insertAt(Motion& motion, TrackId id, Frame frame) {
  const KeyEdits edits = insertSampledKey(motion, id, frame).edits;
  applyEdits(motion, edits, EditSide::After);
}

/// Gives a track its keys at the borders of the zones of ends that give way.
void insertBorders(Motion& motion, TrackId id, const LoopZones& zones, const LoopShares& shares) {
  if (shares.end > 0) {
    insertAt(motion, id, zones.end.first);
    insertAt(motion, id, zones.end.last);
  }
  if (shares.start > 0) {
    insertAt(motion, id, zones.start.first);
    insertAt(motion, id, zones.start.last);
  }
}

template <class Value>
void closeTrack(OperationResult& result, const Motion& motion, TrackId id, const Track<Value>& track, FrameRange range,
                Frame blend, LoopSide side) {
  const Value first = sampledKey(track, range.first);
  const Value last = sampledKey(track, range.last);
  const auto way = differenceOf(last, first);
  if (way.isNone()) return;
  const LoopShares shares = sharesOf(side);
  LoopZones zones = zonesOf(range, blend, side);
  if (id.kind == TrackKind::Camera) keepWithinShots(zones, track.frames());
  Motion work = motion;
  insertBorders(work, id, zones, shares);
  work.visit(id, [&](const auto& whole) {
    if constexpr (std::is_same_v<std::decay_t<decltype(whole)>, Track<Value>>) {
      const std::size_t behind = whole.lowerBound(range.last) + 1;
      Keys<Value> keys = whole.slice({range.first, behind < whole.size() ? whole.frames()[behind] : range.last});
      std::vector<Value>& values = keys.values.edit();
      for (std::size_t i = 0; i < values.size(); ++i) {
        const double part =
            shares.end * weightAtEnd(zones, keys.frames[i]) - shares.start * weightAtStart(zones, keys.frames[i]);
        if (part != 0) addPart(values[i], way, part);
        if (keys.frames[i] == range.last && side == LoopSide::End) takeStepsOf(first, values[i]);
      }
      unroll(keys, zones);
      takeSources(track, keys);
      propose(result, id, track, {}, std::move(keys));
    }
  });
}

}  // namespace

Result<OperationResult> makeLoop(const Motion& motion, const KeySelection& keys, Frame blend, LoopSide side) {
  const FrameRange range = keys.frameRange();
  if (range.last <= range.first) return Error{{}, {}, "a loop takes keys on two frames at least"};
  if (blend < 0) return Error{{}, {}, "the blend cannot be shorter than no frame"};
  OperationResult result;
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns&) {
    if constexpr (!std::is_same_v<Value, PropertyKey>) closeTrack(result, motion, id, track, range, blend, side);
  });
  return result;
}

}  // namespace furitsuke
