// SPDX-License-Identifier: MIT
#include "core/eval/sample_pose.h"

#include <cmath>
#include <set>
#include <string_view>
#include <vector>

#include "core/eval/layered_values.h"
#include "core/eval/sample.h"

namespace furitsuke::eval {

namespace {

/// Files store rotations with six digits; a deviation from unit length up to that counts as normalized.
bool isNearlyUnit(const Quat& q) {
  constexpr double kTolerance = 1e-4;
  const glm::dquat wide = toDouble(q);
  return std::abs(glm::dot(wide, wide) - 1) < kTolerance;
}

motion::BonePose sampleBonePose(const motion::NamedTrack<motion::BoneKey>& bone, double frame, PreExtrapolation rule) {
  const BoneSample sample = sampleBone(bone.keys, frame, nullptr, nullptr, rule);
  motion::BonePose pose{bone.name, toStored(sample.translation), toStored(sample.rotation)};
  const SampleSpan span = findSampleSpan(bone.keys.frames(), frame, nullptr, rule);
  if (span.earlier != span.later || span.earlier == kRestKey) return pose;
  const Quat& stored = bone.keys.values()[span.earlier].rotation;
  if (isNearlyUnit(stored)) pose.rotation = stored;
  return pose;
}

/// The names of the tracks with keys in any of the lists, in order of first appearance.
template <class Tracks>
std::vector<Name> namesIn(const std::vector<const Tracks*>& lists) {
  std::vector<Name> names;
  std::set<std::string_view> known;
  for (const Tracks* tracks : lists) {
    for (const auto& track : *tracks) {
      if (!track.keys.empty() && known.insert(track.name.bytes).second) names.push_back(track.name);
    }
  }
  return names;
}

motion::Pose sampleLayeredPose(const motion::Motion& motion, double frame, PreExtrapolation rule) {
  motion::Pose pose;
  pose.modelName = motion.modelName;
  std::vector<const std::vector<motion::NamedTrack<motion::BoneKey>>*> bones{&motion::baseBones(motion)};
  std::vector<const std::vector<motion::NamedTrack<motion::MorphKey>>*> morphs{&motion::baseMorphs(motion)};
  for (const motion::LayerView& layer : motion::heardLayers(motion)) {
    bones.push_back(layer.bones);
    morphs.push_back(layer.morphs);
  }
  for (const Name& name : namesIn(bones)) {
    const BoneSample sample = LayeredBone(motion, name.bytes).sample(frame, rule);
    pose.bones.push_back({name, toStored(sample.translation), toStored(sample.rotation)});
  }
  for (const Name& name : namesIn(morphs)) {
    pose.morphs.push_back({name, static_cast<float>(LayeredMorph(motion, name.bytes).sample(frame, rule))});
  }
  return pose;
}

}  // namespace

motion::Pose samplePose(const motion::Motion& motion, double frame, PreExtrapolation rule) {
  if (motion::hasLayers(motion)) return sampleLayeredPose(motion, frame, rule);
  motion::Pose pose;
  pose.modelName = motion.modelName;
  pose.bones.reserve(motion.bones.size());
  for (const auto& bone : motion.bones) {
    if (!bone.keys.empty()) pose.bones.push_back(sampleBonePose(bone, frame, rule));
  }
  pose.morphs.reserve(motion.morphs.size());
  for (const auto& morph : motion.morphs) {
    if (morph.keys.empty()) continue;
    pose.morphs.push_back({morph.name, static_cast<float>(sampleMorph(morph.keys, frame, nullptr, rule))});
  }
  return pose;
}

}  // namespace furitsuke::eval
