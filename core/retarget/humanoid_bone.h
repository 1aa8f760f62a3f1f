// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

// The parts of a human body that joints of captured skeletons and bones of MMD models stand for.
namespace furitsuke::retarget {

enum class Side : std::uint8_t { Left, Right };
inline constexpr std::array kEachSide = {Side::Left, Side::Right};

/// A part that both sides of the body have.
enum class Limb : std::uint8_t {
  Shoulder,
  UpperArm,
  LowerArm,
  Hand,
  UpperLeg,
  LowerLeg,
  Foot,
  Toes,
  Thumb1,
  Thumb2,
  Thumb3,
  Index1,
  Index2,
  Index3,
  Middle1,
  Middle2,
  Middle3,
  Ring1,
  Ring2,
  Ring3,
  Little1,
  Little2,
  Little3,
};
inline constexpr std::size_t kLimbCount = 23;

inline constexpr std::size_t kTrunkBoneCount = 5;
/// The parts that captured skeletons and MMD models have.
inline constexpr std::size_t kRetargetedBoneCount = kTrunkBoneCount + 2 * kLimbCount;

/// The parts in the middle of the body come first, then the limbs of the left and those of the right, see roleOf(), and
/// last what only VMC has.
enum class HumanoidBone : std::uint8_t {
  Hips,
  Spine,
  Chest,
  Neck,
  Head,
  UpperChest = kRetargetedBoneCount,
  LeftEye,
  RightEye,
  Jaw
};
inline constexpr std::size_t kHumanoidBoneCount = kRetargetedBoneCount + 4;

[[nodiscard]] constexpr HumanoidBone roleOf(Side side, Limb limb) noexcept {
  return static_cast<HumanoidBone>(kTrunkBoneCount + static_cast<std::size_t>(side) * kLimbCount +
                                   static_cast<std::size_t>(limb));
}
[[nodiscard]] constexpr HumanoidBone humanoidBoneAt(std::size_t index) noexcept {
  return static_cast<HumanoidBone>(index);
}

/// The parts that models of persons must have.
inline constexpr std::array kPersonNeeds{
    HumanoidBone::Hips,
    HumanoidBone::Spine,
    roleOf(Side::Left, Limb::UpperArm),
    roleOf(Side::Left, Limb::LowerArm),
    roleOf(Side::Left, Limb::Hand),
    roleOf(Side::Left, Limb::UpperLeg),
    roleOf(Side::Left, Limb::LowerLeg),
    roleOf(Side::Left, Limb::Foot),
    roleOf(Side::Right, Limb::UpperArm),
    roleOf(Side::Right, Limb::LowerArm),
    roleOf(Side::Right, Limb::Hand),
    roleOf(Side::Right, Limb::UpperLeg),
    roleOf(Side::Right, Limb::LowerLeg),
    roleOf(Side::Right, Limb::Foot),
};

/// A value for each part.
template <class Value>
struct HumanoidBoneValues {
  std::array<Value, kHumanoidBoneCount> values{};

  [[nodiscard]] Value& operator[](HumanoidBone role) noexcept { return values[static_cast<std::size_t>(role)]; }
  [[nodiscard]] const Value& operator[](HumanoidBone role) const noexcept {
    return values[static_cast<std::size_t>(role)];
  }
};

}  // namespace furitsuke::retarget
