// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "core/model/model.h"

// The effect of morphs on a mesh and its materials. `weights` are the effective ones, one for each morph of the model
// (RigPose::weights, with groups and flips applied); any number is allowed. Each function writes its whole output,
// allocates nothing and is thread-safe. Impulse morphs only affect rigid bodies; their data is in the model, and their
// weight scales it.
namespace furitsuke::eval {

/// Positions in the rest pose with all vertex morphs, model units. As many as the mesh has vertices.
void morphPositions(const model::Model& model, std::span<const double> weights, std::span<Vec3> positions);

/// Texture coordinates with all UV morphs.
void morphUvs(const model::Model& model, std::span<const double> weights, std::span<Vec2> uvs);

/// The same for one of Mesh::additionalUvs, `set` below Mesh::additionalUvCount.
void morphAdditionalUvs(const model::Model& model, std::span<const double> weights, std::size_t set,
                        std::span<Vec4> uvs);

/// Material values change to v * multiply + add.
struct MaterialFactors {
  model::MaterialValues multiply;  ///< 1 without morphs
  model::MaterialValues add;       ///< 0 without morphs
};

/// The product of all multiplying morphs and the sum of all adding ones, for each material, as the PMX specification
/// defines it. babylon-mmd and nanoem apply them one after another, which differs only if a material has both kinds.
void morphMaterials(const model::Model& model, std::span<const double> weights, std::span<MaterialFactors> factors);

/// The material with its factors, as it is drawn. Its texture, sphere and toon values are those of a white texture; a
/// shader needs the factors themselves.
[[nodiscard]] model::MaterialValues morphedMaterial(const model::Material& material, const MaterialFactors& factors);

}  // namespace furitsuke::eval
