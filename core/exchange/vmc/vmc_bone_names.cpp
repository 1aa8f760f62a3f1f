// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_bone_names.h"

#include <unordered_map>

namespace furitsuke::exchange {

namespace {

constexpr auto kTrunkNames = std::to_array<std::string_view>({"Hips", "Spine", "Chest", "Neck", "Head"});
static_assert(kTrunkNames.size() == retarget::kTrunkBoneCount);
constexpr auto kOtherNames = std::to_array<std::string_view>({"UpperChest", "LeftEye", "RightEye", "Jaw"});
static_assert(retarget::kRetargetedBoneCount + kOtherNames.size() == retarget::kHumanoidBoneCount);
constexpr auto kLimbNames = std::to_array<std::string_view>({
    "Shoulder",
    "UpperArm",
    "LowerArm",
    "Hand",
    "UpperLeg",
    "LowerLeg",
    "Foot",
    "Toes",
    "ThumbProximal",
    "ThumbIntermediate",
    "ThumbDistal",
    "IndexProximal",
    "IndexIntermediate",
    "IndexDistal",
    "MiddleProximal",
    "MiddleIntermediate",
    "MiddleDistal",
    "RingProximal",
    "RingIntermediate",
    "RingDistal",
    "LittleProximal",
    "LittleIntermediate",
    "LittleDistal",
});
static_assert(kLimbNames.size() == retarget::kLimbCount);

}  // namespace

std::string humanoidBoneName(retarget::HumanoidBone bone) {
  const auto index = static_cast<std::size_t>(bone);
  if (index < retarget::kTrunkBoneCount) return std::string(kTrunkNames[index]);
  if (index >= retarget::kRetargetedBoneCount) return std::string(kOtherNames[index - retarget::kRetargetedBoneCount]);
  const std::size_t limb = index - retarget::kTrunkBoneCount;
  return std::string(limb < retarget::kLimbCount ? "Left" : "Right").append(kLimbNames[limb % retarget::kLimbCount]);
}

std::optional<retarget::HumanoidBone> findHumanoidBone(std::string_view name) {
  static const auto bones = [] {
    std::unordered_map<std::string, retarget::HumanoidBone> table;
    for (std::size_t i = 0; i < retarget::kHumanoidBoneCount; ++i)
      table.emplace(humanoidBoneName(retarget::humanoidBoneAt(i)), retarget::humanoidBoneAt(i));
    return table;
  }();
  const auto found = bones.find(std::string(name));
  return found == bones.end() ? std::nullopt : std::optional(found->second);
}

std::optional<retarget::HumanoidBone> parentOf(retarget::HumanoidBone bone) noexcept {
  switch (bone) {
    case retarget::HumanoidBone::Hips: return std::nullopt;
    case retarget::HumanoidBone::Spine: return retarget::HumanoidBone::Hips;
    case retarget::HumanoidBone::Chest: return retarget::HumanoidBone::Spine;
    case retarget::HumanoidBone::UpperChest: return retarget::HumanoidBone::Chest;
    case retarget::HumanoidBone::Neck: return retarget::HumanoidBone::UpperChest;
    case retarget::HumanoidBone::Head: return retarget::HumanoidBone::Neck;
    case retarget::HumanoidBone::LeftEye:
    case retarget::HumanoidBone::RightEye:
    case retarget::HumanoidBone::Jaw: return retarget::HumanoidBone::Head;
  }
  const std::size_t index = static_cast<std::size_t>(bone) - retarget::kTrunkBoneCount;
  const retarget::Side side = index < retarget::kLimbCount ? retarget::Side::Left : retarget::Side::Right;
  const auto limb = static_cast<retarget::Limb>(index % retarget::kLimbCount);
  if (limb == retarget::Limb::Shoulder) return retarget::HumanoidBone::UpperChest;
  if (limb == retarget::Limb::UpperLeg) return retarget::HumanoidBone::Hips;
  if (limb < retarget::Limb::Thumb1)
    return retarget::roleOf(side, static_cast<retarget::Limb>(static_cast<std::size_t>(limb) - 1));
  const std::size_t finger = static_cast<std::size_t>(limb) - static_cast<std::size_t>(retarget::Limb::Thumb1);
  return finger % 3 == 0 ? retarget::roleOf(side, retarget::Limb::Hand)
                         : retarget::roleOf(side, static_cast<retarget::Limb>(static_cast<std::size_t>(limb) - 1));
}

}  // namespace furitsuke::exchange
