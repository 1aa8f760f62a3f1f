// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/physics/physics_settings.h"
#include "tests/core/eval/rig_models.h"

namespace furitsuke::test {

/// The transforms of all bones by frame, from frame 0 on.
using ShownPoses = std::vector<std::vector<RigidTransform>>;

/// What the canonical run shows.
[[nodiscard]] ShownPoses posesWithPhysics(const model::Model& model, const motion::Motion& motion, Frame last,
                                          const physics::PhysicsSettings& settings = {});
[[nodiscard]] ShownPoses posesWithoutPhysics(const model::Model& model, const motion::Motion& motion, Frame last);

/// The largest distances of any bone; of all of the poses, or of those in a range.
struct ShownDistance {
  double position = 0;
  double degrees = 0;
};
[[nodiscard]] ShownDistance distanceBetween(const ShownPoses& a, const ShownPoses& b, FrameRange range = kAllFrames);

/// A head, bone "0" at height 20, that swings sideways until frame 60 and holds a tail of the bones "1" to "3", joined
/// at their upper ends.
[[nodiscard]] HandMade swingingTail(model::BodyMode mode = model::BodyMode::Physics);

}  // namespace furitsuke::test
