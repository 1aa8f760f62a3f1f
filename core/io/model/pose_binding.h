// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "core/motion/pose.h"

namespace furitsuke::io {

/// The part of a pose that applies to a model, with the name of the model and its bones and morphs in the order of the
/// model. If the pose has several values for a bone or morph, the first is used, as when MMD binds a motion. Parts that
/// the model does not have are omitted. The pose keeps its own model name if CP932 cannot encode that of the model.
[[nodiscard]] motion::Pose poseForModel(const motion::Pose& pose, const model::Model& model);

}  // namespace furitsuke::io
