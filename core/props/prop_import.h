// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/model/model.h"

namespace furitsuke::props {

/// Imports a prop or a stage with assimp as a model with a single bone, センター, so that a motion can move it. The
/// model is in its rest pose, with node transforms applied, or those of the bones where a mesh has them, in MMD's
/// left-handed coordinate system with y up, triangles clockwise as seen from the front, and v from the top. assimp
/// crashes on some damaged files; call this function in a separate process.
///
/// A unit of an .x file is ten model units (core/format/README.md). Formats with a known unit (.glb .gltf .dae .fbx)
/// are scaled to 0.08 m per model unit, the common convention; others are not scaled.
///
/// The ambient color of materials is two fifths of the diffuse color, so that a surface facing MMD's default light of
/// 0.6 has exactly its diffuse color. Materials have no edge and cast no ground shadow, because the shadow of a floor
/// would darken the ground.
///
/// Texture names are those of the file; only the last part of an absolute path is kept. Embedded pictures are written
/// to `embeddedFolder` and named with kEmbeddedPrefix (core/image/model_images.h), or dropped if it is empty. Nothing
/// outside the folder of `file` is opened. An Error gives the reason of a failure.
[[nodiscard]] Result<model::Model> importProp(const std::filesystem::path& file,
                                              const std::filesystem::path& embeddedFolder);

}  // namespace furitsuke::props
