// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/model.h"
#include "core/retarget/humanoid_bone.h"

// The names of joints in files for other programs.
namespace furitsuke::exchange {

enum class JointNaming : std::uint8_t {
  Humanoid,  ///< of Mixamo and most programs: "LeftForeArm"
  English,   ///< the English names of the bones, or the humanoid ones where a bone has none of its own in ASCII
  Japanese,
};

/// The name of Mixamo, which most programs know: "Hips", "LeftForeArm", "RightHandIndex1".
[[nodiscard]] std::string humanoidJointName(retarget::HumanoidBone role);

/// Whether a name has only printable ASCII characters without spaces, braces and colons, which other programs drop.
[[nodiscard]] bool isPortableName(std::string_view name);

/// A name for each bone; names are unique and not empty. For JointNaming::Humanoid, bones of a person have the names of
/// humanoidJointName(), others their English names. A bone without a name of that kind has its Japanese name in Latin
/// letters (romanizedName()) or, if that is not known or taken, is called "bone_012" by its index.
[[nodiscard]] std::vector<std::string> boneNames(const model::Model& model, JointNaming naming);

/// The number of names that are made of an index.
[[nodiscard]] std::size_t countNumberedNames(const std::vector<std::string>& names);

}  // namespace furitsuke::exchange
