// SPDX-License-Identifier: MIT
#include "core/eval/insert_key.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

#include "core/eval/curve.h"
#include "core/eval/sample.h"
#include "core/motion/selected_curves.h"

namespace furitsuke {

namespace {

BoneKey sampledKey(const Track<BoneKey>& track, Frame frame) {
  const BoneSample sample = sampleBone(track, frame);
  BoneKey key = restBoneKey();
  key.translation = toStored(sample.translation);
  key.rotation = toStored(sample.rotation);
  key.physics = sample.physics;
  return key;
}

MorphKey sampledKey(const Track<MorphKey>& track, Frame frame) {
  return {static_cast<float>(sampleMorph(track, frame))};
}

CameraKey sampledKey(const Track<CameraKey>& track, Frame frame) {
  const CameraSample sample = sampleCamera(track, frame);
  CameraKey key = restCameraKey();
  key.distance = static_cast<float>(sample.distance);
  key.target = toStored(sample.target);
  key.rotation = toStored(sample.rotation);
  key.fov = static_cast<std::uint32_t>(std::lround(std::max(0.0, sample.fov)));
  key.perspective = sample.perspective;
  return key;
}

LightKey sampledKey(const Track<LightKey>& track, Frame frame) {
  const LightSample sample = sampleLight(track, frame);
  return {toStored(sample.color), toStored(sample.direction)};
}

SelfShadowKey sampledKey(const Track<SelfShadowKey>& track, Frame frame) {
  const SelfShadowSample sample = sampleSelfShadow(track, frame);
  return {sample.mode, static_cast<float>(sample.distance)};
}

PropertyKey sampledKey(const Track<PropertyKey>& track, Frame frame) {
  PropertySample sample = sampleProperty(track, frame);
  return {sample.visible, std::move(sample.ik)};
}

/// Divides the curves of the span that ends at `later`; channels that rest keep what they have, so that a key whose
/// curve cannot be seen is not touched.
template <class Value>
void splitCurves(Value& key, Value& later, double t, CurveChannels moving) {
  for (std::size_t i = 0; i < later.curves.size(); ++i) {
    if (!moving.contains(static_cast<CurveChannel>(i))) continue;
    const CurveHalves halves = splitCurve(later.curves[i], t);
    key.curves[i] = halves.before;
    later.curves[i] = halves.after;
  }
}

template <class Value>
void insertInto(EditBuilder& builder, const Motion& motion, TrackId id, const Track<Value>& track, Frame frame) {
  Value key = sampledKey(track, frame);
  if constexpr (std::is_same_v<Value, BoneKey> || std::is_same_v<Value, CameraKey>) {
    const std::size_t at = track.lowerBound(frame);
    if (at > 0 && at < track.size()) {
      const Frame last = track.frames()[at];
      const double first = track.frames()[at - 1];
      Value later = track.values()[at];
      splitCurves(key, later, (frame - first) / (last - first), movingChannels(motion, id, last));
      if (!(later == track.values()[at])) builder.set(id, last, std::move(later));
    }
  }
  builder.set(id, frame, std::move(key));
}

}  // namespace

EditProposal insertSampledKey(const Motion& motion, TrackId track, Frame frame) {
  EditBuilder builder(motion);
  motion.visit(track, [&](const auto& keys) {
    if (!keys.hasKey(frame)) insertInto(builder, motion, track, keys, frame);
  });
  EditProposal proposal{builder.build(), {}};
  proposal.selection.add(track, frame);
  return proposal;
}

}  // namespace furitsuke
