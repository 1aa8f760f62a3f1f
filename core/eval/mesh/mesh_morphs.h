// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "core/model/model.h"

// What morphs make of a mesh and its materials. `weights` are those that act, one for each morph of the model
// (RigPose::weights, with groups and flips spread); any number is taken as it is. Each function writes its whole
// output, allocates nothing and may run beside the others. Impulse morphs only push bodies: what they hold is in the
// model, how strongly they push is their weight.
namespace furitsuke {

/// Positions in the rest pose with all vertex morphs, model units. As many as the mesh has vertices.
void morphPositions(const Model& model, std::span<const double> weights, std::span<Vec3> positions);

/// Texture coordinates with all uv morphs.
void morphUvs(const Model& model, std::span<const double> weights, std::span<Vec2> uvs);

/// The same for one of Mesh::additionalUvs, `set` below Mesh::additionalUvCount.
void morphAdditionalUvs(const Model& model, std::span<const double> weights, std::size_t set, std::span<Vec4> uvs);

/// A value v of a material becomes v * multiply + add.
struct MaterialFactors {
  MaterialValues multiply;  ///< 1 without morphs
  MaterialValues add;       ///< 0 without morphs
};

/// The product of all morphs that multiply and the sum of all that add, for each material. So the specification of PMX
/// defines them; babylon-mmd and nanoem apply each in its turn, which differs only where a material has both kinds.
void morphMaterials(const Model& model, std::span<const double> weights, std::span<MaterialFactors> factors);

/// The material with its factors: what it is drawn with. The texture, sphere and toon values are those of a white
/// picture; a shader needs the factors themselves.
[[nodiscard]] MaterialValues morphedMaterial(const Material& material, const MaterialFactors& factors);

}  // namespace furitsuke
