// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "core/base/rigid_transform.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/operations/keys/pose_check.h"
#include "core/operations/keys/pose_paths.h"
#include "core/operations/operation_control.h"

namespace furitsuke::operations {

/// A bone whose keys have changed.
struct ChangedBone {
  const motion::Track<motion::BoneKey>* before = nullptr;
  const motion::Track<motion::BoneKey>* after = nullptr;
  std::optional<std::size_t> part;  ///< the bone of the model
  PoseLever lever;
  std::size_t group = 0;
};

/// The difference of two motions at each frame of a range.
struct PoseErrors {
  std::vector<double> largest;      ///< by frame, model units; see updatePoseErrors()
  std::vector<std::size_t> groups;  ///< by frame: the group that is changed most there
  std::vector<PoseError> worstAt;   ///< by frame
  PoseError worst;  ///< of bones in world space; without a model of each bone relative to its parent, by its number
  /// By frame: the transforms of all bones before, which are the same for any number of poses, once they are known.
  /// Empty if they would need too much memory.
  std::vector<std::vector<RigidTransformF>> transformsBefore;
};

/// The motions on a model.
struct PosedMotions {
  const eval::Rig& rig;
  const eval::BoundMotion& before;
  const eval::BoundMotion& after;
};

/// Compares two motions. The error of a bone of the model, `posed`, is that of a point at a distance of one unit from
/// it, in world space; of other bones, that of its lever relative to its parent. Only the frames in `places`, counted
/// from the first one, are compared; `errors` has those of the others, or none yet. Used inside core/operations only.
void updatePoseErrors(PoseErrors& errors, const std::vector<std::size_t>& indices,
                      const std::vector<ChangedBone>& bones, const PosedMotions* posed, FrameRange frames,
                      const OperationControl& control);

}  // namespace furitsuke::operations
