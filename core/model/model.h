// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/model/material.h"
#include "core/model/mesh.h"
#include "core/model/morph.h"
#include "core/model/physics.h"
#include "core/model/skeleton.h"

namespace furitsuke {

enum class ModelFormat : std::uint8_t { Pmd, Pmx };

struct DisplayItem {
  bool isMorph = false;
  std::int32_t index = 0;  ///< into Model::morphs or Model::bones
};

/// A heading of MMD's timeline with the bones and morphs below it.
struct DisplayGroup {
  ModelName name;
  bool special = false;  ///< MMD's own: the root and the face
  std::vector<DisplayItem> items;
};

/// What a model file means, the same for PMD and PMX. A plain value that knows no file. Every index in it names an
/// element or is kNoIndex where that is said to be possible, and no bone is its own ancestor: who evaluates or draws a
/// model need not check again. Numbers may be anything, NaN too.
struct Model {
  /// A PMD moves its bones in another order: all bones with their keys, then the IK chains in the order of `ik`, then
  /// the bones with an append. The layers of a model from a PMD give the same result by the rule of PMX.
  ModelFormat format = ModelFormat::Pmx;
  ModelName name;
  std::string comment, commentEnglish;
  Mesh mesh;
  std::vector<std::string> textures;  ///< paths beside the model as stored, with "\" or "/"
  std::vector<Material> materials;
  std::vector<Bone> bones;
  std::vector<IkChain> ik;  ///< in the order in which the file lists them
  std::vector<Morph> morphs;
  std::vector<DisplayGroup> displayGroups;
  std::vector<RigidBody> bodies;
  std::vector<Joint> joints;
  std::vector<SoftBody> softBodies;
};

}  // namespace furitsuke
