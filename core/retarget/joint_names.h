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
  std::string text;  ///< lower case words and numbers without the side, joined: "handindex1"
  NamedPart part = NamedPart::Other;
};

/// The names of a skeleton's joints, without what most of them share, such as "mixamorig:", "Bip002 " or a number at
/// the end.
[[nodiscard]] std::vector<JointName> jointNames(const std::vector<std::string_view>& names);

/// The bone of a finger that JointName::text means: "handindex2", "indexintermediate", "index02", "finger11".
[[nodiscard]] std::optional<Limb> namedFinger(std::string_view text);

}  // namespace furitsuke::retarget
