// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/scene.h"

namespace furitsuke::render {

/// A small scene that uses the OpenGL states of nearly all models: textures, spheres of each mode, toon, edges, ground
/// and self shadow, single and double sided triangles. Evaluated.
[[nodiscard]] scene::Scene warmUpScene();

}  // namespace furitsuke::render
