// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "core/exchange/captured_pose.h"
#include "core/exchange/reference_pose.h"
#include "core/exchange/roles.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::exchange {

/// The pose of an MMD model that corresponds to one of a captured skeleton.
struct FittedPose {
  retarget::HumanoidBoneValues<glm::dquat> rotations;  ///< of bones relative to their parents that have a role
  std::array<glm::dquat, 2 * retarget::kTwistsPerSide>
      twists{};                                ///< of HumanoidModel::twists(), relative to their parents
  glm::dvec3 center{0, 0, 0};                  ///< translation of センター, model units
  std::array<glm::dvec3, 2> capturedAnkles{};  ///< scaled; their height is from the floor
  std::array<glm::dvec3, 2> ankles{};          ///< positions in model space, of each side
  std::array<glm::dquat, 2> feet{};            ///< rotations in model space
};

/// Transfers poses of a captured skeleton to a model: bones point where the limbs of the captured body point, and turn
/// as they turn since the reference pose. Lengths are scaled by the legs. The lowest ankles of the clip are at the
/// height that ankles of the model have at rest, except that the rest pose of an avatar of VRM says where its floor is.
/// The arguments must outlive this object.
class BodyFit {
 public:
  BodyFit(const CapturedMotion& motion, const CapturedClip& clip, const JointRoles& roles,
          const ReferencePose& reference, const retarget::HumanoidModel& model);

  /// Model units per unit of the file; not finite if the legs of the skeleton have no length.
  [[nodiscard]] double scale() const noexcept { return scale_; }
  /// The pose at a time of the clip.
  [[nodiscard]] FittedPose at(double seconds);

 private:
  [[nodiscard]] glm::dvec3 referenceAt(retarget::HumanoidBone role) const;
  [[nodiscard]] bool hasJoint(retarget::HumanoidBone role) const noexcept { return joint(role) != kNoJoint; }
  [[nodiscard]] JointIndex joint(retarget::HumanoidBone role) const noexcept;
  void findScale();
  [[nodiscard]] std::optional<double> floorOfRestPose() const;
  void findFloor();
  void findWorldRotations();
  void turnThigh(retarget::Side side);
  void moveTwists(FittedPose& pose) const;

  const CapturedMotion& motion_;
  const CapturedClip& clip_;
  const JointRoles& roles_;
  const ReferencePose& reference_;
  const retarget::HumanoidModel& model_;
  double scale_ = 1;
  double floor_ = 0;  ///< height in the file of the ankles of a foot on the floor
  retarget::HumanoidBoneValues<glm::dquat>
      alignments_;  ///< from the rest pose of a bone to the reference pose, in model space
  retarget::HumanoidBoneValues<glm::dquat>
      references_;  ///< inverse rotations of joints in the reference pose, in model space
  std::vector<RigidTransform> transforms_;
  retarget::HumanoidBoneValues<glm::dquat> world_;  ///< rotations of bones in model space
};

}  // namespace furitsuke::exchange
