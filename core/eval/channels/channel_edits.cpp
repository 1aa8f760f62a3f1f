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

namespace furitsuke::eval {

namespace {

/// The rotation that continues from `before` by `degrees` about the axis of the span.
Quat turnedAlongSpan(const glm::dquat& before, const glm::dquat& from, const glm::dquat& to, double degrees) {
  glm::dquat turn = glm::conjugate(from) * to;
  if (turn.w < 0) turn = -turn;
  const double sine = std::hypot(turn.x, turn.y, turn.z);
  if (!(sine > 0)) return toStored(before * turn);
  const double half = motion::radiansFromDegrees(degrees) / 2;
  const double scale = std::sin(half) / sine;
  return toStored(before * glm::dquat(std::cos(half), turn.x * scale, turn.y * scale, turn.z * scale));
}

/// Gives each span its new angle about its own axis, also where the previous key is rotated, too.
void turnAlongSpans(const motion::Track<motion::BoneKey>& track, motion::Keys<motion::BoneKey>& keys,
                    const ChannelShift& shift) {
  std::vector<motion::BoneKey>& values = keys.values.edit();
  std::size_t last = track.size();  // the last key of the track that was rotated
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::size_t key = track.lowerBound(keys.frames[i]);
    if (key > 0 || startsFromRest(track.frames(), shift.rule)) {
      const glm::dquat from = key == 0 ? glm::dquat{1, 0, 0, 0} : usable(track.values()[key - 1].rotation);
      const glm::dquat to = usable(track.values()[key].rotation);
      const bool isRun = i > 0 && last + 1 == key;
      const double angle = motion::degreesFromRadians(2 * std::acos(std::min(1.0, std::abs(glm::dot(from, to)))));
      const ValueChannelInfo& info = channelInfo(ValueChannel::RotationAngle);
      values[i].rotation = turnedAlongSpan(isRun ? usable(values[i - 1].rotation) : from, from, to,
                                           std::clamp(angle + shift.by, info.lowest, info.highest));
    }
    last = key;
  }
}

template <class Value>
void shiftValues(const motion::Motion& motion, motion::TrackId id, motion::Keys<Value>& keys, const ChannelShift& shift,
                 const UnrolledRotations& rotations) {
  if constexpr (std::is_same_v<Value, motion::VisibilityIkKey>) {
    return;
  } else {
    const ChannelCurve curve(motion, id, shift.channel, rotations, shift.rule);
    const std::span<const Frame> frames = curve.frames();
    std::vector<Value>& values = keys.values.edit();
    std::size_t key = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      key = motion::seekFrame(frames, key, keys.frames[i]);
      const double value = curve.keyValue(key) + shift.by;
      if constexpr (std::is_same_v<Value, motion::BoneKey>) {
        setChannelValue(values[i], shift.channel, value,
                        isEulerChannel(shift.channel) ? rotations.at(key) : motion::EulerDegrees{});
      } else {
        setChannelValue(values[i], shift.channel, value);
      }
    }
  }
}

}  // namespace

motion::Edit shiftKeys(const motion::Motion& motion, const motion::KeySelection& selection, std::int64_t frames,
                       const ChannelShift& shift, motion::FrameZeroRule rule) {
  if (shift.by == 0) return motion::moveKeys(motion, selection, frames, rule);
  const auto change = [&](motion::TrackId id, motion::KeySpan& span) {
    const auto found = shift.tracks.find(id);
    if (found == shift.tracks.end() || channelInfo(shift.channel).kind != id.kind) return;
    std::visit(
        [&]<class Value>(motion::Keys<Value>& keys) {
          if constexpr (std::is_same_v<Value, motion::BoneKey>) {
            if (shift.channel == ValueChannel::RotationAngle) {
              return turnAlongSpans(motion.bones[id.index].keys, keys, shift);
            }
          }
          shiftValues(motion, id, keys, shift, found->second);
        },
        span);
  };
  return motion::moveKeys(motion, selection, frames, rule, change);
}

ChannelPoint handlePoint(const ChannelCurve& curve, std::size_t later, CurveHandle handle) {
  const motion::Curve bytes = curve.curve(later);
  const bool isFirst = handle == CurveHandle::First;
  const auto part = [](std::uint8_t byte) {
    return std::min<int>(byte, motion::kCurveMax) / static_cast<double>(motion::kCurveMax);
  };
  return {std::lerp(static_cast<double>(curve.spanFrame(later)), static_cast<double>(curve.frames()[later]),
                    part(isFirst ? bytes.x1 : bytes.x2)),
          std::lerp(curve.spanStart(later), curve.keyValue(later), part(isFirst ? bytes.y1 : bytes.y2))};
}

motion::CurvePatch handlePatch(const ChannelCurve& curve, std::size_t later, CurveHandle handle,
                               const ChannelPoint& point) {
  const auto byteAt = [](double start, double end, double at) {
    const double part = std::clamp((at - start) / (end - start), 0.0, 1.0);
    return static_cast<std::uint8_t>(std::lround(part * motion::kCurveMax));
  };
  const std::uint8_t x = byteAt(curve.spanFrame(later), curve.frames()[later], point.frame);
  const double start = curve.spanStart(later);
  const double end = curve.keyValue(later);
  std::optional<std::uint8_t> y;
  if (start != end) y = byteAt(start, end, point.value);
  return handle == CurveHandle::First ? motion::CurvePatch{x, y, {}, {}} : motion::CurvePatch{{}, {}, x, y};
}

bool hasHandles(const ChannelCurve& curve, std::size_t later) {
  const bool hasRoom = curve.frames()[later] - curve.spanFrame(later) > 1;
  return curve.info().curve && hasRoom && !curve.isHeld(later) && curve.spanStart(later) != curve.keyValue(later);
}

}  // namespace furitsuke::eval
