// SPDX-License-Identifier: MIT
#include "core/eval/rig/evaluate_pose.h"

#include "core/eval/rig/rotation_math.h"

namespace furitsuke::eval {

void applyMorphs(const Rig& rig, RigPose& pose) {
  spreadMorphWeights(rig.morphs, pose.keyedWeights, pose.weights);
  for (const RigBoneOffset& offset : rig.morphs.boneOffsets) {
    const double weight = pose.weights[static_cast<std::size_t>(offset.morph)];
    if (weight == 0) continue;
    LocalTransform& local = pose.locals[static_cast<std::size_t>(offset.bone)];
    local.translation += offset.translation * weight;
    local.rotation = scaledRotation(offset.rotation, weight) * local.rotation;
  }
}

void evaluatePose(const Rig& rig, const BoundMotion& motion, double frame, RigPose& pose) {
  motion.sample(frame, pose);
  applyMorphs(rig, pose);
  poseBones(rig, pose);
}

}  // namespace furitsuke::eval
