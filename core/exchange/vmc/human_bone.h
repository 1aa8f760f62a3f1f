// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/exchange/role.h"

namespace furitsuke::exchange {

/// The bones of a body as VMC and Unity name them (HumanBodyBones). The bones in the middle of the body come first,
/// then those of the left and those of the right in the order of Limb; parents before their children.
enum class HumanBone : std::uint8_t { Hips, Spine, Chest, UpperChest, Neck, Head, LeftEye, RightEye, Jaw };
inline constexpr std::size_t kTrunkHumanBones = 9;
inline constexpr std::size_t kHumanBoneCount = kTrunkHumanBones + 2 * kLimbCount;

/// A value for each bone.
template <class Value>
struct HumanBoneValues {
  std::array<Value, kHumanBoneCount> values{};

  [[nodiscard]] Value& operator[](HumanBone bone) noexcept { return values[static_cast<std::size_t>(bone)]; }
  [[nodiscard]] const Value& operator[](HumanBone bone) const noexcept {
    return values[static_cast<std::size_t>(bone)];
  }
};

[[nodiscard]] constexpr HumanBone humanBoneAt(std::size_t index) noexcept { return static_cast<HumanBone>(index); }

/// "LeftUpperArm". Thumbs have the joints Proximal, Intermediate and Distal, other than in VRM 1.0.
[[nodiscard]] std::string humanBoneName(HumanBone bone);
/// The bone with this name; nothing if there is none.
[[nodiscard]] std::optional<HumanBone> findHumanBone(std::string_view name);
/// The bone of a part of the body.
[[nodiscard]] HumanBone humanBoneOf(Role role) noexcept;
/// Nothing for the hips.
[[nodiscard]] std::optional<HumanBone> parentOf(HumanBone bone) noexcept;

}  // namespace furitsuke::exchange
