// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/retarget/humanoid_bone.h"

// The bones of a body as VMC and Unity name them (HumanBodyBones).
namespace furitsuke::exchange {

/// "LeftUpperArm". Thumbs have the joints Proximal, Intermediate and Distal, other than in VRM 1.0.
[[nodiscard]] std::string humanoidBoneName(retarget::HumanoidBone bone);
/// The bone with this name; nothing if there is none.
[[nodiscard]] std::optional<retarget::HumanoidBone> findHumanoidBone(std::string_view name);
/// Nothing for the hips.
[[nodiscard]] std::optional<retarget::HumanoidBone> parentOf(retarget::HumanoidBone bone) noexcept;

}  // namespace furitsuke::exchange
