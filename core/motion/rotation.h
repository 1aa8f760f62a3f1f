// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/vector.h"

// Bone rotations as people read them. MMD shows them in the order YXZ: R = Ry * Rx * Rz for column vectors, so Z is
// applied first. All calculation is in double precision; only the stored quaternion is rounded to float.
namespace furitsuke {

/// A rotation about three axes in degrees, any range.
struct EulerDegrees {
  double x = 0;
  double y = 0;
  double z = 0;
  friend bool operator==(const EulerDegrees&, const EulerDegrees&) = default;
};

/// The unit quaternion of a stored one. All zero or not finite: the identity, as such keys mean "no rotation".
[[nodiscard]] glm::dquat unitRotation(const Quat& stored);

/// The principal angles: x within -90..90, y and z within -180..180. At x = +-90, where y and z turn about the same
/// axis, z is 0.
[[nodiscard]] EulerDegrees eulerFromRotation(const Quat& stored);

/// Of all angles that mean the same rotation, the ones nearest to `hint`: an angle typed as 200 stays 200, and at
/// x = +-90 y and z stay as they were. A component of `hint` that is NaN is unknown and has no say.
[[nodiscard]] EulerDegrees eulerNear(const Quat& stored, const EulerDegrees& hint);

/// The unit quaternion of the angles. Of the two that mean the same, the one on the side of `like` (an interpolation
/// between two keys then does not depend on which angles were typed).
[[nodiscard]] Quat rotationFromEuler(const EulerDegrees& angles, const Quat& like = {0, 0, 0, 1});

}  // namespace furitsuke
