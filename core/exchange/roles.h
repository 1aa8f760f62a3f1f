// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/exchange/captured_motion.h"
#include "core/retarget/humanoid_bone.h"

// Finds the joints of a captured skeleton that are the parts of a human body.
namespace furitsuke::exchange {

/// The name of the role in VRM 1.0: "hips", "leftUpperArm".
[[nodiscard]] std::string roleName(retarget::HumanoidBone role);
/// The role with this name; nothing if there is none.
[[nodiscard]] std::optional<retarget::HumanoidBone> findRole(std::string_view name);

using retarget::JointRoles;

/// Names of joints that the user has chosen for roles; an empty name leaves the role without a joint.
using RoleChoices = std::vector<std::pair<retarget::HumanoidBone, std::string>>;

/// Finds the roles of a skeleton by its structure: two legs, two arms and a head on a trunk. Names in any of the usual
/// conventions and languages help where the structure leaves a choice, and find fingers and toes below hands and feet.
/// `choices` come first, and the parts above a chosen joint follow it. An Error names a chosen joint that does not
/// exist.
[[nodiscard]] Result<JointRoles> findRoles(const CapturedMotion& motion, const RoleChoices& choices = {});

/// The roles without a joint that every person has.
[[nodiscard]] std::vector<retarget::HumanoidBone> missingRoles(const JointRoles& roles);

/// The Error for a skeleton with missing roles: "is not a person: no arms, left leg, head", or roles of limbs that are
/// not whole; success for none.
[[nodiscard]] Status checkPerson(const JointRoles& roles);

/// A table of choices as JSON, for users to correct what was found:
///   { "format": "furitsuke.roles", "version": 1, "joints": { "hips": "Pelvis", "leftToes": "" } }
/// An Error has the byte offset and the JSON path.
[[nodiscard]] Result<RoleChoices> roleChoicesFromJson(std::string_view text);

/// The table as JSON that roleChoicesFromJson() reads, one role on a line.
[[nodiscard]] std::string roleChoicesToJson(const RoleChoices& choices);

/// A guess at the unit of lengths from the length of a leg: "meters", "centimeters", "inches", or empty.
/// Conversions do not need it, because they scale by the legs.
[[nodiscard]] std::string_view likelyUnit(double length);

/// The mean length of both legs from hip to ankle at rest, in the unit of the file. The legs must have joints.
[[nodiscard]] double legLength(const CapturedMotion& motion, const JointRoles& roles);

}  // namespace furitsuke::exchange
