// SPDX-License-Identifier: MIT
#include "core/motion/operations/time_operations.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/motion/operations/marker_moves.h"

namespace furitsuke {

namespace {

Error leavesTimeline(const Motion& motion, TrackId id, Frame frame, double to) {
  return {{},
          trackPath(motion, id),
          "the key at frame " + std::to_string(frame) + " would get to " +
              (to < 0 ? "before frame 0" : "a frame above ") + (to < 0 ? std::string() : std::to_string(kMaxFrame))};
}

/// The selected keys within the range, with a ripple all keys there.
KeySelection keysWithin(const Motion& motion, const KeySelection& keys, FrameRange range, Ripple ripple) {
  KeySelection inside;
  if (ripple == Ripple::All) {
    for (const TrackId id : motion.trackIds()) inside.add(selectKeys(motion, id, range));
    return inside;
  }
  for (const auto& [id, frames] : keys.tracks()) {
    if (ripple == Ripple::Tracks) {
      if (motion.contains(id)) inside.add(selectKeys(motion, id, range));
      continue;
    }
    const auto* const from = std::ranges::lower_bound(frames, range.first);
    const auto* const to = std::ranges::upper_bound(frames, range.last);
    if (from == frames.begin() && to == frames.end()) {
      inside.addColumn(id, frames);
    } else if (from < to) {
      inside.add(id, std::span<const Frame>(from, to));
    }
  }
  return inside;
}

/// What a shift moves.
KeySelection shiftedBy(const Motion& motion, const KeySelection& keys, Ripple ripple) {
  if (ripple == Ripple::None || keys.isEmpty()) return keys;
  return keysWithin(motion, keys, {keys.frameRange().first, kMaxFrame}, ripple);
}

/// Keys behind `at` move back by `count`, but not before `at`.
OperationResult closeGap(const Motion& motion, const KeySelection& moving, Frame at, Frame count) {
  OperationResult result;
  forEachSelectedTrack(motion, moving, [&]<class Value>(TrackId id, const Track<Value>& track, KeyRuns runs) {
    const Keys<Value> old = keysOfRuns(track, runs);
    KeyColumns<Value> moved;
    moved.reserve(old.size());
    for (std::size_t i = 0; i < old.size(); ++i) {
      const Frame frame = old.frames[i] - at > count ? old.frames[i] - count : at;
      moved.append(frame, old.values[i], old.sources[i]);
    }
    propose(result, id, track, std::move(runs), moved.take());
  });
  return result;
}

bool takesMarkers(const Motion& motion, const KeySelection& keys, Ripple ripple) {
  return !motion.annotations.markers.empty() && (ripple == Ripple::All || takesMarkers(motion, keys));
}

/// Where a marker goes when a gap behind `at` is closed.
auto closedGap(Frame at, Frame count) {
  return [=](Frame frame) -> std::optional<std::int64_t> {
    return frame <= at ? frame : std::max<std::int64_t>(at, std::int64_t{frame} - count);
  };
}

auto pushedFrom(Frame at, std::int64_t by) {
  return [=](Frame frame) -> std::optional<std::int64_t> { return frame < at ? frame : frame + by; };
}

/// The target of a key in doubles, so that what leaves the timeline is seen.
class ScaledFrames {
 public:
  ScaledFrames(const TimeScaling& scale, Frame last) : scale_(scale), last_(last) {}

  [[nodiscard]] double at(Frame frame) const {
    if (frame > last_) return frame + (scaled(last_) - last_);
    return scaled(frame);
  }

 private:
  [[nodiscard]] double scaled(Frame frame) const {
    const double exact = scale_.about + (static_cast<double>(frame) - scale_.about) * scale_.factor;
    return scale_.rounding == FrameRounding::Nearest ? std::floor(exact + 0.5)
                                                     : std::trunc(exact - scale_.about) + scale_.about;
  }

  const TimeScaling& scale_;
  Frame last_;
};

/// Whether the key is the first of a cut: the next key is on the next frame and neither has another neighbour.
bool beginsCut(std::span<const Frame> frames, std::size_t i) {
  const auto areNeighbours = [frames](std::size_t a) { return frames[a + 1] - frames[a] == 1; };
  if (i + 1 >= frames.size() || !areNeighbours(i)) return false;
  return !(i > 0 && areNeighbours(i - 1)) && !(i + 2 < frames.size() && areNeighbours(i + 1));
}

/// Takes over from `from` what holds from a key on until the next.
void takeSteps(BoneKey& key, const BoneKey& from) { key.physics = from.physics; }
void takeSteps(CameraKey& key, const CameraKey& from) { key.perspective = from.perspective; }
void takeSteps(SelfShadowKey& key, const SelfShadowKey& from) { key.mode = from.mode; }
void takeSteps(PropertyKey& key, const PropertyKey& from) { key = from; }
void takeSteps(MorphKey&, const MorphKey&) {}
void takeSteps(LightKey&, const LightKey&) {}

template <class Value>
void reverseCurves(Value& key, const Value& owner, bool isFirst) {
  if constexpr (requires { key.curves; }) {
    for (std::size_t c = 0; c < key.curves.size(); ++c) {
      key.curves[c] = isFirst ? owner.curves[c] : reversedCurve(owner.curves[c]);
    }
  }
}

}  // namespace

Result<OperationResult> insertFrames(const Motion& motion, const KeySelection& keys, Frame at, Frame count,
                                     Ripple ripple) {
  if (at < 1) return Error{{}, {}, "frames can be inserted from frame 1 on: the first frame stays"};
  if (count < 1) return Error{{}, {}, "at least one frame must be inserted"};
  const KeySelection moving = keysWithin(motion, keys, {at, kMaxFrame}, ripple);
  const FrameRange range = moving.frameRange();
  if (!range.isEmpty() && range.last > kMaxFrame - count) {
    return Error{{}, {}, "the last key would pass frame " + std::to_string(kMaxFrame)};
  }
  OperationResult result = shiftKeys(motion, moving, count, FrameZeroRule::Ordinary);
  result.edit.annotations.reset();
  if (takesMarkers(motion, keys, ripple)) moveMarkers(result, motion, pushedFrom(at, count));
  return result;
}

Result<OperationResult> removeFrames(const Motion& motion, const KeySelection& keys, Frame at, Frame count,
                                     Ripple ripple) {
  if (at < 1) return Error{{}, {}, "frames can be removed from frame 1 on: the first frame stays"};
  if (count < 1) return Error{{}, {}, "at least one frame must be removed"};
  if (at == kMaxFrame) return OperationResult{};
  OperationResult result = closeGap(motion, keysWithin(motion, keys, {at + 1, kMaxFrame}, ripple), at, count);
  if (takesMarkers(motion, keys, ripple)) moveMarkers(result, motion, closedGap(at, count));
  return result;
}

Result<OperationResult> scaleTime(const Motion& motion, const KeySelection& keys, const TimeScaling& scale) {
  if (!(scale.factor > 0) || !std::isfinite(scale.factor)) return Error{{}, {}, "the factor must be above 0"};
  const FrameRange range = keys.frameRange();
  if (range.isEmpty()) return OperationResult{};
  const ScaledFrames target(scale, range.last);
  OperationResult result;
  std::optional<Error> error;
  KeySelection moving = keys;
  if (scale.ripple != Ripple::None && range.last < kMaxFrame) {
    moving.add(keysWithin(motion, keys, {range.last + 1, kMaxFrame}, scale.ripple));
  }
  forEachSelectedTrack(motion, moving, [&]<class Value>(TrackId id, const Track<Value>& track, KeyRuns runs) {
    const Keys<Value> old = keysOfRuns(track, runs);
    KeyColumns<Value> moved;
    moved.reserve(old.size());
    for (std::size_t i = 0; i < old.size(); ++i) {
      double to = target.at(old.frames[i]);
      if (std::is_same_v<Value, CameraKey> && scale.keepCuts && beginsCut(old.frames, i)) {
        to = std::max(0.0, target.at(old.frames[i + 1]) - 1);
      }
      if (to < 0 || to > kMaxFrame) {
        if (!error) error = leavesTimeline(motion, id, old.frames[i], to);
        return;
      }
      moved.append(static_cast<Frame>(to), old.values[i], old.sources[i]);
    }
    if (moved.lostCount() > 0) {
      Diagnostic note =
          operationNote("edit.keys.collided", trackPath(motion, id),
                        std::to_string(moved.lostCount()) + " keys came to lie on the frame of a later one");
      note.count = moved.lostCount();
      result.notes.push_back(std::move(note));
    }
    propose(result, id, track, std::move(runs), moved.take());
  });
  if (error) return *error;
  if (takesMarkers(motion, keys, scale.ripple)) {
    moveMarkers(result, motion, [&](Frame frame) -> std::optional<std::int64_t> {
      return frame < range.first ? frame : static_cast<std::int64_t>(std::min<double>(target.at(frame), kMaxFrame));
    });
  }
  return result;
}

Curve reversedCurve(const Curve& curve) {
  const auto turned = [](std::uint8_t byte) {
    return static_cast<std::uint8_t>(kCurveMax - std::min<int>(byte, kCurveMax));
  };
  return {turned(curve.x2), turned(curve.y2), turned(curve.x1), turned(curve.y1)};
}

OperationResult reverseTime(const Motion& motion, const KeySelection& keys) {
  OperationResult result;
  const FrameRange range = keys.frameRange();
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, KeyRuns runs) {
    const Keys<Value> old = keysOfRuns(track, runs);
    const std::size_t count = old.size();
    KeyColumns<Value> turned;
    turned.reserve(count);
    for (std::size_t i = count; i-- > 0;) {
      Value value = old.values[i];
      // Span i+1 of the old order ends, backwards, at key i. The steps of key i - 1 held until key i.
      reverseCurves(value, old.values[i + 1 < count ? i + 1 : 0], i + 1 == count);
      takeSteps(value, old.values[i > 0 ? i - 1 : count - 1]);
      turned.append(range.first + (range.last - old.frames[i]), value, old.sources[i]);
    }
    propose(result, id, track, std::move(runs), turned.take());
  });
  if (takesMarkers(motion, keys)) {
    moveMarkers(result, motion, [range](Frame frame) -> std::optional<std::int64_t> {
      return range.contains(frame) ? range.first + (range.last - frame) : frame;
    });
  }
  return result;
}

OperationResult shiftKeys(const Motion& motion, const KeySelection& keys, std::int64_t by, FrameZeroRule rule,
                          Ripple ripple) {
  OperationResult result;
  if (keys.isEmpty()) return result;
  const KeySelection moving = shiftedBy(motion, keys, ripple);
  const Frame shift = limitedShift(moving, by);
  const bool takes = shift != 0 && takesMarkers(motion, keys, ripple);
  if (ripple != Ripple::None && shift < 0) {
    const Frame at = moving.frameRange().first + shift;
    result = closeGap(motion, keysWithin(motion, keys, {at, kMaxFrame}, ripple), at, -shift);
    if (takes) moveMarkers(result, motion, closedGap(at, -shift));
  } else {
    EditProposal proposal = moveKeys(motion, moving, shift, rule);
    result.edit.keys = std::move(proposal.edits);
    result.selection = std::move(proposal.selection);
    // The markers before all keys go along too, unless what is before stays.
    if (takes) moveMarkers(result, motion, pushedFrom(ripple == Ripple::All ? moving.frameRange().first : 0, shift));
  }
  if (shift != by) {
    result.notes.push_back(operationNote("edit.move.limited", {},
                                         "the keys moved by " + std::to_string(shift) + " frames and not by " +
                                             std::to_string(by) + ", which would leave the timeline"));
  }
  return result;
}

EditProposal rippleKeys(const Motion& motion, const KeySelection& keys, std::int64_t by, FrameZeroRule rule) {
  const Frame shift = limitedShift(shiftedBy(motion, keys, Ripple::Tracks), by);
  EditProposal proposal{shiftKeys(motion, keys, shift, rule, Ripple::Tracks).edit.keys, {}};
  for (const auto& [id, frames] : keys.tracks()) {
    std::vector<Frame> moved;
    moved.reserve(frames.size());
    for (const Frame frame : frames) moved.push_back(frame + shift);
    proposal.selection.add(id, moved);
  }
  return proposal;
}

}  // namespace furitsuke
