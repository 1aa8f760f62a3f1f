// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/eval/mesh/mesh_morphs.h"
#include "core/eval/mesh/skinning.h"

namespace furitsuke::eval {

/// A mesh as it is drawn at one time, and the working memory. Created once per model and reused for every frame.
struct PosedMesh {
  PosedMesh() = default;
  explicit PosedMesh(const model::Model& model);

  std::vector<Vec3> positions;  ///< model units, in model space
  std::vector<Vec3> normals;
  std::vector<Vec2> uvs;       ///< with UV morphs
  std::vector<Vec4> extraUvs;  ///< the first additional UVs with their morphs; empty if the mesh has none
  std::vector<MaterialFactors> materials;

  // Internal to poseMesh().
  std::vector<Vec3> rest;
  std::vector<SkinBone> bones;
  bool movesUvs = false;  ///< a morph changes texture coordinates
  bool movesExtraUvs = false;
};

/// Applies morphs, then bones. `pose` is evaluated, `mesh` made for the model. Allocates nothing.
void poseMesh(const model::Model& model, const Rig& rig, const RigPose& pose, PosedMesh& mesh);

}  // namespace furitsuke::eval
