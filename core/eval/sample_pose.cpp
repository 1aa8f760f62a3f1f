// SPDX-License-Identifier: MIT
#include "core/eval/sample_pose.h"

#include <cmath>
#include <cstddef>

#include "core/eval/sample.h"

namespace furitsuke::eval {

namespace {

/// Files store rotations with six digits; a deviation from unit length up to that counts as normalized.
bool isNearlyUnit(const Quat& q) {
  constexpr double kTolerance = 1e-4;
  const glm::dquat wide = toDouble(q);
  return std::abs(glm::dot(wide, wide) - 1) < kTolerance;
}

motion::BonePose sampleBonePose(const motion::NamedTrack<motion::BoneKey>& bone, double frame, BeforeFirst rule) {
  const BoneSample sample = sampleBone(bone.keys, frame, nullptr, nullptr, rule);
  motion::BonePose pose{bone.name, toStored(sample.translation), toStored(sample.rotation)};
  const SampleSpan span = findSampleSpan(bone.keys.frames(), frame, nullptr, rule);
  if (span.earlier != span.later || span.earlier == kRestKey) return pose;
  const Quat& stored = bone.keys.values()[span.earlier].rotation;
  if (isNearlyUnit(stored)) pose.rotation = stored;
  return pose;
}

}  // namespace

motion::Pose samplePose(const motion::Motion& motion, double frame, BeforeFirst rule) {
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
