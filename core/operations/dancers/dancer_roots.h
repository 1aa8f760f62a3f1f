// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::operations {

/// The bones that place a whole dancer: 全ての親; in a model without it センター, and for each foot 足IK親 or else
/// 足ＩＫ, because the feet do not follow センター. In a model without センター its first bone, unless a motion cannot
/// refer to it.
[[nodiscard]] std::vector<model::BoneIndex> dancerRoots(const model::Model& model);

/// The bone that shows where a dancer is and which way the dancer faces: 下半身, else センター, else the first of
/// dancerRoots(); kNoIndex if there is none.
[[nodiscard]] model::BoneIndex dancerBody(const model::Model& model);

/// The track of a bone of the model, whose name may have trailing spaces; nothing if there is none.
[[nodiscard]] std::optional<motion::TrackId> trackOfBone(const motion::Motion& motion, const model::Bone& bone);

}  // namespace furitsuke::operations
