// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::test {

struct BoneDistance {
  double position = 0;  ///< model units
  double degrees = 0;
};

/// The largest distances between the bones of a model in two motions, at every whole frame of the first motion, and at
/// the half frames as well. `isLeftOut`: bones, by index, that may be anywhere.
[[nodiscard]] BoneDistance largestBoneDistance(const model::Model& model, const motion::Motion& a,
                                               const motion::Motion& b, bool atHalfFrames = false,
                                               const std::vector<bool>& isLeftOut = {});

/// The motion with a key at every frame between the first and the last of each track of a bone.
[[nodiscard]] motion::Motion bakedBones(const motion::Motion& motion);

/// Keys of bones.
[[nodiscard]] std::size_t boneKeyCount(const motion::Motion& motion);

}  // namespace furitsuke::test
