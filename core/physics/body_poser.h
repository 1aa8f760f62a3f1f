// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig_pose.h"
#include "core/physics/body_switches.h"
#include "core/physics/physics_rig.h"
#include "core/physics/run_history.h"

namespace furitsuke::physics {

/// Moves the bones of one actor to its bodies as a run has simulated them, with the working memory. Each thread that
/// evaluates has its own.
class BodyPoser {
 public:
  /// @param rig made from the model of the actor
  explicit BodyPoser(std::shared_ptr<const PhysicsRig> rig);

  /// The run that is shown, and the place of the actor in it; null: the last shown pose is carried on.
  void show(std::shared_ptr<const RunHistory> history, std::size_t actor);
  /// Forgets the run and what was shown: physics is off.
  void clear();

  /// Whether the shown run has the frame.
  [[nodiscard]] bool covers(double frame) const noexcept { return history_ && history_->covers(frame); }

  /// Takes a pose after poseBonesBeforePhysics(), moves the bones to the bodies and poses those after physics. Frames
  /// outside of the run show its nearest tick; frames between two ticks show bodies between their two places.
  void poseBones(const eval::Rig& rig, const eval::BoundMotion& motion, double frame, eval::RigPose& pose);

  /// The same with given places of all bodies, those that are off included.
  void poseBones(const eval::Rig& rig, std::span<const RigidTransformF> transforms, std::span<const std::uint8_t> isOff,
                 eval::RigPose& pose);

  /// Poses the bones that physics moves relative to their parents as poseBones() did last, for poses that no run has:
  /// with a draft, or while an edit is being simulated. Without such a pose, as without physics.
  void carryBones(const eval::Rig& rig, eval::RigPose& pose);

  /// For each bone whether the last poseBones() moved it to a body; empty before.
  [[nodiscard]] const std::vector<std::uint8_t>& writtenBones() const noexcept { return isWritten_; }

  /// The places of all bodies at the pose, which was posed last, in the order of the model: simulated ones where the
  /// run has them, others, and all after carryBones(), on their bones.
  void transformsOf(const eval::RigPose& pose, std::vector<RigidTransformF>& bodyTransforms) const;

 private:
  std::shared_ptr<const PhysicsRig> rig_;
  std::shared_ptr<const RunHistory> history_;
  std::size_t actor_ = 0;
  std::vector<std::size_t> simulated_;  ///< bodies whose places the run has
  BodySwitches switches_;
  std::vector<RigidTransformF> transforms_;
  bool isCarried_ = true;
  std::vector<std::uint8_t> isWritten_;
  std::vector<RigidTransform> shown_;  ///< of all bones, by the last poseBones()
};

/// The places of all bodies on their bones; those without a bone at rest.
void placeBodiesOnBones(const PhysicsRig& rig, const eval::RigPose& pose, std::vector<RigidTransformF>& transforms);

}  // namespace furitsuke::physics
