// SPDX-License-Identifier: MIT
#include "core/operations/time/time_operations.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/eval/sampled_key.h"
#include "core/operations/key_differences.h"
#include "core/operations/key_insertion.h"
#include "core/operations/key_steps.h"
#include "core/operations/time/loop_bridge.h"

namespace furitsuke::operations {

namespace {

/// Which end of a loop changes.
enum class LoopSide : std::uint8_t {
  End,    ///< the end is blended to the start
  Start,  ///< the start is blended to the end
  Both,   ///< they meet half way
};

LoopSide loopSideCalled(std::string_view name) {
  if (name == "start") return LoopSide::Start;
  return name == "both" ? LoopSide::Both : LoopSide::End;
}

/// The part of the difference that is added at each end.
struct LoopShares {
  double end = 1;
  double start = 0;
};

LoopShares sharesOf(LoopSide side) {
  if (side == LoopSide::End) return {1, 0};
  return side == LoopSide::Start ? LoopShares{0, 1} : LoopShares{0.5, 0.5};
}

/// From 0 to 1 with a slope of 0 at both ends.
double smoothStep(double x) { return x * x * (3 - 2 * x); }

/// The blended frame ranges of one track.
struct LoopZones {
  FrameRange start, end;
};

/// Shortens the zones so that they do not cross a camera cut.
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

void matchSignOf(const motion::BoneKey& neighbor, motion::BoneKey& key) {
  if (glm::dot(toDouble(neighbor.rotation), toDouble(key.rotation)) >= 0) return;
  key.rotation = toStored(-toDouble(key.rotation));
}
template <class Value>
void matchSignOf(const Value&, Value&) {}

/// Blended rotations take the sign of the keys that are not blended: before the zone at the end, after the zone at the
/// start.
template <class Value>
void unroll(motion::Keys<Value>& keys, const LoopZones& zones) {
  std::vector<Value>& values = keys.values.edit();
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (zones.end.contains(keys.frames[i])) matchSignOf(values[i - 1], values[i]);
  }
  for (std::size_t i = values.size(); i-- > 1;) {
    if (zones.start.contains(keys.frames[i - 1])) matchSignOf(values[i], values[i - 1]);
  }
}

/// Inserts keys at the borders of the blended zones.
void insertBorders(motion::Motion& motion, motion::TrackId id, const LoopZones& zones, const LoopShares& shares,
                   eval::PreExtrapolation rule) {
  if (shares.end > 0) {
    insertSampledKeyAt(motion, id, zones.end.first, rule);
    insertSampledKeyAt(motion, id, zones.end.last, rule);
  }
  if (shares.start > 0) {
    insertSampledKeyAt(motion, id, zones.start.first, rule);
    insertSampledKeyAt(motion, id, zones.start.last, rule);
  }
}

template <class Value>
void closeTrack(OperationResult& result, const motion::Motion& motion, motion::TrackId id,
                const motion::Track<Value>& track, FrameRange range, Frame blend, LoopSide side,
                eval::PreExtrapolation rule) {
  const Value first = eval::sampledKey(track, range.first, rule);
  const Value last = eval::sampledKey(track, range.last, rule);
  const auto difference = differenceOf(last, first);
  if (difference.isNone()) return;
  const LoopShares shares = sharesOf(side);
  LoopZones zones = zonesOf(range, blend, side);
  if (id.kind == motion::TrackKind::Camera) keepWithinShots(zones, track.frames());
  motion::Motion work = motion;
  insertBorders(work, id, zones, shares, rule);
  work.visit(id, [&](const auto& whole) {
    if constexpr (std::is_same_v<std::decay_t<decltype(whole)>, motion::Track<Value>>) {
      const std::size_t next = whole.lowerBound(range.last) + 1;
      motion::Keys<Value> keys = whole.slice({range.first, next < whole.size() ? whole.frames()[next] : range.last});
      std::vector<Value>& values = keys.values.edit();
      for (std::size_t i = 0; i < values.size(); ++i) {
        const double part =
            shares.end * weightAtEnd(zones, keys.frames[i]) - shares.start * weightAtStart(zones, keys.frames[i]);
        if (part != 0) addPart(values[i], difference, part);
        if (keys.frames[i] == range.last && side == LoopSide::End) copySteps(values[i], first);
      }
      unroll(keys, zones);
      motion::takeSources(track, keys);
      propose(result, id, track, {}, std::move(keys));
    }
  });
}

/// Makes the last selected frame of the motion equal to the first, on every track with selected keys. Tracks that
/// already loop are not changed. Rotations take the shorter arc; camera angles may end whole turns apart. If the end is
/// blended to the start, steps (physics, perspective, shadow mode) are copied too; visibility and IK are not changed.
Result<OperationResult> runLoop(const OperationInput& in) {
  const FrameRange range = in.keys.frameRange();
  if (range.last <= range.first) return Error::because(Core::tr("a loop needs keys on at least two frames"));
  if (const Frame bridge = in.arguments.frame("bridge"); bridge > 0) return bridgedLoop(in, range, bridge);
  const Frame blend = in.arguments.frame("blend");
  const LoopSide side = loopSideCalled(in.arguments.text("side"));
  OperationResult result;
  forEachSelectedTrack(in.motion, in.keys, in.control,
                       [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns&) {
                         if constexpr (!std::is_same_v<Value, motion::VisibilityIkKey>)
                           closeTrack(result, in.motion, id, track, range, blend, side, in.preExtrapolation);
                       });
  return result;
}

}  // namespace

Operation loopOperation() {
  return {
      .id = "loop",
      .text = Core::tr("Make Loop"),
      .help = Core::tr(
          "Make the last selected frame equal to the first, so that the motion can repeat. Works on bones, morphs, "
          "camera, light and self shadow. The difference is blended over a number of frames and added to the motion "
          "there. Camera angles may end whole turns away from the start, and the blend does not cross camera cuts. Or "
          "add frames after the end in which the motion returns to the start; feet on the floor stay or make a step."),
      .parameters = {frameParameter("blend", Core::tr("Number of frames over which the difference is blended"), "30"),
                     {.id = "side",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("What changes: the end, the start, or each of them by half"),
                      .initial = "end",
                      .choices = {"end", "start", "both"}},
                     frameParameter(
                         "bridge",
                         Core::tr("Number of frames to add after the end, in which the motion returns to the start; "
                                  "0 to blend instead"),
                         "0", 0, 36'000)},
      .run = runLoop};
}

}  // namespace furitsuke::operations
