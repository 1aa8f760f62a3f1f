// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "core/model/model.h"

namespace furitsuke {

/// A morph and what a weight of 1 moves one bone by.
struct RigBoneOffset {
  MorphIndex morph;
  BoneIndex bone;
  glm::dvec3 translation;
  glm::dquat rotation;
};

struct RigMorphShare {
  MorphIndex morph;
  double ratio;
};

struct RigMorphList {
  MorphIndex morph;
  std::vector<RigMorphShare> shares;
};

/// How the weights of morphs become those that act.
struct MorphRig {
  std::size_t count = 0;
  std::vector<RigMorphList> groups, flips;  ///< ascending
  std::vector<RigBoneOffset> boneOffsets;   ///< by morph, ascending
};

[[nodiscard]] MorphRig makeMorphRig(const Model& model);

/// From the weights that keys give to those with which each morph acts on vertices, bones and materials:
/// - a flip morph of n children and weight w picks child int((n + 1) * w) - 1, below the first none, above the last the
///   last, and replaces its weight by the stored one; all flips come first, in the order of the model;
/// - a group adds its weight times the stored ratio to each child.
/// A group inside a group does nothing and a ring of groups is harmless: the specification of PMX knows only groups of
/// other morphs, and its author's editor makes no others. Source: that specification; MMD itself has no flip morphs.
/// `weights` and `effective` have MorphRig::count elements; no other weight than 0 acts on them for groups and flips.
void spreadMorphWeights(const MorphRig& rig, std::span<const double> weights, std::span<double> effective);

}  // namespace furitsuke
