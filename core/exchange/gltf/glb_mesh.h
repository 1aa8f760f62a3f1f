// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/exchange/gltf/glb_builder.h"
#include "core/exchange/joint_naming.h"
#include "core/model/model.h"

// The mesh of a model in a GLB. Used inside core/exchange only.
namespace furitsuke::exchange {

/// The vertex morphs that move a vertex, in the order of the model; these are the targets of the mesh.
[[nodiscard]] std::vector<std::size_t> targetMorphs(const model::Model& model);

/// The bones that carry vertices, ascending; these are the joints of the skin.
[[nodiscard]] std::vector<std::size_t> skinBones(const model::Model& model);

/// Adds the mesh with one primitive for each material that has triangles, which have the same targets in the same
/// order. `joints`: see skinBones(). `materials`: of each material of the model, its index in the file. Nothing is
/// added, and false returned, if there are no triangles.
[[nodiscard]] bool addMesh(const model::Model& model, const std::vector<std::size_t>& joints,
                           const std::vector<std::size_t>& targets, const std::vector<std::size_t>& materials,
                           JointNaming names, GlbBuilder& glb);

}  // namespace furitsuke::exchange
