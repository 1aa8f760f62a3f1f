// SPDX-License-Identifier: MIT
#include "core/eval/sample.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/eval/curve.h"
#include "core/eval/rig/double_pair.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::eval {

namespace {

double mixed(double a, double b, double t) { return a == b ? a : a + (b - a) * t; }

/// The curves of one key at one time. Channels often share the same curve, which is solved once.
class SpanCurves {
 public:
  explicit SpanCurves(double t) : t_(t) {}

  double mixed(motion::Curve curve, double a, double b) {
    if (a == b) return a;
    return a + (b - a) * at(curve);
  }
  double at(motion::Curve curve) {
    if (!isSolved_ || !(curve == curve_)) {
      curve_ = curve;
      height_ = evaluateCurve(curve, t_);
      isSolved_ = true;
    }
    return height_;
  }

 private:
  double t_;
  double height_ = 0;
  motion::Curve curve_{};
  bool isSolved_ = false;
};

double mixedAlong(motion::Curve curve, double a, double b, double t) {
  return a == b ? a : a + (b - a) * evaluateCurve(curve, t);
}

glm::dvec3 mixed(const Vec3& a, const Vec3& b, double t) {
  const glm::dvec3 from = usable(a);
  const glm::dvec3 to = usable(b);
  return {mixed(from.x, to.x, t), mixed(from.y, to.y, t), mixed(from.z, to.z, t)};
}

/// Up to 36 degrees apart, as nearly all adjacent keys are.
constexpr double kNearRotations = 0.05;

/// sin(t * a) / sin(a) for the angle with cosine 1 - y, y at most kNearRotations, by its power series in y. Exact to
/// the last bits, in a third of the time of sin and acos. For two t at once, which takes as long as for one.
DoublePair sineRatios(DoublePair t, double y) {
  constexpr int kTerms = 10;
  const DoublePair square = t * t;
  DoublePair sum = 1;
  for (int i = kTerms; i > 0; --i) {
    const double divisor = 1.0 / (i * (2.0 * i + 1));
    sum = DoublePair(1) + (DoublePair(i * i * divisor) - square * DoublePair(divisor)) * DoublePair(y) * sum;
  }
  return t * sum;
}

/// A key of a track, or its rest value.
template <class Value>
const Value& keyAt(const motion::Track<Value>& track, std::size_t key, const Value& rest) {
  return key == kRestKey ? rest : track.values()[key];
}

constexpr motion::BoneKey kRestBone = motion::restBoneKey();
constexpr motion::MorphKey kRestMorph = motion::restMorphKey();
constexpr motion::CameraKey kRestCamera = motion::restCameraKey();
constexpr motion::LightKey kRestLight = motion::restLightKey();
constexpr motion::SelfShadowKey kRestShadow = motion::restSelfShadowKey();

CameraSample cameraOf(const motion::CameraKey& key) {
  return {usable(key.distance), usable(key.target), usable(key.rotation), static_cast<double>(key.fov),
          key.perspective};
}

std::uint8_t shadowMode(const motion::SelfShadowKey& key) { return std::min<std::uint8_t>(key.mode, 2); }

}  // namespace

glm::dquat slerpShortest(const glm::dquat& from, const glm::dquat& to, double t) noexcept {
  const double signedDot = glm::dot(from, to);
  const glm::dquat target = signedDot < 0 ? -to : to;
  const double dot = std::abs(signedDot);
  if (1 - dot < kNearRotations) {
    const DoublePair shares = sineRatios({1 - t, t}, 1 - dot);
    return from * shares[0] + target * shares[1];
  }
  const double angle = std::acos(dot);
  const glm::dquat mixture = from * std::sin((1 - t) * angle) + target * std::sin(t * angle);
  return mixture / std::sqrt(glm::dot(mixture, mixture));
}

BoneSample sampleBone(const motion::Track<motion::BoneKey>& track, double frame, SampleCursor* cursor,
                      const glm::dvec3* fixedAxis, PreExtrapolation rule) {
  // A single return object, so that it is constructed in place.
  BoneSample sample;
  if (track.empty()) return sample;
  const auto rotationOf = [fixedAxis](const motion::BoneKey& key) {
    const glm::dquat rotation = usable(key.rotation);
    return fixedAxis == nullptr ? rotation : aboutFixedAxis(rotation, *fixedAxis);
  };
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor, rule);
  const motion::BoneKey& a = keyAt(track, span.earlier, kRestBone);
  sample.translation = usable(a.translation);
  sample.rotation = rotationOf(a);
  sample.physics = a.physics;
  if (span.earlier == span.later) return sample;
  const motion::BoneKey& b = keyAt(track, span.later, kRestBone);
  SpanCurves curves(span.t);
  const auto curveOf = [&b](motion::BoneChannel channel) { return b.curves[static_cast<std::size_t>(channel)]; };
  if (a.translation != b.translation) {
    const glm::dvec3 to = usable(b.translation);
    sample.translation.x = curves.mixed(curveOf(motion::BoneChannel::X), sample.translation.x, to.x);
    sample.translation.y = curves.mixed(curveOf(motion::BoneChannel::Y), sample.translation.y, to.y);
    sample.translation.z = curves.mixed(curveOf(motion::BoneChannel::Z), sample.translation.z, to.z);
  }
  if (a.rotation != b.rotation) {
    sample.rotation = slerpShortest(sample.rotation, rotationOf(b), curves.at(curveOf(motion::BoneChannel::Rotation)));
  }
  return sample;
}

double sampleMorph(const motion::Track<motion::MorphKey>& track, double frame, SampleCursor* cursor,
                   PreExtrapolation rule) {
  if (track.empty()) return motion::restMorphKey().weight;
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor, rule);
  return mixed(usable(keyAt(track, span.earlier, kRestMorph).weight),
               usable(keyAt(track, span.later, kRestMorph).weight), span.t);
}

CameraSample sampleCamera(const motion::Track<motion::CameraKey>& track, double frame, SampleCursor* cursor,
                          PreExtrapolation rule) {
  if (track.empty()) return cameraOf(motion::restCameraKey());
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor, rule);
  const motion::CameraKey& a = keyAt(track, span.earlier, kRestCamera);
  const CameraSample from = cameraOf(a);
  const Frame startFrame = span.earlier == kRestKey ? 0 : track.frames()[span.earlier];
  const bool isCut = span.earlier != span.later && track.frames()[span.later] - startFrame == 1;
  if (span.earlier == span.later || isCut) return from;
  const motion::CameraKey& b = keyAt(track, span.later, kRestCamera);
  const CameraSample to = cameraOf(b);
  const auto along = [&](motion::CameraChannel channel, double start, double end) {
    return mixedAlong(b.curves[static_cast<std::size_t>(channel)], start, end, span.t);
  };
  CameraSample sample = from;
  sample.distance = along(motion::CameraChannel::Distance, from.distance, to.distance);
  sample.target = {along(motion::CameraChannel::X, from.target.x, to.target.x),
                   along(motion::CameraChannel::Y, from.target.y, to.target.y),
                   along(motion::CameraChannel::Z, from.target.z, to.target.z)};
  if (from.rotation != to.rotation) {
    sample.rotation += (to.rotation - from.rotation) * along(motion::CameraChannel::Rotation, 0, 1);
  }
  sample.fov = along(motion::CameraChannel::Fov, from.fov, to.fov);
  return sample;
}

LightSample sampleLight(const motion::Track<motion::LightKey>& track, double frame, SampleCursor* cursor,
                        PreExtrapolation rule) {
  if (track.empty()) return {usable(motion::restLightKey().color), usable(motion::restLightKey().direction)};
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor, rule);
  const motion::LightKey& a = keyAt(track, span.earlier, kRestLight);
  const motion::LightKey& b = keyAt(track, span.later, kRestLight);
  return {mixed(a.color, b.color, span.t), mixed(a.direction, b.direction, span.t)};
}

SelfShadowSample sampleSelfShadow(const motion::Track<motion::SelfShadowKey>& track, double frame, SampleCursor* cursor,
                                  PreExtrapolation rule) {
  if (track.empty()) return {motion::restSelfShadowKey().mode, usable(motion::restSelfShadowKey().distance)};
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor, rule);
  const motion::SelfShadowKey& a = keyAt(track, span.earlier, kRestShadow);
  return {shadowMode(a), usable(a.distance)};
}

}  // namespace furitsuke::eval
