// SPDX-License-Identifier: MIT
#include "core/operations/time/time_operations.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/operations/key_insertion.h"
#include "core/operations/key_steps.h"
#include "core/operations/marker_moves.h"

namespace furitsuke::operations {

namespace {

/// The curve that draws the same shape backward. Bytes above kCurveMax count as kCurveMax.
motion::Curve reversedCurve(const motion::Curve& curve) {
  const auto turned = [](std::uint8_t byte) {
    return static_cast<std::uint8_t>(motion::kCurveMax - std::min<int>(byte, motion::kCurveMax));
  };
  return {turned(curve.x2), turned(curve.y2), turned(curve.x1), turned(curve.y1)};
}

template <class Value>
void reverseCurves(Value& key, const Value& owner, bool isFirst) {
  if constexpr (requires { key.curves; }) {
    for (std::size_t c = 0; c < key.curves.size(); ++c) {
      key.curves[c] = isFirst ? owner.curves[c] : reversedCurve(owner.curves[c]);
    }
  }
}

/// Whether a key shows something else than the rest value that a track without keys has.
template <class Value>
bool isOffRest(const Value& key) {
  Value atRest = motion::restKey<Value>();
  if constexpr (requires { key.curves; }) atRest.curves = key.curves;
  return !(key == atRest);
}

/// Inserts keys at the ends of the range where the track has a value but no key and where that value would be lost: a
/// selected track that begins late moves from rest to its first key, and one that ends early keeps its last value.
template <class Value>
motion::Track<Value> withEnds(const OperationInput& in, motion::TrackId id, const motion::Track<Value>& track,
                              const motion::KeyRuns& runs, FrameRange range) {
  // Only for all keys from the first one on; any other key before the selection would move to the new first key.
  if (runs.size() > 1 || runs.front().first > 0) return track;
  const bool beginsLate = track.frames().front() > range.first && isOffRest(track.values().front());
  const bool endsEarly =
      runs.back().end == track.size() && track.frames().back() < range.last && isOffRest(track.values().back());
  if (!beginsLate && !endsEarly) return track;
  motion::Motion work = in.motion;
  if (beginsLate) insertSampledKeyAt(work, id, range.first, in.preExtrapolation);
  if (endsEarly) insertSampledKeyAt(work, id, range.last, in.preExtrapolation);
  motion::Track<Value> ended;
  work.visit(id, [&](const auto& changed) {
    if constexpr (std::is_same_v<std::decay_t<decltype(changed)>, motion::Track<Value>>) ended = changed;
  });
  return ended;
}

/// The keys in the opposite order.
template <class Value>
motion::Keys<Value> reversedKeys(const motion::Keys<Value>& old, FrameRange range) {
  const std::size_t count = old.size();
  KeyColumns<Value> turned;
  turned.reserve(count);
  for (std::size_t i = count; i-- > 0;) {
    Value value = old.values[i];
    // The span after key i of the old order ends at key i when it is reversed, and the steps of key i - 1 held until
    // key i.
    reverseCurves(value, old.values[i + 1 < count ? i + 1 : 0], i + 1 == count);
    copySteps(value, old.values[i > 0 ? i - 1 : count - 1]);
    turned.append(range.first + (range.last - old.frames[i]), value, old.sources[i]);
  }
  return turned.take();
}

/// Each curve moves to the other end of its span; steps hold over the same spans as before. The span before the first
/// selected frame keeps its curve. Reversing twice gives the same motion.
Result<OperationResult> runReverse(const OperationInput& in) {
  OperationResult result;
  const FrameRange range = in.keys.frameRange();
  forEachSelectedTrack(
      in.motion, in.keys, in.control,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, motion::KeyRuns runs) {
        const motion::Track<Value> whole = withEnds(in, id, track, runs, range);
        const motion::Keys<Value> old =
            whole.size() == track.size()
                ? motion::keysOfRuns(track, runs)
                : whole.slice({range.first,
                               runs.back().end == track.size() ? range.last : track.frames()[runs.back().end - 1]});
        propose(result, id, track, std::move(runs), reversedKeys(old, range));
      });
  if (isWholeMotion(in.motion, in.keys)) {
    moveMarkers(result, in.motion, [range](Frame frame) -> std::optional<std::int64_t> {
      return range.contains(frame) ? range.first + (range.last - frame) : frame;
    });
  }
  return result;
}

}  // namespace

Operation reverseOperation() {
  return {.id = "reverse",
          .text = Core::tr("Reverse"),
          .help = Core::tr(
              "Reverse keys in time between the first and the last of them. Each curve is reversed and moves to the "
              "key at the other end of its span."),
          .run = runReverse};
}

}  // namespace furitsuke::operations
