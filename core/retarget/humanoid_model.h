// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <glm/vec3.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/model/model.h"
#include "core/retarget/humanoid_bone.h"
#include "core/retarget/standard_bones.h"

namespace furitsuke::retarget {

/// A bone of an arm that only turns about its length: 腕捩 or 手捩.
struct TwistBone {
  model::BoneIndex bone = model::kNoIndex;  ///< kNoIndex if the model has none
  HumanoidBone upper = HumanoidBone::Hips;  ///< the bone above it
  HumanoidBone lower = HumanoidBone::Hips;  ///< and the one below
  bool isOfUpper = false;                   ///< it takes the twist of the bone above, otherwise of the one below
  glm::dvec3 axis{1, 0, 0};                 ///< unit length, in model space at rest
};
inline constexpr std::size_t kTwistsPerSide = 2;

/// The bones of an MMD model that stand for the parts of a human body. The model must outlive this object.
class HumanoidModel {
 public:
  /// Finds bones as StandardBones does. An Error lists the missing bones of those that a person needs: センター,
  /// 下半身, 上半身, and the arms and legs.
  [[nodiscard]] static Result<HumanoidModel> of(const model::Model& model);

  [[nodiscard]] const model::Model& model() const noexcept { return *model_; }
  /// kNoIndex if the model lacks the bone.
  [[nodiscard]] model::BoneIndex bone(HumanoidBone role) const noexcept { return bones_[role]; }
  [[nodiscard]] bool has(HumanoidBone role) const noexcept { return bones_[role] != model::kNoIndex; }
  /// The role of the nearest ancestor that has one.
  [[nodiscard]] std::optional<HumanoidBone> parent(HumanoidBone role) const noexcept { return parents_[role]; }
  /// Roles with a bone, parents before their children.
  [[nodiscard]] const std::vector<HumanoidBone>& order() const noexcept { return order_; }
  /// The position of the bone at rest; the bone must exist.
  [[nodiscard]] glm::dvec3 rest(HumanoidBone role) const { return restOf(bones_[role]); }
  [[nodiscard]] glm::dvec3 restOf(model::BoneIndex bone) const;
  /// センター, which moves the whole body.
  [[nodiscard]] model::BoneIndex center() const noexcept { return center_; }
  /// 腕捩 and 手捩 of both sides.
  [[nodiscard]] const std::array<TwistBone, 2 * kTwistsPerSide>& twists() const noexcept { return twists_; }
  /// 両目, which turns both eyes, or kNoIndex.
  [[nodiscard]] model::BoneIndex eyes() const noexcept { return eyes_; }
  /// The bone of the foot IK, or kNoIndex.
  [[nodiscard]] model::BoneIndex footIk(Side side) const noexcept { return footIk_[static_cast<std::size_t>(side)]; }
  [[nodiscard]] model::BoneIndex toeIk(Side side) const noexcept { return toeIk_[static_cast<std::size_t>(side)]; }
  /// The end of the foot, or kNoIndex: the bone つま先, or else the bone of its IK.
  [[nodiscard]] model::BoneIndex toes(Side side) const noexcept { return toes_[static_cast<std::size_t>(side)]; }

  /// The middle between both hips at rest.
  [[nodiscard]] glm::dvec3 restHips() const;
  /// Mean of both legs from hip to ankle, model units; above 0.
  [[nodiscard]] double legLength() const;
  /// Mean height of both ankles at rest, model units.
  [[nodiscard]] double ankleHeight() const;

 private:
  explicit HumanoidModel(const model::Model& model);
  void findTwists(const StandardBones& standard);

  const model::Model* model_;
  HumanoidBoneValues<model::BoneIndex> bones_;
  HumanoidBoneValues<std::optional<HumanoidBone>> parents_;
  std::vector<HumanoidBone> order_;
  model::BoneIndex center_ = model::kNoIndex, eyes_ = model::kNoIndex;
  std::array<TwistBone, 2 * kTwistsPerSide> twists_{};
  std::array<model::BoneIndex, 2> footIk_{}, toeIk_{}, toes_{};
};

}  // namespace furitsuke::retarget
