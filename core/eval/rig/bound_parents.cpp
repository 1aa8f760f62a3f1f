// SPDX-License-Identifier: MIT
#include "core/eval/rig/bound_parents.h"

#include <algorithm>
#include <map>
#include <utility>

namespace furitsuke::eval {

const motion::ParentTarget* BoundParent::targetAt(double frame) const {
  const auto next = std::ranges::find_if(frames, [frame](Frame each) { return static_cast<double>(each) > frame; });
  return next == frames.begin() ? nullptr : &targets[static_cast<std::size_t>(next - frames.begin()) - 1];
}

std::vector<BoundParent> boundParents(const std::vector<motion::OutsideParentKey>& keys, const model::Model& model) {
  std::map<model::BoneIndex, BoundParent> parents;
  for (const motion::OutsideParentKey& key : keys) {
    if (key.isCamera) continue;
    const model::BoneIndex bone = key.bone.empty() ? model::kNoIndex : boneWithText(model, key.bone);
    if (bone == model::kNoIndex && !key.bone.empty()) continue;
    BoundParent& parent = parents[bone];
    parent.bone = bone;
    // Even a first key without a target changes something for a whole model: it leaves the attachment of its placement.
    const bool isFirst = parent.targets.empty();
    const bool isSame =
        isFirst ? key.target == motion::ParentTarget() && bone != model::kNoIndex : key.target == parent.targets.back();
    if (isSame) continue;
    parent.frames.push_back(key.frame);
    parent.targets.push_back(key.target);
  }
  std::vector<BoundParent> sorted;
  for (auto& [bone, parent] : parents) {
    if (!parent.frames.empty()) sorted.push_back(std::move(parent));
  }
  return sorted;
}

model::BoneIndex boneWithText(const model::Model& model, std::string_view name) {
  const auto found =
      std::ranges::find_if(model.bones, [name](const model::Bone& bone) { return bone.name.text == name; });
  return found == model.bones.end() ? model::kNoIndex : static_cast<model::BoneIndex>(found - model.bones.begin());
}

}  // namespace furitsuke::eval
