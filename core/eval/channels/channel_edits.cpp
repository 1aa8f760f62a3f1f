// SPDX-License-Identifier: MIT
#include "core/eval/channels/channel_edits.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/eval/sample.h"
#include "core/motion/selected_keys.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

/// The rotation that goes on from `before` about the axis of the span, `degrees` far.
Quat turnedAlongSpan(const glm::dquat& before, const glm::dquat& from, const glm::dquat& to, double degrees) {
  glm::dquat turn = glm::conjugate(from) * to;
  if (turn.w < 0) turn = -turn;
  const double sine = std::hypot(turn.x, turn.y, turn.z);
  if (!(sine > 0)) return toStored(before * turn);
  const double half = radiansFromDegrees(degrees) / 2;
  const double scale = std::sin(half) / sine;
  return toStored(before * glm::dquat(std::cos(half), turn.x * scale, turn.y * scale, turn.z * scale));
}

/// Each span keeps its axis and gets its new angle, also where the key before it is turned as well.
void turnAlongSpans(const Track<BoneKey>& track, Keys<BoneKey>& keys, double by) {
  std::vector<BoneKey>& values = keys.values.edit();
  std::size_t last = track.size();  // the key of the track that was turned before this one
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::size_t key = track.lowerBound(keys.frames[i]);
    if (key > 0) {
      const glm::dquat from = usable(track.values()[key - 1].rotation);
      const glm::dquat to = usable(track.values()[key].rotation);
      const bool isRun = i > 0 && last + 1 == key;
      const double angle = degreesFromRadians(2 * std::acos(std::min(1.0, std::abs(glm::dot(from, to)))));
      const ValueChannelInfo& info = channelInfo(ValueChannel::RotationAngle);
      values[i].rotation = turnedAlongSpan(isRun ? usable(values[i - 1].rotation) : from, from, to,
                                           std::clamp(angle + by, info.lowest, info.highest));
    }
    last = key;
  }
}

template <class Value>
void shiftValues(const Motion& motion, TrackId id, Keys<Value>& keys, const ChannelShift& shift,
                 const UnrolledRotations& rotations) {
  if constexpr (std::is_same_v<Value, PropertyKey>) {
    return;
  } else {
    const ChannelCurve curve(motion, id, shift.channel, rotations);
    const std::span<const Frame> frames = curve.frames();
    std::vector<Value>& values = keys.values.edit();
    std::size_t key = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      key = seekFrame(frames, key, keys.frames[i]);
      const double value = curve.keyValue(key) + shift.by;
      if constexpr (std::is_same_v<Value, BoneKey>) {
        setChannelValue(values[i], shift.channel, value,
                        isEulerChannel(shift.channel) ? rotations.at(key) : EulerDegrees{});
      } else {
        setChannelValue(values[i], shift.channel, value);
      }
    }
  }
}

}  // namespace

EditProposal shiftKeys(const Motion& motion, const KeySelection& selection, std::int64_t frames,
                       const ChannelShift& shift, FrameZeroRule rule) {
  if (shift.by == 0) return moveKeys(motion, selection, frames, rule);
  const auto change = [&](TrackId id, KeySpan& span) {
    const auto found = shift.tracks.find(id);
    if (found == shift.tracks.end() || channelInfo(shift.channel).kind != id.kind) return;
    std::visit(
        [&]<class Value>(Keys<Value>& keys) {
          if constexpr (std::is_same_v<Value, BoneKey>) {
            if (shift.channel == ValueChannel::RotationAngle) {
              return turnAlongSpans(motion.bones[id.index].keys, keys, shift.by);
            }
          }
          shiftValues(motion, id, keys, shift, found->second);
        },
        span);
  };
  return moveKeys(motion, selection, frames, rule, change);
}

ChannelPoint handlePoint(const ChannelCurve& curve, std::size_t later, CurveHandle handle) {
  const Curve bytes = curve.curve(later);
  const bool isFirst = handle == CurveHandle::First;
  const auto part = [](std::uint8_t byte) { return std::min<int>(byte, kCurveMax) / static_cast<double>(kCurveMax); };
  return {std::lerp(static_cast<double>(curve.frames()[later - 1]), static_cast<double>(curve.frames()[later]),
                    part(isFirst ? bytes.x1 : bytes.x2)),
          std::lerp(curve.spanStart(later), curve.keyValue(later), part(isFirst ? bytes.y1 : bytes.y2))};
}

CurvePatch handlePatch(const ChannelCurve& curve, std::size_t later, CurveHandle handle, const ChannelPoint& point) {
  const auto byteAt = [](double start, double end, double at) {
    const double part = std::clamp((at - start) / (end - start), 0.0, 1.0);
    return static_cast<std::uint8_t>(std::lround(part * kCurveMax));
  };
  const std::uint8_t x = byteAt(curve.frames()[later - 1], curve.frames()[later], point.frame);
  const double start = curve.spanStart(later);
  const double end = curve.keyValue(later);
  std::optional<std::uint8_t> y;
  if (start != end) y = byteAt(start, end, point.value);
  return handle == CurveHandle::First ? CurvePatch{x, y, {}, {}} : CurvePatch{{}, {}, x, y};
}

bool hasHandles(const ChannelCurve& curve, std::size_t later) {
  const bool hasRoom = curve.frames()[later] - curve.frames()[later - 1] > 1;
  return curve.info().curve && hasRoom && !curve.isHeld(later) && curve.spanStart(later) != curve.keyValue(later);
}

}  // namespace furitsuke
