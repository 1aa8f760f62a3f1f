// SPDX-License-Identifier: MIT
#include "core/scene/following_camera.h"

#include <cstddef>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/trigonometric.hpp>

#include "core/eval/rig/rotation_math.h"
#include "core/motion/rotation.h"
#include "core/scene/scene_at_frame.h"

namespace furitsuke::scene {

namespace {

RigidTransform worldTransform(SceneAtFrame& poses, const Actor& actor, model::BoneIndex bone, double frame) {
  poses.moveTo(frame);
  const glm::dmat4 world = poses.worldOf(actor);
  const RigidTransform& transform = poses.poseOf(actor).transforms[static_cast<std::size_t>(bone)];
  glm::dmat3 turn(world);
  for (int i = 0; i < 3; ++i) turn[i] = glm::normalize(turn[i]);
  return {glm::dvec3(world * glm::dvec4(transform.position, 1)),
          glm::normalize(glm::quat_cast(turn) * transform.rotation)};
}

// A camera's angles have the order YXZ like those of a bone, with opposite signs.
motion::EulerDegrees eulerOf(const glm::dvec3& angles) {
  return {-glm::degrees(angles.x), -glm::degrees(angles.y), -glm::degrees(angles.z)};
}
glm::dvec3 anglesOf(const motion::EulerDegrees& euler) { return -glm::radians(glm::dvec3(euler.x, euler.y, euler.z)); }

}  // namespace

std::vector<eval::CameraSample> samplesOf(const FollowingCamera& camera, const Scene& scene,
                                          std::span<const Frame> frames, const std::atomic<bool>* stopped) {
  const Actor* actor = scene.find(camera.actor);
  if (actor == nullptr || camera.bone < 0 || static_cast<std::size_t>(camera.bone) >= actor->rig().bones.size()) {
    return {};
  }
  SceneAtFrame poses(scene);
  const RigidTransform start = worldTransform(poses, *actor, camera.bone, camera.from);
  const glm::dvec3 offset = camera.view.target - start.position;
  const glm::dquat turn = toDouble(motion::rotationFromEuler(eulerOf(camera.view.rotation)));
  motion::EulerDegrees last = eulerOf(camera.view.rotation);
  std::vector<eval::CameraSample> samples;
  samples.reserve(frames.size());
  for (const Frame frame : frames) {
    if (stopped != nullptr && *stopped) return {};
    const RigidTransform now = worldTransform(poses, *actor, camera.bone, frame);
    eval::CameraSample& sample = samples.emplace_back(camera.view);
    sample.target = now.position + offset;
    if (!camera.turns) continue;
    const glm::dquat by = now.rotation * glm::conjugate(start.rotation);
    sample.target = now.position + eval::rotated(by, offset);
    last = motion::eulerNear(toStored(by * turn), last);
    sample.rotation = anglesOf(last);
  }
  return samples;
}

}  // namespace furitsuke::scene
