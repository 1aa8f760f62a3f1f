// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/motion/track.h"
#include "core/operations/operation.h"
#include "core/operations/physics/physics_bones.h"
#include "core/physics/physics_settings.h"

// The canonical run of a motion as keys. Used inside core/operations only.
namespace furitsuke::operations {

/// A model with what is computed from it.
struct PhysicsScene {
  const model::Model& model;
  const eval::Rig& rig;
  const physics::PhysicsRig& physics;
  const std::vector<PhysicsBone>& bones;
  std::vector<std::int32_t> chains;  ///< that may be switched off
};

/// Differences below these are not reported for single bones.
struct BakeTolerance {
  double position = 0;  ///< model units
  double angle = 0;     ///< degrees
};

struct BakedRun {
  /// Of each bone of the scene: a key at each frame of the range at which physics moves it, with linear curves and
  /// physics off. None if the bone is not chosen.
  std::vector<motion::Keys<motion::BoneKey>> keys;
  /// Of each of the chains: ranges of frames at which its IK, which the motion has on, must be off.
  std::vector<std::vector<FrameRange>> chainsOff;
  /// The largest differences of any bone in model space between the run and these keys without physics.
  std::vector<LargestError> errors;
  std::vector<std::string> inexactBones;  ///< with names, that keys do not show as the run does, relative to parents
  std::vector<std::string> runaways;      ///< bodies; see physics::RunawayBody
};

/// Simulates the motion of the input from frame 0 to the last frame of the input, which is at most that of
/// physics::kLastTick. Incomplete when the control stops.
[[nodiscard]] BakedRun bakedRun(const OperationInput& in, const PhysicsScene& scene,
                                const physics::PhysicsSettings& settings, const BakeTolerance& tolerance);

}  // namespace furitsuke::operations
