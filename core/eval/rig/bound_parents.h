// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/base/frame.h"
#include "core/model/model.h"
#include "core/motion/outside_parent_keys.h"

namespace furitsuke::eval {

/// The outside parents of one bone of a model. What it follows is looked up in a scene: core/scene/outside_parents.h.
struct BoundParent {
  model::BoneIndex bone = model::kNoIndex;    ///< kNoIndex: the whole model
  std::vector<Frame> frames;                  ///< on which its target changes, ascending
  std::vector<motion::ParentTarget> targets;  ///< from each of the frames on

  /// nullptr before the first of the frames. `frame` may be fractional.
  [[nodiscard]] const motion::ParentTarget* targetAt(double frame) const;
};

/// Ascending by bone. Bones that the model lacks, and keys that change nothing, are left out.
[[nodiscard]] std::vector<BoundParent> boundParents(const std::vector<motion::OutsideParentKey>& keys,
                                                    const model::Model& model);

/// The first bone with the name, UTF-8; kNoIndex if there is none.
[[nodiscard]] model::BoneIndex boneWithText(const model::Model& model, std::string_view name);

}  // namespace furitsuke::eval
