// SPDX-License-Identifier: MIT
#include "core/eval/sampled_key.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/eval/sample.h"
#include "core/motion/default_keys.h"

namespace furitsuke::eval {

motion::BoneKey sampledKey(const motion::Track<motion::BoneKey>& track, Frame frame, PreExtrapolation rule) {
  // To the last bit: where IK ends depends on it.
  const KeyedMove move = sampleMove(track, frame, nullptr, rule);
  motion::BoneKey key = motion::restBoneKey();
  key.translation = move.translation;
  key.rotation = move.rotation;
  key.physics = move.physics;
  return key;
}

motion::MorphKey sampledKey(const motion::Track<motion::MorphKey>& track, Frame frame, PreExtrapolation rule) {
  return {static_cast<float>(sampleMorph(track, frame, nullptr, rule))};
}

motion::CameraKey sampledKey(const motion::Track<motion::CameraKey>& track, Frame frame, PreExtrapolation rule) {
  const CameraSample sample = sampleCamera(track, frame, nullptr, rule);
  motion::CameraKey key = motion::restCameraKey();
  key.distance = static_cast<float>(sample.distance);
  key.target = toStored(sample.target);
  key.rotation = toStored(sample.rotation);
  key.fov = static_cast<std::uint32_t>(std::llround(std::max(0.0, sample.fov)));
  key.perspective = sample.perspective;
  return key;
}

motion::LightKey sampledKey(const motion::Track<motion::LightKey>& track, Frame frame, PreExtrapolation rule) {
  const LightSample sample = sampleLight(track, frame, nullptr, rule);
  return {toStored(sample.color), toStored(sample.direction)};
}

motion::SelfShadowKey sampledKey(const motion::Track<motion::SelfShadowKey>& track, Frame frame,
                                 PreExtrapolation rule) {
  const SelfShadowSample sample = sampleSelfShadow(track, frame, nullptr, rule);
  return {sample.mode, static_cast<float>(sample.distance)};
}

motion::VisibilityIkKey sampledKey(const motion::Track<motion::VisibilityIkKey>& track, Frame frame,
                                   PreExtrapolation /*rule*/) {
  PropertySample sample = sampleProperty(track, frame);
  return {sample.visible, std::move(sample.ik)};
}

}  // namespace furitsuke::eval
