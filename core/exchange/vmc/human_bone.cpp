// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/human_bone.h"

#include <unordered_map>

namespace furitsuke::exchange {

namespace {

constexpr auto kTrunkNames = std::to_array<std::string_view>(
    {"Hips", "Spine", "Chest", "UpperChest", "Neck", "Head", "LeftEye", "RightEye", "Jaw"});
static_assert(kTrunkNames.size() == kTrunkHumanBones);
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

constexpr HumanBone boneOf(Side side, Limb limb) noexcept {
  return static_cast<HumanBone>(kTrunkHumanBones + static_cast<std::size_t>(side) * kLimbCount +
                                static_cast<std::size_t>(limb));
}

}  // namespace

std::string humanBoneName(HumanBone bone) {
  const auto index = static_cast<std::size_t>(bone);
  if (index < kTrunkHumanBones) return std::string(kTrunkNames[index]);
  const std::size_t limb = index - kTrunkHumanBones;
  return std::string(limb < kLimbCount ? "Left" : "Right").append(kLimbNames[limb % kLimbCount]);
}

std::optional<HumanBone> findHumanBone(std::string_view name) {
  static const auto bones = [] {
    std::unordered_map<std::string, HumanBone> table;
    for (std::size_t i = 0; i < kHumanBoneCount; ++i) table.emplace(humanBoneName(humanBoneAt(i)), humanBoneAt(i));
    return table;
  }();
  const auto found = bones.find(std::string(name));
  return found == bones.end() ? std::nullopt : std::optional(found->second);
}

HumanBone humanBoneOf(Role role) noexcept {
  switch (role) {
    case Role::Hips: return HumanBone::Hips;
    case Role::Spine: return HumanBone::Spine;
    case Role::Chest: return HumanBone::Chest;
    case Role::Neck: return HumanBone::Neck;
    case Role::Head: return HumanBone::Head;
  }
  return static_cast<HumanBone>(static_cast<std::size_t>(role) - kTrunkRoleCount + kTrunkHumanBones);
}

std::optional<HumanBone> parentOf(HumanBone bone) noexcept {
  switch (bone) {
    case HumanBone::Hips: return std::nullopt;
    case HumanBone::Spine: return HumanBone::Hips;
    case HumanBone::Chest: return HumanBone::Spine;
    case HumanBone::UpperChest: return HumanBone::Chest;
    case HumanBone::Neck: return HumanBone::UpperChest;
    case HumanBone::Head: return HumanBone::Neck;
    case HumanBone::LeftEye:
    case HumanBone::RightEye:
    case HumanBone::Jaw: return HumanBone::Head;
  }
  const std::size_t index = static_cast<std::size_t>(bone) - kTrunkHumanBones;
  const Side side = index < kLimbCount ? Side::Left : Side::Right;
  const auto limb = static_cast<Limb>(index % kLimbCount);
  if (limb == Limb::Shoulder) return HumanBone::UpperChest;
  if (limb == Limb::UpperLeg) return HumanBone::Hips;
  if (limb < Limb::Thumb1) return boneOf(side, static_cast<Limb>(static_cast<std::size_t>(limb) - 1));
  const std::size_t finger = static_cast<std::size_t>(limb) - static_cast<std::size_t>(Limb::Thumb1);
  return finger % 3 == 0 ? boneOf(side, Limb::Hand)
                         : boneOf(side, static_cast<Limb>(static_cast<std::size_t>(limb) - 1));
}

}  // namespace furitsuke::exchange
