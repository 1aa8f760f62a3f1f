// SPDX-License-Identifier: MIT
#include "core/operations/time/reverse.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

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

/// Each curve moves to the other end of its span; steps hold over the same spans as before. The span before the first
/// selected frame keeps its curve. Reversing twice gives the same motion.
Result<OperationResult> runReverse(const OperationInput& in) {
  OperationResult result;
  const FrameRange range = in.keys.frameRange();
  forEachSelectedTrack(in.motion, in.keys,
                       [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, motion::KeyRuns runs) {
                         const motion::Keys<Value> old = motion::keysOfRuns(track, runs);
                         const std::size_t count = old.size();
                         KeyColumns<Value> turned;
                         turned.reserve(count);
                         for (std::size_t i = count; i-- > 0;) {
                           Value value = old.values[i];
                           // The span after key i of the old order ends at key i when it is reversed, and the steps of
                           // key i - 1 held until key i.
                           reverseCurves(value, old.values[i + 1 < count ? i + 1 : 0], i + 1 == count);
                           copySteps(value, old.values[i > 0 ? i - 1 : count - 1]);
                           turned.append(range.first + (range.last - old.frames[i]), value, old.sources[i]);
                         }
                         propose(result, id, track, std::move(runs), turned.take());
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
          .text = "Reverse",
          .help =
              "Reverse keys in time between the first and the last of them. Each curve is reversed and moves to the "
              "key at the other end of its span.",
          .run = runReverse};
}

}  // namespace furitsuke::operations
