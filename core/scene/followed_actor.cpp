// SPDX-License-Identifier: MIT
#include "core/scene/followed_actor.h"

#include "core/eval/rig/bound_parents.h"

namespace furitsuke::scene {

Result<const Actor*> followedActor(const Scene& scene, const Actor* own, const motion::ParentTarget& target) {
  const bool isModel = target.kind == motion::ParentKind::Model;
  const Actor* followed = target.kind == motion::ParentKind::Own ? own : nullptr;
  if (isModel) {
    followed = scene.findTitled(target.model);
    if (followed == nullptr) return Error::because(Core::trWith("there is no model '%1'"), target.model);
  }
  const bool isOrigin = isModel && target.bone.empty();
  if (followed == nullptr || isOrigin) return followed;
  if (eval::boneWithText(followed->model(), target.bone) == model::kNoIndex)
    return Error::because(Core::trWith("the model '%1' has no bone '%2'"), followed->title, target.bone);
  return followed;
}

Error layersProblem() {
  return Error::because(Core::tr("keys cannot be computed for a motion with layers; flatten the layers first"));
}

}  // namespace furitsuke::scene
