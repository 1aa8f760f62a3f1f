// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig_pose.h"
#include "core/operations/operation.h"
#include "core/retarget/standard_bones.h"

// Hands and heads that are brought to a place by turning the bones above them. Used inside core/operations only.
namespace furitsuke::operations {

/// The pose of a motion at a frame, of which bones can be turned.
class TurnedPose {
 public:
  /// The input must have a model; all must outlive this object.
  TurnedPose(const OperationInput& in, const eval::Rig& rig);

  void sample(Frame frame);
  [[nodiscard]] const eval::RigPose& pose() const { return pose_; }
  [[nodiscard]] const RigidTransform& transform(std::size_t bone) const { return pose_.transforms[bone]; }
  /// What the keys of a bone must contain for this pose.
  [[nodiscard]] const eval::LocalTransform& keyed(std::size_t bone) const { return keyed_[bone]; }
  /// Turns a bone and what it carries: in model space, about its position.
  void turn(std::size_t bone, const glm::dquat& rotation);

 private:
  void evaluate();

  const eval::Rig& rig_;
  eval::BoundMotion bound_;
  eval::RigPose pose_;
  std::vector<eval::LocalTransform> keyed_;
};

/// A hand or the head with the bones that bring it to a place.
struct HeldChain {
  std::size_t end = 0;
  std::vector<std::size_t> bones;  ///< from the end to the root: elbow, arm and shoulder, or the upper body
  bool isArm = false;
  glm::dvec3 bendAxis{0, 0, 0};  ///< of the elbow in the rest pose, for a straight arm

  /// The topmost of the bones.
  [[nodiscard]] std::size_t root() const { return bones.back(); }
};

/// The arm on a side, "左" or "右"; nothing if the model lacks 腕, ひじ or 手首. 肩 is optional.
[[nodiscard]] std::optional<HeldChain> armOf(const retarget::StandardBones& names, const eval::Rig& rig,
                                             const std::string& side);
/// 頭 with 上半身 and, if there is one, 上半身2.
[[nodiscard]] std::optional<HeldChain> headOf(const retarget::StandardBones& names, const eval::Rig& rig);

/// Brings the end of a chain as near to a place as the chain allows, and turns it if `rotation` is set: in model space,
/// relative to the rest pose. Arms keep the side to which the elbow points; a shoulder turns if an arm is too short.
void holdEnd(const HeldChain& chain, const glm::dvec3& position, const std::optional<glm::dquat>& rotation,
             TurnedPose& pose);

}  // namespace furitsuke::operations
