// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "core/model/model.h"

namespace furitsuke::eval {

/// A bone morph's offset of one bone for a weight of 1.
struct RigBoneOffset {
  model::MorphIndex morph;
  model::BoneIndex bone;
  glm::dvec3 translation;
  glm::dquat rotation;
};

struct RigMorphShare {
  model::MorphIndex morph;
  double ratio;
};

struct RigMorphList {
  model::MorphIndex morph;
  std::vector<RigMorphShare> shares;
};

/// The data for computing the effective weights of morphs.
struct MorphRig {
  std::size_t count = 0;
  std::vector<RigMorphList> groups, flips;  ///< ascending
  std::vector<RigBoneOffset> boneOffsets;   ///< by morph, ascending
};

[[nodiscard]] MorphRig makeMorphRig(const model::Model& model);

/// Computes from the keyed weights the effective weight of each morph on vertices, bones and materials:
/// - a flip morph of n children and weight w selects child int((n + 1) * w) - 1, below the first none, above the last
///   the last, and replaces its weight by the stored one; all flips are applied first, in the order of the model;
/// - a group adds its weight times the stored ratio to each child.
/// A group inside a group has no effect, so a cycle of groups is harmless: the PMX specification only has groups of
/// other morphs, and PMX Editor creates no others. Source: that specification; MMD itself has no flip morphs. `weights`
/// and `effective` have MorphRig::count elements; the effective weight of groups and flips is 0.
void spreadMorphWeights(const MorphRig& rig, std::span<const double> weights, std::span<double> effective);

}  // namespace furitsuke::eval
