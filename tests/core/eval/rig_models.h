// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"

namespace furitsuke::test {

/// A small model with a motion, built in code.
class HandMade {
 public:
  /// The new bone; its name is "0", "1", ... by its index.
  model::Bone& bone(model::BoneIndex parent, Vec3 position);
  model::Bone& append(model::BoneIndex parent, Vec3 position, model::AppendTransform append);
  /// A chain of unlimited links. The step limit is so large that it has no effect.
  model::IkChain& chain(model::BoneIndex goal, model::BoneIndex target, std::initializer_list<model::BoneIndex> links,
                        int iterations = 100);
  model::Morph& morph(model::MorphKind kind);

  /// A key at `frame`, after all earlier ones of the bone.
  void key(model::BoneIndex bone, Frame frame, Vec3 translation, const glm::dquat& rotation = {1, 0, 0, 0});
  void turn(model::BoneIndex bone, const glm::dquat& rotation) { key(bone, 0, {0, 0, 0}, rotation); }
  void weigh(model::MorphIndex morph, float weight);
  void switchIk(model::BoneIndex goal, Frame frame, bool enabled);

  /// The pose at a frame; with `without` first, another frame is evaluated in the same memory before.
  [[nodiscard]] eval::RigPose pose(double frame = 0) const;

  model::Model model;
  motion::Motion motion;
};

/// Rotations by degrees about x, y or z.
[[nodiscard]] glm::dquat aboutX(double degrees);
[[nodiscard]] glm::dquat aboutY(double degrees);
[[nodiscard]] glm::dquat aboutZ(double degrees);

/// "x y z" with three decimals, for tables.
[[nodiscard]] std::string text(const glm::dvec3& v);

}  // namespace furitsuke::test
