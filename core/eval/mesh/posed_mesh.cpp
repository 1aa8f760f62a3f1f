// SPDX-License-Identifier: MIT
#include "core/eval/mesh/posed_mesh.h"

#include <algorithm>

namespace furitsuke::eval {

namespace {

bool hasMorph(const model::Model& model, model::MorphKind kind) {
  return std::ranges::any_of(model.morphs, [kind](const model::Morph& morph) { return morph.kind == kind; });
}

}  // namespace

PosedMesh::PosedMesh(const model::Model& model)
    : positions(model.mesh.size()),
      normals(model.mesh.size()),
      uvs(model.mesh.uvs.begin(), model.mesh.uvs.end()),
      materials(model.materials.size()),
      rest(model.mesh.size()),
      bones(model.bones.size()),
      movesUvs(hasMorph(model, model::MorphKind::Uv)),
      movesExtraUvs(model.mesh.additionalUvCount > 0 && hasMorph(model, model::MorphKind::Uv1)) {
  if (model.mesh.additionalUvCount == 0) return;
  extraUvs.assign(model.mesh.additionalUvs[0].begin(), model.mesh.additionalUvs[0].end());
}

void poseMesh(const model::Model& model, const Rig& rig, const RigPose& pose, PosedMesh& mesh) {
  morphPositions(model, pose.weights, mesh.rest);
  makeSkinBones(rig, pose.transforms, mesh.bones);
  skinVertices(model.mesh, mesh.bones, mesh.rest, {0, model.mesh.size()}, {mesh.positions, mesh.normals});
  if (mesh.movesUvs) morphUvs(model, pose.weights, mesh.uvs);
  if (mesh.movesExtraUvs) morphAdditionalUvs(model, pose.weights, 0, mesh.extraUvs);
  morphMaterials(model, pose.weights, mesh.materials);
}

}  // namespace furitsuke::eval
