// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/name_index.h"
#include "core/motion/pose_draft.h"

namespace furitsuke {

/// A draft laid onto a model.
struct BoundDraft {
  std::map<BoneIndex, BoneMove> bones;
  std::map<MorphIndex, double> weights;
  [[nodiscard]] bool isEmpty() const noexcept { return bones.empty() && weights.empty(); }
};

/// What the model lacks is left out; names are compared as those of tracks are.
[[nodiscard]] BoundDraft boundDraft(const PoseDraft& draft, const NameIndex& names);

/// Puts the draft in the place of what the motion says: behind BoundMotion::sample(), before applyMorphs(), so that
/// append and IK see it. Bones with a fixed axis are put onto it, as their keys are.
void applyDraft(const Rig& rig, const BoundDraft& draft, RigPose& pose);

}  // namespace furitsuke
