// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// Models with legs for tests, and what its bones do.
namespace furitsuke::test {

/// センター, and on both sides a leg of two times about 3.5 units with foot IK and, if wanted, toe IK. The ankles are 1
/// unit above the floor.
[[nodiscard]] model::Model legModel(bool hasToeIk = true);

/// The same with 上半身, 上半身2, 首, 頭 and on both sides 肩, 腕, ひじ and 手首; each arm is two times about 2 units
/// long.
[[nodiscard]] model::Model bodyModel();

/// Switches all IK of the legs off at frame 0.
void switchLegIkOff(motion::Motion& motion);

/// The transform of a bone at each frame, from 0 on.
[[nodiscard]] std::vector<RigidTransform> transformsOf(const model::Model& model, const motion::Motion& motion,
                                                       std::string_view bone, Frame count);

}  // namespace furitsuke::test
