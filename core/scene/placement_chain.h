// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/ext/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <optional>

#include "core/eval/rig/rig_pose.h"
#include "core/physics/physics_rig.h"
#include "core/scene/placement.h"

namespace furitsuke::scene {

/// Where something is at one time, and what carries it.
template <class Each>
struct AttachedPlacement {
  Placement placement = {};
  const Each* attachment = nullptr;         ///< null: nothing
  std::optional<RigidTransform> bone = {};  ///< nothing: the origin of the attachment
};

[[nodiscard]] inline glm::dmat4 matrixOf(const glm::dvec3& position, const glm::dquat& rotation, double scale) {
  return glm::scale(glm::translate(glm::dmat4(1), position) * glm::mat4_cast(rotation), glm::dvec3(scale));
}

/// The transform from model space to the world. `attachmentOf(each)` returns the AttachedPlacement of each; at most
/// `limit` attachments are followed, in case they form a cycle.
template <class Each, class AttachmentOf>
[[nodiscard]] glm::dmat4 worldOfCarried(const Each* own, std::size_t limit, const AttachmentOf& attachmentOf) {
  glm::dmat4 world(1);
  for (std::size_t i = 0; i <= limit; ++i) {
    const AttachedPlacement<Each> attachment = attachmentOf(*own);
    const Placement& placement = attachment.placement;
    world = matrixOf(placement.position, placement.rotation, placement.scale) * world;
    if (attachment.attachment == nullptr) break;
    if (attachment.bone) world = matrixOf(attachment.bone->position, attachment.bone->rotation, 1) * world;
    own = attachment.attachment;
  }
  return world;
}

/// The scale of a transform from model space to the world; 1 if that cannot be used.
[[nodiscard]] inline double scaleOf(const glm::dmat4& world) {
  const double scale = glm::length(glm::dvec3(world[0]));
  return scale > 0 ? scale : 1;
}

/// The same transform without its scale.
[[nodiscard]] inline RigidTransform rigidPart(const glm::dmat4& world) {
  return {glm::dvec3(world[3]), glm::normalize(glm::quat_cast(glm::dmat3(world) / scaleOf(world)))};
}

}  // namespace furitsuke::scene
