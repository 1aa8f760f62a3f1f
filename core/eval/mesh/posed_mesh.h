// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/eval/mesh/mesh_morphs.h"
#include "core/eval/mesh/skinning.h"

namespace furitsuke {

/// A mesh as it is drawn at one moment, and the memory that it takes to get there. Made once for a model and used again
/// for every frame.
struct PosedMesh {
  PosedMesh() = default;
  explicit PosedMesh(const Model& model);

  std::vector<Vec3> positions;  ///< model units, in the space of the model
  std::vector<Vec3> normals;
  std::vector<Vec2> uvs;       ///< with uv morphs
  std::vector<Vec4> extraUvs;  ///< the first additional uvs with their morphs; empty when the mesh has none
  std::vector<MaterialFactors> materials;

  // Only for poseMesh().
  std::vector<Vec3> rest;
  std::vector<SkinBone> bones;
  bool movesUvs = false;  ///< a morph changes texture coordinates
  bool movesExtraUvs = false;
};

/// Morphs, then bones. `pose` is evaluated, `mesh` made for the model. Allocates nothing.
void poseMesh(const Model& model, const Rig& rig, const RigPose& pose, PosedMesh& mesh);

}  // namespace furitsuke
