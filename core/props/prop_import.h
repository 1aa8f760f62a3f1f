// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/model/model.h"

namespace furitsuke {

/// Reads a prop or a stage by assimp as a model of one bone, センター, so that a motion can carry it: at rest, with the
/// places of its parts applied, in MMD's left-handed system with y up, triangles clockwise from the front, v from the
/// top. assimp crashes on some damaged files: call this in a process that may die.
///
/// A unit of an .x file is ten of MMD (core/format/README.md). Formats that know their size (.glb .gltf .dae .fbx) come
/// at 0.08 m a unit, as the field takes it; the others as they are.
///
/// Materials are lit by diffuse and two fifths of it as ambient light, so that what MMD's own light of 0.6 meets from
/// the front has its own colour. They have no edge and cast no ground shadow: a floor would blacken the ground.
///
/// Pictures are named as in the file, of absolute paths the last part alone. Those that lie within the file are written
/// into `embeddedFolder` and named with kEmbeddedPrefix (core/image/model_images.h); with an empty one they are left
/// out. Nothing outside the folder of `file` is opened. An Error says why it cannot be read.
[[nodiscard]] Result<Model> importProp(const std::filesystem::path& file, const std::filesystem::path& embeddedFolder);

}  // namespace furitsuke
