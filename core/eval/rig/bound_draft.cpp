// SPDX-License-Identifier: MIT
#include "core/eval/rig/bound_draft.h"

#include <cstddef>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"

namespace furitsuke::eval {

BoundDraft boundDraft(const motion::PoseDraft& draft, const model::NameIndex& names) {
  BoundDraft bound;
  for (const motion::BonePose& bone : draft.bones()) {
    const auto index = names.findBone(bone.name.bytes);
    if (index) bound.bones[*index] = {usable(bone.translation), usable(bone.rotation)};
  }
  for (const motion::MorphPose& morph : draft.morphs()) {
    if (const auto index = names.findMorph(morph.name.bytes)) bound.weights[*index] = usable(morph.weight);
  }
  return bound;
}

void applyDraft(const Rig& rig, const BoundDraft& draft, RigPose& pose) {
  for (const auto& [bone, move] : draft.bones) {
    const auto index = static_cast<std::size_t>(bone);
    pose.locals[index] = move;
    const auto& axis = rig.fixedAxes[index];
    if (axis) pose.locals[index].rotation = aboutFixedAxis(move.rotation, *axis);
  }
  for (const auto& [morph, weight] : draft.weights) pose.keyedWeights[static_cast<std::size_t>(morph)] = weight;
  for (const std::size_t chain : draft.chainsOff) pose.ikEnabled[chain] = 0;
}

}  // namespace furitsuke::eval
