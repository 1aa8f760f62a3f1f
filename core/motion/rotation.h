// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/vector.h"

// Conversion of bone rotations to and from Euler angles. MMD shows them in the order YXZ: R = Ry * Rx * Rz for column
// vectors, so Z is applied first. All calculations are in double precision; only the stored quaternion is rounded to
// float.
namespace furitsuke::motion {

/// A rotation about three axes in degrees, any range.
struct EulerDegrees {
  double x = 0;
  double y = 0;
  double z = 0;
  friend bool operator==(const EulerDegrees&, const EulerDegrees&) = default;
};

/// The stored quaternion, normalized. The identity if it is all zero or not finite, because such keys mean "no
/// rotation".
[[nodiscard]] glm::dquat unitRotation(const Quat& stored);

/// The principal angles: x within -90..90, y and z within -180..180. At x = +-90, where y and z rotate about the same
/// axis (gimbal lock), z is 0.
[[nodiscard]] EulerDegrees eulerFromRotation(const Quat& stored);

/// The angles nearest to `hint` among all that give the same rotation: an angle typed as 200 stays 200, and at x = +-90
/// the values of y and z are kept. A NaN component of `hint` is ignored.
[[nodiscard]] EulerDegrees eulerNear(const Quat& stored, const EulerDegrees& hint);

/// The unit quaternion for the angles. Of q and -q, the one nearer to `like` is returned, so that the interpolation
/// between two keys does not depend on how the angles were typed.
[[nodiscard]] Quat rotationFromEuler(const EulerDegrees& angles, const Quat& like = {0, 0, 0, 1});

}  // namespace furitsuke::motion
