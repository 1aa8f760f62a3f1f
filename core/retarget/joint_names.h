// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/retarget/humanoid_bone.h"

// What the names of joints say in the usual conventions and languages.
namespace furitsuke::retarget {

/// The part of a body that a name means. Conventions use some words for different joints ("shoulder" is a collarbone or
/// an upper arm), so names of legs and arms only tell them from each other.
enum class NamedPart : std::uint8_t {
  Other,
  Head,
  Neck,
  Arm,
  Wrist,
  Hand,
  Finger,
  Leg,
  Ankle,
  Foot,
  Toes,
  Twist,       ///< within a limb, between its joints
  Decoration,  ///< not part of the body: hair, skirts, eyes, IK targets
};

struct JointName {
  std::optional<Side> side;
  std::vector<std::string> words;  ///< in lower case, and numbers, without the side: "hand", "index", "1"
  std::string text;                ///< the words joined
  NamedPart part = NamedPart::Other;
};

/// Whether all characters of a word of a name are digits.
[[nodiscard]] bool isNumber(std::string_view word);

/// The names of a skeleton's joints, without what most of them share, such as "mixamorig:", "Bip002 " or a number at
/// the end.
[[nodiscard]] std::vector<JointName> jointNames(const std::vector<std::string_view>& names);

}  // namespace furitsuke::retarget
