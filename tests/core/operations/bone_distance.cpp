// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/operations/bone_distance.h"

#include <algorithm>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"

namespace furitsuke::test {

BoneDistance largestBoneDistance(const model::Model& model, const motion::Motion& a, const motion::Motion& b,
                                 bool atHalfFrames, const std::vector<bool>& isLeftOut) {
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion boundA(a, model, rig);
  const eval::BoundMotion boundB(b, model, rig);
  eval::RigPose poseA(rig);
  eval::RigPose poseB(rig);
  BoneDistance largest;
  const double step = atHalfFrames ? 0.5 : 1;
  for (double frame = 0; frame <= a.frameRange().last; frame += step) {
    eval::evaluatePose(rig, boundA, frame, poseA);
    eval::evaluatePose(rig, boundB, frame, poseB);
    for (std::size_t i = 0; i < rig.bones.size(); ++i) {
      if (i < isLeftOut.size() && isLeftOut[i]) continue;
      const RigidTransform& one = poseA.transforms[i];
      const RigidTransform& other = poseB.transforms[i];
      largest.position = std::max(largest.position, glm::length(one.position - other.position));
      largest.degrees = std::max(largest.degrees, eval::degreesBetween(one.rotation, other.rotation));
    }
  }
  return largest;
}

motion::Motion bakedBones(const motion::Motion& motion) {
  motion::Motion baked = motion;
  for (auto& bone : baked.bones) {
    const motion::Track<motion::BoneKey> track = bone.keys;
    if (track.empty()) continue;
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = track.frames().front(); frame <= track.frames().back(); ++frame) {
      const eval::BoneSample sample = eval::sampleBone(track, frame);
      motion::BoneKey key = motion::restBoneKey();
      key.translation = toStored(sample.translation);
      key.rotation = toStored(sample.rotation);
      key.physics = sample.physics;
      keys.append(frame, key);
    }
    bone.keys = motion::Track<motion::BoneKey>(std::move(keys));
  }
  return baked;
}

std::size_t boneKeyCount(const motion::Motion& motion) {
  std::size_t count = 0;
  for (const auto& bone : motion.bones) count += bone.keys.size();
  return count;
}

}  // namespace furitsuke::test
