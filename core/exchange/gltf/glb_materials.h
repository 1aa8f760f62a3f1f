// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/exchange/gltf/glb_builder.h"
#include "core/image/model_images.h"
#include "core/model/model.h"

// The materials and textures of a model in a GLB. Used inside core/exchange only.
namespace furitsuke::exchange {

/// How a material uses the alpha of its texture.
enum class AlphaUse : std::uint8_t { Opaque, Mask, Blend };

/// Looks at the texture where the triangles of the material are, because one texture is often used by opaque and by
/// transparent materials.
[[nodiscard]] AlphaUse alphaUseOf(const model::Model& model, const model::Material& material,
                                  const image::Image* texture);

/// Adds the materials and the textures that they use, which are encoded as PNG on several threads, and returns the
/// index of each material. Colors are those that MMD draws in its own light. Textures that cannot be written are
/// reported as losses.
[[nodiscard]] std::vector<std::size_t> addMaterials(const model::Model& model, const image::ModelImages& images,
                                                    bool isUnlit, GlbBuilder& glb, Diagnostics& losses);

}  // namespace furitsuke::exchange
