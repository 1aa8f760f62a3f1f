// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/human_bone.h"

#include <unordered_map>

namespace furitsuke::exchange {

namespace {

constexpr auto kTrunkNames = std::to_array<std::string_view>({"Hips", "Spine", "Chest", "Neck", "Head"});
static_assert(kTrunkNames.size() == kTrunkRoleCount);
constexpr auto kOtherNames = std::to_array<std::string_view>({"UpperChest", "LeftEye", "RightEye", "Jaw"});
static_assert(kRoleCount + kOtherNames.size() == kHumanBoneCount);
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

std::string humanBoneName(Role bone) {
  const auto index = static_cast<std::size_t>(bone);
  if (index < kTrunkRoleCount) return std::string(kTrunkNames[index]);
  if (index >= kRoleCount) return std::string(kOtherNames[index - kRoleCount]);
  const std::size_t limb = index - kTrunkRoleCount;
  return std::string(limb < kLimbCount ? "Left" : "Right").append(kLimbNames[limb % kLimbCount]);
}

std::optional<Role> findHumanBone(std::string_view name) {
  static const auto bones = [] {
    std::unordered_map<std::string, Role> table;
    for (std::size_t i = 0; i < kHumanBoneCount; ++i) table.emplace(humanBoneName(roleAt(i)), roleAt(i));
    return table;
  }();
  const auto found = bones.find(std::string(name));
  return found == bones.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Role> parentOf(Role bone) noexcept {
  switch (bone) {
    case Role::Hips: return std::nullopt;
    case Role::Spine: return Role::Hips;
    case Role::Chest: return Role::Spine;
    case Role::UpperChest: return Role::Chest;
    case Role::Neck: return Role::UpperChest;
    case Role::Head: return Role::Neck;
    case Role::LeftEye:
    case Role::RightEye:
    case Role::Jaw: return Role::Head;
  }
  const std::size_t index = static_cast<std::size_t>(bone) - kTrunkRoleCount;
  const Side side = index < kLimbCount ? Side::Left : Side::Right;
  const auto limb = static_cast<Limb>(index % kLimbCount);
  if (limb == Limb::Shoulder) return Role::UpperChest;
  if (limb == Limb::UpperLeg) return Role::Hips;
  if (limb < Limb::Thumb1) return roleOf(side, static_cast<Limb>(static_cast<std::size_t>(limb) - 1));
  const std::size_t finger = static_cast<std::size_t>(limb) - static_cast<std::size_t>(Limb::Thumb1);
  return finger % 3 == 0 ? roleOf(side, Limb::Hand)
                         : roleOf(side, static_cast<Limb>(static_cast<std::size_t>(limb) - 1));
}

}  // namespace furitsuke::exchange
