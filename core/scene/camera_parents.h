// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <optional>

#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/motion/edit.h"
#include "core/motion/motion.h"
#include "core/motion/outside_parent_keys.h"
#include "core/scene/scene.h"

// Bones that the camera follows: a camera key of MMD has a model and a bone, which hold up to the next key. The target
// of the camera is relative to the position of the bone; it is interpolated between keys whatever they follow.
namespace furitsuke::scene {

/// What the camera follows at a whole or fractional frame; nullopt: nothing, or something that the scene lacks.
[[nodiscard]] std::optional<Attachment> cameraParentOf(const Scene& scene, double frame);
/// The position of a bone in the world; for kNoIndex that of the model.
[[nodiscard]] glm::dvec3 followedPosition(const eval::RigPose& pose, model::BoneIndex bone, const glm::dmat4& world);

/// One key of what the camera follows.
struct CameraParentChange {
  Frame frame = 0;
  std::optional<motion::ParentTarget> target = {};  ///< nothing: removes the key
  /// Changes the camera key at `frame` so that the view stays, and adds one before it.
  bool keepsView = true;
};
/// Also adds a camera key at the frame if there is none, because MMD stores both together. `motion` is the one with the
/// camera of the scene. Returns an Error if the scene lacks the target, or if nothing changes.
[[nodiscard]] Result<motion::Edit> changedCameraParent(const Scene& scene, const motion::Motion& motion,
                                                       const CameraParentChange& change);

/// Keys that show without links what the camera shows with them.
struct CameraParentBake {
  FrameRange frames = {};  ///< what is outside of it keeps its links
  bool isToEnd = false;    ///< nothing moves after the range, so that no link has to continue there
};
/// Replaces what the camera follows by a camera key at every frame of the range at which it follows something. At whole
/// frames the camera is where it was within the precision of the keys. Errors: an empty range, no links, layers, and
/// that `canceled`, which any thread may set, became true.
[[nodiscard]] Result<motion::Edit> bakedCameraParents(const Scene& scene, const motion::Motion& motion,
                                                      const CameraParentBake& bake,
                                                      const std::atomic<bool>* canceled = nullptr);

/// The motion with a camera key at every frame on which the camera follows something else, which shows the same.
[[nodiscard]] motion::Motion withCameraParentKeys(motion::Motion motion);

}  // namespace furitsuke::scene
