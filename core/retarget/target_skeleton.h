// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/retarget/humanoid_model.h"

// Used inside core/retarget only.
namespace furitsuke::retarget {

/// No place in a list of bones.
inline constexpr std::size_t kNoPlace = std::numeric_limits<std::size_t>::max();

/// What a bone does in the body of the target model.
enum class BodyPart : std::uint8_t {
  Trunk,  ///< and everything else that takes the rotation of its source
  UpperArm,
  LowerArm,  ///< both with their twist bones
  Leg,
  FootIk,
};

/// A bone of the target model that moves a part of the body.
struct TargetBone {
  model::BoneIndex bone = model::kNoIndex;
  std::size_t parent = kNoPlace;  ///< place in the list, less than the own one
  glm::dvec3 offset{0, 0, 0};     ///< at rest, from the parent
  /// The bone of the source model whose rotation it takes in model space; kNoIndex: it stays at rest.
  model::BoneIndex source = model::kNoIndex;
  glm::dquat alignment{1, 0, 0, 0};  ///< see limbAlignments()
  std::optional<glm::dvec3> fixedAxis;
  std::size_t appendSource = kNoPlace;  ///< place of the bone whose rotation it inherits
  double appendRatio = 0;
  BodyPart part = BodyPart::Trunk;
  Side side = Side::Left;   ///< of arms, legs and feet
  bool takesMoves = false;  ///< whether it moves as its source does, scaled
};

/// The bones of a model that move its body, with their counterparts in the model that a motion was made for: those with
/// a role, their parents up to the root, twist bones, and the bones of foot IK with their parents.
class TargetSkeleton {
 public:
  /// An Error if センター does not move the body. Both models must outlive this object.
  [[nodiscard]] static Result<TargetSkeleton> of(const HumanoidModel& source, const HumanoidModel& target);

  /// Parents before their children.
  [[nodiscard]] std::span<const TargetBone> bones() const noexcept { return bones_; }
  [[nodiscard]] std::size_t place(HumanoidBone role) const noexcept { return indices_[role]; }
  [[nodiscard]] std::size_t center() const noexcept { return center_; }
  [[nodiscard]] std::size_t footIk(Side side) const noexcept { return footIk_[static_cast<std::size_t>(side)]; }
  /// Bones of the source model that move its body and have no counterpart: other bones take over what they do.
  [[nodiscard]] const std::vector<model::BoneIndex>& absorbed() const noexcept { return absorbed_; }

 private:
  TargetSkeleton(const HumanoidModel& source, const HumanoidModel& target);

  void findSources();
  void findParts();
  [[nodiscard]] std::size_t placeOf(model::BoneIndex bone) const;

  const HumanoidModel& source_;
  const HumanoidModel& target_;
  std::vector<TargetBone> bones_;
  HumanoidBoneValues<std::size_t> indices_;
  std::size_t center_ = kNoPlace;
  std::array<std::size_t, 2> footIk_{kNoPlace, kNoPlace};
  std::vector<model::BoneIndex> absorbed_;
};

}  // namespace furitsuke::retarget
