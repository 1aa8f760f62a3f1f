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

}  // namespace furitsuke::physics
