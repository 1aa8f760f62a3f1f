// SPDX-License-Identifier: MIT
#include "core/retarget/humanoid_model.h"

#include <cstddef>
#include <glm/geometric.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/name.h"
#include "core/base/vector.h"
#include "core/eval/sample.h"

namespace furitsuke::retarget {

HumanoidModel::HumanoidModel(const model::Model& model) : model_(&model) {
  const StandardBones standard(model);
  HumanoidBoneValues<bool> isPlaced;
  bones_.values.fill(model::kNoIndex);
  std::vector<std::optional<HumanoidBone>> roles(model.bones.size());
  for (std::size_t i = 0; i < kRetargetedBoneCount; ++i) {
    const model::BoneIndex bone = standard.find(roleBoneName(humanoidBoneAt(i)));
    bones_[humanoidBoneAt(i)] = bone;
    if (bone != model::kNoIndex) roles[static_cast<std::size_t>(bone)] = humanoidBoneAt(i);
  }
  center_ = standard.find("センター");
  eyes_ = standard.find("両目");
  for (const Side side : {Side::Left, Side::Right}) {
    const auto sided = [&](std::string_view bone) { return standard.find(std::string(sideName(side)).append(bone)); };
    const auto at = static_cast<std::size_t>(side);
    footIk_[at] = sided("足ＩＫ");
    toeIk_[at] = sided("つま先ＩＫ");
    toes_[at] = sided("つま先");
    if (toes_[at] == model::kNoIndex) toes_[at] = toeIk_[at];
  }
  for (std::size_t i = 0; i < kRetargetedBoneCount; ++i) {
    if (!has(humanoidBoneAt(i))) continue;
    model::BoneIndex above = model.bones[static_cast<std::size_t>(bones_[humanoidBoneAt(i)])].parent;
    while (above != model::kNoIndex && !roles[static_cast<std::size_t>(above)]) {
      above = model.bones[static_cast<std::size_t>(above)].parent;
    }
    if (above != model::kNoIndex) parents_[humanoidBoneAt(i)] = roles[static_cast<std::size_t>(above)];
  }
  // 足先EX is below a bone that inherits the rotation of the foot, not below the foot itself.
  for (const Side side : {Side::Left, Side::Right}) {
    if (has(roleOf(side, Limb::Toes))) parents_[roleOf(side, Limb::Toes)] = roleOf(side, Limb::Foot);
  }
  findTwists(standard);
  // No bone is its own ancestor, so that every round places at least one role.
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (std::size_t i = 0; i < kRetargetedBoneCount; ++i) {
      const HumanoidBone role = humanoidBoneAt(i);
      if (!has(role) || isPlaced[role] || (parents_[role] && !isPlaced[*parents_[role]])) continue;
      order_.push_back(role);
      isPlaced[role] = isChanged = true;
    }
  }
}

/// A twist bone counts only between the bones whose twist it takes.
void HumanoidModel::findTwists(const StandardBones& standard) {
  constexpr std::array<std::pair<std::string_view, std::array<Limb, 2>>, kTwistsPerSide> kTwistBones = {
      {{"腕捩", {Limb::UpperArm, Limb::LowerArm}}, {"手捩", {Limb::LowerArm, Limb::Hand}}}};
  for (const Side side : {Side::Left, Side::Right}) {
    for (std::size_t i = 0; i < kTwistBones.size(); ++i) {
      const auto& [name, limbs] = kTwistBones[i];
      TwistBone& twist = twists_[static_cast<std::size_t>(side) * kTwistsPerSide + i];
      twist.upper = roleOf(side, limbs[0]);
      twist.lower = roleOf(side, limbs[1]);
      twist.isOfUpper = i == 0;
      const model::BoneIndex bone = standard.find(std::string(sideName(side)).append(name));
      if (bone == model::kNoIndex || !has(twist.upper) || !has(twist.lower)) continue;
      const auto isAbove = [this](model::BoneIndex ancestor, model::BoneIndex below) {
        while (below != model::kNoIndex && below != ancestor)
          below = model_->bones[static_cast<std::size_t>(below)].parent;
        return below != model::kNoIndex;
      };
      const glm::dvec3 along = rest(twist.lower) - rest(twist.upper);
      const glm::dvec3 axis =
          eval::usable(model_->bones[static_cast<std::size_t>(bone)].fixedAxis.value_or(toStored(along)));
      if (!isAbove(this->bone(twist.upper), bone)) continue;
      if (!isAbove(bone, this->bone(twist.lower)) || !(glm::dot(axis, axis) > 0)) continue;
      twist.axis = glm::normalize(axis);
      twist.bone = bone;
    }
  }
}

Result<HumanoidModel> HumanoidModel::of(const model::Model& model) {
  HumanoidModel humanoid(model);
  std::string missing;
  const auto add = [&missing](const std::string& bone) { missing += (missing.empty() ? "" : ", ") + bone; };
  if (humanoid.center() == model::kNoIndex) add("センター");
  for (const HumanoidBone role : kPersonNeeds) {
    if (!humanoid.has(role)) add(roleBoneName(role));
  }
  if (!missing.empty()) return Error::because(Core::trWith("the model lacks bones of a person: %1"), missing);
  if (!(humanoid.legLength() > 0)) return Error::because(Core::tr("the legs of the model have no length"));
  return humanoid;
}

glm::dvec3 HumanoidModel::restOf(model::BoneIndex bone) const {
  return toDouble(model_->bones[static_cast<std::size_t>(bone)].position);
}

glm::dvec3 HumanoidModel::restHips() const {
  return (rest(roleOf(Side::Left, Limb::UpperLeg)) + rest(roleOf(Side::Right, Limb::UpperLeg))) / 2.0;
}

double HumanoidModel::legLength() const {
  double sum = 0;
  for (const Side side : {Side::Left, Side::Right}) {
    sum += glm::distance(rest(roleOf(side, Limb::UpperLeg)), rest(roleOf(side, Limb::LowerLeg))) +
           glm::distance(rest(roleOf(side, Limb::LowerLeg)), rest(roleOf(side, Limb::Foot)));
  }
  return sum / 2;
}

double HumanoidModel::ankleHeight() const {
  return (rest(roleOf(Side::Left, Limb::Foot)).y + rest(roleOf(Side::Right, Limb::Foot)).y) / 2;
}

}  // namespace furitsuke::retarget
