// SPDX-License-Identifier: MIT
#include "core/physics/body_switches.h"

namespace furitsuke::physics {

void BodySwitches::sample(const eval::BoundMotion& motion, const PhysicsRig& rig, double frame) {
  isBoneOn_.resize(rig.bones);
  motion.samplePhysics(frame, isBoneOn_);
  for (std::size_t i = 0; i < isOff_.size(); ++i) {
    const model::BoneIndex bone = rig.bodies[i].bone;
    isOff_[i] = bone != model::kNoIndex && isBoneOn_[static_cast<std::size_t>(bone)] == 0 ? 1 : 0;
  }
}

void BodySwitches::switchOff(std::size_t bone, const PhysicsRig& rig) {
  for (std::size_t i = 0; i < isOff_.size(); ++i) {
    if (rig.bodies[i].bone == static_cast<model::BoneIndex>(bone)) isOff_[i] = 1;
  }
}

}  // namespace furitsuke::physics
