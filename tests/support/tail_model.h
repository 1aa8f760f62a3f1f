// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::test {

/// A bone "head" at height 20 that holds a tail of three bones "tail0" to "tail2", one unit apart along x, with
/// capsules that are joined at the ends of their bones. The tail is simulated.
[[nodiscard]] model::Model tailModel(model::BodyMode mode = model::BodyMode::Physics);

/// The head of tailModel() moves 5 units to one side, to the other, and back, in 60 frames.
[[nodiscard]] motion::Motion swingingHead();

/// Sets the only key of a track at a frame.
template <class Value>
void setKey(motion::Track<Value>& track, Frame frame, const Value& value) {
  track.replace({frame, frame}, {{frame}, {value}, {motion::kNoSource}});
}

/// The same values, which an exact comparison of poses needs.
[[nodiscard]] bool areSameBits(const std::vector<RigidTransform>& a, const std::vector<RigidTransform>& b);

}  // namespace furitsuke::test
