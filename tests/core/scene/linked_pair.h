// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <string>
#include <utility>
#include <vector>

#include "core/motion/edit.h"
#include "core/scene/scene_at_frame.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

/// Indices into LinkedPair::motions, and of the bones of its models.
inline constexpr std::size_t kA = 0, kB = 1;
inline constexpr std::size_t kCenter = 0, kArm = 1, kHand = 2;

inline motion::ParentTarget follow(std::string model, std::string bone) {
  return {motion::ParentKind::Model, std::move(model), std::move(bone)};
}
inline const motion::ParentTarget kNothing{};
inline const motion::ParentTarget kGround{motion::ParentKind::Ground, {}, {}};
inline motion::ParentTarget ownBone(std::string bone) { return {motion::ParentKind::Own, {}, std::move(bone)}; }

/// Two models with the bones センター, 右腕 and 右手首, one unit above the other. The center of the first one, "A",
/// moves along x and turns; that of "B" moves half as fast and its hand turns.
class LinkedPair {
 public:
  LinkedPair() {
    motions[0] = turning(1, "センター");
    motions[1] = turning(0.5F, "右手首");
    for (const char* name : {"A", "B"}) scene.actors.push_back(test::actorNamed(name, {"センター", "右腕", "右手首"}));
    apply();
  }

  void link(std::size_t model, Frame frame, std::string bone, motion::ParentTarget target) {
    motion::setKey(motions[model].annotations.parents, {frame, std::move(bone), std::move(target), {}});
    apply();
  }
  void change(std::size_t model, const motion::Edit& edit) {
    motion::applyEdit(motions[model], edit, motion::EditSide::After);
    apply();
  }
  void apply() {
    for (std::size_t i = 0; i < motions.size(); ++i) scene.actors[i]->setMotion(motions[i]);
  }

  /// The place of a bone in the world, with its rotation, as the scene shows it.
  [[nodiscard]] RigidTransform shown(std::size_t model, std::size_t bone, double frame) {
    scene.evaluate(frame);
    const scene::Actor& actor = *scene.actors[model];
    return inWorld(scene.worldOf(actor), actor.pose().transforms[bone]);
  }
  /// The same by SceneAtFrame.
  [[nodiscard]] RigidTransform computed(std::size_t model, std::size_t bone, double frame) const {
    scene::SceneAtFrame poses(scene);
    poses.moveTo(frame);
    const scene::Actor& actor = *scene.actors[model];
    const glm::dmat4 world = poses.worldOf(actor);
    return inWorld(world, poses.poseOf(actor).transforms[bone]);
  }

  scene::Scene scene;
  std::vector<motion::Motion> motions{2};

 private:
  static motion::Motion turning(float speed, const char* turned) {
    motion::Motion motion;
    const motion::TrackId center = addBone(motion, "センター", {0, 30, 60});
    const motion::TrackId hand = motion.ensureBone(nameOf(turned));
    motion::EditBuilder keys(motion);
    for (const Frame frame : {0, 30, 60}) {
      motion::BoneKey key = boneKeyAt(speed * static_cast<float>(frame) / 10);
      if (hand != center) keys.set(center, frame, key);
      if (hand != center) key.translation = {0.25F, 0, 0};
      key.rotation = toStored(glm::angleAxis(frame * 0.02, glm::normalize(glm::dvec3(1, 3, 2))));
      keys.set(hand, frame, key);
    }
    motion::applyEdits(motion, keys.build(), motion::EditSide::After);
    return motion;
  }

  static RigidTransform inWorld(const glm::dmat4& world, const RigidTransform& transform) {
    glm::dmat3 turn(world);
    for (int i = 0; i < 3; ++i) turn[i] = glm::normalize(turn[i]);
    return {glm::dvec3(world * glm::dvec4(transform.position, 1)),
            glm::normalize(glm::quat_cast(turn) * transform.rotation)};
  }
};

/// How far two places are apart: units, or radians of their rotations if these are more.
inline double apart(const RigidTransform& a, const RigidTransform& b) {
  const glm::dquat between = glm::conjugate(a.rotation) * b.rotation;
  const double sine = glm::length(glm::dvec3(between.x, between.y, between.z));
  return std::max(glm::length(a.position - b.position), 2 * std::asin(std::min(1.0, sine)));
}

}  // namespace furitsuke::test
