// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/frame.h"
#include "core/base/rigid_transform.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig_pose.h"
#include "core/physics/body_switches.h"
#include "core/physics/physics_rig.h"

namespace furitsuke::physics {

/// Moves the bones of one actor during a run where its motion switches their physics off, with the working memory. As
/// in MMD, physics ends at the last key that is on: from there, the bone goes evenly from where physics had it to the
/// key that is off.
class BlendedBones {
 public:
  /// @param rig of the actor
  /// @param physics of the actor
  /// @param motion of the actor
  BlendedBones(const eval::Rig& rig, const PhysicsRig& physics, const eval::BoundMotion& motion);

  /// Notes where physics has the bones whose physics has ended before `frame`, the next tick. Call before the pose is
  /// sampled at `frame`.
  /// @param rig of the actor
  /// @param physics of the actor
  /// @param motion of the actor
  /// @param frame of the next tick
  /// @param last pose before physics at the last tick; null at the first one of the run, when it is not known where
  /// physics would have the bones, which then show their keys
  /// @param bodies of the last tick
  /// @param isOff of the last tick
  void begin(const eval::Rig& rig, const PhysicsRig& physics, const eval::BoundMotion& motion, double frame,
             const eval::RigPose* last, std::span<const RigidTransformF> bodies, std::span<const std::uint8_t> isOff);

  /// Switches the bodies of blended bones off, and moves these bones in a pose that has been sampled at the frame.
  void apply(const PhysicsRig& physics, double frame, eval::RigPose& pose, BodySwitches& switches);

 private:
  struct Moving {
    eval::PhysicsEnd end;
    bool isKnown = false;  ///< otherwise the bone shows its keys
    eval::LocalTransform from, to;
  };

  std::vector<eval::PhysicsEnd> ends_;
  std::size_t next_ = 0;        ///< the first end that has not begun
  std::vector<Moving> moving_;  ///< those that have begun and not ended
  eval::RigPose shown_;
  std::vector<std::uint8_t> isWritten_;
};

}  // namespace furitsuke::physics
