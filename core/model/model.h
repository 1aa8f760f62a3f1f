// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/model/material.h"
#include "core/model/mesh.h"
#include "core/model/morph.h"
#include "core/model/physics.h"
#include "core/model/skeleton.h"

namespace furitsuke::model {

enum class ModelFormat : std::uint8_t { Pmd, Pmx };

struct DisplayItem {
  bool isMorph = false;
  std::int32_t index = 0;  ///< into Model::morphs or Model::bones
};

/// A display frame of MMD's timeline with its bones and morphs.
struct DisplayGroup {
  ModelName name;
  bool special = false;  ///< one of MMD's fixed frames: root and facial expressions
  std::vector<DisplayItem> items;
};

/// The content of a model file, the same for PMD and PMX. Every index is that of an element, or kNoIndex where
/// documented, and no bone is its own ancestor, so that code that evaluates or draws a model need not check again.
/// Numbers may have any value, including NaN.
struct Model {
  /// MMD evaluates the bones of a PMD in a different order: all bones with their keys, then the IK chains in the order
  /// of `ik`, then the bones with an append transform. The layers of a model loaded from PMD are set so that the PMX
  /// order gives the same result.
  ModelFormat format = ModelFormat::Pmx;
  ModelName name;
  std::string comment, commentEnglish;
  Mesh mesh;
  std::vector<std::string> textures;  ///< relative paths as stored, with "\" or "/"
  std::vector<Material> materials;
  std::vector<Bone> bones;
  std::vector<IkChain> ik;  ///< in the order of the file
  /// Not in the file: bones of MMD's own models ("左腕") and the bones that stand for them here, by the user's choice;
  /// an empty name for none.
  std::vector<std::pair<std::string, std::string>> givenRoles;
  std::vector<Morph> morphs;
  std::vector<DisplayGroup> displayGroups;
  std::vector<RigidBody> bodies;
  std::vector<Joint> joints;
  std::vector<SoftBody> softBodies;
};

}  // namespace furitsuke::model
