// SPDX-License-Identifier: MIT
#include "core/eval/sample.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/eval/curve.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke {

namespace {

constexpr double kInfinityStandIn = 999999.0;

double mixed(double a, double b, double t) { return a == b ? a : a + (b - a) * t; }

double mixedAlong(Curve curve, double a, double b, double t) {
  return a == b ? a : a + (b - a) * evaluateCurve(curve, t);
}

glm::dvec3 mixed(const Vec3& a, const Vec3& b, double t) {
  const glm::dvec3 from = usable(a);
  const glm::dvec3 to = usable(b);
  return {mixed(from.x, to.x, t), mixed(from.y, to.y, t), mixed(from.z, to.z, t)};
}

CameraSample cameraOf(const CameraKey& key) {
  return {usable(key.distance), usable(key.target), usable(key.rotation), static_cast<double>(key.fov),
          key.perspective};
}

std::uint8_t shadowMode(const SelfShadowKey& key) { return std::min<std::uint8_t>(key.mode, 2); }

}  // namespace

double usable(float value) noexcept {
  if (std::isnan(value)) return 0;
  if (std::isinf(value)) return std::copysign(kInfinityStandIn, static_cast<double>(value));
  return value;
}

glm::dvec3 usable(const Vec3& value) noexcept { return {usable(value.x), usable(value.y), usable(value.z)}; }

glm::dquat usable(const Quat& value) noexcept {
  const glm::dquat q{usable(value.w), usable(value.x), usable(value.y), usable(value.z)};
  const double length = std::sqrt(glm::dot(q, q));
  return length > 0 ? q / length : glm::dquat{1, 0, 0, 0};
}

glm::dquat slerpShortest(const glm::dquat& from, const glm::dquat& to, double t) noexcept {
  const double signedDot = glm::dot(from, to);
  const glm::dquat target = signedDot < 0 ? -to : to;
  const double dot = std::abs(signedDot);
  glm::dquat mixture{1, 0, 0, 0};
  if (1 - dot < 1e-12) {
    mixture = from * (1 - t) + target * t;
  } else {
    const double angle = std::acos(dot);
    mixture = from * std::sin((1 - t) * angle) + target * std::sin(t * angle);
  }
  return mixture / std::sqrt(glm::dot(mixture, mixture));
}

BoneSample sampleBone(const Track<BoneKey>& track, double frame, SampleCursor* cursor, const glm::dvec3* fixedAxis) {
  if (track.empty()) return {};
  const auto rotationOf = [fixedAxis](const BoneKey& key) {
    const glm::dquat rotation = usable(key.rotation);
    return fixedAxis == nullptr ? rotation : aboutFixedAxis(rotation, *fixedAxis);
  };
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor);
  const BoneKey& a = track.values()[span.earlier];
  const glm::dvec3 from = usable(a.translation);
  if (span.earlier == span.later) return {from, rotationOf(a), a.physics};
  const BoneKey& b = track.values()[span.later];
  const glm::dvec3 to = usable(b.translation);
  const auto along = [&](BoneChannel channel, double start, double end) {
    return mixedAlong(b.curves[static_cast<std::size_t>(channel)], start, end, span.t);
  };
  BoneSample sample;
  sample.translation = {along(BoneChannel::X, from.x, to.x), along(BoneChannel::Y, from.y, to.y),
                        along(BoneChannel::Z, from.z, to.z)};
  sample.rotation = rotationOf(a);
  if (a.rotation != b.rotation) {
    sample.rotation = slerpShortest(sample.rotation, rotationOf(b), along(BoneChannel::Rotation, 0, 1));
  }
  sample.physics = a.physics;
  return sample;
}

double sampleMorph(const Track<MorphKey>& track, double frame, SampleCursor* cursor) {
  if (track.empty()) return restMorphKey().weight;
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor);
  return mixed(usable(track.values()[span.earlier].weight), usable(track.values()[span.later].weight), span.t);
}

CameraSample sampleCamera(const Track<CameraKey>& track, double frame, SampleCursor* cursor) {
  if (track.empty()) return cameraOf(restCameraKey());
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor);
  const CameraKey& a = track.values()[span.earlier];
  const CameraSample from = cameraOf(a);
  const bool isCut = span.earlier != span.later && track.frames()[span.later] - track.frames()[span.earlier] == 1;
  if (span.earlier == span.later || isCut) return from;
  const CameraKey& b = track.values()[span.later];
  const CameraSample to = cameraOf(b);
  const auto along = [&](CameraChannel channel, double start, double end) {
    return mixedAlong(b.curves[static_cast<std::size_t>(channel)], start, end, span.t);
  };
  CameraSample sample = from;
  sample.distance = along(CameraChannel::Distance, from.distance, to.distance);
  sample.target = {along(CameraChannel::X, from.target.x, to.target.x),
                   along(CameraChannel::Y, from.target.y, to.target.y),
                   along(CameraChannel::Z, from.target.z, to.target.z)};
  if (from.rotation != to.rotation) {
    sample.rotation += (to.rotation - from.rotation) * along(CameraChannel::Rotation, 0, 1);
  }
  sample.fov = along(CameraChannel::Fov, from.fov, to.fov);
  return sample;
}

LightSample sampleLight(const Track<LightKey>& track, double frame, SampleCursor* cursor) {
  if (track.empty()) return {usable(restLightKey().color), usable(restLightKey().direction)};
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor);
  const LightKey& a = track.values()[span.earlier];
  const LightKey& b = track.values()[span.later];
  return {mixed(a.color, b.color, span.t), mixed(a.direction, b.direction, span.t)};
}

SelfShadowSample sampleSelfShadow(const Track<SelfShadowKey>& track, double frame, SampleCursor* cursor) {
  if (track.empty()) return {restSelfShadowKey().mode, usable(restSelfShadowKey().distance)};
  const SampleSpan span = findSampleSpan(track.frames(), frame, cursor);
  const SelfShadowKey& a = track.values()[span.earlier];
  return {shadowMode(a), mixed(usable(a.distance), usable(track.values()[span.later].distance), span.t)};
}

}  // namespace furitsuke
