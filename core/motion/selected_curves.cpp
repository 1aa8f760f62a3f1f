// SPDX-License-Identifier: MIT
#include "core/motion/selected_curves.h"

#include <algorithm>
#include <tuple>
#include <type_traits>

#include "core/motion/key_replacement.h"

namespace furitsuke::motion {

namespace {

CurveChannels differingChannels(const Vec3& a, const Vec3& b) {
  CurveChannels channels;
  // Compares numbers, not bytes, so that -0 equals 0.
  if (toDouble(a).x != toDouble(b).x) channels.insert(CurveChannel::X);
  if (toDouble(a).y != toDouble(b).y) channels.insert(CurveChannel::Y);
  if (toDouble(a).z != toDouble(b).z) channels.insert(CurveChannel::Z);
  return channels;
}

CurveChannels changeBetween(const BoneKey& a, const BoneKey& b) {
  CurveChannels channels = differingChannels(a.translation, b.translation);
  const glm::dquat from = toDouble(a.rotation);
  const glm::dquat to = toDouble(b.rotation);
  if (from != to && from != -to) channels.insert(CurveChannel::Rotation);
  return channels;
}

CurveChannels changeBetween(const CameraKey& a, const CameraKey& b) {
  CurveChannels channels = differingChannels(a.target, b.target);
  if (!differingChannels(a.rotation, b.rotation).isEmpty()) channels.insert(CurveChannel::Rotation);
  if (!(a.distance >= b.distance && a.distance <= b.distance)) channels.insert(CurveChannel::Distance);
  if (a.fov != b.fov) channels.insert(CurveChannel::Fov);
  return channels;
}

void addDifferentCurve(ChannelCurves& channel, const Curve& curve) {
  if (channel.different.empty()) {
    channel.different.push_back(curve);
    return;
  }
  const Curve& first = channel.different.front();
  if (curve == first) return;
  channel.mixedX1 |= curve.x1 != first.x1;
  channel.mixedY1 |= curve.y1 != first.y1;
  channel.mixedX2 |= curve.x2 != first.x2;
  channel.mixedY2 |= curve.y2 != first.y2;
  if (channel.different.size() < ChannelCurves::kMaxListed &&
      std::ranges::find(channel.different, curve) == channel.different.end()) {
    channel.different.push_back(curve);
  }
}

/// Whether further keys cannot change the result.
bool isComplete(const ChannelCurves& channel) {
  return channel.different.size() == ChannelCurves::kMaxListed && channel.mixedX1 && channel.mixedY1 &&
         channel.mixedX2 && channel.mixedY2;
}

/// Accumulates the keys of one track. Once all channels are mixed and moving, further values cannot change the result,
/// and the remaining keys are only counted.
template <class Value>
class TrackCurves {
 public:
  TrackCurves(SelectedCurves& result, const Track<Value>& track, CurveChannels channels)
      : result_(result), track_(track), channels_(channels) {}

  void add(const KeyRun& run) {
    const std::size_t count = run.end - run.first;
    result_.keyCount += count;
    for (std::size_t i = 0; i < kChannels; ++i) result_.byChannel[i].keyCount += count;
    const std::span<const Frame> frames = track_.frames();
    const std::size_t second = std::max<std::size_t>(run.first, 1);
    if (run.first == 0) addFirst(frames.front());
    for (std::size_t at = second; at < run.end; ++at) {
      result_.adjacentKeyCount += frames[at] - frames[at - 1] == 1 ? 1U : 0U;
    }
    addCurves(run);
    for (std::size_t at = second; at < run.end && !isEverythingMoving(); ++at) {
      result_.moving = result_.moving | changeBetween(track_.values()[at - 1], track_.values()[at]);
    }
  }

 private:
  /// The first key moves from rest at frame 0 unless it is there.
  void addFirst(Frame frame) {
    if (frame == 0) {
      ++result_.firstKeyCount;
      return;
    }
    result_.adjacentKeyCount += frame == 1 ? 1U : 0U;
    result_.moving = result_.moving | changeBetween(restKey<Value>(), track_.values().front());
  }

  static constexpr std::size_t kChannels = std::tuple_size_v<decltype(Value::curves)>;

  [[nodiscard]] bool isEverythingMoving() const { return (result_.moving & channels_) == channels_; }

  void addCurves(const KeyRun& run) {
    for (std::size_t at = run.first; at < run.end && !areCurvesComplete_; ++at) {
      const auto& curves = track_.values()[at].curves;
      // Adjacent keys usually have the same curves.
      if (last_ && *last_ == curves) continue;
      last_ = &curves;
      areCurvesComplete_ = true;
      for (std::size_t i = 0; i < kChannels; ++i) {
        addDifferentCurve(result_.byChannel[i], curves[i]);
        areCurvesComplete_ = areCurvesComplete_ && isComplete(result_.byChannel[i]);
      }
    }
  }

  SelectedCurves& result_;
  const Track<Value>& track_;
  CurveChannels channels_;
  const decltype(Value::curves)* last_ = nullptr;
  bool areCurvesComplete_ = false;
};

}  // namespace

SelectedCurves selectedCurves(const Motion& motion, const KeySelection& selection) {
  SelectedCurves result;
  for (const auto& [id, frames] : selection.tracks()) {
    if (!motion.contains(id)) continue;
    motion.visit(id, [&, trackId = id, &selected = frames](const auto& track) {
      using Value = typename std::decay_t<decltype(track)>::ValueType;
      if constexpr (kHasCurves<Value>) {
        const KeyRuns runs = runsOf(track, selected);
        if (runs.empty()) return;
        if (!result.first) result.first = CurveKey{trackId, track.frames()[runs.front().first]};
        ++result.trackCount;
        const CurveChannels channels = curveChannelsOf(trackId.kind);
        result.channels = result.channels | channels;
        TrackCurves<Value> curves(result, track, channels);
        for (const KeyRun& run : runs) curves.add(run);
      }
    });
  }
  return result;
}

ChannelCurves combinedCurves(const SelectedCurves& selected, CurveChannels channels) {
  ChannelCurves combined;
  for (std::size_t i = 0; i < kCurveChannelCount; ++i) {
    if (!channels.contains(CurveChannel(i))) continue;
    const ChannelCurves& channel = selected.byChannel[i];
    combined.keyCount = std::max(combined.keyCount, channel.keyCount);
    for (const Curve& curve : channel.different) addDifferentCurve(combined, curve);
    // The list of a channel may have reached its maximum length before a curve in which this byte differs.
    combined.mixedX1 |= channel.mixedX1;
    combined.mixedY1 |= channel.mixedY1;
    combined.mixedX2 |= channel.mixedX2;
    combined.mixedY2 |= channel.mixedY2;
  }
  return combined;
}

FrameRange governedSpan(const Motion& motion, TrackId track, Frame frame) {
  if (!motion.contains(track)) return {};
  const std::span<const Frame> frames = motion.frames(track);
  const auto at = std::ranges::lower_bound(frames, frame);
  if (at == frames.end() || *at != frame || frame == 0) return {};
  return {at == frames.begin() ? 0 : *(at - 1), frame};
}

CurveChannels movingChannels(const Motion& motion, TrackId track, Frame frame) {
  CurveChannels channels;
  if (!motion.contains(track)) return channels;
  motion.visit(track, [&](const auto& keys) {
    using Value = typename std::decay_t<decltype(keys)>::ValueType;
    if constexpr (kHasCurves<Value>) {
      const std::size_t at = keys.lowerBound(frame);
      if (at == keys.size() || keys.frames()[at] != frame || frame == 0) return;
      channels = changeBetween(at == 0 ? restKey<Value>() : keys.values()[at - 1], keys.values()[at]);
    }
  });
  return channels;
}

std::optional<SpanPosition> positionInSelectedSpans(const Motion& motion, const KeySelection& selection, Frame frame) {
  for (const auto& [id, selected] : selection.tracks()) {
    if (curveChannelsOf(id.kind).isEmpty() || !motion.contains(id)) continue;
    // Every span that contains the frame ends at or after it. Of those, the first selected key at or after the frame
    // governs the earliest.
    const auto key = std::ranges::lower_bound(selected, frame);
    if (key == selected.end()) continue;
    FrameRange span = governedSpan(motion, id, *key);
    Frame end = *key;
    // The key is at frame 0 and governs no span. Its frame may be the start of the next span.
    if (span.isEmpty() && key + 1 != selected.end()) span = governedSpan(motion, id, end = *(key + 1));
    if (!span.contains(frame)) continue;
    return SpanPosition{{id, end}, static_cast<double>(frame - span.first) / (span.last - span.first)};
  }
  return {};
}

}  // namespace furitsuke::motion
