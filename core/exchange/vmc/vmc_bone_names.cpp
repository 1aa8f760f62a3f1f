// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_bone_names.h"

#include <unordered_map>

namespace furitsuke::exchange {

namespace {

constexpr auto kTrunkNames = std::to_array<std::string_view>({"Hips", "Spine", "Chest", "Neck", "Head"});
static_assert(kTrunkNames.size() == kTrunkBoneCount);
constexpr auto kOtherNames = std::to_array<std::string_view>({"UpperChest", "LeftEye", "RightEye", "Jaw"});
static_assert(kRetargetedBoneCount + kOtherNames.size() == kHumanoidBoneCount);
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
static_assert(kLimbNames.size() == kLimbCount);

}  // namespace

std::string humanoidBoneName(HumanoidBone bone) {
  const auto index = static_cast<std::size_t>(bone);
  if (index < kTrunkBoneCount) return std::string(kTrunkNames[index]);
  if (index >= kRetargetedBoneCount) return std::string(kOtherNames[index - kRetargetedBoneCount]);
  const std::size_t limb = index - kTrunkBoneCount;
  return std::string(limb < kLimbCount ? "Left" : "Right").append(kLimbNames[limb % kLimbCount]);
}

std::optional<HumanoidBone> findHumanoidBone(std::string_view name) {
  static const auto bones = [] {
    std::unordered_map<std::string, HumanoidBone> table;
    for (std::size_t i = 0; i < kHumanoidBoneCount; ++i)
      table.emplace(humanoidBoneName(humanoidBoneAt(i)), humanoidBoneAt(i));
    return table;
  }();
  const auto found = bones.find(std::string(name));
  return found == bones.end() ? std::nullopt : std::optional(found->second);
}

std::optional<HumanoidBone> parentOf(HumanoidBone bone) noexcept {
  switch (bone) {
    case HumanoidBone::Hips: return std::nullopt;
    case HumanoidBone::Spine: return HumanoidBone::Hips;
    case HumanoidBone::Chest: return HumanoidBone::Spine;
    case HumanoidBone::UpperChest: return HumanoidBone::Chest;
    case HumanoidBone::Neck: return HumanoidBone::UpperChest;
    case HumanoidBone::Head: return HumanoidBone::Neck;
    case HumanoidBone::LeftEye:
    case HumanoidBone::RightEye:
    case HumanoidBone::Jaw: return HumanoidBone::Head;
  }
  const std::size_t index = static_cast<std::size_t>(bone) - kTrunkBoneCount;
  const Side side = index < kLimbCount ? Side::Left : Side::Right;
  const auto limb = static_cast<Limb>(index % kLimbCount);
  if (limb == Limb::Shoulder) return HumanoidBone::UpperChest;
  if (limb == Limb::UpperLeg) return HumanoidBone::Hips;
  if (limb < Limb::Thumb1) return roleOf(side, static_cast<Limb>(static_cast<std::size_t>(limb) - 1));
  const std::size_t finger = static_cast<std::size_t>(limb) - static_cast<std::size_t>(Limb::Thumb1);
  return finger % 3 == 0 ? roleOf(side, Limb::Hand)
                         : roleOf(side, static_cast<Limb>(static_cast<std::size_t>(limb) - 1));
}

}  // namespace furitsuke::exchange
