// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/base/rigid_transform.h"
#include "core/eval/rig/float_math.h"
#include "core/eval/rig/rig.h"

namespace furitsuke::eval {

/// The movement of one bone: an offset from its rest position relative to its parent, and a rotation.
struct LocalTransform {
  glm::dvec3 translation{0, 0, 0};  ///< model units
  glm::dquat rotation{1, 0, 0, 0};  ///< of unit length, unless the keys of a motion are not
};

/// The place that a bone follows instead of its parent, in model space. The bone is placed on it, without its offset
/// from the parent.
struct OutsideTransform {
  model::BoneIndex bone = model::kNoIndex;
  RigidTransform transform;
  friend bool operator==(const OutsideTransform&, const OutsideTransform&) = default;
};

/// A bone on the path of a chain while the chain is solved.
struct IkJoint {
  FloatMatrix matrix;    ///< in model space
  FloatMatrix local;     ///< relative to `parent`
  FloatMatrix followed;  ///< what the first joint and one with an outside parent are on
  const FloatMatrix* parent = nullptr;
  FloatRow place, translation;
  bool isAtRest = false;  ///< and no link: its matrix is that of its parent
};

/// The pose of a model at one time, and the working memory. Created once per rig and thread and reused for every frame;
/// evaluation allocates nothing, and the result does not depend on earlier poses.
struct RigPose {
  explicit RigPose(const Rig& rig)
      : locals(rig.bones.size()),
        keyedWeights(rig.morphs.count, 0.0),
        weights(rig.morphs.count, 0.0),
        ikEnabled(rig.chains.size(), 1),
        transforms(rig.bones.size()),
        ikTurns(rig.turnCount, glm::dquat{1, 0, 0, 0}),
        appended(rig.appends.size()),
        linkRotations(rig.turnCount),
        isLinkTurned(rig.turnCount, 0),
        localMatrices(rig.bones.size()),
        matrices(rig.bones.size()),
        published(rig.bones.size()),
        ikJoints(2 * rig.longestPath) {}

  // The input: values of the motion and of the pose draft.
  std::vector<LocalTransform> locals;   ///< of each bone: keys; with bone morphs after applyMorphs()
  std::vector<double> keyedWeights;     ///< of each morph, as keyed
  std::vector<double> weights;          ///< of each morph, effective (after applyMorphs())
  std::vector<std::uint8_t> ikEnabled;  ///< of each chain
  bool visible = true;
  /// Bones with an outside parent, each once. Not changed by an evaluation, and empty for most models.
  std::vector<OutsideTransform> outside;

  // The result.
  std::vector<RigidTransform> transforms;  ///< of each bone

  // Internal to the evaluation, but for reading.
  std::vector<glm::dquat> ikTurns;       ///< of each link: what its chain applies before all other rotations
  std::vector<LocalTransform> appended;  ///< of each bone with an append: its own move and the inherited one

  // Internal to the evaluation, which is in single precision.
  std::vector<Quat> linkRotations;  ///< of each link that a chain has rotated, relative to its parent
  std::vector<std::uint8_t> isLinkTurned;
  std::vector<FloatMatrix> localMatrices;  ///< of each bone, relative to its parent: moves points of the rest pose
  std::vector<FloatMatrix> matrices;       ///< the same in model space
  std::vector<RigidTransform> published;   ///< `transforms` before physics, of a rig with bones after it
  std::vector<IkJoint> ikJoints;           ///< of the two chains that are being solved
};

}  // namespace furitsuke::eval
