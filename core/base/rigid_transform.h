// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace furitsuke {
inline namespace base {

/// A rotation about the origin and then a translation: where a bone, a joint, a body or a model is in some space.
template <class Real>
struct BasicRigidTransform {
  glm::vec<3, Real> position{0, 0, 0};  ///< model units, or those of the file that it comes from
  glm::qua<Real> rotation{1, 0, 0, 0};  ///< unit length
  friend bool operator==(const BasicRigidTransform&, const BasicRigidTransform&) = default;
};

using RigidTransform = BasicRigidTransform<double>;
/// In the precision of the simulation, and where many are kept. 28 bytes.
using RigidTransformF = BasicRigidTransform<float>;
static_assert(sizeof(RigidTransformF) == 28);

}  // namespace base
}  // namespace furitsuke
