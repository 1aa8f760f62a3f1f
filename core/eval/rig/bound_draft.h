// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/name_index.h"
#include "core/motion/pose_draft.h"

namespace furitsuke::eval {

/// A pose draft bound to the bones and morphs of a model.
struct BoundDraft {
  std::map<model::BoneIndex, LocalTransform> bones;
  std::map<model::MorphIndex, double> weights;
  std::vector<std::size_t> chainsOff;  ///< indices of IK chains that are switched off, whatever the motion says
  [[nodiscard]] bool isEmpty() const noexcept { return bones.empty() && weights.empty(); }
};

/// Names that the model lacks are dropped; names are compared like those of tracks.
[[nodiscard]] BoundDraft boundDraft(const motion::PoseDraft& draft, const model::NameIndex& names);

/// Replaces values of the motion by those of the draft: call after BoundMotion::sample() and before applyMorphs(), so
/// that append and IK see them. Rotations of bones with a fixed axis are reduced to it, as those of keys are.
void applyDraft(const Rig& rig, const BoundDraft& draft, RigPose& pose);

}  // namespace furitsuke::eval
