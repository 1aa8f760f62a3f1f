// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/floor_height.h"

#include <algorithm>

#include "core/eval/rig/rotation_math.h"

namespace furitsuke::operations {

double soleHeight(const Leg& leg, const eval::Rig& rig, const LegFrame& frame) {
  const auto below = [&](const glm::dvec3& position, double restHeight) {
    return position.y - eval::rotated(frame.ankle.rotation, {0, restHeight, 0}).y;
  };
  return std::min(below(frame.ankle.position, rig.bones[leg.ankle].rest.y),
                  below(frame.toe, rig.bones[leg.toe].rest.y));
}

std::vector<std::size_t> bodyBones(const model::Model& model, const eval::Rig& rig, const std::vector<Leg>& legs,
                                   std::size_t center) {
  std::vector<bool> isFoot(rig.bones.size(), false);
  for (const Leg& leg : legs) isFoot[leg.ankle] = isFoot[leg.toe] = true;
  std::vector<bool> isMovedByPhysics(rig.bones.size(), false);
  for (const model::RigidBody& body : model.bodies) {
    if (body.mode != model::BodyMode::FollowsBone && body.bone != model::kNoIndex) {
      isMovedByPhysics[static_cast<std::size_t>(body.bone)] = true;
    }
  }
  // Nothing of the body is at the goal of an IK chain, and hair hangs on the head.
  std::vector<bool> isGoal(rig.bones.size(), false);
  for (const eval::RigIkChain& chain : rig.chains) isGoal[static_cast<std::size_t>(chain.goal)] = true;
  const auto head = boneCalled(retarget::StandardBones(model), "頭");
  std::vector<std::size_t> bones;
  for (std::size_t i = 0; i < rig.bones.size(); ++i) {
    bool isUsed = model.bones[i].visible && !isGoal[i] && !(head && i != *head && isBelow(rig, i, *head));
    bool isCarried = false;
    std::size_t at = i;
    // A damaged model can contain a loop of parents.
    for (std::size_t steps = 0; isUsed && steps <= rig.bones.size(); ++steps) {
      isUsed = !isFoot[at] && !isMovedByPhysics[at];
      isCarried = isCarried || at == center;
      const model::BoneIndex parent = rig.bones[at].parent;
      if (parent == model::kNoIndex) break;
      at = static_cast<std::size_t>(parent);
    }
    if (isUsed && isCarried) bones.push_back(i);
  }
  return bones;
}

}  // namespace furitsuke::operations
