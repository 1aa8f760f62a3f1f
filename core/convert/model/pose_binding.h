// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "core/motion/pose.h"

namespace furitsuke {

/// The part of a pose that a model can take: under the model's name, bones and morphs in the model's order, each once;
/// of several values for one part the first counts, as when MMD binds a motion. What the model lacks is left out.
/// The pose keeps its own model name where CP932 cannot hold the model's.
[[nodiscard]] Pose poseForModel(const Pose& pose, const Model& model);

}  // namespace furitsuke
