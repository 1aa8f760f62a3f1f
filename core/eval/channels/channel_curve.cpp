// SPDX-License-Identifier: MIT
#include "core/eval/channels/channel_curve.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "core/eval/curve.h"
#include "core/eval/sample.h"
#include "core/motion/units.h"

namespace furitsuke::eval {

namespace {

constexpr double kLightLevels = 256;
constexpr double kShadowOffset = 10'000;
constexpr double kShadowScale = 100'000;

// MMD's shown numbers without their rounding, so that the order of values is kept.
double shownDegrees(float radians) { return motion::degreesFromRadians(usable(radians)); }
double shownLevel(float stored) { return usable(stored) * kLightLevels; }

double cameraValue(const motion::CameraKey& key, ValueChannel channel) {
  switch (channel) {
    case ValueChannel::Distance: return 0.0 - usable(key.distance);
    case ValueChannel::TargetX: return usable(key.target.x);
    case ValueChannel::TargetY: return usable(key.target.y);
    case ValueChannel::TargetZ: return usable(key.target.z);
    case ValueChannel::CameraX: return 0.0 - shownDegrees(key.rotation.x);
    case ValueChannel::CameraY: return shownDegrees(key.rotation.y);
    case ValueChannel::CameraZ: return shownDegrees(key.rotation.z);
    case ValueChannel::Fov: return key.fov;
    default: return key.perspective ? 1 : 0;
  }
}

double lightValue(const motion::LightKey& key, ValueChannel channel) {
  switch (channel) {
    case ValueChannel::Red: return shownLevel(key.color.x);
    case ValueChannel::Green: return shownLevel(key.color.y);
    case ValueChannel::Blue: return shownLevel(key.color.z);
    case ValueChannel::DirectionX: return usable(key.direction.x);
    case ValueChannel::DirectionY: return usable(key.direction.y);
    default: return usable(key.direction.z);
  }
}

std::size_t keyBefore(std::size_t key) { return key == 0 ? kRestKey : key - 1; }

/// Degrees of the shorter arc between two rotations, also accurate for small ones.
double degreesOfStep(const Quat& from, const Quat& to) {
  const glm::dquat turn = glm::conjugate(usable(from)) * usable(to);
  return motion::degreesFromRadians(2 * std::atan2(std::hypot(turn.x, turn.y, turn.z), std::abs(turn.w)));
}

}  // namespace

ChannelCurve::ChannelCurve(const motion::Motion& motion, motion::TrackId track, ValueChannel channel,
                           UnrolledRotations rotations, PreExtrapolation rule)
    : info_(&channelInfo(channel)), rotations_(std::move(rotations)), rule_(rule) {
  motion.visit(track, [this](const auto& keys) {
    using Value = typename std::decay_t<decltype(keys)>::ValueType;
    frames_ = keys.frames();
    if constexpr (std::is_same_v<Value, motion::BoneKey>) bones_ = keys.values();
    if constexpr (std::is_same_v<Value, motion::MorphKey>) morphs_ = keys.values();
    if constexpr (std::is_same_v<Value, motion::CameraKey>) cameras_ = keys.values();
    if constexpr (std::is_same_v<Value, motion::LightKey>) lights_ = keys.values();
    if constexpr (std::is_same_v<Value, motion::SelfShadowKey>) shadows_ = keys.values();
  });
}

const motion::BoneKey& ChannelCurve::boneKey(std::size_t key) const {
  static constexpr motion::BoneKey kRest = motion::restBoneKey();
  return key == kRestKey ? kRest : bones_[key];
}

motion::SelfShadowKey ChannelCurve::shadowKey(std::size_t key) const {
  return key == kRestKey ? motion::restSelfShadowKey() : shadows_[key];
}

double ChannelCurve::keyValue(std::size_t key) const {
  const ValueChannel channel = info_->channel;
  switch (channel) {
    case ValueChannel::TranslationX: return usable(boneKey(key).translation.x);
    case ValueChannel::TranslationY: return usable(boneKey(key).translation.y);
    case ValueChannel::TranslationZ: return usable(boneKey(key).translation.z);
    case ValueChannel::RotationX:
    case ValueChannel::RotationY:
    case ValueChannel::RotationZ: return key == kRestKey ? 0 : angleOf(rotations_.at(key), channel);
    case ValueChannel::RotationAngle:
      if (key == kRestKey || key < firstSpan()) return 0;
      return degreesOfStep(boneKey(keyBefore(key)).rotation, bones_[key].rotation);
    case ValueChannel::Weight: return usable(key == kRestKey ? motion::restMorphKey().weight : morphs_[key].weight);
    case ValueChannel::ShadowMode: return std::min<std::uint8_t>(shadowKey(key).mode, 2);
    case ValueChannel::ShadowDistance: return kShadowOffset - usable(shadowKey(key).distance) * kShadowScale;
    default: break;
  }
  const bool isRest = key == kRestKey;
  if (info_->kind == motion::TrackKind::Camera) {
    return cameraValue(isRest ? motion::restCameraKey() : cameras_[key], channel);
  }
  return lightValue(isRest ? motion::restLightKey() : lights_[key], channel);
}

double ChannelCurve::spanStart(std::size_t later) const {
  return info_->channel == ValueChannel::RotationAngle ? 0 : keyValue(keyBefore(later));
}

double ChannelCurve::spanEnd(std::size_t later) const { return isHeld(later) ? spanStart(later) : keyValue(later); }

bool ChannelCurve::isHeld(std::size_t later) const {
  return info_->steps || (info_->kind == motion::TrackKind::Camera && frames_[later] - spanFrame(later) == 1);
}

motion::Curve ChannelCurve::curve(std::size_t later) const {
  if (!info_->curve) return motion::kLinearCurve;
  const auto at = static_cast<std::size_t>(*info_->curve);
  return info_->kind == motion::TrackKind::Bone ? bones_[later].curves[at] : cameras_[later].curves[at];
}

bool ChannelCurve::isStraight(std::size_t later) const {
  if (isHeld(later)) return true;
  // Euler angles do not change linearly even if the curve is straight.
  if (isEulerChannel(info_->channel)) return boneKey(keyBefore(later)).rotation == bones_[later].rotation;
  return isStraightCurve(curve(later)) || spanStart(later) == keyValue(later);
}

double ChannelCurve::inSpan(std::size_t later, double t) const {
  const double start = spanStart(later);
  if (isHeld(later)) return start;
  const double height = evaluateCurve(curve(later), t);
  if (isEulerChannel(info_->channel)) {
    const motion::EulerDegrees angles = eulerAlong(later == 0 ? motion::EulerDegrees{} : rotations_.at(later - 1),
                                                   boneKey(keyBefore(later)).rotation, bones_[later].rotation, height);
    return angleOf(angles, info_->channel);
  }
  const double end = keyValue(later);
  return start == end ? start : start + (end - start) * height;
}

double ChannelCurve::at(double frame, SampleCursor* cursor) const {
  const SampleSpan span = findSampleSpan(frames_, frame, cursor, rule_);
  return span.earlier == span.later ? keyValue(span.earlier) : inSpan(span.later, span.t);
}

SpanWalk::SpanWalk(const ChannelCurve& curve, std::size_t later) : curve_(curve), later_(later) {
  if (isEulerChannel(curve.info_->channel) && later > 0) angles_ = curve.rotations_.at(later - 1);
}

double SpanWalk::at(double t) {
  if (!isEulerChannel(curve_.info_->channel)) return curve_.inSpan(later_, t);
  const double height = evaluateCurve(curve_.curve(later_), t);
  angles_ =
      eulerOnward(angles_, height_, curve_.boneKey(keyBefore(later_)).rotation, curve_.bones_[later_].rotation, height);
  height_ = height;
  return angleOf(angles_, curve_.info_->channel);
}

ValueRange valueRange(const ChannelCurve& curve, FrameRange frames) {
  ValueRange range;
  const std::span<const Frame> keys = curve.frames();
  for (auto key = std::ranges::lower_bound(keys, frames.first); key != keys.end() && *key <= frames.last; ++key) {
    range.add(curve.keyValue(static_cast<std::size_t>(key - keys.begin())));
  }
  // The angle of a span starts at 0.
  if (curve.info().channel == ValueChannel::RotationAngle && !range.isEmpty()) range.add(0);
  if (curve.firstSpan() == 0 && frames.contains(0)) range.add(curve.spanStart(0));
  return range;
}

bool isMoving(const ChannelCurve& curve) {
  if (curve.firstSpan() == 0 && curve.spanStart(0) != curve.keyValue(0)) return true;
  for (std::size_t key = 1; key < curve.size(); ++key) {
    if (curve.keyValue(key) != curve.keyValue(0)) return true;
  }
  return false;
}

}  // namespace furitsuke::eval
