// SPDX-License-Identifier: MIT
#include "core/eval/sample_pose.h"

#include <cmath>
#include <cstddef>

#include "core/eval/sample.h"

namespace furitsuke {

namespace {

/// Files hold rotations with six digits; what is off unit length by no more than that is as good as normalised.
bool isNearlyUnit(const Quat& q) {
  constexpr double kTolerance = 1e-4;
  const glm::dquat wide = toDouble(q);
  return std::abs(glm::dot(wide, wide) - 1) < kTolerance;
}

BonePose sampleBonePose(const NamedTrack<BoneKey>& bone, double frame) {
  const BoneSample sample = sampleBone(bone.keys, frame);
  BonePose pose{bone.name, toStored(sample.translation), toStored(sample.rotation)};
  const SampleSpan span = findSampleSpan(bone.keys.frames(), frame, nullptr);
  const Quat& stored = bone.keys.values()[span.earlier].rotation;
  if (span.earlier == span.later && isNearlyUnit(stored)) pose.rotation = stored;
  return pose;
}

}  // namespace

Pose samplePose(const Motion& motion, double frame) {
  Pose pose;
  pose.modelName = motion.modelName;
  pose.bones.reserve(motion.bones.size());
  for (const auto& bone : motion.bones) {
    if (!bone.keys.empty()) pose.bones.push_back(sampleBonePose(bone, frame));
  }
  pose.morphs.reserve(motion.morphs.size());
  for (const auto& morph : motion.morphs) {
    if (morph.keys.empty()) continue;
    pose.morphs.push_back({morph.name, static_cast<float>(sampleMorph(morph.keys, frame))});
  }
  return pose;
}

}  // namespace furitsuke
