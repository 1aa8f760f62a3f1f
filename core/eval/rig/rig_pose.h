// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/eval/rig/rig.h"

namespace furitsuke {

/// What moves one bone: an offset from where it rests in its parent, and a turn.
struct BoneMove {
  glm::dvec3 translation{0, 0, 0};  ///< model units
  glm::dquat rotation{1, 0, 0, 0};  ///< of unit length
};

/// How a bone stands in the model.
struct BoneStance {
  glm::dquat rotation{1, 0, 0, 0};  ///< relative to the rest pose, of unit length
  glm::dvec3 position{0, 0, 0};     ///< model units
};

/// A joint of the chain that is being solved.
struct IkJoint {
  glm::dquat keyed{1, 0, 0, 0};  ///< in its parent, before the chain turns it
  glm::dquat turn{1, 0, 0, 0};   ///< in its parent, now
  glm::dvec3 offset{0, 0, 0};    ///< from its parent
  BoneStance stance;
};

/// The pose of a model at one moment, and the memory that it takes to find it. Made once for a rig and used again for
/// every frame, one for each thread; evaluation allocates nothing and nothing of an earlier pose survives in a later.
struct RigPose {
  explicit RigPose(const Rig& rig)
      : moves(rig.bones.size()),
        keyedWeights(rig.morphs.count, 0.0),
        weights(rig.morphs.count, 0.0),
        ikEnabled(rig.chains.size(), 1),
        stances(rig.bones.size()),
        ikTurns(rig.turnCount, glm::dquat{1, 0, 0, 0}),
        appended(rig.appends.size()) {
    std::size_t longest = 0;
    for (const RigIkChain& chain : rig.chains) longest = std::max(longest, chain.path.size());
    joints.resize(longest);
  }

  // What the motion says; in a program that poses by hand, also what the hand says.
  std::vector<BoneMove> moves;          ///< of each bone: keys, after applyMorphs() bone morphs too
  std::vector<double> keyedWeights;     ///< of each morph, as keyed
  std::vector<double> weights;          ///< of each morph, groups and flips spread (after applyMorphs())
  std::vector<std::uint8_t> ikEnabled;  ///< of each chain
  bool visible = true;

  // What comes out.
  std::vector<BoneStance> stances;  ///< of each bone

  // Only for evaluation.
  std::vector<glm::dquat> ikTurns;  ///< what IK turns each link by, in front of all else
  std::vector<BoneMove> appended;   ///< of each bone with an append: its own move and what it took
  std::vector<IkJoint> joints;
};

}  // namespace furitsuke
