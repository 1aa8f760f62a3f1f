// SPDX-License-Identifier: MIT
#include "core/scene/followed_actor.h"

#include "core/eval/rig/bound_parents.h"

namespace furitsuke::scene {

Result<const Actor*> followedActor(const Scene& scene, const Actor* own, const motion::ParentTarget& target) {
  const bool isModel = target.kind == motion::ParentKind::Model;
  const Actor* followed = target.kind == motion::ParentKind::Own ? own : nullptr;
  if (isModel) {
    followed = scene.findTitled(target.model);
    if (followed == nullptr) return Error::because("there is no model '" + target.model + "'");
  }
  const bool isOrigin = isModel && target.bone.empty();
  if (followed == nullptr || isOrigin) return followed;
  if (eval::boneWithText(followed->model(), target.bone) == model::kNoIndex)
    return Error::because("the model '" + followed->title + "' has no bone '" + target.bone + "'");
  return followed;
}

Error layersProblem() {
  return Error::because("keys cannot be computed for a motion with layers; flatten the layers first");
}

}  // namespace furitsuke::scene
