// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/model.h"

namespace furitsuke::test {

/// A model with the bones of a person, arms 35° below the horizontal, legs of 8 units, foot and toe IK, and one finger
/// (人指１ to 人指３ on the left). It rests facing -Z with its left hand at +X.
[[nodiscard]] model::Model humanoid();

/// A BVH of a person in a T-pose, in centimeters, Y up, facing Z, legs of 80: 30 frames of which frame k bends the left
/// elbow and the left knee by 3k degrees and moves the hips by k cm along X. Joints have Mixamo's names.
[[nodiscard]] std::string personBvh();

}  // namespace furitsuke::test
