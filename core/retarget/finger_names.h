// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "core/retarget/body_skeleton.h"
#include "core/retarget/joint_names.h"

namespace furitsuke::retarget {

/// The joints of the five fingers from the thumb on, each from the palm outwards.
using FingerJoints = std::array<std::array<JointIndex, 3>, 5>;

/// The joints below a hand whose names mean a finger: by its word ("index", "薬指", "Zeigefinger") or by its number
/// ("Finger21", "finger 2a"). Which bone of a finger a joint is, its place in the tree says, because programs count
/// bones from 0, from 1 or not at all; bones within the palm and tips have no role. kNoJoint for bones that are not
/// there.
[[nodiscard]] FingerJoints namedFingers(const BodySkeleton& skeleton, const std::vector<JointName>& names,
                                        JointIndex hand);

}  // namespace furitsuke::retarget
