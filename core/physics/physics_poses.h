// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig_pose.h"
#include "core/physics/body_poser.h"
#include "core/physics/shown_keys.h"
#include "core/physics/simulated_run.h"

namespace furitsuke::physics {

/// The poses of one model with physics, of the canonical run.
class PhysicsPoses {
 public:
  /// The model and the motion must outlive this.
  PhysicsPoses(const model::Model& model, const motion::Motion& motion, model::NameMatching matching,
               eval::PreExtrapolation rule, const PhysicsSettings& settings);

  /// Simulates up to the frame, which is at most lastFrame(), and shows it.
  void moveTo(double frame);

  /// The bone in model space at the shown frame.
  [[nodiscard]] const RigidTransform& world(std::size_t bone) const { return pose_.transforms[bone]; }
  /// The values of a key that shows the same without physics, for bones that physics moves; the keyed values of others.
  [[nodiscard]] const eval::LocalTransform& local(std::size_t bone) const { return keys_.key(bone); }

  /// The names of bodies that moved impossibly fast, separated by commas; empty if there are none.
  [[nodiscard]] std::string runaways() const;

  /// The last frame for which there may be memory, at most two hours.
  [[nodiscard]] static double lastFrame(const model::Model& model);

 private:
  const model::Model& model_;
  eval::Rig rig_;
  eval::BoundMotion motion_;
  std::shared_ptr<RunHistory> history_;
  SimulatedRun run_;
  std::shared_ptr<const PhysicsRig> bodies_;
  BodyPoser poser_;
  eval::RigPose pose_;
  ShownKeys keys_;
};

}  // namespace furitsuke::physics
