// SPDX-License-Identifier: MIT
#include "core/operations/values/values_operations.h"

#include <cmath>
#include <vector>

#include "core/motion/rotation.h"
#include "core/operations/values/rotation_changes.h"

namespace furitsuke::operations {

namespace {

/// Rotations whose length is 1 within the rounding error of floats keep their bits; those of zero length become the
/// identity.
Result<OperationResult> runNormalizeRotations(const OperationInput& in) {
  // The largest error of the length when four components of a unit quaternion are rounded to floats.
  constexpr double kRounding = 1e-6;
  return changeRotations(in, [](const auto&, const motion::KeyRuns&, std::vector<motion::BoneKey>& values) {
    for (motion::BoneKey& key : values) {
      const glm::dquat q = toDouble(key.rotation);
      const double length = std::sqrt(q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z);
      if (!(std::abs(length - 1) <= kRounding)) key.rotation = toStored(motion::unitRotation(key.rotation));
    }
  });
}

}  // namespace

Operation normalizeRotationsOperation() {
  return {.id = "normalize-rotations",
          .text = Core::tr("Normalize Rotations"),
          .help = Core::tr("Normalize the rotations of bones to unit length. Rotations of unit length do not change."),
          .run = runNormalizeRotations};
}

}  // namespace furitsuke::operations
