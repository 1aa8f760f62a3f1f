// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/retarget/body_size.h"
#include "core/retarget/hand_contacts.h"
#include "core/retarget/humanoid_model.h"
#include "core/retarget/target_skeleton.h"

// Used inside core/retarget only.
namespace furitsuke::retarget {

/// The factors between two bodies.
struct BodyRatios {
  double leg = 1;     ///< of heights, and of everything else that has no factor of its own
  double travel = 1;  ///< of distances on the floor
  double arm = 1, head = 1, hips = 1;
};

/// Transfers poses of one model to another. Limbs point where those of the source point, and everything turns as it
/// does; hips and ankles are where those of the source are, scaled from the floor, and legs are solved between them.
/// The arguments must outlive this object.
class BodyPoseFit {
 public:
  BodyPoseFit(const HumanoidModel& source, const HumanoidModel& target, const TargetSkeleton& skeleton,
              const BodySize& sourceSize, const BodySize& targetSize, const BodyRatios& ratios);

  /// Where the ankle of the target has to be.
  [[nodiscard]] glm::dvec3 ankleFor(const eval::RigPose& source, Side side) const;

  /// Finds the pose for one of the source, with the ankles at these places, and moves the hands to what they touch as
  /// much as `touch` says.
  void fit(const eval::RigPose& source, const std::array<glm::dvec3, 2>& ankles, const TouchWeights& touch);

  // Of the pose that was found:

  /// The key of each bone of the skeleton.
  [[nodiscard]] std::span<const eval::LocalTransform> locals() const noexcept { return locals_; }
  /// In model space; the bone must be in the skeleton.
  [[nodiscard]] const glm::dvec3& position(HumanoidBone role) const { return positions_[skeleton_.place(role)]; }

 private:
  [[nodiscard]] glm::dvec3 scaled(const glm::dvec3& position) const;
  [[nodiscard]] const glm::dvec3& sourceAt(const eval::RigPose& source, HumanoidBone role) const;
  void takeRotations(const eval::RigPose& source);
  /// Poses the bones of the list from `first` on.
  void place(std::size_t first = 0);
  void placeHips(const eval::RigPose& source);
  void placeAnkle(Side side, const glm::dvec3& ankle);
  void placeFootIk(Side side, const glm::dvec3& ankle);
  [[nodiscard]] glm::dvec3 palm(Side side) const;
  [[nodiscard]] glm::dvec3 sourcePalm(const eval::RigPose& source, Side side) const;
  [[nodiscard]] glm::dvec3 touchOffset(const eval::RigPose& source, Side side, const TouchWeights& touch) const;
  [[nodiscard]] glm::dvec3 armOffset(const eval::RigPose& source, Side side, HandContact contact) const;
  void moveWrist(Side side, const glm::dvec3& offset);
  void touchBody(const eval::RigPose& source, const TouchWeights& touch);
  void joinHands(const eval::RigPose& source, double weight);

  const HumanoidModel& source_;
  const HumanoidModel& target_;
  const TargetSkeleton& skeleton_;
  const BodySize& sourceSize_;
  const BodySize& targetSize_;
  const BodyRatios& ratios_;
  std::vector<glm::dquat> world_;      ///< rotation of each bone of the skeleton in model space
  std::vector<glm::dvec3> positions_;  ///< in model space
  std::vector<eval::LocalTransform> locals_;
  std::size_t firstOfArms_ = 0;  ///< bones before it do not move with an arm
};

}  // namespace furitsuke::retarget
