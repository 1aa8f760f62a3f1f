// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/exchange/roles.h"

// The conventions for the names of joints. Used inside core/exchange only.
namespace furitsuke::exchange {

/// A name without its side and without prefixes of programs: "mixamorig:LeftHand" and "hand_l" are "hand".
struct SidedName {
  std::optional<retarget::Side> side;
  std::string part;  ///< lower case letters and digits, or Japanese
};
[[nodiscard]] SidedName sidedName(std::string_view name);

/// Parts that are found by their names.
enum class NamedPart { Foot, Ankle, Toes, Hand, Wrist, Head, Other };
[[nodiscard]] NamedPart namedPart(std::string_view part);

/// The bone of a finger: "handindex2", "indexintermediate", "index02".
[[nodiscard]] std::optional<retarget::Limb> namedFinger(std::string_view part);

}  // namespace furitsuke::exchange
