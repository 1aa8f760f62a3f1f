// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

// Small models for tests of physics.
namespace furitsuke::test {

/// A head that holds a tail of three bones with capsules, joined at their upper ends. The head is at height 20.
[[nodiscard]] model::Model tailModel(model::BodyMode mode = model::BodyMode::Physics);

/// A bone with a ball of radius 1 that is moved by the simulation, or by its bone, and collides with everything.
[[nodiscard]] model::Model ballModel(const Vec3& position, model::BodyMode mode = model::BodyMode::Physics);

/// Sets or replaces the key of a track at a frame.
template <class Value>
void setKey(motion::Track<Value>& track, Frame frame, const Value& value) {
  track.replace({frame, frame}, {{frame}, {value}, {motion::kNoSource}});
}

/// The head of the tail model swings sideways and back in 60 frames.
[[nodiscard]] motion::Motion swing();

[[nodiscard]] bool areSameBits(const std::vector<eval::BoneStance>& a, const std::vector<eval::BoneStance>& b);

}  // namespace furitsuke::test
