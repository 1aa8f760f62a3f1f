// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/scene.h"

namespace furitsuke {

/// A small scene that is drawn with the same states of OpenGL as nearly all models: textures, spheres of each mode,
/// toon, edges, ground and self shadow, one and both sides of triangles. Evaluated.
[[nodiscard]] Scene warmingScene();

}  // namespace furitsuke
