// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/retarget/body_skeleton.h"
#include "core/retarget/finger_names.h"
#include "core/retarget/joint_names.h"

// Finds a human body in a skeleton by its structure.
namespace furitsuke::retarget {

/// The joints of an arm or a leg between which its two long bones lie.
struct LimbJoints {
  JointIndex upper = kNoJoint;  ///< shoulder or hip
  JointIndex lower = kNoJoint;  ///< elbow or knee
  JointIndex end = kNoJoint;    ///< wrist or ankle
};

struct BodyStructure {
  std::array<LimbJoints, 2> arms;                      ///< by Side
  std::array<LimbJoints, 2> legs;                      ///< by Side
  std::array<std::optional<FingerJoints>, 2> fingers;  ///< by Side; only of a hand with five chains
  JointIndex head = kNoJoint;
};

/// Two legs, two arms as long as legs or shorter, a trunk between them and a head: pairs of chains of equal lengths,
/// wherever they are in the tree. Names tell arms from legs, ends from what hangs on them and left from right; without
/// names, the pose does. Nothing for a skeleton that is not that of a person.
[[nodiscard]] std::optional<BodyStructure> findBody(const BodySkeleton& skeleton, const std::vector<JointName>& names);

}  // namespace furitsuke::retarget
