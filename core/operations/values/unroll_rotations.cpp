// SPDX-License-Identifier: MIT
#include "core/operations/values/values_operations.h"

#include <cstddef>
#include <optional>
#include <vector>

#include "core/motion/rotation.h"
#include "core/operations/values/rotation_changes.h"

namespace furitsuke::operations {

namespace {

Quat negatedRotation(const Quat& q) { return {-q.x, -q.y, -q.z, -q.w}; }

/// Does not change the motion in MMD. Needed by programs that do not take the shorter arc, and for graphs of the
/// components.
Result<OperationResult> runUnrollRotations(const OperationInput& in) {
  return changeRotations(in, [](const motion::Track<motion::BoneKey>& track, const motion::KeyRuns& runs,
                                std::vector<motion::BoneKey>& values) {
    std::size_t next = 0;
    for (const motion::KeyRun& run : runs) {
      std::optional<Quat> before;
      if (run.first > 0) before = track.values()[run.first - 1].rotation;
      for (std::size_t i = run.first; i < run.end; ++i, ++next) {
        Quat& rotation = values[next].rotation;
        if (before) {
          const glm::dquat a = toDouble(*before);
          const glm::dquat b = toDouble(rotation);
          if (a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z < 0) rotation = negatedRotation(rotation);
        }
        before = rotation;
      }
    }
  });
}

}  // namespace

Operation unrollRotationsOperation() {
  return {.id = "unroll-rotations",
          .text = Core::tr("Unroll Rotations"),
          .help = Core::tr(
              "Give the rotation of each bone key the sign that is closest to the previous key. The motion does not "
              "change."),
          .run = runUnrollRotations};
}

}  // namespace furitsuke::operations
