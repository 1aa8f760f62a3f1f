// SPDX-License-Identifier: MIT
#include "core/eval/mesh/posed_mesh.h"

#include <algorithm>

namespace furitsuke {

namespace {

bool hasMorph(const Model& model, MorphKind kind) {
  return std::ranges::any_of(model.morphs, [kind](const Morph& morph) { return morph.kind == kind; });
}

}  // namespace

PosedMesh::PosedMesh(const Model& model)
    : positions(model.mesh.size()),
      normals(model.mesh.size()),
      uvs(model.mesh.uvs.begin(), model.mesh.uvs.end()),
      materials(model.materials.size()),
      rest(model.mesh.size()),
      bones(model.bones.size()),
      movesUvs(hasMorph(model, MorphKind::Uv)),
      movesExtraUvs(model.mesh.additionalUvCount > 0 && hasMorph(model, MorphKind::Uv1)) {
  if (model.mesh.additionalUvCount == 0) return;
  extraUvs.assign(model.mesh.additionalUvs[0].begin(), model.mesh.additionalUvs[0].end());
}

void poseMesh(const Model& model, const Rig& rig, const RigPose& pose, PosedMesh& mesh) {
  morphPositions(model, pose.weights, mesh.rest);
  makeSkinBones(rig, pose.stances, mesh.bones);
  skinVertices(model.mesh, mesh.bones, mesh.rest, {0, model.mesh.size()}, {mesh.positions, mesh.normals});
  if (mesh.movesUvs) morphUvs(model, pose.weights, mesh.uvs);
  if (mesh.movesExtraUvs) morphAdditionalUvs(model, pose.weights, 0, mesh.extraUvs);
  morphMaterials(model, pose.weights, mesh.materials);
}

}  // namespace furitsuke
