// SPDX-License-Identifier: MIT
#include "core/eval/sampled_key.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/eval/sample.h"

namespace furitsuke {

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

}  // namespace furitsuke
