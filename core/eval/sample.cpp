// SPDX-License-Identifier: MIT
#include "core/eval/sample.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/eval/curve.h"
#include "core/eval/float_functions.h"
#include "core/eval/rig/float_math.h"
#include "core/eval/rig/rotation_math.h"
#include "core/motion/default_keys.h"

namespace furitsuke::eval {

namespace {

float usableFloat(float value) { return static_cast<float>(usable(value)); }
Vec3 usableFloats(const Vec3& value) { return toStored(usable(value)); }

/// Between two values at a height of a curve, or at a time.
float mixed(float a, float b, float height) { return a + (b - a) * height; }
double mixed(float a, float b, double t) { return mixed(usableFloat(a), usableFloat(b), static_cast<float>(t)); }
glm::dvec3 mixed(const Vec3& a, const Vec3& b, double t) {
  return {mixed(a.x, b.x, t), mixed(a.y, b.y, t), mixed(a.z, b.z, t)};
}

/// The curves of one key at one time. Channels often share the same curve, which is solved once.
class SpanCurves {
 public:
  explicit SpanCurves(double t) : t_(static_cast<float>(t)) {}

  float mixed(motion::Curve curve, float a, float b) { return a == b ? a : eval::mixed(a, b, at(curve)); }
  float at(motion::Curve curve) {
    if (!isSolved_ || !(curve == curve_)) {
      curve_ = curve;
      height_ = static_cast<float>(evaluateCurve(curve, static_cast<double>(t_)));
      isSolved_ = true;
    }
    return height_;
  }

 private:
  float t_;
  float height_ = 0;
  motion::Curve curve_{};
  bool isSolved_ = false;
};

/// As stored: not normalized, so that a key off unit length scales, as in MMD. Only what no one can calculate with is
/// replaced.
Quat storedRotation(const Quat& value) {
  const float square = value.x * value.x + value.y * value.y + value.z * value.z + value.w * value.w;
  return std::isfinite(square) && square > 0 ? value : toStored(usable(value));
}

/// Reduces the rotation of a key to an axis, which may have any length: by the angle of the rotation, to the side of
/// the axis that its own axis is on.
Quat reducedTo(const Vec3& axis, const Quat& rotation) {
  if (rotation.x == 0 && rotation.y == 0 && rotation.z == 0) return {0, 0, 0, 1};
  const float half = arccosineOf(rotation.w);
  const bool isOpposite = dotOf(FloatRow(rotation), FloatRow(axis)) < 0;
  return rotationAbout(unitOf(FloatRow(axis)), isOpposite ? -half : half).toQuat();
}

float dotOf(const Quat& a, const Quat& b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
Quat negated(const Quat& q) { return {-q.x, -q.y, -q.z, -q.w}; }

/// Rotations that are so close that the cosine between them rounds to 1 are not interpolated.
bool isInterpolated(const Quat& from, const Quat& to) {
  const float dot = dotOf(from, to);
  return 1.0F - dot * dot > 0;
}

/// Along the shorter arc.
Quat slerped(const Quat& from, const Quat& to, float t) {
  float dot = dotOf(from, to);
  const bool isFar = dot < 0;
  if (isFar) dot = -dot;
  const float angle = arccosineOf(dot);
  const float sine = sineOf(angle);
  const float a = sineOf(angle * (1.0F - t)) / sine;
  float b = sineOf(angle * t) / sine;
  if (isFar) b = -b;
  return {a * from.x + b * to.x, a * from.y + b * to.y, a * from.z + b * to.z, a * from.w + b * to.w};
}

/// Up to 36 degrees apart, as nearly all adjacent keys are.
constexpr double kNearRotations = 0.05;

/// sin(t * a) / sin(a) for the angle with cosine 1 - y, y at most kNearRotations, by its power series in y. Exact to
/// the last bits, in a third of the time of sin and acos.
double sineRatio(double t, double y) {
  constexpr int kTerms = 10;
  const double square = t * t;
  double sum = 1;
  for (int i = kTerms; i > 0; --i) {
    const double divisor = 1.0 / (i * (2.0 * i + 1));
    sum = 1 + (i * i * divisor - square * divisor) * y * sum;
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
    return from * sineRatio(1 - t, 1 - dot) + target * sineRatio(t, 1 - dot);
  }
  const double angle = std::acos(dot);
  const glm::dquat mixture = from * std::sin((1 - t) * angle) + target * std::sin(t * angle);
  return mixture / std::sqrt(glm::dot(mixture, mixture));
}

bool keepsRotation(const motion::BoneKey& a, const motion::BoneKey& b, const Vec3* fixedAxis) {
  const auto rotationOf = [fixedAxis](const motion::BoneKey& key) {
    const Quat rotation = storedRotation(key.rotation);
    return fixedAxis == nullptr ? rotation : reducedTo(*fixedAxis, rotation);
  };
  return a.rotation == b.rotation && !isInterpolated(rotationOf(a), rotationOf(b));
}

KeyedMove sampleMove(const motion::Track<motion::BoneKey>& track, double frame, const Vec3* fixedAxis,
                     PreExtrapolation rule, SampleCursor* cursor) {
  // A single return object, so that it is constructed in place.
  KeyedMove move;
  if (track.empty()) return move;
  const auto rotationOf = [fixedAxis](const motion::BoneKey& key) {
    const Quat rotation = storedRotation(key.rotation);
    return fixedAxis == nullptr ? rotation : reducedTo(*fixedAxis, rotation);
  };
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor, rule);
  const motion::BoneKey& a = keyAt(track, span.earlier, kRestBone);
  move.translation = usableFloats(a.translation);
  move.rotation = rotationOf(a);
  move.physics = a.physics;
  if (span.earlier == span.later) {
    // A key continues the rotation of the one before it: of q and -q it shows the nearer one, which differ as the
    // source of an append.
    if (span.earlier == 0 || span.earlier == kRestKey) return move;
    if (dotOf(track.values()[span.earlier - 1].rotation, a.rotation) < 0) move.rotation = negated(move.rotation);
    return move;
  }
  const motion::BoneKey& b = keyAt(track, span.later, kRestBone);
  SpanCurves curves(span.t);
  const auto curveOf = [&b](motion::BoneChannel channel) { return b.curves[static_cast<std::size_t>(channel)]; };
  if (a.translation != b.translation) {
    const Vec3 to = usableFloats(b.translation);
    move.translation.x = curves.mixed(curveOf(motion::BoneChannel::X), move.translation.x, to.x);
    move.translation.y = curves.mixed(curveOf(motion::BoneChannel::Y), move.translation.y, to.y);
    move.translation.z = curves.mixed(curveOf(motion::BoneChannel::Z), move.translation.z, to.z);
  }
  // Even between equal keys: the last bit may change.
  const Quat to = rotationOf(b);
  if (isInterpolated(move.rotation, to)) {
    move.rotation = slerped(move.rotation, to, curves.at(curveOf(motion::BoneChannel::Rotation)));
  }
  return move;
}

BoneSample sampleBone(const motion::Track<motion::BoneKey>& track, double frame, SampleCursor* cursor,
                      const glm::dvec3* fixedAxis, PreExtrapolation rule) {
  const Vec3 axis = fixedAxis == nullptr ? Vec3{} : toStored(*fixedAxis);
  const KeyedMove move = sampleMove(track, frame, fixedAxis == nullptr ? nullptr : &axis, rule, cursor);
  return {toDouble(move.translation), usable(move.rotation), move.physics};
}

double sampleMorph(const motion::Track<motion::MorphKey>& track, double frame, SampleCursor* cursor,
                   PreExtrapolation rule) {
  if (track.empty()) return motion::restMorphKey().weight;
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor, rule);
  return mixed(keyAt(track, span.earlier, kRestMorph).weight, keyAt(track, span.later, kRestMorph).weight, span.t);
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
  SpanCurves curves(span.t);
  const auto along = [&](motion::CameraChannel channel, float start, float end) {
    return curves.mixed(b.curves[static_cast<std::size_t>(channel)], usableFloat(start), usableFloat(end));
  };
  CameraSample sample = from;
  sample.distance = along(motion::CameraChannel::Distance, a.distance, b.distance);
  sample.target = {along(motion::CameraChannel::X, a.target.x, b.target.x),
                   along(motion::CameraChannel::Y, a.target.y, b.target.y),
                   along(motion::CameraChannel::Z, a.target.z, b.target.z)};
  sample.rotation = {along(motion::CameraChannel::Rotation, a.rotation.x, b.rotation.x),
                     along(motion::CameraChannel::Rotation, a.rotation.y, b.rotation.y),
                     along(motion::CameraChannel::Rotation, a.rotation.z, b.rotation.z)};
  sample.fov = along(motion::CameraChannel::Fov, static_cast<float>(a.fov), static_cast<float>(b.fov));
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
