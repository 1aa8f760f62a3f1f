// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"

namespace furitsuke::test {

/// A small model with a motion for it, put together by hand.
class HandMade {
 public:
  /// The new bone; its name is "0", "1", ... by its index.
  Bone& bone(BoneIndex parent, Vec3 position);
  Bone& append(BoneIndex parent, Vec3 position, AppendTransform append);
  /// A chain of free links; the cap is so large that none binds.
  IkChain& chain(BoneIndex goal, BoneIndex target, std::initializer_list<BoneIndex> links, int iterations = 100);
  Morph& morph(MorphKind kind);

  /// A key at `frame`, after all earlier ones of the bone.
  void key(BoneIndex bone, Frame frame, Vec3 translation, const glm::dquat& rotation = {1, 0, 0, 0});
  void turn(BoneIndex bone, const glm::dquat& rotation) { key(bone, 0, {0, 0, 0}, rotation); }
  void weigh(MorphIndex morph, float weight);
  void switchIk(BoneIndex goal, Frame frame, bool enabled);

  /// The pose at a moment; with `without` first, another moment is evaluated in the same memory before.
  [[nodiscard]] RigPose pose(double frame = 0) const;

  Model model;
  Motion motion;
};

/// By degrees about x, y or z.
[[nodiscard]] glm::dquat aboutX(double degrees);
[[nodiscard]] glm::dquat aboutY(double degrees);
[[nodiscard]] glm::dquat aboutZ(double degrees);

/// "x y z" with three decimals, for tables.
[[nodiscard]] std::string text(const glm::dvec3& v);

}  // namespace furitsuke::test
