// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/base/rigid_transform.h"
#include "core/eval/rig/lane_math.h"
#include "core/eval/rig/rig.h"

namespace furitsuke::eval {

/// The movement of one bone: an offset from its rest position relative to its parent, and a rotation.
struct LocalTransform {
  glm::dvec3 translation{0, 0, 0};  ///< model units
  glm::dquat rotation{1, 0, 0, 0};  ///< unit length
};

/// The place that a bone follows instead of its parent, in model space. The bone is placed on it, without its offset
/// from the parent.
struct OutsideTransform {
  model::BoneIndex bone = model::kNoIndex;
  RigidTransform transform;
  friend bool operator==(const OutsideTransform&, const OutsideTransform&) = default;
};

/// A joint of the chain that is being solved, or of two chains.
template <class Real>
struct IkJoint {
  LaneQuat<Real> keyed;       ///< relative to its parent, before the chain rotates it
  LaneQuat<Real> turn;        ///< relative to its parent, current
  LaneQuat<Real> seen;        ///< `turn` some rounds ago
  LaneVector<Real> offset;    ///< from its parent
  LaneQuat<Real> rotation;    ///< in model space
  LaneVector<Real> position;  ///< in model space
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
        appended(rig.appends.size()) {
    std::size_t longest = 0;
    for (const RigIkChain& chain : rig.chains) longest = std::max(longest, chain.path.size());
    joints.resize(longest);
    if (!rig.chainPairs.empty()) pairedJoints.resize(longest);
  }

  // The input: values of the motion and of the pose draft.
  std::vector<LocalTransform> locals;   ///< of each bone: keys; with bone morphs after applyMorphs()
  std::vector<double> keyedWeights;     ///< of each morph, as keyed
  std::vector<double> weights;          ///< of each morph, effective (after applyMorphs())
  std::vector<std::uint8_t> ikEnabled;  ///< of each chain
  bool visible = true;
  /// Bones with an outside parent, each once. Not changed by an evaluation, and empty for most models. IK chains are
  /// solved as if bones between their links had none.
  std::vector<OutsideTransform> outside;

  // The result.
  std::vector<RigidTransform> transforms;  ///< of each bone

  // Internal to the evaluation.
  std::vector<glm::dquat> ikTurns;       ///< the IK rotation of each link, applied before all others
  std::vector<LocalTransform> appended;  ///< of each bone with an append: its own move and the inherited one
  std::vector<IkJoint<double>> joints;
  std::vector<IkJoint<DoublePair>> pairedJoints;
};

}  // namespace furitsuke::eval
