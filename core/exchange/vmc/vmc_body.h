// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <memory>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/eval/rig/rig_pose.h"
#include "core/eval/sample.h"
#include "core/exchange/captured_motion.h"
#include "core/exchange/roles.h"
#include "core/exchange/vmc/vmc_blends.h"
#include "core/exchange/vmc/vmc_packet.h"
#include "core/exchange/vmc/vmc_performance.h"
#include "core/model/model.h"
#include "core/operations/motion/morph_names.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::exchange {

/// The size of a sender's body.
struct VmcSize {
  double scale = 1;  ///< in sizes of the skeleton of the model
  double lift = 0;   ///< centimeters from where the sender has its hips; not 0 if it does not tell their height
};

/// A model as programs with VMC see it: a skeleton in the T-pose, of which only rotations and the place of the hips
/// move. An immutable value that threads can share.
class VmcBody {
 public:
  /// An Error if the model is not a person.
  [[nodiscard]] static Result<std::shared_ptr<const VmcBody>> of(std::shared_ptr<const model::Model> model);

  [[nodiscard]] const std::shared_ptr<const model::Model>& sharedModel() const noexcept { return model_; }
  [[nodiscard]] const retarget::HumanoidModel& humanoid() const noexcept { return humanoid_; }
  [[nodiscard]] const operations::MorphNames& names() const noexcept { return names_; }
  /// The joints in the T-pose: centimeters, right-handed, Y up, facing +Z; the root is between the hips. One clip of
  /// one frame of this pose.
  [[nodiscard]] const CapturedMotion& skeleton() const noexcept { return skeleton_; }
  [[nodiscard]] const JointRoles& roles() const noexcept { return roles_; }

  // --- sending -------------------------------------------------------------------------------------------------------

  /// Adds the messages of a pose of the model: root, bones, expressions of VRM 0.
  void appendPose(const eval::RigPose& pose, std::vector<VmcMessage>& messages) const;

  // --- receiving -----------------------------------------------------------------------------------------------------

  /// By the height of the hips in a frame in which the sender stands, and which has a body. Senders whose hips are not
  /// above the floor have the size of the model.
  [[nodiscard]] VmcSize sizeOf(const VmcFrame& standing) const;
  /// The skeleton of a sender of that size.
  [[nodiscard]] CapturedMotion skeletonOf(const VmcSize& size) const;
  /// The rotations of the joints of the skeleton relative to their parents; one for each.
  void findRotations(const VmcFrame& frame, std::span<glm::dquat> out) const;
  /// The place of the root of that skeleton. The frame must have a body.
  [[nodiscard]] static glm::dvec3 rootOf(const VmcFrame& frame, const VmcSize& size);

 private:
  /// A joint of the skeleton with the bones that it stands for.
  struct BodyJoint {
    retarget::HumanoidBone sent = retarget::HumanoidBone::Hips;  ///< the bone whose pose is sent
    retarget::HumanoidBone received =
        retarget::HumanoidBone::Hips;  ///< the bone whose rotation in the world the joint takes
    model::BoneIndex bone = model::kNoIndex;
    glm::dquat fromRest{1, 0, 0, 0};  ///< rotation of the joint when its bone is at rest, in the space of the skeleton
  };

  VmcBody(std::shared_ptr<const model::Model> model, const retarget::HumanoidModel& humanoid, CapturedMotion skeleton,
          const JointRoles& roles);

  std::shared_ptr<const model::Model> model_;
  retarget::HumanoidModel humanoid_;
  operations::MorphNames names_;
  CapturedMotion skeleton_;
  JointRoles roles_;
  std::vector<BodyJoint> joints_;  ///< of each joint of the skeleton
  std::vector<VmcBlendMorph> blends_;
};

/// The camera as other programs see it.
[[nodiscard]] VmcCamera vmcCamera(const eval::CameraSample& camera);

}  // namespace furitsuke::exchange
